import StringCatalog

/// Says which languages have something to compile for a key. The rules are those of Xcode 26's `xcstringstool`, as
/// public comparisons with it show them; `Documentation/Formats/CompiledCatalogs.md` lists them.
struct EntrySelection {
  let sourceLanguage: String
  /// All languages of the catalog.
  let languages: [String]
  let buildsAllStrings: Bool

  /// The texts to compile, by language.
  func localizations(of entry: CatalogEntry, key: String) -> [(language: String, localization: CatalogLocalization)] {
    let own = entry.localizations ?? [:]
    let keyText = CatalogLocalization(stringUnit: StringUnit(state: .translated, value: key))
    var result: [(language: String, localization: CatalogLocalization)] = []
    for language in languages {
      let isSource = language == sourceLanguage
      if let localization = own[language], localization.hasText {
        if isSource, isLeftToCode(entry, localization) { continue }
        result.append((language, localization))
      } else if isSource, own[language]?.stringSet == nil, entry.extractionState == .manual || buildsAllStrings {
        result.append((language, keyText))
      }
    }
    return result
  }

  /// The source text of a key that code has and nobody has looked at: the code's own is as good, and newer.
  private func isLeftToCode(_ entry: CatalogEntry, _ localization: CatalogLocalization) -> Bool {
    guard entry.extractionState != .manual, !buildsAllStrings else { return false }
    let units = localization.stringUnits
    return !units.isEmpty && units.allSatisfy { $0.unit.state == .new }
  }
}

extension CatalogLocalization {
  /// Whether it has a text, or claims to have one that varies.
  fileprivate var hasText: Bool {
    if stringUnit != nil { return true }
    guard let variations else { return false }
    return variations.plural?.isEmpty == false || variations.device?.isEmpty == false
      || !variations.unrecognizedMembers.isEmpty
  }
}
