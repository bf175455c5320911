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
    let found = ResultLists(count: work.count)
    DispatchQueue.concurrentPerform(iterations: work.count) {
      let done = found.set($0, work[$0]())
      progress?(done, work.count)
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

  /// Keys of a catalog that are looked at in one go.
  private static let keysAtOnce = 256

  /// Pieces of work that know nothing of each other.
  private func work(on project: CheckedProject) -> [@Sendable () -> [CheckResult]] {
    var work: [@Sendable () -> [CheckResult]] = []
    let entryRules = rules.compactMap { selected in
      (selected.rule as? any EntryRule.Type).map { (rule: $0, selected: selected) }
    }
    for catalog in project.catalogs {
      let keys = entryRules.isEmpty ? [] : catalog.catalog.keys
      for start in stride(from: 0, to: keys.count, by: Self.keysAtOnce) {
        let slice = keys[start..<min(start + Self.keysAtOnce, keys.count)]
        work.append {
          var reports = entryRules.map { $0.selected.report }
          for key in slice {
            guard let entry = catalog.entry(of: key) else { continue }
            for (number, entryRule) in entryRules.enumerated() { entryRule.rule.check(entry, &reports[number]) }
          }
          return reports.flatMap(\.results)
        }
      }
    }
    for selected in rules {
      func add(_ check: @escaping @Sendable (inout RuleReport) -> Void) {
        work.append {
          var report = selected.report
          check(&report)
          return report.results
        }
      }
      if let rule = selected.rule as? any CatalogRule.Type {
        for catalog in project.catalogs { add { rule.check(catalog, in: project, &$0) } }
      } else if let rule = selected.rule as? any SourceRule.Type {
        for target in project.targets { add { rule.check(target, in: project, &$0) } }
      } else if let rule = selected.rule as? any ProjectRule.Type {
        add { rule.check(project, &$0) }
      }
    }
    return work
  }
}

extension RuleSelection.Selected {
  fileprivate var report: RuleReport { RuleReport(rule.id, severity: severity, options: options) }
}

/// The results of pieces of work, by their numbers, so that their order is the same in each run.
///
/// Unchecked, since the compiler cannot see that every access holds the lock.
private final class ResultLists: @unchecked Sendable {
  private let lock = NSLock()
  private var lists: [[CheckResult]]
  private var setCount = 0

  init(count: Int) { lists = Array(repeating: [], count: count) }

  /// - Returns: how many are set.
  func set(_ number: Int, _ results: [CheckResult]) -> Int {
    lock.withLock {
      lists[number] = results
      setCount += 1
      return setCount
    }
  }

  var all: [CheckResult] { lock.withLock { lists.flatMap { $0 } } }
}
