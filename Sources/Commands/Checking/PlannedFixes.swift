import Checks
import FileChanges
import Findings
import SourceText

/// Fixes of what was found, in memory: files are changed, looked at again, and changed again where a fix had to wait for
/// another one, until nothing is left to mend. So a second run finds nothing to do.
struct PlannedFixes {
  /// Absolute path → what the file is to hold.
  private(set) var contents: [String: [UInt8]] = [:]
  private var snapshots: [String: FileSnapshot] = [:]
  /// Absolute path → what was done to it.
  private var messages: [String: [String]] = [:]
  private var mended: Set<[CheckFix.Change]> = []
  /// How many findings could not be mended, since their fixes undo each other or wait for a file to be written.
  private var leftCount = 0

  private static let roundLimit = 10

  /// Mends what can be mended.
  ///
  /// - Parameters:
  ///   - isIncluded: whether the fix of a result is wanted.
  ///   - check: looks again, with other contents of files.
  /// - Returns: what is left.
  mutating func mend(
    _ checked: CheckedResults, isIncluded: (CheckResult, CheckFix) -> Bool,
    check: (_ planned: [String: [UInt8]]) throws -> CheckedResults
  ) throws -> CheckedResults {
    var checked = checked
    for _ in 0..<Self.roundLimit {
      let checks = checked.checks
      let candidates = checked.results.filter { result in
        guard let fix = result.fix, isIncluded(result, fix) else { return false }
        // Who read a file that is changed already would take its old offsets for those of the new text.
        return result.isReadAnew || !fix.edited.contains { contents[checks.absolutePath($0)] != nil }
      }
      let plan = FixPlan(of: candidates, catalogs: checks.catalogsByPath, isIncluded: { _ in true }) { path in
        let absolutePath = checks.absolutePath(path)
        if let planned = contents[absolutePath] { return planned }
        return snapshot(of: path, in: checks)?.bytes
      }
      guard !plan.files.isEmpty else { break }
      for (path, bytes) in plan.files {
        let absolutePath = checks.absolutePath(path)
        if snapshots[absolutePath] == nil { snapshots[absolutePath] = snapshot(of: path, in: checks) }
        contents[absolutePath] = bytes
      }
      for fix in plan.mended.compactMap(\.fix) {
        mended.insert(fix.changes)
        for path in fix.paths { messages[checks.absolutePath(path), default: []].append(fix.message) }
      }
      checked = try check(contents)
      // Files of the project itself are read once: what was mended in them is found as before.
      checked.results.removeAll { result in
        guard !result.isReadAnew, let fix = result.fix, !fix.edited.isEmpty else { return false }
        return mended.contains(fix.changes)
      }
    }
    leftCount += checked.results.count { result in result.fix.map { isIncluded(result, $0) } ?? false }
    return checked
  }

  private func snapshot(of path: String, in checks: ProjectChecks) -> FileSnapshot? {
    checks.snapshots[path]
      ?? (try? FileSnapshot(reading: checks.absolutePath(path), displayedAs: checks.displayedPath(path)))
  }

  var changes: FileChangeSet {
    var changes = FileChangeSet()
    for path in contents.keys.sorted() {
      guard let snapshot = snapshots[path], let bytes = contents[path] else { continue }
      changes.add(FileChange(of: snapshot, to: bytes))
    }
    return changes
  }

  var summary: [Outcome.SummaryLine] {
    var lines: [Outcome.SummaryLine] = changes.changes.map { change in
      let messages = messages[change.absolutePath] ?? []
      return Outcome.SummaryLine(change.path, "\(messages.count) fixed", details: messages.distinctSorted())
    }
    if leftCount > 0 {
      lines.append(Outcome.SummaryLine(nil, "\(leftCount) could not be fixed together with the others; run again"))
    }
    return lines
  }
}

extension CheckResult {
  /// Whether it is of what extractors and catalogs say, which is looked at again in changed files.
  fileprivate var isReadAnew: Bool {
    switch place {
    case .key, .text, .reference, .observed: true
    case .range, .file: false
    }
  }
}

extension CheckFix {
  /// The files that it changes as texts.
  fileprivate var edited: Set<String> {
    Set(changes.compactMap { if case .edit(let path, _) = $0 { path } else { nil } })
  }

  /// All files that it changes.
  fileprivate var paths: Set<String> { Set(changes.map(\.path)) }
}
