/// Joins texts to a list as a language does, by CLDR's list patterns.
package struct ListJoining: Hashable, Sendable {
  package enum Conjunction: Sendable { case and, or, units }
  package enum Width: Sendable { case wide, short, narrow }

  let locale: String
  let conjunction: Conjunction
  let width: Width

  /// - Parameter identifier: A locale, in any spelling of its identifier.
  package init(locale identifier: String, conjunction: Conjunction = .and, width: Width = .wide) {
    locale = identifier
    self.conjunction = conjunction
    self.width = width
  }

  /// `a, b, and c`; with commas where the platform's data is out of reach.
  package func joined(_ items: [String]) -> String {
    switch items.count {
    case 0: ""
    case 1: items[0]
    default: ListFacts.joined(items, by: self) ?? items.joined(separator: ", ")
    }
  }
}
