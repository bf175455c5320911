import Findings
import PropertyLists
import Testing

@Suite struct OldStylePropertyListReaderTests {
  @Test func readsNestedValuesInOrder() throws {
    let text = "// !$*UTF8*$!\n{\n\tb = (1, \"two\", );\n\ta /* note */ = { x = <0fa0 Ff>; };\n}\n"
    let list = try OldStylePropertyListReader.propertyList(in: Array(text.utf8), path: "x.pbxproj")
    #expect(list.dictionary?.keys == ["b", "a"])
    #expect(list["b"]?.strings == ["1", "two"])
    #expect(list["a"]?["x"]?.value == .data([0x0F, 0xA0, 0xFF]))
  }
}
