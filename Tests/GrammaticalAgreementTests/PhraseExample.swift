import Foundation
import GrammaticalAgreement
import LanguageData
import Testing

/// A line of `Phrases/`: a text with its markup, what must come out, and what is known of concepts and the user.
///
/// `[3 limonada chico] => 3 limonadas chicas ; concept f ; user m`. In brackets is what agrees among itself, or, after
/// a bar, with a concept (`c1`, as a pronoun `r1`), an argument (`a1`) or a gender and number (`f`, `fp`); `alt` stands
/// for an alternative, which comes out as `ALTERNATIVE`. Braces are arguments, counted from 1.
struct PhraseExample: CustomTestStringConvertible, Sendable {
  let language: String
  let text: AgreementText
  let expected: String
  let written: String
  private(set) var concepts: [AgreementConcept] = []
  private(set) var user: Referent?

  var testDescription: String { "\(language): \(written)" }

  static func examples(of language: String) -> [PhraseExample] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Phrases/\(language).txt")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { PhraseExample(line: $0, language: language) }
  }

  init(line: Substring, language: String) {
    self.language = language
    let sides = line.components(separatedBy: " => ")
    let parts = (sides.last ?? "").components(separatedBy: " ; ")
    written = sides[0]
    expected = parts[0]
    text = AgreementText(Self.runs(of: written))
    for part in parts.dropFirst() {
      let words = part.split(separator: " ", maxSplits: 2)
      switch (words.first, words.last) {
      case ("user", let letters?): user = Referent(features: GrammaticalFeatures(letters: letters) ?? [])
      case ("concept", "?"): concepts.append(.person(nil))
      case ("concept", let phrase?) where words.count == 3: concepts.append(.phrase(String(phrase)))
      case ("concept", let letters?):
        concepts.append(.person(Referent(features: GrammaticalFeatures(letters: letters) ?? [])))
      default: break
      }
    }
  }

  /// Reads brackets and braces.
  private static func runs(of written: String) -> [AgreementText.Run] {
    var runs: [AgreementText.Run] = []
    var argument = 0
    var rest = written[...]
    func append(_ text: Substring, markup: AgreementMarkup) {
      var text = text
      while let open = text.firstIndex(of: "{"), let close = text[open...].firstIndex(of: "}") {
        if open > text.startIndex { runs.append(.init(String(text[..<open]), markup: markup)) }
        let value = String(text[text.index(after: open)..<close])
        argument += 1
        let count: AgreementCount? = Int(value).map { .integer($0) } ?? Double(value).map { .decimal($0) }
        runs.append(.init(value, markup: markup, argument: argument, count: count))
        text = text[text.index(after: close)...]
      }
      if !text.isEmpty { runs.append(.init(String(text), markup: markup)) }
    }
    while let open = rest.firstIndex(of: "["), let close = rest[open...].firstIndex(of: "]") {
      append(rest[..<open], markup: AgreementMarkup())
      let content = rest[rest.index(after: open)..<close].split(separator: "|", omittingEmptySubsequences: false)
      append(content[0], markup: markup(of: content.dropFirst()))
      rest = rest[rest.index(after: close)...]
    }
    append(rest, markup: AgreementMarkup())
    return runs
  }

  private static func markup(of options: ArraySlice<Substring>) -> AgreementMarkup {
    var markup = AgreementMarkup()
    for option in options {
      let number = Int(option.dropFirst())
      switch (option.first, number) {
      case ("c", let number?): markup.agreeWithConcept = number
      case ("r", let number?): markup.referentConcept = number
      case ("a", let number?): markup.agreeWithArgument = number
      case _ where option == "alt": markup.hasAlternative = true
      default: markup.rule = .explicit(Referent(features: GrammaticalFeatures(letters: option) ?? []))
      }
    }
    if markup.isEmpty { markup.rule = .automatic }
    return markup
  }

  func inflected() throws -> String {
    let engine = AgreementEngine(
      lexicon: try #require(Lexicons.lexicon(for: language)), language: try #require(LanguageIdentifier(language)),
      concepts: concepts, user: user)
    return engine.inflected(text) { _ in "ALTERNATIVE" }
  }
}
