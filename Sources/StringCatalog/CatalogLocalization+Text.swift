import LosslessJSON
import SourceText

extension CatalogLocalization {
  /// As JSON on one line, with everything that a file can hold.
  package var jsonText: String {
    var style = JSONStyle(
      indentation: [], colon: Array(":".utf8), lineEnd: [], emptyContainer: .closed, escaping: JSONEscaping())
    style.isOneLine = true
    return String(decoding: JSONDocument(writing: jsonValue(.codePoint), style: style, path: "").bytes, as: UTF8.self)
  }

  /// - Returns: nil for what is no JSON.
  package init?(jsonText: String) {
    guard let document = try? JSONDocument(bytes: Array(jsonText.utf8), path: "") else { return nil }
    self = document.reading { CatalogLocalization(document.root, in: $0) }
  }

  /// Whether both are the same in a file: `==` takes texts for equal that differ in their code points.
  package func isWritten(as other: CatalogLocalization) -> Bool {
    jsonValue(.codePoint) == other.jsonValue(.codePoint)
  }
}

extension StringCatalog {
  /// The entry of a key with what some languages have for it: reading forty languages to use one takes its time.
  package func entry(ofKey key: String, languages: Set<String>) -> CatalogEntry? {
    if changes[ExactString(key)] != nil || insertions[ExactString(key)] != nil {
      guard var entry = self[key] else { return nil }
      entry.localizations = entry.localizations.map { all in all.filter { languages.contains($0.key) } }
      return entry
    }
    return index.member(key, in: document).map { CatalogEntry($0, of: document, languages: languages) }
  }
}
