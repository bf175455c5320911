import Findings
import LocalizableReferences
import ProjectModel

/// Code names a table that its target does not have.
package enum TableWithoutCatalog: ProjectRule {
  package static let description = RuleDescription(
    "code names a table of which its target has neither catalog nor .strings",
    rationale: """
      Every lookup gives the key itself, in all languages. The table may be spelt otherwise than its file, letter case \
      included, or its file may be in another target.
      """,
    severity: .warning,
    bad: [
      .project([
        "Hall.swift": """
        import SwiftUI
        let title = Text(↓"Stalls", tableName: "Seats")
        """,
        "seats.xcstrings": #"{ "sourceLanguage" : "en", "strings" : { }, "version" : "1.0" }"#,
      ])
    ],
    good: [
      .project([
        "Hall.swift": """
        import SwiftUI
        let title = Text("Stalls", tableName: "Seats")
        """,
        "Seats.xcstrings": #"{ "sourceLanguage" : "en", "strings" : { "Stalls" : { } }, "version" : "1.0" }"#,
      ])
    ])

  package static func check(_ project: CheckedProject, _ report: inout RuleReport) {
    let tables = Set(
      project.targets.map(\.target).flatMap { target in
        target.catalogs.map { ProjectPath.nameWithoutExtension($0) } + target.stringsTables.map(\.table)
      })
    for (table, references) in project.unplaced.sorted(by: { $0.key < $1.key })
    where ![ProjectTarget.defaultTable, "AppShortcuts", "InfoPlist"].contains(table) {
      let ofCode = references.filter { $0.origin == .code }
      // A bundle that is named may be any, also one of the system.
      guard let first = ofCode.first(where: { $0.bundle == nil }), !tables.contains(table) else { continue }
      let near = tables.first { isNear($0, table) }
      let keys = Set(ofCode.map(\.key)).count
      report.add(
        .reference(first.location),
        "there is no table '\(table)', which \(keys == 1 ? "this key asks for" : "\(keys) keys ask for")",
        suggestion: near.map { "there is '\($0)': make the two the same" }
          ?? "make it: 'dragoman create \(table).xcstrings'")
    }
  }

  /// Whether two names differ in letter case, or in one letter.
  private static func isNear(_ left: String, _ right: String) -> Bool {
    let (left, right) = (Array(left.lowercased()), Array(right.lowercased()))
    return left == right || min(left.count, right.count) > 3 && left.differsInOneAtMost(from: right)
  }
}
