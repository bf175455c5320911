#if !canImport(Darwin)
  public import Foundation

  // The numbers are those of Apple's headers.

  extension Morphology {
    public enum GrammaticalCase: Int, Hashable, Codable, Sendable {
      case nominative = 1
      case accusative
      case dative
      case genitive
      case prepositional
      case ablative
      case adessive
      case allative
      case elative
      case illative
      case essive
      case inessive
      case locative
      case translative
    }

    public enum GrammaticalPerson: Int, Hashable, Codable, Sendable {
      case first = 1
      case second
      case third
    }

    public enum PronounType: Int, Hashable, Codable, Sendable {
      case personal = 1
      case reflexive
      case possessive
    }

    /// Whether a pronoun stands with a noun or alone: "their", "theirs".
    public enum Determination: Int, Hashable, Codable, Sendable {
      case independent = 1
      case dependent
    }

    public enum Definiteness: Int, Hashable, Codable, Sendable {
      case indefinite = 1
      case definite
    }
  }
#endif
