package import Findings

/// All rules. Adding one is a file in `Catalog`, `Source` or `Project`, and a line here; a test compares both.
package enum RuleRegistry {
  /// In alphabetical order.
  package static let rules: [any Rule.Type] = [
    BegunLanguage.self,
    EmptyTranslation.self,
    HardCodedText.self,
    MissingDefaultLanguage.self,
    MissingTranslation.self,
    StaleKey.self,
    UnfinishedTranslation.self,
    UnreviewedTranslation.self,
  ]

  package static func rule(_ id: FindingID) -> (any Rule.Type)? { rules.first { $0.id == id } }
}
