package import Findings
import SourceText

/// What can be wrong with a PO file.
package enum POFindings {
  package static let malformed: FindingID = "malformed-po"
  package static let truncated: FindingID = "truncated-file"
  package static let duplicate: FindingID = "duplicate-message"
  package static let unsupportedEncoding: FindingID = "unsupported-encoding"

  static func malformed(
    expected: String, at offset: Int, in source: SourceText, path: String
  ) -> RefusedInput {
    RefusedInput(
      Finding(
        malformed, .error, at: FindingLocation(path: path, text: source, offset: offset, length: 1),
        "expected \(expected)", suggestion: "mend the file here; 'msgfmt -c' of GNU gettext checks the whole"))
  }

  static func truncated(expected: String, in source: SourceText, path: String) -> RefusedInput {
    RefusedInput(
      Finding(
        truncated, .error, at: FindingLocation(path: path, text: source, offset: source.bytes.count),
        "expected \(expected) before the end of the file",
        suggestion: "the file is cut off: export it again or restore it from version control"))
  }

  static func duplicate(_ id: String, line: Int, first: Int, in source: SourceText, path: String) -> RefusedInput {
    let offset = source.offset(line: line, column: 1)?.value ?? 0
    return RefusedInput(
      Finding(
        duplicate, .error, at: FindingLocation(path: path, text: source, offset: offset),
        "the message '\(id)' stands twice, first in line \(first)", suggestion: "remove one of the two"))
  }

  static func encoding(_ name: String, path: String) -> RefusedInput {
    RefusedInput(
      Finding(
        unsupportedEncoding, .error, at: FindingLocation(path: path), "the file is in \(name), expected UTF-8",
        suggestion: "convert it with 'msgconv --to-code=UTF-8'"))
  }
}
