import LocalizableReferences
import ProjectModel
import SourceText
import StringCatalog

/// The keys that a target's code uses, by where it uses them, with their texts in the source language.
struct KeyUses {
  private let target: CheckedTarget
  private let catalogs: [String: CheckedCatalog]
  /// The target's tables in the old form; none where there are several of one name.
  private let tables: [String: CheckedCatalog]
  private let byPath: [String: [LocalizableReference]]

  init(_ target: CheckedTarget, in project: CheckedProject) {
    self.target = target
    catalogs = Dictionary(project.catalogs.map { ($0.path, $0) }) { first, _ in first }
    let ofTarget = project.catalogs.filter { $0.tables != nil && $0.targets.contains(target.target.name) }
    tables = Dictionary(grouping: ofTarget, by: \.table).compactMapValues { $0.count == 1 ? $0[0] : nil }
    byPath = Dictionary(grouping: target.references, by: \.location.path).mapValues {
      $0.sorted { $0.location < $1.location }
    }
  }

  /// In the order of their places.
  func references(in path: String, _ range: Range<SourcePosition>) -> [LocalizableReference] {
    let (start, end) = (range.lowerBound, range.upperBound)
    return (byPath[path] ?? []).filter {
      ($0.location.line, $0.location.column) >= (start.line, start.column)
        && ($0.location.line, $0.location.column) < (end.line, end.column)
    }
  }

  /// The reference that a literal is.
  func reference(at path: String, _ position: SourcePosition) -> LocalizableReference? {
    byPath[path]?.first { $0.location.line == position.line && $0.location.column == position.column }
  }

  /// The target's catalog that a key goes to, or the tables in the old form.
  func catalog(of reference: LocalizableReference) -> CheckedCatalog? {
    target.target.catalogPath(forTable: reference.table).flatMap { catalogs[$0] }
      ?? tables[reference.table ?? ProjectTarget.defaultTable]
  }

  func entry(of reference: LocalizableReference) -> CheckedEntry? {
    catalog(of: reference)?.entry(of: reference.key)
  }

  /// The texts of a key in the source language; the default value or the key where no catalog has it.
  func sourceTexts(of reference: LocalizableReference) -> [String] {
    guard let entry = entry(of: reference) else { return [reference.defaultValue ?? reference.key] }
    return entry.sourceTexts.map(\.value)
  }
}
