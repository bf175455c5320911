#if !canImport(Darwin)
  public import Foundation

  /// What `bundle.localizedString(forKey:value:table:)` calls, so that it finds texts in the languages of the task or the
  /// user, in all forms that they can have. Foundation's own method outside Apple's systems takes any language and stops
  /// the program at plural tables.
  ///
  /// A property that can be called is found before Foundation's method of the same name, whatever a file imports.
  public struct LocalizedStringLookup: Sendable {
    package let bundle: Bundle
    package var treatment: TextTreatment? = .ofProcess

    package init(bundle: Bundle) { self.bundle = bundle }

    /// The text for a key, in the best language that has it.
    ///
    /// - Parameters:
    ///   - value: what is shown where no language has the key; the key itself, where this is nil or empty.
    ///   - table: nil or empty: `Localizable`.
    /// - Returns: a text that varies by number in its form `other`: a plain string cannot carry the choice. Use
    ///   `String(localized:)` for those.
    public func callAsFunction(forKey key: String, value: String?, table: String?) -> String {
      text(forKey: key, value: value, table: table, languages: nil)
    }

    /// The same in languages that are named, the most wanted first.
    public func callAsFunction(
      forKey key: String, value: String?, table: String?, localizations: [Locale.Language]
    ) -> String {
      text(forKey: key, value: value, table: table, languages: localizations.map(\.minimalIdentifier))
    }

    private func text(forKey key: String, value: String?, table: String?, languages: [String]?) -> String {
      guard !key.isEmpty else { return value ?? "" }
      if languages == nil, treatment == nil,
        let text = OrdinaryMessages.textWithoutPlaces(forKey: key, table: table, bundle: bundle)
      {
        return text
      }
      let message = bundle.localizedMessage(forKey: key, table: table, languages: languages)?.message
      if let text = message?.formatText {
        // A text that varies is treated when values are put in, since it is found again by what it says.
        guard let treatment, LocalizedFormats.message(givenOutAs: text) == nil else { return text }
        return treatment.text(text, isMissing: false)
      }
      var standIn = value.flatMap { $0.isEmpty ? nil : $0 } ?? key
      if let treatment { standIn = treatment.text(standIn, isMissing: true) }
      guard message == nil, let marks = MissingKeys.marks(forKey: key, table: table, languages: languages) else {
        return standIn
      }
      return marks.opening + standIn + marks.closing
    }
  }

  extension Bundle {
    /// Looks up a text: `bundle.localizedString(forKey: "Cancel", value: nil, table: nil)`.
    public var localizedString: LocalizedStringLookup { LocalizedStringLookup(bundle: self) }
  }
#endif
