import Findings
import LocalizableReferences
import SourceExtraction
import SourceText
import Testing

@Suite("Info.plist")
struct InfoPlistExtractorTests {
  private static let list = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
      <key>CFBundleDocumentTypes</key>
      <array><dict><key>CFBundleTypeName</key><string>Seat plan</string></dict></array>
      <key>CFBundleName</key>
      <string>$(PRODUCT_NAME) ${EDITION:upper}</string>
      <key>CFBundleShortVersionString</key>
      <string>1.0</string>
      <key>NSCameraUsageDescription</key>
      <string>Reads vouchers &amp; tickets.</string>
      <key>NSHomeMadeUsageDescription</key>
      <string>No key that the system knows.</string>
      <key>NSHumanReadableCopyright</key>
      <string>© $(UNKNOWN)</string>
      <key>UTExportedTypeDeclarations</key>
      <array><dict><key>UTTypeDescription</key><string>Tickets &amp; seats</string></dict></array>
    </dict>
    </plist>
    """

  private func references(
    _ files: [String: String], isGenerated: Bool = false, values: [String: String] = [:],
    variables: [String: String] = [:]
  ) throws -> [LocalizableReference] {
    var fixture = ExtractionFixture(files: files)
    fixture.infoPlist = InfoPlistSource(
      isGenerated: isGenerated, values: values,
      variables: ["PRODUCT_NAME": "$(TARGET_NAME)", "TARGET_NAME": "Hall", "EDITION": "beta"]
        .merging(variables) { _, new in new },
      places: [
        "INFOPLIST_KEY_CFBundleDisplayName": SourcePosition(offset: UTF8Offset(9), line: 7, column: 4, utf16Column: 4)
      ],
      definedIn: "Hall.xcodeproj/project.pbxproj")
    return try fixture.result(InfoPlistExtractor()).references
  }

  @Test("localizable keys come with text, comment and place")
  func keys() throws {
    let found = try references(["App/Info.plist": Self.list])
    let adding = found.filter(\.addsKey)
    #expect(
      adding.map(\.key) == [
        "CFBundleName", "NSCameraUsageDescription", "NSHumanReadableCopyright", "Tickets & seats",
      ])
    #expect(
      adding.map(\.comment) == [
        "Bundle name", "Privacy - Camera Usage Description", "Copyright (human-readable)", nil,
      ])
    #expect(adding.map(\.defaultValue) == ["Hall BETA", "Reads vouchers & tickets.", nil, nil])
    #expect(adding.map(\.location.line) == [7, 11, 15, 18])
    #expect(adding[0].location.column == 8)
    #expect(found.allSatisfy { $0.table == "InfoPlist" && $0.origin == .propertyList })
  }

  @Test("other texts only keep keys that somebody added")
  func mentions() throws {
    let found = try references(["App/Info.plist": Self.list]).filter { !$0.addsKey }
    #expect(found.map(\.key) == ["CFBundleShortVersionString", "NSHomeMadeUsageDescription", "Seat plan"])
  }

  @Test("a list that the build makes has a name, and the texts of its settings")
  func generated() throws {
    let values = ["CFBundleDisplayName": "The $(TARGET_NAME)", "NSHumanReadableCopyright": "", "UIStatusBarStyle": "x"]
    let found = try references([:], isGenerated: true, values: values)
    #expect(
      found.filter(\.addsKey).map { [$0.key, $0.defaultValue ?? "-", $0.reason] } == [
        ["CFBundleDisplayName", "The Hall", "INFOPLIST_KEY_CFBundleDisplayName"],
        ["CFBundleName", "Hall", "PRODUCT_NAME"],
        ["NSHumanReadableCopyright", "", "INFOPLIST_KEY_NSHumanReadableCopyright"],
      ])
    #expect(found.allSatisfy { $0.location.path == "Hall.xcodeproj/project.pbxproj" && $0.table == "InfoPlist" })
    #expect(found.map(\.location.line) == [7, 1, 1, 1])
    #expect(try references([:], isGenerated: false, values: values).isEmpty)
  }

  @Test("a file and settings complete each other; each file has its table")
  func completed() throws {
    let files = ["Info.plist": Self.list, "Watch-Info.plist": "{ CFBundleDisplayName = Watch; }"]
    let found = try references(files, isGenerated: true, values: ["CFBundleName": "Other", "CFBundleDisplayName": "D"])
    let rows = found.filter { $0.key.hasPrefix("CFBundle") && $0.addsKey }
      .map { [$0.table ?? "", $0.key, $0.defaultValue ?? ""] }
    #expect(
      rows == [
        ["InfoPlist", "CFBundleName", "Hall BETA"], ["Watch-InfoPlist", "CFBundleDisplayName", "Watch"],
        ["InfoPlist", "CFBundleDisplayName", "D"], ["Watch-InfoPlist", "CFBundleName", "Other"],
      ])
  }

  @Test(
    "names of tables",
    arguments: [
      ("App/Info.plist", "InfoPlist"), ("Watch-Info.plist", "Watch-InfoPlist"),
      ("Info-beta.plist", "Info-beta-InfoPlist"), ("Custom.plist", "Custom-InfoPlist"),
    ])
  func tables(path: String, table: String) { #expect(InfoPlistTable.name(forFile: path) == table) }

  @Test("lists that cannot be read are incomplete")
  func incomplete() throws {
    var fixture = ExtractionFixture(files: ["Info.plist": "<plist><dict>"])
    fixture.missing = ["Other.plist"]
    let result = try fixture.result(InfoPlistExtractor())
    #expect(result.incompleteFiles == ["Info.plist", "Other.plist"])
    #expect(result.findings.count == 2)
  }

  @Test("settings that name themselves end")
  func loops() throws {
    var fixture = ExtractionFixture(files: [:])
    fixture.infoPlist = InfoPlistSource(
      isGenerated: true, values: ["CFBundleName": "$(A)", "CFBundleDisplayName": "$(A", "CFBundleSpokenName": "5$"],
      variables: ["A": "$(B)", "B": "${A}"], definedIn: "p")
    let found = try fixture.result(InfoPlistExtractor()).references
    #expect(found.map(\.defaultValue) == [nil, nil, "5$"])
  }

  @Test("settings that name each other over and over are given up")
  func manyVariables() throws {
    let names = (0..<15).map { "V\($0)" }
    let variables = zip(names, names.dropFirst()).map { ($0, String(repeating: "$(\($1))", count: 100)) }
    let found = try references(
      [:], isGenerated: true, values: ["CFBundleDisplayName": "$(V0)"],
      variables: Dictionary(uniqueKeysWithValues: variables + [("V14", "")]))
    #expect(found.first { $0.key == "CFBundleDisplayName" }?.defaultValue == nil)
  }
}
