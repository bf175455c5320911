import Findings
import LosslessJSON

/// What can be wrong with a file that is JSON.
enum StringsDataFindings {
  static func missingMember(_ name: String, of node: JSONNode, in document: JSONDocument) -> RefusedInput {
    let start = document.range(of: node).lowerBound
    return RefusedInput(
      Finding(
        "stringsdata-missing-member", .error, at: document.location(of: start..<start + 1),
        "no member \"\(name)\", expected a file as the compiler writes it",
        suggestion: "build again with -emit-localized-strings, or leave the file out"))
  }

  static func wrongType(
    _ node: JSONNode, named name: String, expected: JSONKind, in document: JSONDocument
  ) -> RefusedInput {
    let range = document.range(of: node)
    let isContainer = [.object, .array].contains(document.kind(of: node))
    let kind =
      switch expected {
      case .object: "an object"
      case .array: "an array"
      case .string: "a string"
      case .number: "a whole number"
      case .boolean: "a boolean"
      case .null: "null"
      }
    return RefusedInput(
      Finding(
        "stringsdata-wrong-type", .error,
        at: document.location(of: isContainer ? range.lowerBound..<range.lowerBound + 1 : range),
        "\(name) is not \(kind)", suggestion: "build again with -emit-localized-strings, or leave the file out"))
  }
}
