package import CompiledTables
package import LanguageData

/// A message, and the language that it was found in.
package struct FoundMessage: Sendable {
  package let message: CompiledMessage
  /// Whose plural rules and direction count.
  package let rules: MessageLanguage
  /// As the table spells it.
  package var language: String { rules.name }
}
