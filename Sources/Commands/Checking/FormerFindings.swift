import Checks
import Findings

/// What was found before, so that only what is new counts.
struct FormerFindings {
  var counts = FingerprintCounts()
  /// How its fingerprints call an absolute path.
  var path: (String) -> String

  /// The results that are new, and what there was before and is no more.
  func new(in checked: CheckedResults) -> (checked: CheckedResults, gone: FingerprintCounts) {
    var left = counts
    var new = checked
    new.results = checked.fingerprints(path: path).filter { !left.take($0.prints) }.map(\.result)
    return (new, left)
  }
}
