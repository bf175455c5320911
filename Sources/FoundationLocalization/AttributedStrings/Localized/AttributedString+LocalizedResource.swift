#if !canImport(Darwin)
  public import Foundation

  extension AttributedString {
    /// The text of a resource in the language of its locale, read as inline Markdown.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource) {
      self.init(localized: resource, including: AttributeScopes.FoundationAttributes.self)
    }

    /// The same with attributes of your own, as in `^[text](name: value)`.
    @_disfavoredOverload
    public init<S: AttributeScope>(localized resource: LocalizedStringResource, including scope: S.Type) {
      self = AttributedMessageRequest(MessageRequest(resource), FormattingOptions(), scope).text()
    }

    @_disfavoredOverload
    public init<S: AttributeScope>(
      localized resource: LocalizedStringResource, including scope: KeyPath<AttributeScopes, S.Type>
    ) {
      self.init(localized: resource, including: S.self)
    }

    /// With values for the placeholders of its default value, and what words are to agree with.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource, options: LocalizationOptions) {
      self.init(localized: resource, options: options, including: AttributeScopes.FoundationAttributes.self)
    }

    @_disfavoredOverload
    public init<S: AttributeScope>(
      localized resource: LocalizedStringResource, options: LocalizationOptions, including scope: S.Type
    ) {
      let request = MessageRequest(resource, replacements: options.replacements)
      self = AttributedMessageRequest(request, options, scope).text()
    }

    @_disfavoredOverload
    public init<S: AttributeScope>(
      localized resource: LocalizedStringResource, options: LocalizationOptions,
      including scope: KeyPath<AttributeScopes, S.Type>
    ) {
      self.init(localized: resource, options: options, including: S.self)
    }
  }
#endif
