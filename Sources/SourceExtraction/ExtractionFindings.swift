import Findings
import SourceText

/// What can be wrong with sources.
enum ExtractionFindings {
  static func unreadable(_ path: String) -> Finding {
    Finding(
      "unreadable-source", .error, at: FindingLocation(path: path), "the source file cannot be read",
      suggestion: "check that it exists and may be read")
  }

  static func missingKnowledge() -> Finding {
    Finding(
      "missing-resources", .warning,
      "the resource files of this tool are not beside its executable, so many strings are missed",
      suggestion: "install the folder 'dragoman_SourceExtraction.resources' of the same version beside it")
  }

  static func syntaxError(at location: FindingLocation, language: String) -> Finding {
    Finding(
      "source-syntax-error", .warning, at: location,
      "expected valid \(language) here; strings near it may be missed",
      suggestion: "correct the source; until then none of its target's keys counts as gone")
  }

  static func wrongDeclaration(_ problem: String, at location: FindingLocation) -> Finding {
    Finding(
      "wrong-declaration", .error, at: location, "expected one Swift declaration without a body, but \(problem)",
      suggestion: "write it as in the source, as in \"init(_ title: LocalizedStringKey)\"")
  }

  static func nestedTooDeep(_ path: String) -> Finding {
    Finding(
      "source-nesting-too-deep", .warning, at: FindingLocation(path: path),
      "brackets nested deeper than in any Swift source; the file was not read",
      suggestion: "take it out of the target if it is not code, or split the expression into constants")
  }

  static func notUTF8(_ path: String) -> Finding {
    Finding(
      "source-encoding", .warning, at: FindingLocation(path: path),
      "expected a Swift source in UTF-8; strings with other bytes are not what the compiler reads",
      suggestion: "save the file as UTF-8; until then none of its target's keys counts as gone")
  }

  static func guessedSpecifier(of expression: String, at location: FindingLocation) -> Finding {
    Finding(
      "guessed-specifier", .warning, at: location,
      "the type of \(expression) is not known, so %@ is assumed for it in the key",
      suggestion: "declare its type, or interpolate a value whose type is evident")
  }
}
