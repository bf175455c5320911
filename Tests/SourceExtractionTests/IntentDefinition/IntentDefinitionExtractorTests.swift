import Findings
import LocalizableReferences
import SourceExtraction
import Testing

@Suite("Intent definitions")
struct IntentDefinitionExtractorTests {
  private let definition = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
      <key>INEnums</key>
      <array><dict>
        <key>INEnumDisplayName</key><string>Zone</string>
        <key>INEnumDisplayNameID</key><string>zOn001</string>
        <key>INEnumName</key><string>Zone</string>
      </dict></array>
      <key>INIntentDefinitionNamespace</key><string>nAm001</string>
      <key>INIntents</key>
      <array><dict>
        <key>INIntentTitle</key><string>Find Seats</string>
        <key>INIntentTitleID</key><string>tTl001</string>
        <key>INIntentDescription</key><string></string>
        <key>INIntentDescriptionID</key><string>dEs001</string>
        <key>INIntentParameters</key>
        <array><dict>
          <key>INIntentParameterName</key><string>row</string>
          <key>INIntentParameterDisplayName</key><string>Row &amp; Seat</string>
          <key>INIntentParameterDisplayNameID</key><string>rOw001</string>
          <key>INIntentParameterMetadata</key>
          <dict><key>INIntentParameterMetadataDefaultValueID</key><string>dEf001</string></dict>
        </dict></array>
        <key>INIntentParameterCombinations</key>
        <dict><key>row</key><dict>
          <key>INIntentParameterCombinationTitle</key><string>Find ${row}</string>
          <key>INIntentParameterCombinationTitleID</key><string>cOm001</string>
        </dict></dict>
      </dict></array>
    </dict></plist>
    """

  private func result(_ text: String, path: String = "App/Base.lproj/Seats.intentdefinition") throws
    -> ExtractionResult
  {
    try ExtractionFixture(files: [path: text]).result(IntentDefinitionExtractor())
  }

  @Test("every text with an identifier is a string of the file's table")
  func texts() throws {
    let found = try result(definition)
    #expect(found.references.map(\.key) == ["zOn001", "tTl001", "rOw001", "cOm001"])
    #expect(found.references.map(\.defaultValue) == ["Zone", "Find Seats", "Row & Seat", "Find ${row}"])
    #expect(found.references.map(\.location.line) == [6, 13, 20, 27])
    #expect(found.references.first?.reason == "INEnumDisplayName")
    #expect(
      found.references.allSatisfy { $0.table == "Seats" && $0.comment == nil && $0.origin == .interfaceFile })
    #expect(found.findings.isEmpty && found.incompleteFiles.isEmpty)
  }

  @Test("an identifier that stands twice is one string")
  func doubles() throws {
    let text = definition.replacing("zOn001", with: "tTl001")
    #expect(try result(text).references.filter { $0.key == "tTl001" }.count == 1)
  }

  @Test("what is no such file is refused, and nothing concluded from it")
  func refused() throws {
    for text in ["", "<plist version=\"1.0\"><array></array></plist>", "<plist", "{ not a list"] {
      let found = try result(text)
      #expect(found.references.isEmpty)
      #expect(!found.findings.isEmpty, "\(text)")
      #expect(found.incompleteFiles == ["App/Base.lproj/Seats.intentdefinition"])
    }
    #expect(
      try result("<plist version=\"1.0\"><array></array></plist>").findings.map(\.id) == ["not-an-intent-definition"])
  }

  @Test("a file cut off anywhere gives everything or nothing")
  func truncated() throws {
    for end in stride(from: 0, to: definition.count, by: 41) {
      let found = try result(String(definition.prefix(end)))
      #expect(found.references.isEmpty)
      #expect(found.incompleteFiles.count == 1)
    }
  }
}
