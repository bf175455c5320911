/// The build settings that decide what is extracted.
package struct LocalizationSettings: Hashable, Sendable {
  /// `SWIFT_EMIT_LOC_STRINGS`: whether the compiler finds the strings. True where nothing says.
  ///
  /// When false, the older search by name still finds calls of `NSLocalizedString`, its family and `macroNames`, in
  /// Swift as in Objective-C: public targets with `NO` have such keys, found and not added by hand, in their catalogs.
  /// All other keys of the target are kept by hand.
  package var emitsLocalizableStrings: Bool
  /// `LOCALIZED_STRING_MACRO_NAMES`, the default ones left out.
  package var macroNames: [String]
  /// `STRING_CATALOG_GENERATE_SYMBOLS`.
  package var generatesSymbols: Bool
  /// `LOCALIZATION_PREFERS_STRING_CATALOGS`: whether an export makes catalogs of tables that the target does not have.
  package var prefersCatalogs = false
  /// The platforms that the target is built for, as `#if os()` names them (`SDKROOT`, `SUPPORTED_PLATFORMS`); nil where
  /// nothing says.
  package var platforms: Set<String>?

  package init(
    emitsLocalizableStrings: Bool = true, macroNames: [String] = [], generatesSymbols: Bool = false,
    platforms: Set<String>? = nil
  ) {
    self.platforms = platforms
    self.emitsLocalizableStrings = emitsLocalizableStrings
    self.macroNames = macroNames
    self.generatesSymbols = generatesSymbols
  }
}
