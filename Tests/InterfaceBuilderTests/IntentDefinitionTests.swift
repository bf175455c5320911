import Findings
import InterfaceBuilder
import TestSupport
import Testing

@Suite struct IntentDefinitionTests {
  private let definition = """
    <plist version="1.0"><dict>
      <key>INIntents</key>
      <array><dict>
        <key>INIntentTitle</key><string>Find Seats</string>
        <key>INIntentTitleID</key><string>tTl001</string>
        <key>INIntentDescription</key><string></string>
        <key>INIntentDescriptionID</key><string>dEs001</string>
        <key>INIntentParameters</key>
        <array><dict>
          <key>INIntentParameterDisplayName</key><string>Row &amp; Seat</string>
          <key>INIntentParameterDisplayNameID</key><string>rOw001</string>
        </dict><dict>
          <key>INIntentParameterDisplayName</key><string>The same again</string>
          <key>INIntentParameterDisplayNameID</key><string>rOw001</string>
        </dict></array>
      </dict></array>
    </dict></plist>
    """

  @Test func textsHaveTheirIdentifiersBesideThem() throws {
    let texts = try IntentDefinition(bytes: Array(definition.utf8), path: "a.intentdefinition").texts
    #expect(texts.map(\.identifier) == ["rOw001", "tTl001"])
    #expect(texts.map(\.text) == ["Row & Seat", "Find Seats"])
    #expect(texts.map(\.name) == ["INIntentParameterDisplayName", "INIntentTitle"])
  }

  @Test func whatIsNoDictionaryIsRefused() {
    for text in ["", "<plist version=\"1.0\"><array></array></plist>", "<plist", "{ not a list"] {
      #expect(throws: RefusedInput.self) { try IntentDefinition(bytes: Array(text.utf8), path: "a.intentdefinition") }
    }
  }

  @Test(arguments: 0..<200) func mutationsNeverCrash(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    var bytes = Array(definition.utf8)
    for _ in 0..<3 {
      let place = Int.random(in: bytes.indices, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes.remove(at: place)
      default: bytes.removeSubrange(place...)
      }
      if bytes.isEmpty { bytes = [0x3C] }
    }
    _ = try? IntentDefinition(bytes: bytes, path: "a.intentdefinition")
  }
}
