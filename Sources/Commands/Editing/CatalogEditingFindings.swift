import CommandLineInterface
import Findings
import LanguageData
import StringCatalog

/// What can be wrong with an edit that the shell asks for.
enum CatalogEditingFindings {
  static func unknownKey(_ key: String, in file: CatalogFile) -> RefusedInput {
    let near = SpellingSuggestion.nearest(to: key, among: file.catalog.keys)
    return refusal(
      "unknown-key", file, "no key \(quoted(key))",
      suggestion: near.map { "did you mean \(quoted($0))?" } ?? "'dragoman add' makes new keys")
  }

  static func existingKey(_ key: String, in file: CatalogFile) -> RefusedInput {
    RefusedInput(
      Finding(
        "existing-key", .error,
        at: FindingLocation(path: file.path, range: file.catalog.range(ofKey: key)),
        "the catalog has a key \(quoted(key)) already",
        suggestion: "choose another key, or remove this one first"))
  }

  static func noText(of key: String, in language: String, _ file: CatalogFile) -> RefusedInput {
    refusal(
      "no-localization", file, "\(quoted(key)) has nothing in \(language)",
      suggestion: "'dragoman set' gives it a text")
  }

  static func varies(_ key: String, _ language: String, by options: [String], _ file: CatalogFile) -> RefusedInput {
    refusal(
      "varying-text", file, "the text of \(quoted(key)) in \(language) varies: one text for all was not expected",
      suggestion: "name the form with " + options.joined(separator: " or "))
  }

  static func unknownAxis(_ axis: String, _ key: String, _ language: String, _ file: CatalogFile) -> RefusedInput {
    refusal(
      "unknown-variation", file,
      "the text of \(quoted(key)) in \(language) varies by \(quoted(axis)), which is not known",
      suggestion: "change it in Xcode, or 'dragoman remove' it for this language first")
  }

  static func noOtherForm(of key: String, _ language: String, _ file: CatalogFile) -> RefusedInput {
    refusal(
      "no-other-form", file, "the text of \(quoted(key)) in \(language) has no form 'other' that could be kept",
      suggestion: "set the form 'other' first")
  }

  static func unusedCategory(_ category: String, _ language: LanguageIdentifier, _ file: CatalogFile) -> RefusedInput {
    let used = language.pluralCategories.map(\.rawValue).joined(separator: ", ")
    return refusal(
      "unused-plural-category", file, "\(language.displayName) has no plural category '\(category)'",
      suggestion: "its categories are \(used)")
  }

  static func noNumber(_ key: String, _ file: CatalogFile) -> Finding {
    Finding(
      "plural-without-number", .warning,
      at: FindingLocation(path: file.path, range: file.catalog.range(ofKey: key)),
      "\(quoted(key)) has no number by which a plural form could be chosen",
      suggestion: "put a number into the text, such as %lld, or undo this with '--by nothing'")
  }

  static func unknownSubstitution(_ name: String, _ known: [String], _ file: CatalogFile) -> RefusedInput {
    refusal(
      "unknown-substitution", file, "the text has no substitution '\(name)'",
      suggestion: known.isEmpty ? nil : "it has \(known.joined(separator: ", "))")
  }

  static func phrases(of key: String, _ file: CatalogFile) -> RefusedInput {
    refusal(
      "varying-phrases", file, "\(quoted(key)) is an App Shortcut, whose phrases do not vary",
      suggestion: "give all phrases of the language, one after another")
  }

  static func hasSubstitutions(
    _ key: String, _ language: String, _ names: [String], _ file: CatalogFile
  ) -> RefusedInput {
    refusal(
      "text-with-substitutions", file,
      "the text of \(quoted(key)) in \(language) has parts of its own that vary: \(names.joined(separator: ", "))",
      suggestion: "name the part with '--substitution'")
  }

  static func wrongLanguage(_ text: String, _ suggestion: String?, _ file: CatalogFile) -> RefusedInput {
    refusal("unknown-language", file, "'\(text)' is no language that the catalog or CLDR knows", suggestion: suggestion)
  }

  static func refusal(_ id: FindingID, _ file: CatalogFile, _ message: String, suggestion: String? = nil)
    -> RefusedInput
  {
    RefusedInput(Finding(id, .error, at: FindingLocation(path: file.path), message, suggestion: suggestion))
  }

  static func quoted(_ key: String) -> String { "'\(key)'" }
}
