/// Says how far a date is from now, as a language does: `in 2 weeks`, `yesterday`. By CLDR's relative dates.
package struct RelativeDateWording: Hashable, Sendable {
  package enum Unit: Sendable { case year, quarter, month, week, day, hour, minute, second }
  package enum Width: Sendable { case long, short, narrow }
  package enum Capitalization: Sendable { case none, middleOfSentence, beginningOfSentence, listItem, standalone }

  let locale: String
  let width: Width
  let capitalization: Capitalization
  let spellsOutNumbers: Bool

  /// - Parameter identifier: A locale, in any spelling of its identifier.
  package init(
    locale identifier: String, width: Width, capitalization: Capitalization = .none, spellsOutNumbers: Bool = false
  ) {
    locale = identifier
    self.width = width
    self.capitalization = capitalization
    self.spellsOutNumbers = spellsOutNumbers
  }

  /// - Parameters:
  ///   - offset: How many units from now; negative for the past, minus zero too.
  ///   - named: Whether words such as `yesterday` are used where the language has one.
  /// - Returns: nil where the platform's data is out of reach.
  package func text(_ offset: Double, _ unit: Unit, named: Bool) -> String? {
    RelativeDateFacts.text(offset, unit, named: named, wording: self)
  }
}
