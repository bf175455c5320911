import CatalogSync
import Findings
import LocalizableReferences
import ProjectModel
import SourceText

/// What a sync of a project has to say beyond that of a catalog.
enum SyncFindings {
  static func probableRename(_ rename: KeyRename, in path: String) -> Finding {
    Finding(
      "probable-rename", .warning, at: FindingLocation(path: path),
      "'\(rename.from)' is gone and '\(rename.to)' is new: it seems to have been renamed",
      suggestion: "to keep its translations, sync with '--carry-over', or use 'dragoman rename' after the sync")
  }

  /// Strings whose table does not exist, as one finding: a project without a table mostly has many of them. A table
  /// that the code names is expected to exist; targets without the tables that code need not name are often not
  /// translated at all.
  static func unplaced(_ references: [LocalizableReference], table: String) -> Finding? {
    guard let first = references.map(\.location).min() else { return nil }
    let keys = Set(references.map(\.key)).count
    let position = SourcePosition(
      offset: UTF8Offset(0), line: first.line, column: first.column, utf16Column: first.column)
    let isNamed = ![ProjectTarget.defaultTable, "AppShortcuts"].contains(table)
    return Finding(
      "no-catalog-for-table", isNamed ? .warning : .advice,
      at: FindingLocation(path: first.path, range: position..<position),
      keys == 1
        ? "this key goes to the table '\(table)', of which the target has no catalog"
        : "\(keys) keys go to the table '\(table)', of which their targets have no catalog; the first is here",
      suggestion: "make \(table).xcstrings in the target ('dragoman create') if it is to be translated")
  }

  /// A table's findings, those of keys that no source mentions as one: tables keep such keys for ever.
  static func collected(
    _ summary: StringsTableSyncSummary, strings: TableStrings, path: String, _ located: LocatedProject
  ) -> [Finding] {
    let unused = Set(summary.unused)
    guard unused.count > 1 else { return summary.findings.map(located.displayed) }
    var findings = summary.findings.filter { $0.id != "unused-table-key" }.map(located.displayed)
    findings.append(
      Finding(
        "unused-table-key", .advice, at: FindingLocation(path: path),
        "\(unused.count) keys were not found in code; 'dragoman sync --json' lists them",
        suggestion: "remove them from every language if nothing makes them at run time"))
    return findings
  }
}
