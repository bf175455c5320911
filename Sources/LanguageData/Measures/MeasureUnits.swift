/// What locales call units, and which they prefer.
package enum MeasureUnits {
  /// The name of a unit alone, as it stands in a table's head: `kilometers`, `km`.
  /// - Parameter unit: one of CLDR's core unit identifiers.
  /// - Returns: nil where ICU has no name for it alone (or is not at hand).
  package static func name(of unit: String, width: MeasureShape.Width, locale: String) -> String? {
    names.value(for: Key(locale: locale, width: width)).name(of: unit)
  }

  /// The unit that a locale prefers for quantities of a kind, whatever their size.
  /// - Parameters:
  ///   - kind: what is measured, in CLDR's words: `length`, `mass`, `temperature`.
  ///   - usage: `large` and `small` for what is larger or smaller than usual, or a usage of CLDR's.
  /// - Returns: one of CLDR's core unit identifiers; nil where ICU has no preference (or is not at hand).
  package static func preferred(for kind: String, usage: String? = nil, locale: String) -> String? {
    MeasureNames.preferredUnit(for: kind, usage: usage, locale: locale)
  }

  /// What a unit measures, in CLDR's words: `length` for a kilometer.
  package static func kind(of unit: String) -> String? { MeasureNames.kind(of: unit) }

  private struct Key: Hashable {
    let locale: String
    let width: MeasureShape.Width
  }

  private static let names = ThreadedCache<Key, MeasureNames> { MeasureNames(locale: $0.locale, width: $0.width) }
}
