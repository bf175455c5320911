package import CompiledTables

/// A message, and the language that it was found in.
package struct FoundMessage: Sendable {
  package let message: CompiledMessage
  /// As the table spells it: whose plural rules count.
  package let language: String
}
