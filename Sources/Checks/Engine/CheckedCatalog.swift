import FormatSpecifiers
import LanguageData
package import LocalizableReferences
package import SourceText
package import StringCatalog
import TranslationStatus

/// A catalog, or tables in the old form that are looked at as one, and what the project says of it.
///
/// A class, since it is handed on with each of its keys and has a great many parts.
package final class CheckedCatalog: Sendable {
  /// Relative to the project's root; of tables, the source language's file.
  package let path: String
  /// Its name without the extension.
  package let table: String
  package let catalog: StringCatalog
  /// The files of the old form that the catalog was made of; nil for what is a catalog.
  package let tables: CheckedTables?
  /// The keys, in the file's order.
  package let keys: [String]
  package let sourceLanguage: String
  /// The languages that any of its keys has something in, and the source language.
  package let languages: [String]
  /// Those of `languages` that no one speaks, made for tests: `en-XA`, `ar-XB`.
  package let pseudolanguages: Set<String>
  /// The languages that the project ships: those of its targets' settings and of the catalog.
  package let shippedLanguages: [String]
  /// Languages that have a small part of the keys only, so that what they lack says nothing of a single key.
  package let begunLanguages: Set<String>
  /// Language → how many keys have anything in it.
  package let keyCounts: [String: Int]
  /// Names of the targets that feed it.
  package let targets: [String]
  /// Whether all sources were read that may use its keys, so that a key without a use is unused.
  package let isCovered: Bool
  /// Keys that sources may use, though no use was found.
  package let possibleKeys: Set<ExactString>
  private let references: [ExactString: [LocalizableReference]]
  private let parents: LanguageParents
  private let skeletons = MadeOnce<KeySkeletons>()

  /// - Parameters:
  ///   - references: key of the catalog → its uses.
  ///   - projectLanguages: those of the settings of the targets that feed it.
  package init(
    path: String, table: String, catalog: StringCatalog, tables: CheckedTables? = nil, targets: [String] = [],
    references: [ExactString: [LocalizableReference]] = [:], possibleKeys: Set<ExactString> = [],
    isCovered: Bool = false, projectLanguages: [String] = []
  ) {
    self.path = path
    self.table = table
    self.catalog = catalog
    self.tables = tables
    keys = catalog.keys
    self.targets = targets
    self.references = references
    self.possibleKeys = possibleKeys
    self.isCovered = isCovered
    sourceLanguage = catalog.sourceLanguage
    let counts = catalog.keyCounts
    keyCounts = counts
    languages = counts.keys.sorted { CatalogKeyOrder.localizedStandard.precedes($0, $1) }
    pseudolanguages = Set(languages.filter { ["XA", "XB", "XC"].contains(LanguageIdentifier($0)?.region) })
    shippedLanguages = Set(languages + projectLanguages).sorted()
    let parents = LanguageParents(Set(languages + projectLanguages))
    self.parents = parents
    let keyCount = keys.count
    begunLanguages = Set(
      shippedLanguages.filter { language in
        let count = counts[language] ?? 0
        // A table may be one that a language has no file of.
        if let tables, tables.files(in: language).isEmpty, language != catalog.sourceLanguage { return true }
        return language != catalog.sourceLanguage && parents.chain(of: language).isEmpty
          && count * Self.partOfBegunLanguage < keyCount && keyCount - count >= Self.keysOfBegunLanguage
      })
  }

  /// A begun language has less than one key in five, and lacks at least so many that a list of them is of no use.
  private static let partOfBegunLanguage = 5
  private static let keysOfBegunLanguage = 20

  /// How messages call it.
  package var noun: String { tables == nil ? "catalog" : "table" }

  /// The uses of a key in the sources.
  package func references(to key: String) -> [LocalizableReference] { references[ExactString(key)] ?? [] }

  /// The languages of the catalog whose texts stand in where a language has none: `pt` for `pt-BR`. Nearest first.
  package func parents(of language: String) -> [String] { parents.chain(of: language) }

  /// The keys that differ from each other in nothing but the types of what is put in. Found once for all who ask.
  func keys(ofSkeleton skeleton: String) -> [FormatString] {
    skeletons.value { KeySkeletons(keys) }.keys[skeleton] ?? []
  }

  package func contains(_ key: String) -> Bool { catalog.contains(key) }

  /// The keys with their entries, in the file's order.
  package func entries() -> [CheckedEntry] { keys.compactMap(entry(of:)) }

  /// - Returns: nil for a key that the catalog does not have.
  package func entry(of key: String) -> CheckedEntry? {
    catalog.record(ofKey: key).map { CheckedEntry(key: key, $0, in: self) }
  }

  /// The same with what some languages have alone.
  func entry(of key: String, languages: Set<String>) -> CheckedEntry? {
    catalog.record(ofKey: key, languages: languages).map { CheckedEntry(key: key, $0, in: self) }
  }
}

private final class KeySkeletons: Sendable {
  let keys: [String: [FormatString]]

  init(_ keys: [String]) {
    self.keys = Dictionary(grouping: keys.lazy.filter(\.hasPercentSign).map { FormatString($0) }, by: \.skeleton)
  }
}
