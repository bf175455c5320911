import Checks
import Findings
import SourceText

extension ProjectChecks {
  /// What the rules find, with displayed paths, in the order of files and places.
  func findings(of selection: RuleSelection) -> [Finding] {
    let catalogs = Dictionary(project.catalogs.map { ($0.path, $0) }) { first, _ in first }
    return CheckEngine(selection).results(in: project).map { result in
      result.finding(in: catalogs).relocated(displayedPath)
    }.sorted { left, right in
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
}
