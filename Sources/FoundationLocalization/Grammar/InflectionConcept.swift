#if !canImport(Darwin)
  /// Something outside a text that its words agree with: a person, or a phrase.
  public enum InflectionConcept: Hashable, Codable, Sendable {
    /// The first that the language has is used.
    case termsOfAddress([TermOfAddress])
    /// A phrase of the text's language; its noun decides.
    case localizedPhrase(String)
  }
#endif
