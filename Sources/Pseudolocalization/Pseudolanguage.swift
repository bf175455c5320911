/// A language that no one speaks, made of the texts of another one, to see what localization would break: texts that
/// were not localized, that are cut off, or that are put together from pieces.
///
/// The effects and their outputs are those of Xcode's pseudolanguages. Specifiers, substitutions, the destinations of
/// links, `^[…](…)`, code, tags, entities, URLs and `${…}` stay as they are.
package struct Pseudolanguage: Hashable, Sendable {
  package struct Effects: OptionSet, Hashable, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// A mark above or below each letter: texts without any were not localized.
    package static let accented = Effects(rawValue: 1)
    /// Each text twice. The first time it shows no values: `Date: @ Date: %@`.
    package static let doubled = Effects(rawValue: 2)
    /// Displayed from right to left, by Unicode's override (U+202E … U+202C): for interfaces that turn round.
    package static let rightToLeft = Effects(rawValue: 4)
    /// `[# … #]`: texts that miss an end are cut off.
    package static let bounded = Effects(rawValue: 8)
  }

  package var effects: Effects
  /// How long a text becomes, in proportion to what it was; 1.4 for a language with texts that are 40 % longer.
  package var expansion: Double

  package init(_ effects: Effects, expansion: Double = 1) {
    self.effects = effects
    self.expansion = expansion
  }

  /// A text in this language.
  ///
  /// - Parameter isFormat: Whether `%` begins specifiers in it.
  package func text(_ source: String, isFormat: Bool = true) -> String {
    applied(to: PseudoText(source, isFormat: isFormat)).description
  }

  /// The same in pieces, for those who put in the arguments themselves.
  package func pieces(of source: String, isFormat: Bool = true) -> [PseudoPiece] {
    applied(to: PseudoText(source, isFormat: isFormat)).pieces
  }

  private func applied(to source: PseudoText) -> PseudoText {
    var text = source
    guard !text.segments.isEmpty else { return text }
    if expansion > 1 { text.expand(by: expansion) }
    if effects.contains(.accented) { text.mapText { $0.accented() } }
    if effects.contains(.doubled) { text.double() }
    if effects.contains(.rightToLeft) { text.overrideDirection() }
    if effects.contains(.bounded) { text.surround("[# ", " #]") }
    return text
  }

  /// A text in capitals, its specifiers and marks as they are: how texts without translation are made visible.
  package static func capitals(_ source: String, isFormat: Bool = true) -> String {
    var text = PseudoText(source, isFormat: isFormat)
    text.mapText { $0.uppercased() }
    return text.description
  }
}
