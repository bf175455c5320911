package import Findings
import SourceText

/// What can be wrong with an XML file.
package enum XMLFindings {
  package static let malformed: FindingID = "malformed-xml"
  package static let truncated: FindingID = "truncated-file"
  package static let conflictMarker: FindingID = "merge-conflict-marker"
  package static let tooDeep: FindingID = "nesting-too-deep"
  package static let tooLarge: FindingID = "file-too-large"
  package static let unsupportedEncoding: FindingID = "unsupported-encoding"
  package static let declaresEntities: FindingID = "xml-entity-declaration"
  package static let documentType: FindingID = "xml-document-type"

  static func tooLarge(path: String, limit: Int) -> Finding {
    Finding(
      tooLarge, .error, at: FindingLocation(path: path), "the file is larger than \(limit >> 20) megabytes",
      suggestion: "check that this is the file you meant")
  }

  static func finding(for fault: XMLFault, in source: SourceText, path: String) -> Finding {
    let (id, message, suggestion) = wording(of: fault.reason)
    return Finding(
      id, .error,
      at: FindingLocation(
        path: path, text: source, offset: fault.offset,
        length: min(fault.length, max(0, source.bytes.count - fault.offset))),
      message, suggestion: suggestion)
  }

  private static let restore = "restore the file from version control, or mend it here"

  private static func wording(of reason: XMLFault.Reason) -> (FindingID, String, String) {
    switch reason {
    case .malformed(let expected): (malformed, "expected \(expected)", restore)
    case .truncated(let expected):
      (
        truncated, "expected \(expected) before the end of the file",
        "the file is cut off: restore it from version control"
      )
    case .conflictMarker:
      (conflictMarker, "merge conflict marker in an XML file", "resolve the conflict and run again")
    case .tooDeep:
      (
        tooDeep, "elements nested deeper than \(XMLTreeReader.depthLimit) levels",
        "check that this is the file you meant; no editor writes such files"
      )
    case .invalidUTF8: (unsupportedEncoding, "bytes that are not UTF-8, expected UTF-8", "save the file as UTF-8")
    case .encoding(let name):
      (unsupportedEncoding, "the file is in \(name), expected UTF-8", "convert the file to UTF-8")
    case .forbiddenCharacter(let code):
      (malformed, "character U+\(hexadecimal(code)), which XML does not allow", "take it out of the text")
    case .unknownEntity(let name):
      (
        malformed, "the entity '\(name)' is not known, expected one of amp, lt, gt, quot, apos",
        "write the character itself, or '&amp;' for an ampersand"
      )
    case .declaresEntities:
      (
        declaresEntities, "the document type declares entities, which are never read",
        "take the declarations out and write the texts themselves"
      )
    case .documentType:
      (
        documentType, "a document type, expected the first element",
        "take the line with <!DOCTYPE out: files of this kind have none, and what it names is never read"
      )
    case .duplicateAttribute(let name): (malformed, "the attribute '\(name)' is given twice", "remove one of the two")
    case .mismatchedEnd(let found, let open):
      (malformed, "expected </\(open)> and found </\(found)>", restore)
    }
  }

  private static func hexadecimal(_ code: UInt32) -> String {
    let digits = String(code, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
