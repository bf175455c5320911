import Findings
import Foundation
import PropertyLists
import Testing

@Suite struct PropertyListReaderTests {
  private static let xml = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0"><dict>
      <key>name</key><string>Tickets &amp; more</string>
      <key>count</key><integer>3</integer>
      <key>share</key><real>0.5</real>
      <key>open</key><true/>
      <key>list</key><array><string>a</string></array>
      <key>bytes</key><data>AAE=</data>
    </dict></plist>
    """

  private func expectSample(_ list: PropertyListNode) {
    #expect(list.dictionary?.keys == ["bytes", "count", "list", "name", "open", "share"])
    #expect(list["name"]?.string == "Tickets & more")
    #expect(list["count"]?.value == .integer(3))
    #expect(list["share"]?.value == .real(0.5))
    #expect(list["open"]?.value == .boolean(true))
    #expect(list["open"]?.scalarText == "YES")
    #expect(list["list"]?.strings == ["a"])
    #expect(list["bytes"]?.value == .data([0, 1]))
  }

  @Test func readsXML() throws {
    expectSample(try PropertyListReader.propertyList(in: Array(Self.xml.utf8), path: "x"))
    expectSample(try PropertyListReader.propertyList(in: Array(("\u{FEFF}\n" + Self.xml).utf8), path: "x"))
  }

  @Test func readsBinary() throws {
    let value = try PropertyListSerialization.propertyList(from: Data(Self.xml.utf8), options: [], format: nil)
    let data = try PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0)
    expectSample(try PropertyListReader.propertyList(in: Array(data), path: "x"))
  }

  @Test func readsOldStyle() throws {
    let list = try PropertyListReader.propertyList(in: Array("{ z = 1; a = 2; }".utf8), path: "x")
    #expect(list.dictionary?.keys == ["z", "a"])
  }

  @Test(arguments: [
    "<?xml version=\"1.0\"?><plist><dict>", "bplist00garbage", "<plist><dict><key>a</key></dict></plist>",
  ])
  func damagedListsAreRefused(text: String) throws {
    let refusal = try #require(throws: RefusedInput.self) {
      try PropertyListReader.propertyList(in: Array(text.utf8), path: "Info.plist")
    }
    #expect(refusal.findings.first?.location?.path == "Info.plist")
    #expect(refusal.findings.first?.id == "malformed-property-list")
  }
}
