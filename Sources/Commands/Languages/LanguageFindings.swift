import Findings

/// What changes of languages have to say.
enum LanguageFindings {
  static func tablesInXcode(_ language: String, _ paths: [String]) -> Finding {
    let shown = paths.prefix(3).joined(separator: ", ") + (paths.count > 3 ? " and \(paths.count - 3) more" : "")
    return Finding(
      "localization-in-xcode", .warning, "the tables \(shown) get no file in \(language): Xcode has to list it",
      suggestion:
        "check \(language) under Localization in Xcode's inspector, or use String Catalogs: 'dragoman migrate'")
  }

  static func referencesInXcode(_ language: String) -> Finding {
    Finding(
      "localization-in-xcode", .warning, "the Xcode project still lists the table files in \(language)",
      suggestion: "remove the references in Xcode")
  }

  static func unknown(_ language: String, known: [String]) -> Finding {
    Finding(
      "unknown-language", .error, "the project has no language '\(language)'",
      suggestion: "it has " + known.joined(separator: ", "))
  }

  static func isDevelopmentLanguage(_ language: String) -> Finding {
    Finding(
      "development-language", .error, "'\(language)' is the language that the project is written in",
      suggestion: "change the development language in Xcode, or 'defaultLocalization' of the package")
  }

  static func isThere(_ language: String) -> Finding {
    Finding(
      "existing-language", .error, "the project has the language '\(language)' already",
      suggestion: "remove one of the two first")
  }
}
