/// The build settings that decide what is extracted.
package struct LocalizationSettings: Hashable, Sendable {
  /// `SWIFT_EMIT_LOC_STRINGS`; when false, all keys of the target are kept by hand. True where nothing says.
  package var emitsLocalizableStrings: Bool
  /// `LOCALIZED_STRING_MACRO_NAMES`, the default ones left out.
  package var macroNames: [String]
  /// `STRING_CATALOG_GENERATE_SYMBOLS`.
  package var generatesSymbols: Bool

  package init(emitsLocalizableStrings: Bool = true, macroNames: [String] = [], generatesSymbols: Bool = false) {
    self.emitsLocalizableStrings = emitsLocalizableStrings
    self.macroNames = macroNames
    self.generatesSymbols = generatesSymbols
  }
}
