import Checks
import Findings

/// What was found before, so that only what is new counts.
struct FormerFindings {
  var counts = FingerprintCounts()
  /// How its fingerprints call an absolute path.
  var path: (String) -> String
  /// Where a displayed path lies.
  var absolutePath: (String) -> String

  /// All that there is of fingerprints, also of what no rule says.
  func prints(of checked: CheckedResults) -> [Fingerprint] {
    checked.fingerprints(path: path).flatMap(\.prints)
      + checked.others.filter { $0.severity > .advice }.map { fingerprint(of: $0, path) }
  }

  private func fingerprint(of finding: Finding, _ path: (String) -> String) -> Fingerprint {
    Fingerprint(
      rule: finding.id.rawValue, path: finding.location.map { path(absolutePath($0.path)) } ?? "", code: finding.message
    )
  }

  /// The results that are new, and what there was before and is no more.
  func new(in checked: CheckedResults) -> (checked: CheckedResults, gone: FingerprintCounts) {
    var left = counts
    var new = checked
    new.others = checked.others.filter { finding in
      // What keeps a file from being looked at is said in any case.
      checked.checks.isIncomplete && finding.severity == .error || !left.take([fingerprint(of: finding, path)])
    }
    new.results = checked.fingerprints(path: path).filter { !left.take($0.prints) }.map(\.result)
    return (new, left)
  }
}
