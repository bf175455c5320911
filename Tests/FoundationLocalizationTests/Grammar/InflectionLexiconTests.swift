import Foundation
import FoundationLocalization
import MarkdownText
import Testing

@Suite("Lexicons of projects")
struct InflectionLexiconTests {
  @Test(
    "in a bundle are found",
    .enabled(if: MarkdownText.isAvailable, "without the trait Markdown markup stays as written"))
  func bundle() throws {
    let texts = try TemporaryBundle(
      ["es.lproj/Words.lexicon": "lexicon 1\nlanguage es\nnoun f: malteada\n"],
      compiled: ["es": ["%lld small shakes": "^[%lld malteada chico](inflect: true)"]])
    let text = withLanguage("es") { AttributedString(localized: "\(3) small shakes", bundle: texts.bundle) }
    #expect(String(text.characters) == "3 malteadas chicas")
  }

  @Test(
    "that are broken are reported, and not used",
    .enabled(if: MarkdownText.isAvailable, "without the trait Markdown markup stays as written"))
  func broken() throws {
    let texts = try TemporaryBundle(
      ["es.lproj/Words.lexicon": "lexicon 1\nlanguage es\nnoun x: malteada\n"],
      compiled: ["es": ["%lld photos": "^[%lld foto](inflect: true)"]])
    let text = withLanguage("es") { AttributedString(localized: "\(3) photos", bundle: texts.bundle) }
    #expect(String(text.characters) == "3 fotos")
  }

  @Test("can be added, also for a language that has none")
  func added() throws {
    // A language that no other test asks for, since what is added stays.
    let locale = Locale(identifier: "eo")
    var string = AttributedString("3 dosiero")
    string.inflect = .automatic
    #expect(!InflectionRule.canInflect(language: "eo"))
    #expect(string.inflected(locale: locale) == string)
    try InflectionLexicon(
      """
      lexicon 1
      language eo
      paradigm noun: s=o p=oj
      noun: dosiero
      """
    ).add()
    #expect(InflectionRule.canInflect(language: "eo"))
    #expect(String(string.inflected(locale: locale).characters) == "3 dosieroj")
  }

  @Test("say what is wrong with them")
  func faults() {
    #expect(throws: InflectionLexicon.ReadingError.self) { try InflectionLexicon("words") }
    do {
      _ = try InflectionLexicon("lexicon 1\nlanguage es\n\nsubstantive: a\n")
      Issue.record("it was read")
    } catch let error as InflectionLexicon.ReadingError {
      #expect(error.line == 4)
      #expect("\(error)" == "line 4: unknown kind of words \"substantive\"")
    } catch {
      Issue.record(error)
    }
  }
}
