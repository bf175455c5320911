import Commands
import TestSupport
import Testing

/// Words of two scripts, as `mixed-script-word` mends them.
@Suite struct ScriptMixtureTests {
  private static let path = "Localizable.xcstrings"

  private func mended(_ text: String, _ language: String, _ option: String) throws -> (text: String, errors: String) {
    let catalog = """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "Seats" : {
            "extractionState" : "manual",
            "localizations" : {
              "\(language)" : { "stringUnit" : { "state" : "translated", "value" : "\(text)" } }
            }
          }
        },
        "version" : "1.0"
      }
      """
    let harness = try CheckHarness([Self.path: catalog])
    let errors = harness.run("check", ".", "--rule", "mixed-script-word").errors
    _ = harness.run("check", ".", "--rule", "mixed-script-word", option)
    let after = try harness.text(Self.path)
    #expect(after == catalog.replacing(text, with: after.contains(text) ? text : "Зал"))
    return (after.contains(text) ? text : "Зал", errors)
  }

  /// What looks alike may be another letter than the one that was meant.
  @Test func onlyAllFixesMendIt() throws {
    #expect(try mended("Зaл", "uk", "--fix").text == "Зaл")
    let all = try mended("Зaл", "uk", "--fix=all")
    #expect(all.text == "Зал")
    #expect(all.errors.contains("write 'Зал' in one script"))
  }

  /// The Cyrillic double of an s is a letter of Macedonian alone; a word of many doubles was written on purpose.
  @Test(arguments: [("Зsверху", "uk"), ("Зaлaaи", "uk"), ("Tiсket", "uk")])
  func aWordIsLeftThatIsNotOfTheLanguage(_ text: String, _ language: String) throws {
    let left = try mended(text, language, "--fix=all")
    #expect(left.text == text)
    #expect(left.errors.contains("[mixed-script-word]"))
    #expect(left.errors.contains("write it in one script"))
  }
}
