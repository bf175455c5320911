import Checks
import ContentCache
import Findings

/// What of a scope's findings counts: not what a baseline keeps, nor what a revision had.
struct CheckFilter {
  private let scope: CheckScope
  private let baseline: CheckBaseline?
  private let former: FormerFindings?

  /// - Parameters:
  ///   - baseline: as the user named it; nil: that of the configuration, if any.
  ///   - newSince: a revision of git.
  ///   - settings: stands for what the command line says of rules.
  init(
    _ scope: CheckScope, baseline: String?, newSince: String?, settings: ContentHash, in environment: CommandEnvironment
  ) throws {
    self.scope = scope
    self.baseline = try (baseline ?? scope.configuredBaseline).map { try CheckBaseline(reading: $0, in: environment) }
    former = try newSince.map { revision in
      var writer = BinaryWriter()
      writer.write(settings)
      writer.write(scope.settings)
      return try CheckRatchet(revision, at: scope, in: environment).former(scope, settings: writer.hash)
    }
  }

  func counted(_ checked: CheckedResults) -> CheckedResults {
    var counted = checked
    if let baseline { counted = baseline.former.new(in: counted).checked }
    if let former { counted = former.new(in: counted).checked }
    return counted
  }

  /// Says what of the baseline is no more.
  func findings(on all: CheckedResults) -> [Finding] {
    guard let baseline, !all.checks.isIncomplete else { return [] }
    let ran = scope.selection.ids
    let finding = baseline.finding(on: baseline.former.new(in: all).gone) { print in
      ran.contains(FindingID(rawValue: print.rule)) && scope.covers(baseline.absolutePath(of: print))
    }
    return finding.map { [$0] } ?? []
  }
}
