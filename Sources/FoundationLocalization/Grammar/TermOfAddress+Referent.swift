#if !canImport(Darwin)
  public import Foundation
  import GrammaticalAgreement

  extension TermOfAddress {
    /// What the term means for a language; nil where the language does not have it or it is not known.
    func referent(in lexicon: Lexicon, user: TermOfAddress?) -> Referent? {
      switch self {
      case .feminine: return Referent(features: .feminine)
      case .masculine: return Referent(features: .masculine)
      case .neutral: return lexicon.hasNeutralPersons ? Referent(features: .neuter) : nil
      case .currentUser:
        guard let user, user != .currentUser else { return nil }
        return user.referent(in: lexicon, user: nil)
      default: return ownReferent(in: lexicon)
      }
    }

    private func ownReferent(in lexicon: Lexicon) -> Referent? {
      guard let code = language?.languageCode?.identifier, code == lexicon.language, !pronouns.isEmpty else {
        return nil
      }
      var forms: [GrammaticalFeatures: String] = [:]
      var gender: GrammaticalFeatures = []
      for pronoun in pronouns {
        if let role = pronoun.morphology.pronounRole, forms[role] == nil { forms[role] = pronoun.pronoun }
        let own = pronoun.morphology.features.intersection(.genders)
        if gender.isEmpty { gender = own }
      }
      return Referent(features: gender, pronouns: forms)
    }

    /// The first term of several that the language has.
    static func referent(of terms: [TermOfAddress], in lexicon: Lexicon, user: TermOfAddress?) -> Referent? {
      terms.lazy.compactMap { $0.referent(in: lexicon, user: user) }.first
    }
  }

  extension Morphology {
    /// Gender and number, as the engine knows them.
    var features: GrammaticalFeatures {
      var features: GrammaticalFeatures = []
      switch grammaticalGender {
      case .feminine: features.insert(.feminine)
      case .masculine: features.insert(.masculine)
      case .neuter: features.insert(.neuter)
      case nil: break
      @unknown default: break
      }
      switch number {
      case .singular: features.insert(.singular)
      case nil: break
      default: features.insert(.plural)
      }
      return features
    }

    /// What a pronoun of this morphology does in a sentence.
    fileprivate var pronounRole: GrammaticalFeatures? {
      if pronounType == .reflexive { return .reflexive }
      if pronounType == .possessive || grammaticalCase == .genitive {
        return determination == .independent ? .independentPossessive : .dependentPossessive
      }
      switch grammaticalCase {
      case .nominative: return .nominative
      case .accusative: return .accusative
      case .dative: return .dative
      default: return nil
      }
    }

    /// A word of this morphology.
    var statedWord: StatedWord? {
      let kind: WordKind? =
        switch partOfSpeech {
        case .noun: .noun
        case .adjective: .adjective
        case .determiner: .determiner
        case .pronoun: .pronoun
        case .verb: .verb
        case .adposition, .preposition: .adposition
        case .conjunction: .conjunction
        case .adverb: .adverb
        case .numeral: .numeral
        default: nil
        }
      return kind == nil && features.isEmpty ? nil : StatedWord(kind: kind, features: features)
    }

    /// Whom words with this rule agree with.
    func referent(in lexicon: Lexicon) -> Referent {
      var forms: [GrammaticalFeatures: String] = [:]
      if let own = customPronoun(forLanguage: lexicon.language) {
        forms[.nominative] = own.subjectForm
        forms[.accusative] = own.objectForm
        forms[.independentPossessive] = own.possessiveForm
        forms[.dependentPossessive] = own.possessiveAdjectiveForm
        forms[.reflexive] = own.reflexiveForm
      }
      return Referent(features: features, pronouns: forms)
    }

    /// How the user is spoken of in this task.
    public static var user: Morphology {
      var morphology = Morphology()
      switch CurrentTermOfAddress.value {
      case .feminine?: morphology.grammaticalGender = .feminine
      case .masculine?: morphology.grammaticalGender = .masculine
      case .neutral?: morphology.grammaticalGender = .neuter
      default: break
      }
      return morphology
    }
  }
#endif
