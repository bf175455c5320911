#if !canImport(Darwin)
  public import Foundation
  import GrammaticalAgreement
  import LanguageData

  extension AttributedString {
    /// The text with the words that are marked for it made to agree, in the task's language and with its user.
    public func inflected() -> AttributedString { inflected(locale: .localization) }

    /// The text with the words that are marked for it made to agree.
    ///
    /// Arguments that were put into the text must carry `replacementIndex`, and numbers `localizedNumericArgument`. The
    /// attributes that ask for agreement are gone from the result, so that inflecting it again changes nothing. In
    /// languages that cannot be inflected the text is returned as it is.
    ///
    /// - Parameters:
    ///   - locale: whose language the text is in, where `languageIdentifier` does not say another.
    ///   - userTermOfAddress: how the user is spoken of; nil: not known, so that alternatives are used.
    ///   - inflectionConcepts: what `agreeWithConcept` and `referentConcept` count, from 1.
    public func inflected(
      locale: Locale = .localization, userTermOfAddress: TermOfAddress? = .currentUser,
      inflectionConcepts: [InflectionConcept] = []
    ) -> AttributedString {
      inflected(
        language: locale.identifier(.bcp47), userTermOfAddress: userTermOfAddress,
        inflectionConcepts: inflectionConcepts)
    }

    /// The same for a language by its BCP 47 identifier, with the words of a bundle.
    package func inflected(
      language: String, userTermOfAddress: TermOfAddress?, inflectionConcepts: [InflectionConcept],
      bundle: Bundle = .main
    ) -> AttributedString {
      guard runs.contains(where: { $0.asksForAgreement }) else { return self }
      let user = userTermOfAddress == .currentUser ? CurrentTermOfAddress.value : userTermOfAddress
      var result = self
      for (ownLanguage, range) in runs[\.languageIdentifier].reversed() {
        guard
          let inflection = Inflection(
            language: ownLanguage ?? language, user: user, concepts: inflectionConcepts, bundle: bundle)
        else { continue }
        result.replaceSubrange(range, with: inflection.inflected(AttributedString(self[range])))
      }
      return result
    }
  }

  extension AttributedString.Runs.Run {
    fileprivate var asksForAgreement: Bool {
      self.inflect != nil || self.agreementArgument != nil || self.agreementConcept != nil
        || self.referentConcept != nil
    }
  }
#endif
