import Findings
import LosslessJSON

/// What can be wrong with a file that is JSON.
enum StringsDataFindings {
  static func unknownSource(_ source: String, in path: String) -> Finding {
    Finding(
      "stringsdata-without-source", .advice, at: FindingLocation(path: path),
      "no target of the project has the source \(source), so its strings are left out",
      suggestion: "delete the file if it is of an older build")
  }

  static func sourcesLeft(_ count: Int, _ first: String, of target: String) -> Finding {
    Finding(
      "stringsdata-incomplete", .warning, at: FindingLocation(path: first),
      count == 1
        ? "no .stringsdata file tells of this source of \(target)"
        : "no .stringsdata file tells of \(count) sources of \(target), of which this is the first",
      suggestion: "build all of the target, and name the folder of that build; until then nothing is called unused")
  }

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
