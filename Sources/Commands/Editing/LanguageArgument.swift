import CommandLineInterface
import Findings
import LanguageData
import StringCatalog

/// The language of `--language`, checked so that a slip of the finger makes no new row.
enum LanguageArgument {
  static func required(_ arguments: ParsedArguments, for file: CatalogFile) throws -> String {
    guard let text = arguments.value(of: CommonOptions.language) else {
      throw UsageError(
        "missing option '--language'", suggestion: "give the language of the text, such as '--language fr'",
        command: arguments.command)
    }
    return try checked(text, for: file)
  }

  /// Languages that the catalog has are taken as they are; others have to be known and in their usual spelling.
  static func checked(_ text: String, for file: CatalogFile) throws -> String {
    if text == file.catalog.sourceLanguage || file.catalog.languages.contains(text) { return text }
    guard let language = LanguageIdentifier(text), language.isKnown else {
      let near = SpellingSuggestion.nearest(to: text, among: file.catalog.languages)
      throw CatalogEditingFindings.wrongLanguage(text, near.map { "did you mean '\($0)'?" }, file)
    }
    guard language.description == text else {
      throw CatalogEditingFindings.wrongLanguage(text, "did you mean '\(language)'?", file)
    }
    return text
  }

  /// A language that a project need not have yet: known, and in its usual spelling.
  ///
  /// - Parameter known: what is suggested first where the name is none.
  static func spelled(_ name: String, near known: [String] = []) throws -> String {
    let language = LanguageIdentifier(name).flatMap { $0.isKnown ? $0.description : nil }
    guard language == name else {
      let near = SpellingSuggestion.nearest(to: name, among: known) ?? language
      throw RefusedInput(ExchangeFindings.wrongLanguage(name, near))
    }
    return name
  }
}
