package import Findings

/// All rules. Adding one is a file in `Catalog`, `Source` or `Project`, and a line here; a test compares both.
package enum RuleRegistry {
  /// In alphabetical order.
  package static let rules: [any Rule.Type] = [
    BegunLanguage.self,
    DifferingFinalPunctuation.self,
    DifferingLineBreaks.self,
    DifferingSpaceAtEdges.self,
    DoubledSpace.self,
    EmptyTranslation.self,
    EscapedCharacterInText.self,
    ForeignQuotationMarks.self,
    HardCodedText.self,
    InconsistentQuotationMarks.self,
    InvisibleCharacter.self,
    LettersOfAnotherScript.self,
    LonePercentSign.self,
    MismatchedSpecifier.self,
    MisplacedSpaceBeforePunctuation.self,
    MissingDefaultLanguage.self,
    MissingDeviceFallback.self,
    MissingPluralCategory.self,
    MissingSpecifier.self,
    MissingTranslation.self,
    MixedScriptWord.self,
    NumberlessPluralForm.self,
    PartlyNumberedSpecifiers.self,
    ReorderedSpecifiers.self,
    RepeatedSpecifier.self,
    StaleKey.self,
    StrayNoBreakSpace.self,
    ThreeDotsForEllipsis.self,
    UnbalancedDirectionControls.self,
    UndefinedSubstitution.self,
    UnexpectedSpecifier.self,
    UnfinishedTranslation.self,
    UnreferencedSubstitution.self,
    UnreviewedTranslation.self,
    UnusedPluralCategory.self,
  ]

  package static func rule(_ id: FindingID) -> (any Rule.Type)? { rules.first { $0.id == id } }
}
