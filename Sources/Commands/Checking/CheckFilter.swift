import Checks
import ContentCache
import Findings

/// What of a scope's findings counts: not what a baseline keeps, nor what a revision had.
struct CheckFilter {
  private let scope: CheckScope
  private let baseline: CheckBaseline?
  private let former: FormerFindings?
  /// What there is to say of the revision.
  private let revisionFinding: Finding?

  /// - Parameters:
  ///   - baseline: as the user named it; nil: that of the configuration, if any.
  ///   - newSince: a revision of git.
  ///   - settings: stands for what the command line says of rules.
  init(
    _ scope: CheckScope, baseline: String?, newSince: String?, settings: ContentHash, in environment: CommandEnvironment
  ) throws {
    self.scope = scope
    self.baseline = try (baseline ?? scope.configuredBaseline).map {
      try CheckBaseline(
        reading: $0, namedAt: baseline == nil ? scope.baselineLocation : nil, in: environment)
    }
    let ratchet = try newSince.map { try CheckRatchet($0, at: scope, in: environment) }
    revisionFinding = ratchet?.finding
    former = try ratchet.map { ratchet in
      var writer = BinaryWriter()
      writer.write(settings)
      writer.write(scope.settings)
      return try ratchet.former(scope, settings: writer.hash)
    }
  }

  func counted(_ checked: CheckedResults) -> CheckedResults {
    var counted = checked
    if let baseline { counted = baseline.former.new(in: counted).checked }
    if let former { counted = former.new(in: counted).checked }
    return counted
  }

  /// How many findings the baseline keeps from counting.
  func keptCount(of all: CheckedResults) -> Int {
    guard let baseline else { return 0 }
    let new = baseline.former.new(in: all).checked
    return all.results.count + all.others.count - new.results.count - new.others.count
  }

  /// Says what of the baseline is no more, and what a revision cannot tell.
  func findings(on all: CheckedResults) -> [Finding] {
    let said = revisionFinding.map { [$0] } ?? []
    guard let baseline, !all.checks.isIncomplete else { return said }
    let ran = scope.selection.ids
    let finding = baseline.finding(on: baseline.former.new(in: all).gone) { print in
      ran.contains(FindingID(rawValue: print.rule)) && scope.covers(baseline.absolutePath(of: print))
    }
    return said + (finding.map { [$0] } ?? [])
  }
}
