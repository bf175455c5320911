package import Findings
import LocalizableReferences
import SourceObservations
import SourceText
import StringCatalog

extension CheckResult {
  /// The finding, with its line and column.
  ///
  /// - Parameters:
  ///   - catalogs: by path.
  package func finding(in catalogs: [String: CheckedCatalog]) -> Finding {
    Finding(
      rule, severity, at: place.location(in: catalogs), message, suggestion: suggestion,
      notes: notes.map { FindingNote($0.message, at: $0.place?.location(in: catalogs)) },
      fixIts: fix.flatMap { $0.fixIt(in: catalogs) }.map { [$0] } ?? [])
  }
}

extension CheckPlace {
  /// - Parameter catalogs: by path.
  package func location(in catalogs: [String: CheckedCatalog]) -> FindingLocation {
    if let place = locationInTables(catalogs) { return FindingLocation(path: place.path, range: place.range) }
    return FindingLocation(path: path, range: range(in: catalogs))
  }

  /// The file in which it stands: of tables, that of the language which has the text.
  package func file(in catalogs: [String: CheckedCatalog]) -> String { locationInTables(catalogs)?.path ?? path }

  private func locationInTables(_ catalogs: [String: CheckedCatalog]) -> (path: String, range: Range<SourcePosition>?)?
  {
    guard key != nil, let tables = catalogs[path]?.tables else { return nil }
    switch self {
    case .key(_, let key): return tables.location(ofKey: key)
    case .text(_, let key, let language, let variation):
      return tables.location(ofKey: key, language: language, variation)
    default: return nil
    }
  }

  private func range(in catalogs: [String: CheckedCatalog]) -> Range<SourcePosition>? {
    switch self {
    case .key(let path, let key): return catalogs[path]?.catalog.range(ofKey: key)
    case .text(let path, let key, let language, let variation):
      let catalog = catalogs[path]?.catalog
      return catalog?.range(ofKey: key, language: language, path: variation) ?? catalog?.range(ofKey: key)
    case .reference(let location):
      let position = SourcePosition(
        offset: UTF8Offset(0), line: location.line, column: location.column, utf16Column: location.column)
      return position..<position
    case .observed(let place): return place.range
    case .range(_, let range): return range
    case .file:
      // Editors and code scanning want a line of everything: that of a whole file is its first.
      let start = SourcePosition(offset: UTF8Offset(0), line: 1, column: 1, utf16Column: 1)
      return start..<start
    }
  }
}

extension CheckFix {
  /// The edits of files that the fix comes to; nil where they are not known before the catalog is written anew.
  package func fixIt(in catalogs: [String: CheckedCatalog]) -> FixIt? {
    var edits: [String: [TextEdit]] = [:]
    for change in changes {
      switch change {
      case .edit(let path, let list):
        // Edits of a table are in its text, which is not that of the file where it is UTF-16 or has a mark.
        if path.hasSuffix(".strings") || path.hasSuffix(".stringsdict"),
          catalogs.values.contains(where: { $0.tables?.isStoredOtherwise(path) ?? false })
        {
          return nil
        }
        edits[path, default: []] += list
      case .setText(let path, let key, let language, let variation, let value):
        guard
          let edit = catalogs[path]?.catalog.edit(ofKey: key, language: language, path: variation, to: value)
        else { return nil }
        edits[path, default: []].append(edit)
      default: return nil
      }
    }
    return edits.isEmpty ? nil : FixIt(message, edits: edits)
  }
}
