import GrammaticalAgreement
import LanguageData
import TestSupport
import Testing

@Suite("Agreement, whatever the text")
struct AgreementPropertyTests {
  private static let pieces = [
    "3", "1", "0", "1.000", "٣", "99999999999999999999999", " ", " ", " ", "\u{a0}", "-", "'", "’", ",", ".", "!", "¡",
    "\u{2068}", "\u{2069}", "👩‍👩‍👧", "é", "e\u{301}", "\u{301}", "\n", "漢字", "שלום", "l'", "d'", "un'", "%", "^[", "]",
    "el", "la", "der", "den", "le", "il", "o", "the", "a", "an", "de la", "in der", "foto", "Datei", "photo", "archivo",
    "Ordner", "fichier", "utente", "ensalada", "neuer", "chico", "bel", "beau", "está", "is", "sind", "they", "er",
    "él",
    "them", "her", "mit", "con", "of", "und", "y", "ẞtraße", "ǅ", "İ", "ﬁle", "FILE", "pdf-Datei", "-datei", "x",
  ]

  private func text(_ random: inout SeededRandom, markups: Bool) -> AgreementText {
    AgreementText(
      (0..<Int.random(in: 0...8, using: &random)).map { _ in
        let text = (0..<Int.random(in: 0...5, using: &random)).compactMap { _ in
          Self.pieces.randomElement(using: &random)
        }.joined(separator: Bool.random(using: &random) ? " " : "")
        guard markups else { return .init(text) }
        func number() -> Int? { Bool.random(using: &random) ? Int.random(in: -1...4, using: &random) : nil }
        let rules: [AgreementMarkup.Rule?] = [
          nil, .automatic, .explicit(Referent(features: .feminine)),
          .explicit(Referent(features: [.plural, .neuter], pronouns: [.nominative: "xe"])),
        ]
        let counts: [AgreementCount?] = [nil, nil, .integer(.min), .integer(3), .decimal(.nan), .decimal(-1.5)]
        let kinds: [WordKind?] = [nil, .noun, .adjective, .verb]
        let markup = AgreementMarkup(
          rule: rules.randomElement(using: &random) ?? nil, agreeWithArgument: number(), agreeWithConcept: number(),
          referentConcept: number(), hasAlternative: Bool.random(using: &random))
        return .init(
          text, markup: markup, argument: number(), count: counts.randomElement(using: &random) ?? nil,
          stated: Bool.random(using: &random)
            ? StatedWord(kind: kinds.randomElement(using: &random) ?? nil, features: .feminine) : nil)
      })
  }

  private func engine(_ language: String) throws -> AgreementEngine {
    AgreementEngine(
      lexicon: try #require(Lexicons.lexicon(for: language)), language: try #require(LanguageIdentifier(language)),
      concepts: [.person(Referent(features: .feminine)), .phrase("limonada"), .person(nil)],
      user: Referent(features: .masculine))
  }

  @Test("edits lie in marked parts, in order and apart", arguments: Lexicons.texts.map(\.language))
  func edits(language: String) throws {
    let engine = try engine(language)
    var random = SeededRandom(seed: 5_150)
    var changed = 0
    for _ in 0..<1_500 {
      let text = text(&random, markups: true)
      let edits = engine.edits(for: text)
      changed += edits.count
      var marked: [Bool] = []
      for run in text.runs { marked += Array(repeating: !run.markup.isEmpty, count: run.text.utf8.count) }
      var end = 0
      for edit in edits {
        #expect(edit.range.lowerBound >= end && edit.range.upperBound <= marked.count)
        #expect(edit.range.allSatisfy { marked[$0] })
        end = edit.range.upperBound
      }
      #expect(String(validating: engine.inflected(text).utf8, as: UTF8.self) != nil)
    }
    #expect(changed > 200)
  }

  @Test("texts without markup stay the same", arguments: Lexicons.texts.map(\.language))
  func unmarked(language: String) throws {
    let engine = try engine(language)
    var random = SeededRandom(seed: 42)
    for _ in 0..<300 {
      let text = text(&random, markups: false)
      #expect(engine.edits(for: text).isEmpty)
      #expect(engine.inflected(text) == text.text)
    }
  }

  @Test("what agrees stays as it is", arguments: PhraseTests.examples)
  func stable(example: PhraseExample) throws {
    let lexicon = try #require(Lexicons.lexicon(for: example.language))
    let engine = AgreementEngine(lexicon: lexicon, language: try #require(LanguageIdentifier(example.language)))
    let automatic = AgreementMarkup(rule: .automatic)
    let once = engine.inflected(AgreementText([.init(example.text.text, markup: automatic)]))
    let twice = engine.inflected(AgreementText([.init(once, markup: automatic)]))
    #expect(once == twice)
  }

  @Test("a long text does not take long to work on, and deep nesting does not exist")
  func long() throws {
    let text = String(repeating: "3 nuevo archivo de la foto ", count: 2_000)
    let result = try engine("es").inflected(AgreementText([.init(text, markup: .init(rule: .automatic))]))
    #expect(result.hasPrefix("3 nuevos archivos de la foto"))
  }
}
