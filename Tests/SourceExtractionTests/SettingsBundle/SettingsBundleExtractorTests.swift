import Findings
import LocalizableReferences
import SourceExtraction
import Testing

@Suite("Settings bundles")
struct SettingsBundleExtractorTests {
  private let page = """
    <plist version="1.0"><dict>
      <key>PreferenceSpecifiers</key>
      <array>
        <dict><key>Type</key><string>PSGroupSpecifier</string><key>Title</key><string>Seats</string>
          <key>FooterText</key><string>Where &amp; when</string></dict>
        <dict><key>Type</key><string>PSMultiValueSpecifier</string><key>Key</key><string>row</string>
          <key>Title</key><string></string>
          <key>Titles</key><array><string>Front</string><string>Back</string><string>Seats</string></array>
          <key>ShortTitles</key><array><string>F</string></array>
          <key>Values</key><array><string>0</string><string>1</string></array></dict>
      </array>
      <key>StringsTable</key><string>Hall</string>
    </dict></plist>
    """

  @Test("texts of a page go to its table, each once")
  func texts() throws {
    let result = try ExtractionFixture(files: ["App/Settings.bundle/Hall.plist": page]).result(
      SettingsBundleExtractor())
    #expect(result.references.map(\.key) == ["Seats", "Where & when", "Front", "Back", "F"])
    #expect(result.references.map(\.location.line) == [4, 5, 8, 8, 9])
    #expect(result.references.allSatisfy { $0.table == "Hall" && $0.origin == .settingsBundle })
  }

  @Test("other property lists are not pages, and pages are no Info.plist")
  func others() throws {
    let elsewhere = ExtractionFixture(files: ["App/Hall.plist": page])
    #expect(try elsewhere.result(SettingsBundleExtractor()).references.isEmpty)
    let inside = ExtractionFixture(files: ["App/Settings.bundle/Hall.plist": page])
    #expect(try inside.result(InfoPlistExtractor()).references.isEmpty)
    let untranslated = page.replacing("StringsTable", with: "Other")
    let result = try ExtractionFixture(files: ["Settings.bundle/Root.plist": untranslated])
      .result(SettingsBundleExtractor())
    #expect(result.references.isEmpty && result.incompleteFiles.isEmpty)
  }

  @Test("a damaged page is incomplete")
  func damaged() throws {
    var fixture = ExtractionFixture(files: ["Settings.bundle/Root.plist": "<plist><dict>"])
    fixture.missing = ["Settings.bundle/More.plist"]
    let result = try fixture.result(SettingsBundleExtractor())
    #expect(result.incompleteFiles == ["Settings.bundle/Root.plist", "Settings.bundle/More.plist"])
  }
}
