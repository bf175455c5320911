import Commands
import Spelling
import TestSupport
import Testing

/// What is said where nothing can be spelled.
@Suite(.enabled(if: SpellingDictionary(language: "gd") == nil, "a dictionary for Gaelic is installed"))
struct MissingDictionaryTests {
  @Test func theLastLineSaysSo() throws {
    let text = "{ \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"Seòmar\" } }"
    let harness = try CheckHarness([
      "Localizable.xcstrings": """
      { "sourceLanguage" : "en", "strings" : { "Room" : { "localizations" : { "gd" : \(text) } } }, "version" : "1.0" }
      """
    ])
    let line = "; no dictionary is installed for the spelling of "
    let run = harness.run("check", "Localizable.xcstrings", "--rule", "misspelling")
    #expect(run.output.contains(line) && run.output.contains("gd"), "\(run.output)")
    #expect(harness.run("check", "Localizable.xcstrings", "--rule", "misspelling", "--quiet").output == "")
    #expect(!harness.run("check", "Localizable.xcstrings", "--rule", "doubled-space").output.contains(line))
    let advice = harness.run("check", "Localizable.xcstrings", "--rule", "misspelling", "--advice").errors
    #expect(advice.contains("no dictionary for gd is installed"))
    #expect(advice.contains("hunspell"))
  }
}
