import Findings
import LosslessJSON
import SourceText

/// Findings inside a command's own JSON; `--format json` gives all of their fields.
enum FindingJSON {
  static func list(_ findings: [Finding]) -> JSONValue {
    .array(
      findings.map { finding in
        let start = finding.location?.range?.lowerBound
        return .object([
          "id": .string(finding.id.rawValue), "severity": .string(finding.severity.rawValue),
          "path": finding.location.map { .string($0.path) }, "line": start.map { .number($0.line) },
          "column": start.map { .number($0.column) }, "message": .string(finding.message),
          "suggestion": finding.suggestion.map { .string($0) },
        ])
      })
  }
}
