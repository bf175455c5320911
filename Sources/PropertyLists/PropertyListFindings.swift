package import Findings
import SourceText

/// What can be wrong with a property list.
package enum PropertyListFindings {
  package static let malformed: FindingID = "malformed-property-list"
  package static let conflictMarker: FindingID = "merge-conflict-marker"
  package static let truncated: FindingID = "truncated-file"
  package static let tooDeep: FindingID = "nesting-too-deep"
  package static let unsupportedEncoding: FindingID = "unsupported-encoding"

  /// - Parameter offset: in UTF-8 code units of the file.
  static func malformed(_ text: SourceText, at offset: Int, path: String, _ problem: String) -> Finding {
    Finding(
      malformed, .error, at: FindingLocation(path: path, text: text, offset: offset), problem,
      suggestion: "restore the file from version control, or mend it here")
  }

  static func truncated(_ text: SourceText, path: String, expected: String) -> Finding {
    Finding(
      truncated, .error, at: FindingLocation(path: path, text: text, offset: text.bytes.count),
      "expected \(expected) before the end of the file",
      suggestion: "restore the file from version control")
  }

  static func conflict(_ text: SourceText, at offset: Int, path: String) -> Finding {
    Finding(
      conflictMarker, .error, at: FindingLocation(path: path, text: text, offset: offset, length: 7),
      "merge conflict marker in a property list",
      suggestion: "resolve the conflict and run again")
  }

  static func tooDeep(_ text: SourceText, at offset: Int, path: String, limit: Int) -> Finding {
    Finding(
      tooDeep, .error, at: FindingLocation(path: path, text: text, offset: offset),
      "property list nested deeper than \(limit) levels",
      suggestion: "check that this is the file you meant; no project file is nested like this")
  }

  static func encoding(path: String, found: String) -> Finding {
    Finding(
      unsupportedEncoding, .error, at: FindingLocation(path: path),
      "old-style property list in \(found), expected UTF-8",
      suggestion: "convert the file to UTF-8")
  }

  /// For XML and binary lists, of which Foundation names a line at best.
  static func unreadable(path: String, format: String, reason: String) -> Finding {
    Finding(
      malformed, .error, at: FindingLocation(path: path),
      reason.isEmpty ? "malformed \(format) property list" : "malformed \(format) property list: \(reason)",
      suggestion: "restore the file from version control, or check it with plutil -lint")
  }
}
