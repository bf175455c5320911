package import Findings
import LanguageData

/// What the concepts of a project are called in each language, as translators keep it: a table (`.csv`, `.tsv`) with a
/// column for each language, or a term base (`.tbx`, ISO 30042).
package struct Glossary: Hashable, Sendable {
  /// One word for a concept.
  package struct Term: Hashable, Sendable {
    /// As the file spells it, `_` made `-`; nil for the column that says only that it is the source.
    package var language: String?
    package var text: String
    /// Whether it is not to be used.
    package var isForbidden = false

    package init(_ text: String, language: String?, isForbidden: Bool = false) {
      self.text = text
      self.language = language
      self.isForbidden = isForbidden
    }
  }

  /// What is meant, with its words.
  package struct Concept: Hashable, Sendable {
    /// In the order of the file.
    package var terms: [Term] = []
    /// False for names that stay as they are in every language.
    package var isTranslatable = true

    package init(terms: [Term] = [], isTranslatable: Bool = true) {
      self.terms = terms
      self.isTranslatable = isTranslatable
    }

    /// The words in a language that may be used, or those that may not.
    package func texts(in language: String, forbidden: Bool = false, isSource: Bool = false) -> [String] {
      terms.filter { term in
        guard let own = term.language else { return isSource && term.isForbidden == forbidden }
        return own.lowercased() == language.lowercased() && term.isForbidden == forbidden
      }.map(\.text)
    }
  }

  package var concepts: [Concept]

  package init(concepts: [Concept] = []) { self.concepts = concepts }

  /// - Parameter path: its extension says what it is; locations in findings have it.
  /// - Throws: `RefusedInput` with line and column for a file that is damaged or is no glossary.
  package init(bytes: [UInt8], path: String) throws(RefusedInput) {
    let isTermBase = [".tbx", ".xml"].contains { path.lowercased().hasSuffix($0) }
    self =
      try isTermBase
      ? TermBaseReader.glossary(in: bytes, path: path) : GlossaryTableReader.glossary(in: bytes, path: path)
  }

  /// The language codes of all terms, sorted.
  package var languages: [String] { Set(concepts.flatMap { $0.terms.compactMap(\.language) }).sorted() }

  /// A language code as catalogs spell it; nil for what is none.
  static func language(named name: String) -> String? {
    let code = name.replacing("_", with: "-")
    let parts = code.split(separator: "-", omittingEmptySubsequences: false)
    guard let first = parts.first, (2...3).contains(first.utf8.count), first.utf8.allSatisfy({ $0 | 0x20 >= 0x61 }),
      parts.allSatisfy({ (1...8).contains($0.utf8.count) && $0.utf8.allSatisfy(Self.isLetterOrDigit) }),
      LanguageIdentifier(code) != nil
    else { return nil }
    return code
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }
}
