package import Findings
import LanguageData
package import SourceText
package import StringCatalog

/// A file of another system that a catalog is made of.
package struct ForeignFile: Sendable {
  package var path: String
  package var bytes: [UInt8]
  /// What the user says; nil leaves it to the file.
  package var language: String?

  package init(path: String, bytes: [UInt8], language: String?) {
    self.path = path
    self.bytes = bytes
    self.language = language
  }
}

/// The texts of files of one format, as entries of a catalog.
package struct ForeignTexts: Sendable {
  package private(set) var entries: [ExactString: CatalogEntry] = [:]
  package var findings: [Finding] = []
  /// Files that hold something that no entry does.
  package private(set) var lossyPaths: Set<String> = []

  package init() {}

  /// The regional variant of a language that has texts where the language itself has none.
  package func variant(of language: String) -> String? {
    let languages = Set(entries.values.flatMap { $0.localizations.map { Array($0.keys) } ?? [] })
    if languages.contains(language) { return nil }
    return languages.filter { $0.hasPrefix(language + "-") }.min()
  }

  /// Adds what a language has for a key; the first localization of a key counts.
  ///
  /// - Returns: false if there is one already.
  @discardableResult
  mutating func add(_ localization: CatalogLocalization?, key: String, language: String, comment: String? = nil) -> Bool
  {
    var entry = entries[ExactString(key)] ?? CatalogEntry(extractionState: .migrated)
    if entry.comment == nil, let comment, !comment.isEmpty { entry.comment = comment }
    defer { entries[ExactString(key)] = entry }
    guard let localization, !localization.isEmpty else { return true }
    guard entry.localizations?[language] == nil else { return false }
    entry.localizations = (entry.localizations ?? [:]).merging([language: localization]) { $1 }
    return true
  }

  /// Reads files in which names may stand twice, and finds out their languages.
  ///
  /// - Parameter read: what a file holds, which language it declares, and the names that have different texts in it.
  /// - Returns: the source language's files first, since its texts say what the placeholders of all others are.
  mutating func read<Content>(
    _ files: [ForeignFile], sourceLanguage: String,
    with read: (ForeignFile) throws(RefusedInput) -> (content: Content, declared: String?, doubledNames: [String])
  ) throws(RefusedInput) -> [(file: ForeignFile, content: Content, language: String)] {
    let catalog = StringCatalog(sourceLanguage: sourceLanguage)
    var source: [(file: ForeignFile, content: Content, language: String)] = []
    var others: [(file: ForeignFile, content: Content, language: String)] = []
    for file in files {
      let (content, declared, doubledNames) = try read(file)
      let language = try FileLanguage.language(
        given: file.language, declared: declared, path: file.path, in: catalog)
      findings += Finding.doubled(doubledNames, in: file.path)
      if language == sourceLanguage {
        source.append((file, content, language))
      } else {
        others.append((file, content, language))
      }
    }
    return source + others
  }

  mutating func change(_ key: String, _ body: (inout CatalogEntry) -> Void) {
    guard var entry = entries[ExactString(key)] else { return }
    body(&entry)
    entries[ExactString(key)] = entry
  }

  mutating func lose(_ what: String, of key: String, line: Int?, in path: String, suggestion: String) {
    lossyPaths.insert(path)
    findings.append(
      Finding(
        "not-carried", .warning, at: .line(line, of: path), "'\(key)': \(what)", suggestion: suggestion))
  }
}

extension CatalogLocalization {
  /// A localization of texts with one state; empty texts are none.
  init(_ forms: TextForms, state: StringUnitState) {
    self.init()
    for (category, text) in forms.texts where !text.isEmpty {
      self[category.map { [.plural($0.rawValue)] } ?? []] = StringUnit(state: state, value: text)
    }
  }
}
