#if !canImport(Darwin)
  public import Foundation

  // Open Foundation has the types `Morphology` and `InflectionRule` but not the attributes that carry them. Names, types
  // and Markdown names are those of Apple's documentation. A scope's properties are only named by key paths.
  extension AttributeScopes.FoundationAttributes {
    /// How a piece of text is inflected: `inflect` in Markdown.
    public struct InflectionRuleAttribute: CodableAttributedStringKey, MarkdownDecodableAttributedStringKey {
      public typealias Value = InflectionRule
      public static let name = "NSInflect"
      public static let markdownName = "inflect"
    }

    /// What is known of the grammar of a piece of text: `morphology` in Markdown.
    public struct MorphologyAttribute: CodableAttributedStringKey, MarkdownDecodableAttributedStringKey {
      public typealias Value = Morphology
      public static let name = "NSMorphology"
      public static let markdownName = "morphology"
    }

    /// The 1-based number of the argument that a piece of text agrees with: `agreeWithArgument` in Markdown.
    public struct AgreementArgumentAttribute: CodableAttributedStringKey, MarkdownDecodableAttributedStringKey {
      public typealias Value = Int
      public static let name = "NSAgreeWithArgument"
      public static let markdownName = "agreeWithArgument"
    }

    /// The 1-based number of the concept that a piece of text agrees with: `agreeWithConcept` in Markdown.
    public struct AgreementConceptAttribute: CodableAttributedStringKey, MarkdownDecodableAttributedStringKey {
      public typealias Value = Int
      public static let name = "NSAgreeWithConcept"
      public static let markdownName = "agreeWithConcept"
    }

    /// The 1-based number of the concept whose pronoun replaces a piece of text: `referentConcept` in Markdown.
    public struct ReferentConceptAttribute: CodableAttributedStringKey, MarkdownDecodableAttributedStringKey {
      public typealias Value = Int
      public static let name = "NSReferentConcept"
      public static let markdownName = "referentConcept"
    }

    public var inflect: InflectionRuleAttribute { InflectionRuleAttribute() }
    public var morphology: MorphologyAttribute { MorphologyAttribute() }
    public var agreementArgument: AgreementArgumentAttribute { AgreementArgumentAttribute() }
    public var agreementConcept: AgreementConceptAttribute { AgreementConceptAttribute() }
    public var referentConcept: ReferentConceptAttribute { ReferentConceptAttribute() }
  }
#endif
