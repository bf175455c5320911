import Checks
import CommandLineInterface
import Findings
import LosslessJSON
import ProjectModel

/// What a check found in all that it was asked to look at, summed up for people and for programs.
struct CheckReport {
  private(set) var findings: [Finding] = []
  private var safeFixes = 0
  private var otherFixes = 0
  private var leftOut = LeftOutFindings()
  /// Languages whose dictionaries are not installed.
  private var unspelledLanguages: Set<String> = []
  private var catalogs = 0
  /// Whether catalogs were asked for, and not only sources.
  private var looksAtCatalogs = false
  private var sources: Set<String> = []

  /// - Parameters:
  ///   - shown: what is shown; no other finding is mended.
  ///   - files: the sources that were asked for; nil: all of the project.
  ///   - leftOut: what does not count.
  mutating func add(
    _ checked: CheckedResults, _ others: [Finding], _ shown: ShownSeverities, files: Set<String>?,
    leftOut: LeftOutFindings
  ) {
    findings += checked.others + checked.findings + others
    for result in checked.results where shown.contains(result.severity) {
      guard let fix = result.fix else { continue }
      if fix.isSafe { safeFixes += 1 } else { otherFixes += 1 }
    }
    self.leftOut += leftOut
    unspelledLanguages.formUnion(Misspelling.uncheckedLanguages(in: checked.results))
    if let files {
      sources.formUnion(files)
      return
    }
    looksAtCatalogs = true
    catalogs += checked.checks.project.catalogs.count
    for target in checked.checks.project.targets {
      for path in target.target.sources { sources.insert(checked.checks.absolutePath(path)) }
    }
  }

  /// `3 errors, 12 warnings in 4 files; 5 can be fixed by --fix`.
  func summary(_ shown: ShownSeverities) -> String {
    func counted(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }
    guard !findings.isEmpty else {
      let read = [
        looksAtCatalogs ? counted(catalogs, "catalog") : nil,
        sources.isEmpty && looksAtCatalogs ? nil : counted(sources.count, "source"),
      ].compactMap { $0 }.joined(separator: " and ")
      let new = leftOut.text == nil ? "" : " new"
      return "nothing\(new) found in \(read)" + (leftOut.text.map { "; \($0)" } ?? "")
    }
    var text = FindingCounts(findings, shown).text
    if let left = leftOut.text { text += "; \(left)" }
    switch (safeFixes, otherFixes) {
    case (0, 0): break
    case (_, 0): text += "; \(safeFixes) can be fixed by --fix"
    case (0, _): text += "; \(otherFixes) can be fixed by --fix=all"
    default: text += "; \(safeFixes) can be fixed by --fix, \(safeFixes + otherFixes) by --fix=all"
    }
    if !unspelledLanguages.isEmpty {
      // Advice alone would not be seen, and the rule taken for content.
      text += "; no dictionary is installed for the spelling of " + unspelledLanguages.sorted().joined(separator: ", ")
    }
    return text
  }

  /// For `--json`.
  ///
  /// - Parameter changed: the files that were changed, or would be.
  func json(changed: [String]) -> JSONValue {
    struct Row: Hashable {
      var id: String
      var severity: FindingSeverity
    }
    let counts = Dictionary(findings.map { (Row(id: $0.id.rawValue, severity: $0.severity), 1) }, uniquingKeysWith: +)
    let rows = counts.sorted { ($0.key.id, $1.key.severity) < ($1.key.id, $0.key.severity) }
    return .object([
      "findings": FindingJSON.list(findings),
      "counts": .object([
        "severities": .object(
          FindingSeverity.allCases.reversed().map { severity in
            JSONMember(severity.rawValue, .number(findings.count { $0.severity == severity }))
          }),
        "rules": .array(
          rows.map { row, count in
            .object([
              "id": .string(row.id), "severity": .string(row.severity.rawValue), "count": .number(count),
            ])
          }),
      ]),
      "fixes": .object(["safe": .number(safeFixes), "all": .number(safeFixes + otherFixes)]),
      "changedFiles": .array(changed.map { .string($0) }),
    ])
  }
}
