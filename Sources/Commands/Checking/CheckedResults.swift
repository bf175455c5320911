import Checks
import Findings
import SourceText
import StringCatalog

/// What rules found in a project, or in catalogs.
struct CheckedResults {
  let checks: ProjectChecks
  /// In the order of rules and places, the same in each run.
  var results: [CheckResult]

  init(_ checks: ProjectChecks, of selection: RuleSelection) {
    self.checks = checks
    results = CheckEngine(selection).results(in: checks.project)
  }

  /// With displayed paths, in the order of files and places.
  var findings: [Finding] {
    let catalogs = Dictionary(checks.project.catalogs.map { ($0.path, $0) }) { first, _ in first }
    return results.map { $0.finding(in: catalogs).relocated(checks.displayedPath) }.sorted(by: Finding.standBefore)
  }
}

extension ProjectChecks {
  /// What the rules find, with displayed paths, in the order of files and places.
  func findings(of selection: RuleSelection) -> [Finding] { CheckedResults(self, of: selection).findings }

  var catalogsByPath: [String: StringCatalog] {
    Dictionary(project.catalogs.map { ($0.path, $0.catalog) }) { first, _ in first }
  }
}

extension Finding {
  /// By file, place, rule and message.
  static func standBefore(_ left: Finding, _ right: Finding) -> Bool {
    let (first, second) = (left.location, right.location)
    let (firstPath, secondPath) = (first?.path ?? "", second?.path ?? "")
    if firstPath != secondPath { return firstPath < secondPath }
    let (firstLine, secondLine) = (first?.range?.lowerBound.line ?? 0, second?.range?.lowerBound.line ?? 0)
    if firstLine != secondLine { return firstLine < secondLine }
    let (firstColumn, secondColumn) = (first?.range?.lowerBound.column ?? 0, second?.range?.lowerBound.column ?? 0)
    if firstColumn != secondColumn { return firstColumn < secondColumn }
    return (left.id.rawValue, left.message) < (right.id.rawValue, right.message)
  }
}
