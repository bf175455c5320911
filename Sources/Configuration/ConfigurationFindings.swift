import Findings

/// What can be wrong with a `dragoman.json` that is JSON.
enum ConfigurationFindings {
  /// - Parameters:
  ///   - known: what the section has.
  ///   - others: section → the fields that it has.
  static func unknownField(
    _ field: String, of section: String, known: [String], others: [String: [String]], at location: FindingLocation
  ) -> Finding {
    let prefix = section.isEmpty ? "" : section + "."
    let place = others.keys.sorted().first { others[$0]?.contains(field) ?? false }
    let near = SpellingSuggestion.nearest(to: field, among: known).map { "did you mean '\(prefix)\($0)'?" }
    let list = known.count == 1 ? "the only field here is \(known[0])" : "the fields here are " + known.listed
    return Finding(
      "configuration-unknown-field", .error, at: location, "no such field: \(prefix)\(field)",
      suggestion: place.map { "'\(field)' belongs into '\($0)'" } ?? near ?? list)
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
    let severities = FindingSeverity.allCases.reversed().map(\.rawValue) + ["off"]
    return Finding(
      "configuration-wrong-value", .error, at: location, "'\(text)' is no severity",
      suggestion: SpellingSuggestion.nearest(to: text, among: severities).map { "did you mean '\($0)'?" }
        ?? "write error, warning, advice or off")
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

extension [String] {
  fileprivate var listed: String { sorted().joined(separator: ", ") }
}
