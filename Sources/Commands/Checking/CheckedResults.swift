import Checks
import ContentCache
import Dispatch
import FileChanges
import Findings
import Foundation
import SourceText
import StringCatalog

/// What rules found in a project, or in catalogs, without what comments turn off.
struct CheckedResults {
  let checks: ProjectChecks
  /// In the order of rules and places, the same in each run.
  var results: [CheckResult]
  /// What is wrong with what was read, with displayed paths: no rule's findings.
  var others: [Finding]
  /// Absolute path → contents that counted instead of the file's.
  private let planned: [String: [UInt8]]

  /// - Parameter showProgress: as that of a command's environment.
  init(
    _ checks: ProjectChecks, of selection: RuleSelection, planned: [String: [UInt8]] = [:],
    showProgress: (@Sendable (_ activity: String, _ done: Int, _ total: Int) -> Void)? = nil
  ) {
    self.checks = checks
    self.planned = planned
    others = checks.findings
    let found = CheckEngine(selection).results(in: checks.project) { showProgress?("checking:", $0, $1) }
    results =
      Suppressions(in: found, of: checks.project, selection) { path in
        checks.contents(of: path, planned: planned)
      }.results
  }

  /// With displayed paths, in the order of files and places.
  var findings: [Finding] {
    let catalogs = Dictionary(checks.project.catalogs.map { ($0.path, $0) }) { first, _ in first }
    let fingerprints = fingerprints(path: checks.lastingPath)
    return zip(placed(in: catalogs), fingerprints).map { finding, fingerprint in
      var finding = finding.relocated(checks.displayedPath)
      finding.fingerprint = ContentHash(fingerprint.prints.map(\.joined).joined(separator: "\u{1E}")).hexadecimal
      return finding
    }.inOrderOfPlaces
  }

  /// With the lines and columns of each, which take time to look up in a large catalog.
  private func placed(in catalogs: [String: CheckedCatalog]) -> [Finding] {
    let starts = Array(stride(from: 0, to: results.count, by: Self.placedAtOnce))
    let lock = NSLock()
    nonisolated(unsafe) var stretches: [[Finding]] = Array(repeating: [], count: starts.count)
    DispatchQueue.concurrentPerform(iterations: starts.count) { number in
      let stretch = results[starts[number]...].prefix(Self.placedAtOnce).map { $0.finding(in: catalogs) }
      lock.withLock { stretches[number] = stretch }
    }
    return stretches.flatMap { $0 }
  }

  private static let placedAtOnce = 64

  /// The results with what stays the same of them when lines move.
  ///
  /// - Parameter path: how fingerprints are to call an absolute path.
  func fingerprints(path: (String) -> String) -> [(result: CheckResult, prints: [Fingerprint])] {
    var texts: [String: SourceText?] = [:]
    var paths: [String: String] = [:]
    return results.map { result in
      let file = result.place.path
      let called = paths[file] ?? path(checks.absolutePath(file))
      paths[file] = called
      let prints = result.fingerprints(path: called) { number in
        if texts[file] == nil {
          texts[file] = .some(
            checks.contents(of: file, planned: planned).map { SourceText(decoding: $0, ofFileAt: file) })
        }
        return texts[file]??.line(number).map { String(decoding: $0, as: UTF8.self) }
      }
      return (result, prints)
    }
  }
}

extension ProjectChecks {
  /// What the rules find, with displayed paths, in the order of files and places.
  func findings(of selection: RuleSelection) -> [Finding] { CheckedResults(self, of: selection).findings }

  var catalogsByPath: [String: StringCatalog] {
    Dictionary(project.catalogs.map { ($0.path, $0.catalog) }) { first, _ in first }
  }

  /// The bytes of a file of the project, nil where it cannot be read.
  fileprivate func contents(of path: String, planned: [String: [UInt8]]) -> [UInt8]? {
    let absolutePath = absolutePath(path)
    if let bytes = planned[absolutePath] ?? snapshots[path]?.bytes { return bytes }
    return (try? FileSnapshot(reading: absolutePath, displayedAs: path))?.bytes
  }
}

extension [Finding] {
  /// By file, place, rule and message.
  fileprivate var inOrderOfPlaces: [Finding] {
    // What is compared most is taken out of each finding once.
    let placed = map { finding in
      let start = finding.location?.range?.lowerBound
      return (path: finding.location?.path ?? "", line: start?.line ?? 0, column: start?.column ?? 0, finding: finding)
    }
    return placed.sorted { left, right in
      if left.path != right.path { return left.path < right.path }
      if left.line != right.line { return left.line < right.line }
      if left.column != right.column { return left.column < right.column }
      return (left.finding.id.rawValue, left.finding.message) < (right.finding.id.rawValue, right.finding.message)
    }.map(\.finding)
  }
}
