#if !canImport(Darwin)
  public import Foundation
  internal import MarkdownText

  extension AttributedString {
    /// Reads Markdown, as GitHub writes it, with the attributes that Apple's Foundation gives: `inlinePresentationIntent`,
    /// `presentationIntent`, `link`, `imageURL` with `alternateDescription`, and those of `^[text](name: value)`.
    ///
    /// Blocks are told apart by `presentationIntent` alone; no characters stand between them. Where the package is built
    /// without its trait `Markdown`, the text stays as it is written.
    ///
    /// - Parameters:
    ///   - baseURL: what addresses are relative to.
    /// - Throws: `DecodingError` for an attribute with a wrong value, `CocoaError` for more than can be read, unless
    ///   `failurePolicy` says otherwise.
    public init(
      markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
      try self.init(
        markdown: markdown, including: AttributeScopes.FoundationAttributes.self, options: options, baseURL: baseURL)
    }

    /// The same with attributes of your own: the scope's keys that are `MarkdownDecodableAttributedStringKey`s are read
    /// by their `markdownName`. Attributes that the scope does not have are left out.
    public init<S: AttributeScope>(
      markdown: String, including scope: S.Type, options: MarkdownParsingOptions = MarkdownParsingOptions(),
      baseURL: URL? = nil
    ) throws {
      var composer = MarkdownComposer(scope: AttributeScopeKeys(scope), options: options, baseURL: baseURL)
      do {
        switch options.interpretedSyntax {
        case .full:
          try composer.append(
            MarkdownText.blocks(of: markdown, allowingAttributes: options.allowsExtendedAttributes))
        case .inlineOnly, .inlineOnlyPreservingWhitespace:
          try composer.append(
            MarkdownText.inlines(
              of: markdown, preservingWhitespace: options.interpretedSyntax == .inlineOnlyPreservingWhitespace,
              allowingAttributes: options.allowsExtendedAttributes))
        }
      } catch let error as MarkdownError {
        guard options.failurePolicy == .returnPartiallyParsedIfPossible else { throw error.inFoundation }
        try composer.append([MarkdownInline(.text(markdown))])
      }
      self = composer.result
    }

    public init<S: AttributeScope>(
      markdown: String, including scope: KeyPath<AttributeScopes, S.Type>,
      options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
      try self.init(markdown: markdown, including: S.self, options: options, baseURL: baseURL)
    }
  }

  extension MarkdownError {
    fileprivate var inFoundation: CocoaError {
      switch self {
      case .tooLong, .tooCostly: CocoaError(.fileReadTooLarge)
      case .outOfMemory: CocoaError(.fileReadUnknown)
      }
    }
  }
#endif
