import StringCatalog
import XLIFF

/// Puts a text of an exchange file into what a language has for a key.
enum LocalizationEditing {
  /// - Parameter source: what the source language has for the key: substitutions that are new here take their arguments
  ///   from it.
  static func set(
    _ text: XLIFFText, _ state: StringUnitState, at path: VariationPath, in localization: inout CatalogLocalization,
    source: CatalogLocalization?
  ) {
    switch text {
    case .set(let values):
      var set = localization.stringSet ?? CatalogStringSet(state: state, values: [])
      set.values = values
      set.state = state
      localization.stringSet = set
    case .text(let text):
      let value = value(of: text, at: path, in: localization, source: source)
      // What varies has no text beside its variations: Xcode loses one of the two.
      for length in 0..<path.count {
        if case .substitution = path[length] { continue }
        localization[Array(path[..<length])] = nil
      }
      var unit = localization[path] ?? StringUnit(state: state, value: "")
      unit.value = value
      unit.state = state
      localization[path] = unit
      if case .substitution(let name) = path.first { takeArgument(of: name, from: source, in: &localization) }
    }
  }

  /// The text as the catalog has it.
  static func value(
    of text: String, at path: VariationPath, in localization: CatalogLocalization, source: CatalogLocalization?
  ) -> String {
    var known = localization
    known.substitutions = (source?.substitutions ?? [:]).merging(localization.substitutions ?? [:]) { original, own in
      own.argNum == nil && own.formatSpecifier == nil ? original : own
    }
    return SubstitutionForm(known)
      .imported(text, at: path, existing: localization[path]?.value ?? originalText(at: path, in: source))
  }

  private static func originalText(at path: VariationPath, in source: CatalogLocalization?) -> String? {
    guard let source else { return nil }
    if let exact = source[path] { return exact.value }
    guard case .plural = path.last else { return nil }
    return source[path.dropLast() + [.plural("other")]]?.value
  }

  private static func takeArgument(
    of name: String, from source: CatalogLocalization?, in localization: inout CatalogLocalization
  ) {
    guard let original = source?.substitutions?[name], let own = localization.substitutions?[name],
      own.argNum == nil, own.formatSpecifier == nil
    else { return }
    localization.substitutions?[name]?.argNum = original.argNum
    localization.substitutions?[name]?.formatSpecifier = original.formatSpecifier
  }
}
