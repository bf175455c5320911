#if !canImport(Darwin)
  public import Foundation

  extension Morphology {
    /// A form of a person's own pronouns, for ``TermOfAddress/localized(language:pronouns:)``.
    public struct Pronoun: Hashable, Codable, Sendable {
      /// The form, as it is written within a sentence.
      public var pronoun: String
      /// Where the form is used: its case, whether it is reflexive, whether it stands with a noun.
      public var morphology: Morphology
      /// What it agrees with, in languages whose possessives agree with what is owned.
      public var dependentMorphology: Morphology?

      public init(pronoun: String, morphology: Morphology, dependentMorphology: Morphology? = nil) {
        self.pronoun = pronoun
        self.morphology = morphology
        self.dependentMorphology = dependentMorphology
      }
    }
  }
#endif
