import CatalogSync
import Findings
import LosslessJSON

/// What a sync did, file by file.
struct SyncReport {
  private var catalogs: [JSONValue] = []
  private var tables: [JSONValue] = []

  mutating func add(_ summary: CatalogSyncSummary, path: String) {
    catalogs.append(
      .object([
        "path": .string(path), "added": Self.list(summary.added), "changed": Self.list(summary.changed),
        "stale": Self.list(summary.staled), "removed": Self.list(summary.removed),
        "revived": Self.list(summary.revived), "unchecked": Self.list(summary.unchecked),
        "carriedOver": Self.list(summary.carriedOver), "probableRenames": Self.list(summary.suggestions),
      ]))
  }

  mutating func add(_ summary: StringsTableSyncSummary, path: String) {
    tables.append(
      .object(["path": .string(path), "added": Self.list(summary.added), "unused": Self.list(summary.unused)]))
  }

  func json(findings: [Finding]) -> JSONValue {
    .object([
      "catalogs": .array(catalogs), "tables": .array(tables), "findings": FindingJSON.list(findings),
    ])
  }

  /// `3 added, 1 stale`; nil where nothing was done.
  static func line(of summary: CatalogSyncSummary) -> String? {
    let counts = [
      (summary.added.count, "added"), (summary.changed.count, "updated"), (summary.revived.count, "back in use"),
      (summary.staled.count, "stale"), (summary.removed.count, "removed"),
      (summary.carriedOver.count, "carried over"),
    ]
    let parts = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// How many keys of a kind `details` names, and how much of each.
  private static let shownKeys = 5
  private static let shownCharacters = 60

  /// `added: "Buy", "Sell"`: the keys that `line` counts.
  static func details(of summary: CatalogSyncSummary) -> [String] {
    let kinds = [
      (summary.added, "added"), (summary.changed, "updated"), (summary.revived, "back in use"),
      (summary.staled, "stale"), (summary.removed, "removed"), (summary.carriedOver.map(\.to), "carried over"),
    ]
    return kinds.filter { !$0.0.isEmpty }.map { details(of: $0, $1) }
  }

  static func details(of keys: [String], _ kind: String) -> String {
    var parts = keys.prefix(shownKeys).map { $0.quotedLine(limit: shownCharacters) }
    if keys.count > parts.count { parts.append("\(keys.count - parts.count) more") }
    return "\(kind): " + parts.joined(separator: ", ")
  }

  private static func list(_ keys: [String]) -> JSONValue { .array(keys.map { .string($0) }) }

  private static func list(_ renames: [KeyRename]) -> JSONValue {
    .array(renames.map { .object(["from": .string($0.from), "to": .string($0.to)]) })
  }
}
