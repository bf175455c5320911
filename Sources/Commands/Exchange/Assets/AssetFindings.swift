import Findings

/// What exchanges of pictures and other files have to say.
enum AssetFindings {
  static func unknown(_ path: String, at shown: String) -> Finding {
    Finding(
      "unknown-asset", .warning, at: FindingLocation(path: shown),
      "the project has no localizable file or set '\(path)': it is left out",
      suggestion: "localize it in Xcode first, or put the file where its source is in 'Source Contents'")
  }

  static func unreadableSet(_ finding: Finding) -> Finding {
    Finding(
      "unreadable-asset", .warning, at: finding.location, "\(finding.message): the set is left out",
      suggestion: finding.suggestion)
  }

  static func missingFile(_ name: String, at shown: String) -> Finding {
    Finding(
      "missing-asset-file", .warning, at: FindingLocation(path: shown),
      "'\(name)' is named here and lies not beside it: it is left out", suggestion: "add the file, or name another")
  }

  static func tooLarge(_ path: String, size: Int) -> Finding {
    Finding(
      "asset-too-large", .error, at: FindingLocation(path: path),
      "the file has \(size >> 20) MB; more than \(ExchangedFolder.sizeLimit >> 20) MB are not exchanged",
      suggestion: "make it smaller, or put it into the project by hand")
  }

  static func tooMany(_ path: String) -> Finding {
    Finding(
      "asset-too-large", .error, at: FindingLocation(path: path),
      "the folder holds more than \(ExchangedFolder.fileLimit) files, \(ExchangedFolder.depthLimit) levels or \(ExchangedFolder.totalLimit >> 20) MB",
      suggestion: "take out what was not exported")
  }

  // MARK: Screenshots

  static func noScreenshotFolder(_ path: String) -> Finding {
    Finding(
      "no-screenshots", .error, at: FindingLocation(path: path), "no such folder",
      suggestion: "name the folder of the screenshots")
  }

  static func noScreenshots(_ path: String) -> Finding {
    Finding(
      "no-screenshots", .warning, at: FindingLocation(path: path), "the folder holds no pictures",
      suggestion: "name the folder of the screenshots: pictures with a '…StringData.plist' beside them")
  }

  static func malformedPlaces(_ path: String, _ what: String) -> Finding {
    Finding(
      "malformed-screenshot-data", .error, at: FindingLocation(path: path), what,
      suggestion: "see Documentation/Users/Translators.md for the form")
  }

  static func missingPictures(_ names: [String], at path: String) -> Finding {
    let shown = names.prefix(3).joined(separator: ", ") + (names.count > 3 ? " and \(names.count - 3) more" : "")
    return Finding(
      "missing-asset-file", .warning, at: FindingLocation(path: path),
      "pictures that are named here are missing: \(shown)",
      suggestion: "put them beside the list")
  }

  static func unknownTexts(_ texts: [String], at path: String) -> Finding {
    let shown = texts.prefix(3).joined(separator: ", ") + (texts.count > 3 ? " and \(texts.count - 3) more" : "")
    return Finding(
      "unknown-screenshot-text", .warning, at: FindingLocation(path: path),
      "the project has no such text\(texts.count == 1 ? "" : "s"): \(shown)",
      suggestion: "take the screenshots again: keys may have changed since")
  }
}
