import ProjectModel
import Testing

@Suite struct XcodeKnownRegionsTests {
  private let text = "{\n\t\t\tknownRegions = (\n\t\t\t\ten,\n\t\t\t\tBase,\n\t\t\t\t\"pt-BR\",\n\t\t\t);\n}\n"

  @Test func readsTheList() throws {
    #expect(try #require(XcodeKnownRegions(in: Array(text.utf8))).languages == ["en", "Base", "pt-BR"])
  }

  @Test func changesNothingElse() throws {
    let regions = try #require(XcodeKnownRegions(in: Array(text.utf8)))
    #expect(regions.bytes(with: ["en", "Base", "pt-BR"]) == Array(text.utf8))
    let added = String(decoding: regions.bytes(with: ["en", "Base", "pt-BR", "zh-Hans", "fr"]), as: UTF8.self)
    #expect(
      added
        == "{\n\t\t\tknownRegions = (\n\t\t\t\ten,\n\t\t\t\tBase,\n\t\t\t\t\"pt-BR\",\n\t\t\t\t\"zh-Hans\",\n\t\t\t\tfr,\n\t\t\t);\n}\n"
    )
  }

  @Test func keepsAListOnOneLine() throws {
    let regions = try #require(XcodeKnownRegions(in: Array("knownRegions = (en, de);".utf8)))
    #expect(String(decoding: regions.bytes(with: ["en"]), as: UTF8.self) == "knownRegions = (en);")
  }

  @Test(arguments: ["", "knownRegions = (en,", "knownRegions = (a); knownRegions = (b);"])
  func takesNothingForAListThatIsNone(text: String) { #expect(XcodeKnownRegions(in: Array(text.utf8)) == nil) }
}
