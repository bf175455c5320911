import LocalizableReferences
import LosslessJSON
import StringsData

/// The differences between a build's strings and those of the sources, by table.
struct ComparisonReport {
  private let comparison: ExtractionComparison
  private let sourceCount: Int
  private let located: LocatedProject

  init(_ comparison: BuildComparison, in located: LocatedProject) {
    self.comparison = comparison.comparison
    sourceCount = comparison.sourceCount
    self.located = located
  }

  /// What was compared, and how it came out.
  var summary: String {
    let count = comparison.differences.count
    let result = count == 0 ? "no differences" : count == 1 ? "1 difference" : "\(count) differences"
    return "\(result) in \(counted(comparison.keyCount, "key")) of \(counted(sourceCount, "source"))"
  }

  private func counted(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }

  // MARK: JSON

  var json: JSONValue {
    .object([
      "keys": .number(comparison.keyCount), "sources": .number(sourceCount),
      "differences": .array(comparison.differences.map(json)),
    ])
  }

  private func json(of difference: ExtractionComparison.Difference) -> JSONValue {
    .object([
      "kind": .string(difference.kind.rawValue), "table": .string(difference.table), "key": .string(difference.key),
      "build": difference.build.map { .string($0) }, "sources": difference.sources.map { .string($0) },
      "reason": difference.reason.map { .string($0) },
      "locations": .array(
        difference.places.map { place in
          .object([
            "path": .string(place.path), "line": .number(place.line), "column": .number(place.column),
          ])
        }),
    ])
  }

  // MARK: Text

  var text: String {
    let tables = Dictionary(grouping: comparison.differences, by: \.table).sorted { $0.key < $1.key }
    return tables.map { table, differences in
      "table \(table): \(counted(differences.count, "difference"))\n" + differences.map(text).joined()
    }.joined(separator: "\n")
  }

  private func text(of difference: ExtractionComparison.Difference) -> String {
    let places = difference.places.map { "\(located.displayedPath(of: $0.path)):\($0.line):\($0.column)" }
    var lines: [String]
    switch difference.kind {
    case .onlyInBuild: lines = ["only in the build"]
    case .onlyInSources: lines = ["only in the sources" + (difference.reason.map { ", as \($0)" } ?? "")]
    case .key: lines = ["in the sources the key is \((difference.sources ?? "").quotedLine)"]
    case .table: lines = ["in the sources the table is \(difference.sources ?? "")"]
    case .comment, .defaultValue:
      let name = difference.kind == .comment ? "comment" : "default value"
      lines = [
        "\(name) in the build: \(difference.build?.quotedLine ?? "none")",
        "\(name) in the sources: \(difference.sources?.quotedLine ?? "none")",
      ]
    }
    return "  \(difference.key.quotedLine)\n" + (lines + places).map { "    \($0)\n" }.joined()
  }
}
