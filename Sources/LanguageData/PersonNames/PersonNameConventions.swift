/// How a language orders and spaces the names of persons: CLDR's `personNames` data (UTS #35, part 8), of which this
/// holds what Foundation's styles depend on.
package struct PersonNameConventions: Sendable {
  /// Languages of names, CLDR's `und` for all others among them, whose family name follows the given name here.
  let givenFirst: [String]
  /// Languages of names whose family name comes first here.
  let surnameFirst: [String]
  /// What stands between the parts of a name of the language's own script: a space, or nothing.
  package let separator: String

  /// The conventions of a locale, in any spelling of its identifier. Read once and kept.
  package init(locale identifier: String) { self = PersonNameFacts.conventions(of: identifier) }

  init(givenFirst: [String], surnameFirst: [String], separator: String) {
    self.givenFirst = givenFirst
    self.surnameFirst = surnameFirst
    self.separator = separator
  }

  /// Whether the family name comes first in names of a language, by the longest entry that fits: `zh-Hant`, `zh`, then
  /// `und`.
  package func putsFamilyNameFirst(inNamesOf language: String) -> Bool {
    var subtags = language.split { $0 == "-" || $0 == "_" || $0 == "@" }.map { $0.lowercased() }
    while !subtags.isEmpty {
      let candidate = subtags.joined(separator: "-")
      if surnameFirst.contains(where: { Self.normalized($0) == candidate }) { return true }
      if givenFirst.contains(where: { Self.normalized($0) == candidate }) { return false }
      subtags.removeLast()
    }
    return surnameFirst.contains("und")
  }

  private static func normalized(_ identifier: String) -> String {
    String(identifier.lowercased().map { $0 == "_" ? "-" : $0 })
  }
}
