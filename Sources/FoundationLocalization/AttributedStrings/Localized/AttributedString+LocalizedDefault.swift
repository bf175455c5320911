#if !canImport(Darwin)
  public import Foundation

  extension AttributedString {
    /// The text of a key that is no text itself, read as inline Markdown.
    ///
    /// - Parameter defaultValue: the text where no table has the key, and the values that are put in.
    public init(
      localized key: StaticString, defaultValue: String.LocalizationValue, options: FormattingOptions = [],
      table: String? = nil,
      bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
    ) {
      self.init(
        localized: key, defaultValue: defaultValue, options: options, table: table, bundle: bundle, locale: locale,
        comment: comment,
        including: AttributeScopes.FoundationAttributes.self)
    }

    /// The same with attributes of your own, as in `^[text](name: value)`.
    public init<S: AttributeScope>(
      localized key: StaticString, defaultValue: String.LocalizationValue, options: FormattingOptions = [],
      table: String? = nil,
      bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil, including scope: S.Type
    ) {
      let request = MessageRequest(
        key: key.description, defaultValue: defaultValue, table: table, bundle: bundle,
        context: MessageContext(locale: locale))
      self = AttributedMessageRequest(request, options, scope).text()
    }

    public init<S: AttributeScope>(
      localized key: StaticString, defaultValue: String.LocalizationValue, options: FormattingOptions = [],
      table: String? = nil,
      bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil,
      including scope: KeyPath<AttributeScopes, S.Type>
    ) {
      self.init(
        localized: key, defaultValue: defaultValue, options: options, table: table, bundle: bundle, locale: locale,
        comment: comment,
        including: S.self)
    }

    /// With values for the placeholders of the default value, and what words are to agree with.
    public init(
      localized key: StaticString, defaultValue: String.LocalizationValue, options: LocalizationOptions,
      table: String? = nil,
      bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
    ) {
      self.init(
        localized: key, defaultValue: defaultValue, options: options, table: table, bundle: bundle, locale: locale,
        comment: comment,
        including: AttributeScopes.FoundationAttributes.self)
    }

    public init<S: AttributeScope>(
      localized key: StaticString, defaultValue: String.LocalizationValue, options: LocalizationOptions,
      table: String? = nil,
      bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil, including scope: S.Type
    ) {
      let request = MessageRequest(
        key: key.description, defaultValue: defaultValue, table: table, bundle: bundle,
        context: MessageContext(locale: locale), replacements: options.replacements)
      self = AttributedMessageRequest(request, options, scope).text()
    }

    public init<S: AttributeScope>(
      localized key: StaticString, defaultValue: String.LocalizationValue, options: LocalizationOptions,
      table: String? = nil,
      bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil,
      including scope: KeyPath<AttributeScopes, S.Type>
    ) {
      self.init(
        localized: key, defaultValue: defaultValue, options: options, table: table, bundle: bundle, locale: locale,
        comment: comment,
        including: S.self)
    }
  }
#endif
