import Findings
import SourceText
import StringCatalog

extension StringCatalog {
  /// The names of all texts in all languages: a translation may have places that the source text does not have.
  var unitIDs: [String] {
    var ids: [String] = []
    var seen: Set<ExactString> = []
    for language in [sourceLanguage] + languages {
      for unit in CatalogView(of: self, in: language).units where seen.insert(ExactString(unit.id)).inserted {
        ids.append(unit.id)
      }
    }
    return ids
  }
}

extension FindingLocation {
  /// The start of a 1-based line; the file alone where there is none.
  static func line(_ line: Int?, of path: String) -> FindingLocation {
    guard let line, line > 0 else { return FindingLocation(path: path) }
    let position = SourcePosition(offset: UTF8Offset(0), line: line, column: 1, utf16Column: 1)
    return FindingLocation(path: path, range: position..<position)
  }
}

extension Finding {
  /// Texts of a JSON file that stand twice.
  static func doubled(_ names: [String], in path: String) -> [Finding] {
    names.map { name in
      Finding(
        "duplicate-message", .warning, at: FindingLocation(path: path),
        "'\(name)' stands twice with different texts: the last one counts", suggestion: "remove one of the two")
    }
  }
}
