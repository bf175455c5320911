import Checks
import ContentCache
import Findings

/// What of a scope's findings counts: not what a baseline keeps, nor what a revision had.
struct CheckFilter {
  private let scope: CheckScope
  private let baseline: CheckBaseline?
  private let former: FormerFindings?
  /// As the user named it.
  private let revision: String?
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
    revision = newSince
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

  /// What does not count.
  func leftOut(of all: CheckedResults) -> LeftOutFindings {
    func count(_ checked: CheckedResults) -> Int { checked.results.count + checked.others.count }
    var leftOut = LeftOutFindings()
    var counted = all
    if let baseline {
      counted = baseline.former.new(in: all).checked
      leftOut.inBaseline = count(all) - count(counted)
    }
    if let former, let revision { leftOut.former[revision] = count(counted) - count(former.new(in: counted).checked) }
    return leftOut
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
