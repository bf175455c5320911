import LosslessJSON
import SourceText

/// What a catalog has for a key, for programs that look at all texts of all keys: an entry whose languages are a list in
/// the order of their names, since to put forty of them into a dictionary takes longer than to read them.
package struct CatalogRecord: Sendable {
  package private(set) var comment: String?
  package private(set) var extractionState: ExtractionState?
  package private(set) var shouldTranslate: Bool?
  /// By their names, in the order of `String`.
  package private(set) var localizations: [(language: String, content: CatalogLocalization)] = []

  init(_ entry: CatalogEntry) {
    comment = entry.comment
    extractionState = entry.extractionState
    shouldTranslate = entry.shouldTranslate
    localizations = (entry.localizations ?? [:]).map { ($0.key, $0.value) }
    sort()
  }

  /// - Parameter languages: those that are read; nil: all.
  init(_ node: JSONNode, in view: JSONView, languages: Set<String>?) {
    for member in view.children(of: node) {
      if view.name(of: member, is: "localizations") {
        localizations.reserveCapacity(languages?.count ?? view.childCount(of: member))
        for child in view.children(of: member) {
          let language = view.name(of: child)
          if let languages, !languages.contains(language) { continue }
          localizations.append((language, CatalogLocalization(child, in: view)))
        }
      } else if view.name(of: member, is: "comment") {
        comment = view.string(of: member)
      } else if view.name(of: member, is: "extractionState") {
        extractionState = ExtractionState(rawValue: view.string(of: member))
      } else if view.name(of: member, is: "shouldTranslate") {
        shouldTranslate = view.boolean(of: member)
      }
    }
    sort()
  }

  /// Files mostly have them in order; of a language that stands twice, the first counts.
  private mutating func sort() {
    let isInOrder = zip(localizations, localizations.dropFirst()).allSatisfy { $0.language < $1.language }
    if isInOrder { return }
    var seen: Set<String> = []
    localizations = localizations.filter { seen.insert($0.language).inserted }.sorted { $0.language < $1.language }
  }
}

extension StringCatalog {
  /// What the catalog has for a key; nil for one that it does not have.
  ///
  /// - Parameter languages: those that are read; nil: all.
  package func record(ofKey key: String, languages: Set<String>? = nil) -> CatalogRecord? {
    if !changes.isEmpty || !insertions.isEmpty {
      let changed = languages.map { entry(ofKey: key, languages: $0) } ?? self[key]
      return changed.map { CatalogRecord($0) }
    }
    return index.member(key, in: document).map { member in
      document.reading { CatalogRecord(member, in: $0, languages: languages) }
    }
  }
}
