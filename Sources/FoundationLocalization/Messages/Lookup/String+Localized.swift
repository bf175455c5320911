#if !canImport(Darwin)
  public import Foundation

  extension String {
    /// The text of a key in the language of the task or the user, with its values put in; the key's own text where no
    /// table has it.
    ///
    /// - Parameters:
    ///   - keyAndValue: the key, and the text where there is no other.
    ///   - table: the table's name; nil: `Localizable`.
    ///   - bundle: where the tables are; nil: the main bundle.
    ///   - comment: for translators; it has no effect on the text.
    @inlinable
    public init(
      localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
      comment: StaticString? = nil
    ) {
      // What programs do most is to be done with least: inlined, a literal without values is one call with its key.
      self =
        keyAndValue.values == nil
        ? OrdinaryMessages.text(forKey: keyAndValue.ownKey, table: table, bundle: bundle)
        : OrdinaryMessages.text(of: keyAndValue, table: table, bundle: bundle)
    }

    /// The same with another locale for numbers, dates and the like. It does not choose the language of the text:
    /// `withLanguage` and `LocalizedStringResource.locale` do.
    public init(
      localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale,
      comment: StaticString? = nil
    ) {
      self =
        MessageRequest(
          key: keyAndValue.key, defaultValue: keyAndValue, table: table, bundle: bundle,
          context: MessageContext(locale: locale)
        ).text()
    }

    /// The text of a key that is no text itself.
    ///
    /// - Parameter defaultValue: the text where no table has the key, and the values that are put in.
    public init(
      localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
      bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
      self =
        MessageRequest(key: key.description, defaultValue: defaultValue, table: table, bundle: bundle).text()
    }

    /// The same with another locale for numbers, dates and the like.
    public init(
      localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
      bundle: Bundle? = nil, locale: Locale, comment: StaticString? = nil
    ) {
      self =
        MessageRequest(
          key: key.description, defaultValue: defaultValue, table: table, bundle: bundle,
          context: MessageContext(locale: locale)
        ).text()
    }

    /// With values for the placeholders of the key.
    public init(
      localized keyAndValue: String.LocalizationValue, options: String.LocalizationOptions, table: String? = nil,
      bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
    ) {
      self =
        MessageRequest(
          key: keyAndValue.key, defaultValue: keyAndValue, table: table, bundle: bundle,
          context: MessageContext(locale: locale, isolation: options.bidirectionalIsolation),
          replacements: options.replacements
        ).text()
    }

    /// With values for the placeholders of the default value.
    public init(
      localized key: StaticString, defaultValue: String.LocalizationValue, options: String.LocalizationOptions,
      table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
    ) {
      self =
        MessageRequest(
          key: key.description, defaultValue: defaultValue, table: table, bundle: bundle,
          context: MessageContext(locale: locale, isolation: options.bidirectionalIsolation),
          replacements: options.replacements
        ).text()
    }

    /// The text of a resource, in the language of its locale.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource) { self = MessageRequest(resource).text() }

    /// The text of a resource, with values for the placeholders of its default value.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource, options: String.LocalizationOptions) {
      var request = MessageRequest(resource, replacements: options.replacements)
      request.context.isolation = options.bidirectionalIsolation
      self = request.text()
    }
  }
#endif
