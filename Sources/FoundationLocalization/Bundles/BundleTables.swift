import CompiledTables
import Foundation
import LanguageData

/// The tables of a bundle: which languages there are, and for each the places that its texts come from.
final class BundleTables: Sendable {
  private struct State {
    var folders: [String: FolderTables] = [:]
  }

  private let layout: BundleLayout
  private let catalogs: CatalogFolder
  private let state = Locked(State())
  /// As folders and catalogs spell them.
  let languages: [String]
  /// The languages that have the last word, the best first: all keys should be there.
  let lastLanguages: [String]

  init(_ bundle: Bundle) {
    let layout = BundleLayout(bundle)
    self.layout = layout
    let catalogs = CatalogFolder(layout)
    self.catalogs = catalogs
    var languages = layout.languages
    for language in catalogs.languagesOfOwnTables where !languages.contains(language) { languages.append(language) }
    for language in layout.declaredLanguages where !languages.contains(language) { languages.append(language) }
    self.languages = languages
    lastLanguages = Self.lastLanguages(layout, catalogs, languages)
  }

  private static func lastLanguages(
    _ layout: BundleLayout, _ catalogs: CatalogFolder, _ languages: [String]
  ) -> [String] {
    var last: [String] = []
    if let region = layout.developmentRegion {
      last = LanguageMatcher.localizations(among: languages, for: [region])
    }
    if let source = layout.sourceLanguage(among: last) ?? catalogs.sourceLanguageOfOwnTables,
      !last.contains(source)
    {
      last.append(source)
    }
    if last.isEmpty { last = LanguageMatcher.localizations(among: languages, for: ["en"]) }
    return last.isEmpty ? Array(languages.sorted().prefix(1)) : last
  }

  /// The languages to take texts from, the best first.
  func languages(for preference: [String]) -> [String] {
    var chosen = LanguageMatcher.localizations(among: languages, for: preference)
    for language in lastLanguages where !chosen.contains(language) { chosen.append(language) }
    return chosen
  }

  /// The tables of a name for a preference.
  func chain(table: String, for preference: LanguagePreference) -> TableChain {
    guard BundleLayout.isTableName(table) else { return TableChain([]) }
    return TableChain(languages(for: preference.languages).compactMap { self.table(table, in: $0) })
  }

  private func table(_ name: String, in language: String) -> CompiledTable? {
    let folder = state.withLock { state -> FolderTables in
      if let known = state.folders[language] { return known }
      let made = FolderTables(language: language, folders: layout.folders(of: language))
      state.folders[language] = made
      return made
    }
    return folder.table(named: name) ?? catalogs.table(named: name, in: language)
  }
}
