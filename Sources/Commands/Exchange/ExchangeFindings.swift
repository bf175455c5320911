import Findings

/// What exports and imports have to say besides single texts.
enum ExchangeFindings {
  static func unsynced(_ count: Int) -> Finding {
    Finding(
      "unsynced-keys", .warning,
      "\(count) text\(count == 1 ? " is" : "s are") in the sources and in no catalog or table yet; the export has \(count == 1 ? "it" : "them")",
      suggestion: "run 'dragoman sync' before the translations come back")
  }

  /// - Parameter tables: displayed paths of files that are not there, with the number of their texts.
  static func missingTables(_ tables: [(path: String, count: Int)]) -> Finding {
    let count = tables.reduce(0) { $0 + $1.count }
    return Finding(
      "exported-without-table", .warning,
      "\(count) text\(count == 1 ? "" : "s") of the sources belong\(count == 1 ? "s" : "") to tables that the project does not have; the export has \(count == 1 ? "it" : "them") as Xcode's would",
      suggestion:
        "make String Catalogs with 'dragoman create' first; without them, an import makes the files that it needs",
      notes: tables.map {
        FindingNote("\($0.count) in this file, which is not there", at: FindingLocation(path: $0.path))
      })
  }

  static func newTables(_ paths: [String]) -> Finding {
    let shown = paths.prefix(3).joined(separator: ", ") + (paths.count > 3 ? " and \(paths.count - 3) more" : "")
    return Finding(
      "localization-in-xcode", .advice, "\(shown) \(paths.count == 1 ? "is a new file" : "are new files")",
      suggestion:
        "see that they are built in: Xcode has to list them in a target, a package has to name the folder as a resource"
    )
  }

  static func noLanguages() -> Finding {
    Finding(
      "no-translations", .warning, "the project has no language but the one that it is written in",
      suggestion: "name the languages to be translated with '--language'")
  }

  static func wrongLanguage(_ name: String, _ near: String?) -> Finding {
    Finding(
      "unknown-language", .error, "'\(name)' is no language that is known",
      suggestion: near.map { "did you mean '\($0)'?" } ?? "give a name such as fr, pt-BR or zh-Hans")
  }

  static func unknownFile(_ original: String, units: Int, at path: String) -> Finding {
    Finding(
      "unknown-original", .warning, at: FindingLocation(path: path),
      "the project has no file '\(original)': \(units) text\(units == 1 ? "" : "s") left out",
      suggestion: "import into the project that the file was exported from")
  }

  static func noTargetLanguage(_ path: String) -> Finding {
    Finding(
      "no-target-language", .error, at: FindingLocation(path: path), "the file does not say which language it is in",
      suggestion: "name it with '--language'")
  }

  static func sourceLanguage(_ language: String, at path: String) -> Finding {
    Finding(
      "import-of-source-language", .error, at: FindingLocation(path: path),
      "the file is in \(language), the language that the project is written in",
      suggestion: "change the texts in the sources or in the catalog; keys stay as they are")
  }

  static func noTexts(_ path: String) -> Finding {
    Finding(
      "no-exchange-file", .error, at: FindingLocation(path: path),
      "the folder holds no 'Localized Contents/LANGUAGE.xliff'", suggestion: "name an .xcloc folder or an XLIFF file")
  }

  static func linkInCatalog(_ path: String) -> Finding {
    Finding(
      "link-leads-outside", .error, at: FindingLocation(path: path),
      "a symbolic link, which an exchanged folder must not hold", suggestion: "ask for the folder without links")
  }
}
