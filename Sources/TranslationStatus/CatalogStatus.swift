import LanguageData
package import StringCatalog

/// How far a catalog's translations have come.
///
/// Counted are keys, not texts: a key with three plural forms of which one is new is new. Left out are keys that are
/// not for translation, stale ones, and the empty key, which has no text.
package struct CatalogStatus: Sendable {
  package let path: String
  package let sourceLanguage: String
  /// Keys that are to be translated.
  package private(set) var keys = 0
  package private(set) var stale = 0
  /// Every language but the source language, in the order of their names.
  package let languages: [LanguageStatus]

  /// - Parameter listedLanguages: languages that the project has, which count as missing where the catalog has
  ///   nothing in them.
  package init(of catalog: StringCatalog, path: String, listedLanguages: [String] = []) {
    self.path = path
    sourceLanguage = catalog.sourceLanguage
    var names = Set(listedLanguages + catalog.languages)
    names.remove(catalog.sourceLanguage)
    let ordered = names.sorted()
    let parents = LanguageParents(names.union([catalog.sourceLanguage]))
    var statuses = ordered.map(LanguageStatus.init(language:))

    for key in catalog.keys {
      guard let entry = catalog[key] else { continue }
      if entry.extractionState == .stale {
        stale += 1
        continue
      }
      guard entry.shouldTranslate != false, !key.isEmpty else { continue }
      keys += 1
      for (place, language) in ordered.enumerated() {
        statuses[place].count(Self.progress(of: entry, in: language, catalog.sourceLanguage, parents))
      }
    }
    languages = statuses
  }

  private static func progress(
    of entry: CatalogEntry, in language: String, _ sourceLanguage: String, _ parents: LanguageParents
  ) -> TextProgress {
    if let own = entry.localizations?[language]?.progress { return own }
    for parent in parents.chain(of: language) {
      // What the source language has needs no entry: the key is the text.
      if parent == sourceLanguage || entry.localizations?[parent]?.progress != nil { return .inherited }
    }
    return .missing
  }
}

/// What a key has in a language.
enum TextProgress {
  case translated
  case inherited
  case needsReview
  case new
  case missing
}

extension LanguageStatus {
  fileprivate mutating func count(_ progress: TextProgress) {
    switch progress {
    case .translated: translated += 1
    case .inherited: inherited += 1
    case .needsReview: needsReview += 1
    case .new: new += 1
    case .missing: missing += 1
    }
  }
}

extension CatalogLocalization {
  /// The least finished of its texts; nil where it has none.
  var progress: TextProgress? {
    let states = stringUnits.map(\.unit.state) + (stringSet.map { [$0.state] } ?? [])
    guard !states.isEmpty else {
      // A form that this version does not know is somebody's work too.
      return isEmpty ? nil : .translated
    }
    if states.contains(where: { $0 == .new || $0.rawValue.isEmpty }) { return .new }
    return states.contains(.needsReview) ? .needsReview : .translated
  }
}
