#if !canImport(Darwin)
  internal import ArgumentFormatting
  internal import Foundation
  internal import MarkdownText

  /// A lookup whose text is Markdown, and whose values are none.
  struct AttributedMessageRequest {
    var request: MessageRequest
    var scope: any AttributeScope.Type = AttributeScopes.FoundationAttributes.self
    var appliesReplacementIndex = false
    var inflects = true
    var concepts: [InflectionConcept] = []

    init(_ request: MessageRequest, _ options: AttributedString.FormattingOptions, _ scope: any AttributeScope.Type) {
      self.request = request
      self.scope = scope
      appliesReplacementIndex = options.contains(.applyReplacementIndexAttribute)
    }

    init(
      _ request: MessageRequest, _ options: AttributedString.LocalizationOptions, _ scope: any AttributeScope.Type
    ) {
      self.request = request
      self.scope = scope
      self.request.context.isolation = options.bidirectionalIsolation
      appliesReplacementIndex = options.applyReplacementIndexAttribute
      inflects = options.inflect
      concepts = options.concepts ?? []
    }

    func text() -> AttributedString {
      let (output, language) = request.renderedWithLanguage(MarkdownMessageOutput.self)
      // More values than any text has: not even a table that wants to break something gets further.
      if output.isOverflowing { return AttributedString(request.text()) }
      let marksArguments = appliesReplacementIndex || (inflects && output.hasCarets)
      var composer = MarkdownComposer(
        scope: AttributeScopeKeys(scope), options: Self.syntax, arguments: output.arguments,
        marksArguments: marksArguments)
      let markdown = output.markdown
      do {
        let inlines = try MarkdownText.inlines(of: markdown, preservingWhitespace: true, allowingAttributes: true)
        try composer.append(inlines)
      } catch {
        request.report(.brokenMarkup, "the text is too long to be read as Markdown", language: language)
        composer.append(text: markdown)
      }
      for fault in composer.faults { request.report(.brokenMarkup, fault, language: language) }

      var result = composer.result
      if inflects, output.hasCarets {
        result = result.inflected(
          language: language ?? defaultLanguage, userTermOfAddress: .currentUser, inflectionConcepts: concepts,
          bundle: request.bundle ?? .main)
      }
      if marksArguments && !appliesReplacementIndex { result.removeArgumentMarks() }
      return result
    }

    /// The language of texts in the code. `Bundle.developmentLocalization` would trap where there is none.
    private var defaultLanguage: String {
      let bundle = request.bundle ?? .main
      return (bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String)
        ?? request.context.formattingLocale.identifier(.bcp47)
    }

    private static let syntax = AttributedString.MarkdownParsingOptions(
      allowsExtendedAttributes: true, interpretedSyntax: .inlineOnlyPreservingWhitespace,
      failurePolicy: .returnPartiallyParsedIfPossible)
  }

  extension AttributedString {
    fileprivate mutating func removeArgumentMarks() {
      self[AttributeScopes.FoundationAttributes.ReplacementIndexAttribute.self] = nil
      typealias Arguments = AttributeScopes.FoundationAttributes.LocalizedStringArgumentAttributes
      self[Arguments.LocalizedNumericArgumentAttribute.self] = nil
    }
  }
#endif
