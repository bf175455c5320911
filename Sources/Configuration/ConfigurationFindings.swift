import Findings

/// What can be wrong with a `dragoman.json` that is JSON.
enum ConfigurationFindings {
  static func unknownField(_ field: String, known: [String], at location: FindingLocation) -> Finding {
    Finding(
      "configuration-unknown-field", .error, at: location, "no such field: \(field)",
      suggestion: "the fields here are \(known.sorted().joined(separator: ", "))")
  }

  static func wrongType(_ field: String, expected: String, at location: FindingLocation) -> Finding {
    Finding(
      "configuration-wrong-type", .error, at: location, "\(field.isEmpty ? "the file" : field) is not \(expected)",
      suggestion: "Documentation/Users/Configuration.md shows what each field holds")
  }

  static func notAPath(_ text: String, at location: FindingLocation) -> Finding {
    Finding(
      "configuration-wrong-value", .error, at: location,
      "'\(text)' is not a path below the folder of this file",
      suggestion: "name a file or a folder relative to it, without patterns; a folder stands for all that is in it")
  }

  static func notASeverity(_ text: String, at location: FindingLocation) -> Finding {
    Finding(
      "configuration-wrong-value", .error, at: location, "'\(text)' says not how much a rule's findings matter",
      suggestion: "write error, warning, advice or off")
  }

  static func notAName(_ text: String, in field: String, at location: FindingLocation) -> Finding {
    Finding(
      "configuration-wrong-value", .error, at: location, "'\(text)' in \(field) is not a name",
      suggestion: "write the name alone, without parentheses and labels; 'declarations' takes whole declarations")
  }

  static func notAType(_ text: String, at location: FindingLocation) -> Finding {
    Finding(
      "configuration-wrong-value", .error, at: location, "'\(text)' in extract.declarations is not a type's name",
      suggestion: "write the name of the type that has the members, or \"\" for what stands in no type")
  }

  static func notACondition(_ text: String, at location: FindingLocation) -> Finding {
    Finding(
      "configuration-wrong-value", .error, at: location, "'\(text)' is not a single condition of #if",
      suggestion: "write a name or a call, as in \"BETA\" or \"os(tvOS)\"")
  }
}
