import Findings
import LocalizableReferences
import ProjectModel

/// Code names a table that its target does not have.
package enum TableWithoutCatalog: ProjectRule {
  package static let description = RuleDescription(
    "code asks for a table of which its target has neither catalog nor .strings",
    rationale: """
      Every lookup gives the key itself, in all languages. The table may be spelt otherwise than its file, letter case \
      included, or its file may be in another target. Code that names no table asks for `Localizable`.
      """,
    severity: .warning,
    bad: [
      .project([
        "Hall.swift": """
        import SwiftUI
        let title = Text(↓"Stalls", tableName: "Seats")
        """,
        "seats.xcstrings": #"{ "sourceLanguage" : "en", "strings" : { }, "version" : "1.0" }"#,
      ]),
      .project([
        "Hall.swift": """
        import SwiftUI
        let title = Text(↓"Stalls", tableName: "Seats", bundle: .module)
        """,
        "Localizable.xcstrings": #"{ "sourceLanguage" : "en", "strings" : { }, "version" : "1.0" }"#,
      ]),
      .project([
        "Hall.swift": """
        import SwiftUI
        let title = Text("Stalls")
        """,
        "Localised.xcstrings": #"↓{ "sourceLanguage" : "en", "strings" : { }, "version" : "1.0" }"#,
      ]),
      .project([
        "Hall.swift": """
        import SwiftUI
        let titles = [Text("Stalls"), Text("Balcony")]
        """,
        "Texts.xcstrings":
          #"↓{ "sourceLanguage" : "en", "strings" : { "Balcony" : { }, "Stalls" : { } }, "version" : "1.0" }"#,
      ]),
    ],
    good: [
      .project([
        "Hall.swift": """
        import SwiftUI
        let title = Text("Stalls", tableName: "Seats")
        """,
        "Seats.xcstrings": #"{ "sourceLanguage" : "en", "strings" : { "Stalls" : { } }, "version" : "1.0" }"#,
      ]),
      .project([
        "Hall.swift": """
        import SwiftUI
        let titles = [Text("Stalls"), Text("Seat", tableName: "Seats")]
        """,
        "Seats.xcstrings": #"{ "sourceLanguage" : "en", "strings" : { "Seat" : { } }, "version" : "1.0" }"#,
      ]),
      .project([
        "Hall.swift": """
        import AppKit
        let title = Text("Stalls", tableName: "Seats", bundle: Bundle(for: NSView.self))
        """,
        "Localizable.xcstrings": #"{ "sourceLanguage" : "en", "strings" : { }, "version" : "1.0" }"#,
      ]),
    ])

  package static func check(_ project: CheckedProject, _ report: inout RuleReport) {
    let tables = Set(project.targets.flatMap { names(ofTablesOf: $0.target) })
    for (table, references) in project.unplaced.sorted(by: { $0.key < $1.key })
    where ![ProjectTarget.defaultTable, "AppShortcuts", "InfoPlist"].contains(table) {
      let ofCode = references.filter { $0.origin == .code }
      guard let first = ofCode.first(where: isOwn), !tables.contains(table) else { continue }
      let near = tables.first { isNear($0, table) }
      let keys = Set(ofCode.map(\.key)).count
      report.add(
        .reference(first.location),
        "there is no table '\(table)', which \(keys == 1 ? "this key asks for" : "\(keys) keys ask for")",
        suggestion: near.map { "there is '\($0)': make the two the same" }
          ?? "make it: 'dragoman create \(table).xcstrings'")
    }
    for target in project.targets { checkDefaultTable(of: target, in: project, &report) }
  }

  /// Finds the catalog of a target that should be called as the table that code asks for where it names none.
  private static func checkDefaultTable(
    of checked: CheckedTarget, in project: CheckedProject, _ report: inout RuleReport
  ) {
    let name = ProjectTarget.defaultTable
    let target = checked.target
    guard !target.catalogs.isEmpty, !names(ofTablesOf: target).contains(name) else { return }
    var keys: Set<String> = []
    var named: Set<String> = []
    for reference in checked.references where reference.origin == .code && reference.addsKey {
      if let table = reference.table, table != name {
        named.insert(table)
      } else if isOwn(reference) {
        keys.insert(reference.key)
      }
    }
    guard !keys.isEmpty else { return }
    for path in target.catalogs.sorted() {
      let own = ProjectPath.nameWithoutExtension(path)
      guard !named.contains(own), own != "InfoPlist", own != "AppShortcuts", let catalog = project.catalog(at: path)
      else { continue }
      let common = keys.count { catalog.contains($0) }
      guard isNear(own, name) || own.lowercased().hasPrefix("locali") || (common > 1 && common * 2 > keys.count) else {
        continue
      }
      report.add(
        .file(path), "code asks for the table '\(name)', which '\(target.name)' does not have; this one is '\(own)'",
        suggestion: "call it \(name).xcstrings, or name the table in code")
      return
    }
  }

  private static func names(ofTablesOf target: ProjectTarget) -> [String] {
    target.catalogs.map { ProjectPath.nameWithoutExtension($0) } + target.stringsTables.map(\.table)
  }

  /// Whether a key is looked up in the target's own bundle. Another that is named may be any, also one of the system.
  private static func isOwn(_ reference: LocalizableReference) -> Bool {
    reference.bundle.map { [".module", "#bundle", "Bundle.module"].contains($0) } ?? true
  }

  /// Whether two names differ in letter case, or in one letter.
  private static func isNear(_ left: String, _ right: String) -> Bool {
    let (left, right) = (Array(left.lowercased()), Array(right.lowercased()))
    return left == right || min(left.count, right.count) > 3 && left.differsInOneAtMost(from: right)
  }
}
