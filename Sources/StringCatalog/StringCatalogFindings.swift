package import Findings
import LosslessJSON
import SourceText

extension FindingID {
  package static let entryOutsideStrings: FindingID = "entry-outside-strings"
  package static let missingMember: FindingID = "missing-member"
  package static let wrongType: FindingID = "wrong-type"
}

extension JSONKind {
  /// With its article, for messages.
  var description: String {
    switch self {
    case .null: "null"
    case .boolean: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

func wrongType(_ node: JSONNode, named name: String, expected: JSONKind, of document: JSONDocument) -> RefusedInput {
  let found = document.kind(of: node)
  let start = document.range(of: node).lowerBound
  let end = found == .object || found == .array ? start + 1 : document.range(of: node).upperBound
  return RefusedInput(
    Finding(
      .wrongType, .error, at: document.location(of: start..<end),
      "\(name) is \(found.description), expected \(expected.description)",
      suggestion: "correct the value, or restore the file from version control"))
}

func missingMember(_ name: String, of document: JSONDocument) -> RefusedInput {
  let start = document.range(of: document.root).lowerBound
  let example = name == "strings" ? "\"strings\" : { }" : "\"\(name)\" : \"en\""
  return RefusedInput(
    Finding(
      .missingMember, .error, at: document.location(of: start..<start + 1),
      "no member \"\(name)\", expected a String Catalog with sourceLanguage and strings",
      suggestion: "add \(example), or leave the file out if it is no String Catalog"))
}

func entryOutsideStrings(_ node: JSONNode, strings: JSONNode, of document: JSONDocument) -> RefusedInput {
  RefusedInput(
    Finding(
      .entryOutsideStrings, .error, at: document.location(of: document.nameRange(of: node)),
      "entry \"\(document.name(of: node))\" stands outside \"strings\", expected it inside",
      suggestion: "move it into the object \"strings\"",
      notes: [FindingNote("strings is here", at: document.location(of: document.nameRange(of: strings)))]))
}
