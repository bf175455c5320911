import Findings
import LocalizableReferences
import SourceText

/// What a sync has to say.
enum CatalogSyncFindings {
  static func guessedSpecifier(_ reference: LocalizableReference) -> Finding {
    let guessed = reference.arguments.filter(\.isGuessed).map { "'\($0.expression)'" }.joined(separator: ", ")
    return Finding(
      "guessed-specifier", .warning, at: location(reference.location),
      "the type of \(guessed) is not known, so the key '\(reference.key)' may have another specifier in the app",
      suggestion: "give the value a declared type, or add the key to the catalog as the compiler makes it")
  }

  static func guessedDefaultValue(_ string: SourceString, _ value: String) -> Finding {
    Finding(
      "guessed-specifier", .warning, at: string.locations.first.map(location),
      "the type of what the default value of “\(string.key)” interpolates is not known, so “\(value)” may have another"
        + " specifier in the app",
      suggestion: "give the value a declared type, or set the text in the catalog")
  }

  static func ambiguousSpecifier(_ reference: LocalizableReference, keys: [String]) -> Finding {
    let list = keys.distinctSorted().map { "'\($0)'" }.joined(separator: ", ")
    return Finding(
      "ambiguous-format-specifier", .warning, at: location(reference.location),
      "the types of what '\(reference.key)' interpolates are not known, and several keys fit: \(list)",
      suggestion: "give the value a declared type; until then none of these keys is added or called stale")
  }

  static func conflictingDefaultValues(_ string: SourceString, used: String) -> Finding {
    Finding(
      "conflicting-default-values", .warning, at: string.locations.first.map(location),
      "the key '\(string.key)' has \(string.defaultValues.count) default values in code; expected one",
      suggestion: "use one text, or another key; the catalog has '\(used)'",
      notes: string.locations.dropFirst().map { FindingNote("also used here", at: location($0)) })
  }

  static func unusedTableKey(_ key: String, at location: FindingLocation) -> Finding {
    Finding(
      "unused-table-key", .advice, at: location, "the key '\(key)' was not found in code",
      suggestion: "remove it from every language if nothing makes it at run time")
  }

  static func possiblyUsed(_ keys: [String], path: String?) -> Finding {
    let shown = keys.prefix(5).map { "'\($0)'" }.joined(separator: ", ")
    let more = keys.count > 5 ? " and \(keys.count - 5) more" : ""
    return Finding(
      "possibly-used-keys", .advice, at: path.map { FindingLocation(path: $0) },
      "not called stale, since code gives the text to something whose declaration was not found: \(shown)\(more)",
      suggestion: "check out the packages that declare it, so that they can be read")
  }

  static func manyKeysVanished(_ count: Int, of total: Int, path: String?) -> Finding {
    Finding(
      "many-keys-vanished", .warning, at: path.map { FindingLocation(path: $0) },
      "\(count) of \(total) keys were not found in code any more",
      suggestion: "look at the difference before you commit it; '--keep-stale' leaves such keys alone")
  }

  static func location(_ place: ReferenceLocation) -> FindingLocation {
    // Only line and column are known of a reference; who prints a document looks the rest up.
    let position = SourcePosition(
      offset: UTF8Offset(0), line: place.line, column: place.column, utf16Column: place.column)
    return FindingLocation(path: place.path, range: position..<position)
  }
}
