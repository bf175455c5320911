import StringCatalog

/// The folders of a catalog's languages. Two spellings of a language (`iw` and `he`, `fr_CA` and `fr-CA` are not two)
/// can share one; of a key that both have, the one that is spelled as the folder counts.
struct LanguageFolders {
  private let folderOfLanguage: [String: String]
  private let shared: Set<String>
  private var reported: Set<String> = []

  init(_ languages: [String]) {
    var folders: [String: String] = [:]
    for language in languages { folders[language] = LanguageFolder.name(of: language) }
    folderOfLanguage = folders
    shared = Set(Dictionary(grouping: folders.values) { $0 }.filter { $0.value.count > 1 }.keys)
  }

  func folder(of language: String) -> String { folderOfLanguage[language] ?? language }

  /// The localizations without those that another takes the folder from; reports each such pair once.
  mutating func owners(
    of localizations: [(language: String, localization: CatalogLocalization)], key: String,
    _ issues: inout [CompilationIssue]
  ) -> [(language: String, localization: CatalogLocalization)] {
    guard !shared.isEmpty else { return localizations }
    var owner: [String: String] = [:]
    for (language, _) in localizations {
      let folder = folder(of: language)
      if owner[folder] == nil || language == folder { owner[folder] = language }
    }
    return localizations.filter { language, _ in
      let folder = folder(of: language)
      guard let taker = owner[folder], taker != language else { return true }
      if reported.insert(language).inserted {
        issues.append(
          CompilationIssue(.sharedFolder(other: taker, folder: folder), key: key, language: language))
      }
      return false
    }
  }
}
