#if !canImport(Darwin)
  public import Foundation

  extension AttributedString {
    /// The text of a key in the language of the task or the user, read as inline Markdown, with its values put in.
    ///
    /// Values are text, whatever they hold; those with attributes keep them. They may stand inside markup: `**%@**`, and
    /// in a link's address, where they are percent-encoded. Words that `^[…](inflect: true)` marks are made to agree.
    ///
    /// - Parameters:
    ///   - keyAndValue: the key, and the text where there is no other.
    ///   - table: the table's name; nil: `Localizable`.
    ///   - bundle: where the tables are; nil: the main bundle.
    ///   - locale: how numbers, dates and the like are written; nil: as in the language of the task or the user.
    ///   - comment: for translators; it has no effect on the text.
    public init(
      localized keyAndValue: String.LocalizationValue, options: FormattingOptions = [], table: String? = nil,
      bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
    ) {
      self.init(
        localized: keyAndValue, options: options, table: table, bundle: bundle, locale: locale, comment: comment,
        including: AttributeScopes.FoundationAttributes.self)
    }

    /// The same with attributes of your own, as in `^[text](name: value)`.
    public init<S: AttributeScope>(
      localized keyAndValue: String.LocalizationValue, options: FormattingOptions = [], table: String? = nil,
      bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil, including scope: S.Type
    ) {
      let request = MessageRequest(
        key: keyAndValue.key, defaultValue: keyAndValue, table: table, bundle: bundle,
        context: MessageContext(locale: locale))
      self = AttributedMessageRequest(request, options, scope).text()
    }

    public init<S: AttributeScope>(
      localized keyAndValue: String.LocalizationValue, options: FormattingOptions = [], table: String? = nil,
      bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil,
      including scope: KeyPath<AttributeScopes, S.Type>
    ) {
      self.init(
        localized: keyAndValue, options: options, table: table, bundle: bundle, locale: locale, comment: comment,
        including: S.self)
    }

    /// With values for the placeholders of the key, and what words are to agree with.
    public init(
      localized keyAndValue: String.LocalizationValue, options: LocalizationOptions, table: String? = nil,
      bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
    ) {
      self.init(
        localized: keyAndValue, options: options, table: table, bundle: bundle, locale: locale, comment: comment,
        including: AttributeScopes.FoundationAttributes.self)
    }

    public init<S: AttributeScope>(
      localized keyAndValue: String.LocalizationValue, options: LocalizationOptions, table: String? = nil,
      bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil, including scope: S.Type
    ) {
      let request = MessageRequest(
        key: keyAndValue.key, defaultValue: keyAndValue, table: table, bundle: bundle,
        context: MessageContext(locale: locale), replacements: options.replacements)
      self = AttributedMessageRequest(request, options, scope).text()
    }

    public init<S: AttributeScope>(
      localized keyAndValue: String.LocalizationValue, options: LocalizationOptions, table: String? = nil,
      bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil,
      including scope: KeyPath<AttributeScopes, S.Type>
    ) {
      self.init(
        localized: keyAndValue, options: options, table: table, bundle: bundle, locale: locale, comment: comment,
        including: S.self)
    }
  }
#endif
