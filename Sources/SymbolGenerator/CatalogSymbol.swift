/// The symbol of one key.
package struct CatalogSymbol: Hashable, Sendable {
  package let key: String
  /// The member's name, without backticks.
  package let name: String
  package let parameters: [SymbolParameter]
  /// The translator comment.
  package let comment: String?
  /// The text in the source language, where it is not the key.
  package let sourceText: String?

  /// The name as it is written in source.
  package var writtenName: String { SwiftIdentifier.written(name) }

  /// What tells two symbols apart: Swift allows two functions of one name whose arguments differ in label or type.
  package var signature: String {
    guard !parameters.isEmpty else { return name }
    return name + "(" + parameters.map { "\($0.label ?? "_"): \($0.type)" }.joined(separator: ", ") + ")"
  }

  /// As documentation writes it: `count(_:of:)`.
  package var displayName: String {
    guard !parameters.isEmpty else { return name }
    return name + "(" + parameters.map { "\($0.label ?? "_"):" }.joined() + ")"
  }
}
