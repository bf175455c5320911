/// How texts of a catalog are written in a format, and back.
package protocol ConversionDialect: Sendable {
  /// The units as the format can hold them: a format without plural forms has one for each form.
  func arranged(_ unit: ConversionUnit) -> [ConversionUnit]
  /// The unit's texts in the format's terms.
  func encoded(_ unit: ConversionUnit) -> ConversionUnit
  /// A text of the format in the catalog's terms.
  ///
  /// - Parameter unit: the catalog's unit, whose source text says what arguments there are.
  func decoded(_ text: String, of unit: ConversionUnit) -> String
  /// The state that the format's files show for a unit; nil where they show none.
  func state(of unit: ConversionUnit) -> ShownState?
}

/// A state as far as a format can tell states apart.
package enum ShownState: Hashable, Sendable {
  case done
  case needsWork
  /// The very state, by its name in catalogs.
  case exact(String)
}
