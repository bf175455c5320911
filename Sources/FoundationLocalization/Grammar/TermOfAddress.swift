#if !canImport(Darwin)
  public import Foundation

  /// How a person is spoken of: by which pronouns, and by words of which gender.
  ///
  /// Not every language has every term: `neutral` means English "they", and nothing in Spanish.
  public struct TermOfAddress: Hashable, Sendable {
    private enum Kind: String, Codable {
      case neutral
      case feminine
      case masculine
      case currentUser
      case localized
    }

    private let kind: Kind
    /// The only language in which the term is used, nil for all.
    public let language: Locale.Language?
    /// The person's own pronouns, in that language.
    public let pronouns: [Morphology.Pronoun]

    private init(_ kind: Kind, language: Locale.Language? = nil, pronouns: [Morphology.Pronoun] = []) {
      self.kind = kind
      self.language = language
      self.pronouns = pronouns
    }

    public static let neutral = TermOfAddress(.neutral)
    public static let feminine = TermOfAddress(.feminine)
    public static let masculine = TermOfAddress(.masculine)

    /// The term of the user, as ``withTermOfAddress(_:_:)-swift.function`` says; without it nothing is known.
    public static let currentUser = TermOfAddress(.currentUser)

    /// A term of a person with pronouns of their own.
    public static func localized(language: Locale.Language, pronouns: [Morphology.Pronoun]) -> TermOfAddress {
      TermOfAddress(.localized, language: language, pronouns: pronouns)
    }
  }

  extension TermOfAddress: Codable {
    private enum CodingKeys: CodingKey {
      case kind
      case language
      case pronouns
    }

    // Apple does not document its form, so this one is only understood by this module.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let language = try container.decodeIfPresent(String.self, forKey: .language)
      self.init(
        try container.decode(Kind.self, forKey: .kind),
        language: language.map { Locale.Language(identifier: $0) },
        pronouns: try container.decodeIfPresent([Morphology.Pronoun].self, forKey: .pronouns) ?? [])
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(kind, forKey: .kind)
      try container.encodeIfPresent(language?.maximalIdentifier, forKey: .language)
      if !pronouns.isEmpty { try container.encode(pronouns, forKey: .pronouns) }
    }
  }
#endif
