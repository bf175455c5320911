import Dispatch
import Foundation
import Findings
import ProjectModel
import StringCatalog

/// Runs rules over a project, on all cores.
package struct CheckEngine: Sendable {
  private let rules: [RuleSelection.Selected]

  package init(_ selection: RuleSelection) { rules = selection.rules }

  /// What the rules found, each once, by file and rule; positions are not looked up yet.
  ///
  /// - Parameter progress: told of each piece of work, on any thread.
  package func results(
    in project: CheckedProject, progress: (@Sendable (_ done: Int, _ total: Int) -> Void)? = nil
  ) -> [CheckResult] {
    let work = self.work(on: project)
    let found = ResultLists(count: work.lists)
    DispatchQueue.concurrentPerform(iterations: work.pieces.count) { number in
      let done = found.set(work.pieces[number]())
      progress?(done, work.pieces.count)
    }
    var seen: Set<CheckResult> = []
    let excluded = Dictionary(rules.map { ($0.rule.id, $0.excludedPaths) }) { first, _ in first }
    let tables = Dictionary(project.catalogs.filter { $0.tables != nil }.map { ($0.path, $0) }) { first, _ in first }
    return found.all.compactMap { result in
      // A file of several targets is looked at in each.
      guard seen.insert(result).inserted else { return nil }
      if let paths = excluded[result.rule], !paths.isEmpty {
        let file = result.place.file(in: tables)
        guard !paths.contains(where: { ProjectPath.lies(file, in: $0) }) else { return nil }
      }
      guard let fix = result.fix, !tables.isEmpty else { return result }
      var result = result
      result.fix = fix.onTables(tables)
      return result
    }
  }

  /// Results with the number of the list that they belong to.
  private typealias NumberedResults = [(list: Int, results: [CheckResult])]

  /// Pieces of work that know nothing of each other, those that cannot be divided first, so that no core is left with a
  /// long one at the end. Lists are in the order of catalogs and rules.
  private func work(on project: CheckedProject) -> (pieces: [@Sendable () -> NumberedResults], lists: Int) {
    var whole: [@Sendable () -> NumberedResults] = []
    var stretches: [@Sendable () -> NumberedResults] = []
    let entryRules = rules.compactMap { selected in
      if case .entry(let rule) = selected.rule.kind { (rule: rule, report: selected.report) } else { nil }
    }
    let surveyRules = rules.compactMap { selected in
      if case .survey(let rule) = selected.rule.kind { (rule: rule, report: selected.report) } else { nil }
    }
    let checks = project.catalogs.map { CatalogCheck($0, in: project, entryRules, surveyRules) }
    var lists = checks.reduce(0) { $0 + $1.count }
    // Survey rule → the list of its results for each catalog.
    var listsOfSurveys: [[Int]] = []
    for selected in rules {
      func add(_ check: @escaping @Sendable (inout RuleReport) -> Void) {
        let list = lists
        lists += 1
        whole.append {
          var report = selected.report
          check(&report)
          return [(list, report.results)]
        }
      }
      switch selected.rule.kind {
      case .entry: break
      case .survey:
        listsOfSurveys.append(Array(lists..<lists + checks.count))
        lists += checks.count
      case .catalog(let rule): for catalog in project.catalogs { add { rule.check(catalog, in: project, &$0) } }
      case .source(let rule): for target in project.targets { add { rule.check(target, in: project, &$0) } }
      case .project(let rule): add { rule.check(project, &$0) }
      }
    }
    var list = 0
    for (catalog, check) in checks.enumerated() {
      let ofSurveys = listsOfSurveys.map { $0[catalog] }
      for stretch in 0..<check.count {
        stretches.append { [list] in
          let found = check.check(stretch)
          return [(list, found.keys)] + (found.catalog.map { Array(zip(ofSurveys, $0)) } ?? [])
        }
        list += 1
      }
    }
    return (whole + stretches, lists)
  }
}

extension RuleSelection.Selected {
  fileprivate var report: RuleReport {
    RuleReport(rule.id, severity: severity, isSeverityConfigured: isSeverityConfigured, options: options)
  }
}

/// Lists of results by their numbers, so that their order is the same in each run.
///
/// Unchecked, since the compiler cannot see that every access holds the lock.
private final class ResultLists: @unchecked Sendable {
  private let lock = NSLock()
  private var lists: [[CheckResult]]
  private var doneCount = 0

  init(count: Int) { lists = Array(repeating: [], count: count) }

  /// - Returns: how many pieces of work are done.
  func set(_ results: [(list: Int, results: [CheckResult])]) -> Int {
    lock.withLock {
      for (list, results) in results { lists[list] = results }
      doneCount += 1
      return doneCount
    }
  }

  var all: [CheckResult] { lock.withLock { lists.flatMap { $0 } } }
}
