import CommandLineInterface
import Findings

/// How many findings there are, as summaries say it: `3 errors, 12 warnings in 4 files`.
struct FindingCounts {
  /// Empty without findings.
  let text: String

  init(_ findings: [Finding], _ shown: ShownSeverities) {
    let counts = [FindingSeverity.error, .warning, .advice].compactMap { severity -> String? in
      let count = findings.count { $0.severity == severity }
      guard count > 0 else { return nil }
      return severity.counted(count) + (shown.contains(severity) ? "" : " (shown with --advice)")
    }
    let files = Set(findings.compactMap { $0.location?.path }).count
    text = counts.joined(separator: ", ") + (files > 0 ? " in \(files) file\(files == 1 ? "" : "s")" : "")
  }
}
