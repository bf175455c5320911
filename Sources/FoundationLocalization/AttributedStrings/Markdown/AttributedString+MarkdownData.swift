#if !canImport(Darwin)
  public import Foundation

  extension AttributedString {
    /// Reads Markdown in UTF-8.
    ///
    /// - Throws: `CocoaError` where the data is not UTF-8, unless `failurePolicy` says otherwise, and what
    ///   `init(markdown:including:options:baseURL:)` throws.
    public init<S: AttributeScope>(
      markdown: Data, including scope: S.Type, options: MarkdownParsingOptions = MarkdownParsingOptions(),
      baseURL: URL? = nil
    ) throws {
      let text: String
      if let valid = String(validating: markdown, as: UTF8.self) {
        text = valid
      } else if options.failurePolicy == .returnPartiallyParsedIfPossible {
        text = String(decoding: markdown, as: UTF8.self)
      } else {
        throw CocoaError(.fileReadInapplicableStringEncoding)
      }
      try self.init(markdown: text, including: scope, options: options, baseURL: baseURL)
    }

    public init(
      markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
      try self.init(
        markdown: markdown, including: AttributeScopes.FoundationAttributes.self, options: options, baseURL: baseURL)
    }

    public init<S: AttributeScope>(
      markdown: Data, including scope: KeyPath<AttributeScopes, S.Type>,
      options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
      try self.init(markdown: markdown, including: S.self, options: options, baseURL: baseURL)
    }

    /// Reads a Markdown file in UTF-8.
    ///
    /// - Throws: what reading the file throws, and what `init(markdown:including:options:baseURL:)` throws.
    public init<S: AttributeScope>(
      contentsOf url: URL, including scope: S.Type, options: MarkdownParsingOptions = MarkdownParsingOptions(),
      baseURL: URL? = nil
    ) throws {
      try self.init(markdown: Data(contentsOf: url), including: scope, options: options, baseURL: baseURL)
    }

    public init(
      contentsOf url: URL, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
      try self.init(
        contentsOf: url, including: AttributeScopes.FoundationAttributes.self, options: options, baseURL: baseURL)
    }

    public init<S: AttributeScope>(
      contentsOf url: URL, including scope: KeyPath<AttributeScopes, S.Type>,
      options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
      try self.init(contentsOf: url, including: S.self, options: options, baseURL: baseURL)
    }
  }
#endif
