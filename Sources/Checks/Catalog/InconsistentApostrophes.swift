import Findings

/// `'` within words, where the language's other texts have `’`.
package enum InconsistentApostrophes: SurveyRule {
  package static let description = RuleDescription(
    "a text has straight apostrophes within words, and the language's other texts have typographic ones",
    rationale: """
      `’` is the apostrophe of print, and which of the two a project writes is its choice. Where nearly all texts of a \
      language have made it, one with the other is seen at once.
      """,
    severity: .advice,
    bad: [.catalog(catalog("↓C'est complet"), fixed: catalog("C’est complet"))],
    good: [
      .catalog(catalog("C’est complet")), .catalog(catalog("'Hamlet' à l’affiche")), .catalog(catalog("HH'h'mm")),
    ])

  package struct Survey: CatalogSurvey {
    /// Language → texts with typographic apostrophes alone.
    private var typographic: [String: Int] = [:]
    // An entry lives as long as its texts are kept.
    private var straight: [(entry: CheckedEntry, text: CheckedText)] = []

    package init?(of catalog: CheckedCatalog, in project: CheckedProject, _ options: RuleOptions) {}

    package mutating func note(_ entry: CheckedEntry) {
      guard entry.bytes.hasAny(of: marks) else { return }
      for text in entry.shownTexts where text.bytes.hasAny(of: marks) {
        if text.bytes.contains("'") {
          if !places(of: "'", in: text.value).isEmpty { straight.append((entry, text)) }
        } else if !places(of: "’", in: text.value).isEmpty {
          typographic[text.language, default: 0] += 1
        }
      }
    }

    package mutating func append(_ next: Survey) {
      typographic.merge(next.typographic, uniquingKeysWith: +)
      straight += next.straight
    }

    package func judge(_ report: inout RuleReport) {
      let counts = Dictionary(straight.map { ($0.text.language, 1) }, uniquingKeysWith: +)
      for (_, text) in straight {
        let (others, own) = (typographic[text.language] ?? 0, counts[text.language] ?? 0)
        guard others >= 5, others >= own * 4 else { continue }
        report.add(
          text.place, "\(text.named) has a straight apostrophe, \(others) other texts of the language have not",
          suggestion: "write ’", fix: fix(text))
      }
    }
  }

  /// Of both apostrophes; others begin with the same byte as the typographic one.
  private static let marks = TextBytes("'’")

  /// The apostrophes between two letters, or a letter and a specifier; none of a word that has several, as patterns of
  /// dates have, nor of code.
  private static func places(of mark: Unicode.Scalar, in text: String) -> [String.UnicodeScalarView.Index] {
    guard text.utf8.allSatisfy({ !"<>{}`=\\".utf8.contains($0) }) else { return [] }
    let scalars = text.unicodeScalars
    var places: [String.UnicodeScalarView.Index] = []
    var place = scalars.startIndex
    while let found = scalars[place...].firstIndex(of: mark) {
      place = scalars.index(after: found)
      guard found > scalars.startIndex, place < scalars.endIndex,
        scalars[scalars.index(before: found)].properties.isAlphabetic,
        scalars[place].properties.isAlphabetic || scalars[place] == "%"
      else { continue }
      let word = scalars[place...].prefix { !$0.properties.isWhitespace }
      let before = scalars[..<found].reversed().prefix { !$0.properties.isWhitespace }
      if !word.contains(mark), !before.contains(mark) { places.append(found) }
    }
    return places
  }

  private static func fix(_ text: CheckedText) -> CheckFix? {
    guard text.isEditable else { return nil }
    var result = String.UnicodeScalarView()
    let places = Set(places(of: "'", in: text.value))
    for index in text.value.unicodeScalars.indices {
      result.append(places.contains(index) ? "’" : text.value.unicodeScalars[index])
    }
    return text.fix("Write the apostrophe as the others are", value: String(result), isSafe: true)
  }

  /// A French catalog whose other texts have `’`.
  private static func catalog(_ text: String) -> String {
    let others = ["L’entrée", "L’affiche", "C’est ici", "Jusqu’à la scène", "Aujourd’hui"]
    let entries = ([text] + others).enumerated().map { number, text in
      """
          "seat.text\(number)" : {
            "localizations" : {
              "en" : { "stringUnit" : { "state" : "translated", "value" : "A text" } },
              "fr" : { "stringUnit" : { "state" : "translated", "value" : "\(text)" } }
            }
          }
      """
    }
    return """
      {
        "sourceLanguage" : "en",
        "strings" : {
      \(entries.joined(separator: ",\n"))
        },
        "version" : "1.0"
      }
      """
  }
}
