import CompiledTables
import Foundation
import LanguageData

/// The tables of a bundle: which languages there are, and for each the places that its texts come from.
final class BundleTables: Sendable {
  private struct State {
    var folders: [String: FolderTables] = [:]
    var last: LastLanguages?
  }

  private struct LastLanguages {
    var all: [String]
    /// nil where nothing says which one it is.
    var source: String?
  }

  let layout: BundleLayout
  private let catalogs: CatalogFolder
  private let state = Locked(State())
  /// As folders and catalogs spell them.
  let languages: [String]

  init(_ bundle: Bundle) {
    let layout = BundleLayout(bundle)
    self.layout = layout
    let catalogs = CatalogFolder(layout)
    self.catalogs = catalogs
    var languages = layout.languages
    for language in catalogs.languagesOfOwnTables + layout.information.localizations
    where !languages.contains(language) {
      languages.append(language)
    }
    self.languages = languages
  }

  /// The languages that fit a preference, the best first, then those that have the last word.
  func languages(for preferences: [String]) -> [String] {
    var chosen = LanguageMatcher.localizations(among: languages, for: preferences)
    for language in lastLanguages where !chosen.contains(language) { chosen.append(language) }
    return chosen
  }

  /// The development language, and the one that the tables were made from, if it is another.
  private var lastLanguages: [String] { last.all }

  /// The language of the texts that stand in the code: the one that the tables were made from, else the development
  /// language, else English where the bundle has it.
  var sourceLanguage: String? { last.source }

  private var last: LastLanguages {
    if let known = state.withLock({ $0.last }) { return known }
    let found = foundLastLanguages()
    state.withLock { $0.last = found }
    return found
  }

  private func foundLastLanguages() -> LastLanguages {
    var last: [String] = []
    if let region = layout.information.developmentRegion {
      last = LanguageMatcher.localizations(among: languages, for: [region])
    }
    let source = layout.sourceLanguage(among: last) ?? catalogs.sourceLanguageOfOwnTables
    if let source, !last.contains(source) { last.append(source) }
    if last.isEmpty { last = LanguageMatcher.localizations(among: languages, for: ["en"]) }
    if last.isEmpty { return LastLanguages(all: Array(languages.sorted().prefix(1)), source: nil) }
    return LastLanguages(all: last, source: source ?? last.first)
  }

  /// The tables of a name in the languages that fit a preference; without the last languages, which most texts do not
  /// need, where any fits.
  func shortChain(table: String, for preference: LanguagePreference) -> TableChain {
    guard BundleLayout.isTableName(table) else { return TableChain([]) }
    let fitting = LanguageMatcher.localizations(among: languages, for: preference.languages)
    let tables = fitting.compactMap { self.table(table, in: $0) }
    return tables.isEmpty ? chain(table: table, for: preference) : TableChain(tables, isComplete: false)
  }

  /// The same with the last languages.
  func chain(table: String, for preference: LanguagePreference) -> TableChain {
    guard BundleLayout.isTableName(table) else { return TableChain([]) }
    return TableChain(languages(for: preference.languages).compactMap { self.table(table, in: $0) })
  }

  private func table(_ name: String, in language: String) -> CompiledTable? {
    let folder = folder(of: language)
    return folder.table(named: name) ?? catalogs.table(named: name, in: language)
  }

  private func folder(of language: String) -> FolderTables {
    if let known = state.withLock({ $0.folders[language] }) { return known }
    // Opened while the lock is free, since whoever takes the reports may look up a text here.
    let made = FolderTables(language: language, folders: layout.folders(of: language))
    return state.withLock { state in
      if let known = state.folders[language] { return known }
      state.folders[language] = made
      return made
    }
  }
}
