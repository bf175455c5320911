package import LanguageData

/// How many plural forms the messages of a PO file have, and which number takes which: the header's `Plural-Forms`.
package struct POPluralForms: Hashable, Sendable {
  package let count: Int
  /// C's, of one variable `n`.
  package let expression: String
  private let parsed: POPluralExpression

  /// - Parameter header: `nplurals=2; plural=(n != 1);`
  /// - Returns: nil where it cannot be understood.
  package init?(header: String) {
    var count: Int?
    var expression: String?
    for part in header.split(separator: ";") {
      guard let equals = part.firstIndex(of: "=") else { continue }
      let value = part[part.index(after: equals)...].trimmed
      switch part[..<equals].trimmed {
      case "nplurals": count = Int(value)
      case "plural": expression = value
      default: continue
      }
    }
    guard let count, (1...32).contains(count), let expression, let parsed = POPluralExpression(expression) else {
      return nil
    }
    self.count = count
    self.expression = expression
    self.parsed = parsed
  }

  /// The value of the header field.
  package var header: String { "nplurals=\(count); plural=\(expression);" }

  /// The form of a number; nil where the expression fails (a division by zero) or names no form.
  package func form(of number: Int) -> Int? {
    guard let value = parsed.value(UInt64(max(0, number))), value < UInt64(count) else { return nil }
    return Int(value)
  }

  /// The category that each form holds the text of, by what most numbers that take the form have in CLDR; nil for a
  /// form that has lost its category to another one.
  package func categories(in language: LanguageIdentifier) -> [PluralCategory?] {
    var votes = [[PluralCategory: Int]](repeating: [:], count: count)
    for number in 0...1000 {
      guard let form = form(of: number), let category = language.pluralCategory(of: number) else { continue }
      // Small numbers tell forms apart; most large ones are all of the same kind.
      votes[form][category, default: 0] += number < 3 ? 1000 : 1
    }
    var result = [PluralCategory?](repeating: nil, count: count)
    var taken: Set<PluralCategory> = []
    let candidates = votes.enumerated().flatMap { form, categories in
      categories.map { (form: form, category: $0.key, votes: $0.value) }
    }.sorted { ($1.votes, $0.form, $0.category) < ($0.votes, $1.form, $1.category) }
    for candidate in candidates where result[candidate.form] == nil && !taken.contains(candidate.category) {
      result[candidate.form] = candidate.category
      taken.insert(candidate.category)
    }
    if count == 1 { result[0] = .other }
    // A form of fractions, or of millions: the categories that no number has taken.
    var rest = language.pluralCategories.filter { !taken.contains($0) }[...]
    for form in result.indices where result[form] == nil && votes[form].isEmpty { result[form] = rest.popFirst() }
    return result
  }
}
