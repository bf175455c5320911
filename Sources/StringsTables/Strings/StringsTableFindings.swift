import Findings
import SourceText

/// All that can be wrong with a table.
enum StringsTableFindings {
  static let unreadable: FindingID = "unreadable-strings-table"
  static let syntax: FindingID = "strings-table-syntax"

  static let malformedList: FindingID = "malformed-property-list"
  static let tooDeep: FindingID = "nesting-too-deep"

  static func malformed(_ expected: String, at location: FindingLocation) -> Finding {
    Finding(
      malformedList, .error, at: location, "expected \(expected)",
      suggestion: "restore the file from version control, or mend it here")
  }

  static func tooDeep(at location: FindingLocation, limit: Int) -> Finding {
    Finding(
      tooDeep, .error, at: location, "dictionaries nested deeper than \(limit) levels",
      suggestion: "check that this is the file you meant; no table is nested like this")
  }

  static func nul(path: String, text: SourceText, offset: Int) -> Finding {
    Finding(
      unreadable, .error, at: FindingLocation(path: path, text: text, offset: offset),
      "found a NUL byte; expected UTF-8 or UTF-16",
      suggestion: "save the file as UTF-8")
  }

  static func notUTF8(path: String, text: SourceText, offset: Int) -> Finding {
    Finding(
      unreadable, .error, at: FindingLocation(path: path, text: text, offset: offset),
      "found bytes that are no UTF-8; expected UTF-8 or UTF-16",
      suggestion: "save the file as UTF-8")
  }

  static func halfUnit(path: String) -> Finding {
    Finding(
      unreadable, .error, at: FindingLocation(path: path),
      "the file is UTF-16 but has an odd number of bytes; its end is missing",
      suggestion: "restore the file from version control")
  }

  static func loneSurrogate(path: String, text: SourceText, offset: Int) -> Finding {
    Finding(
      unreadable, .error, at: FindingLocation(path: path, text: text, offset: offset),
      "found half of a surrogate pair; expected well-formed UTF-16", suggestion: "save the file as UTF-8")
  }

  static func expected(_ what: String, path: String, text: SourceText, offset: Int, suggestion: String) -> Finding {
    Finding(
      syntax, .error, at: FindingLocation(path: path, text: text, offset: offset), "expected \(what)",
      suggestion: suggestion)
  }
}
