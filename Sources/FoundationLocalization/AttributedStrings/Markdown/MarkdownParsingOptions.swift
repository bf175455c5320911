#if !canImport(Darwin)
  public import Foundation

  extension AttributedString {
    /// How Markdown is read. Names and defaults are those of Apple's Foundation.
    public struct MarkdownParsingOptions: Hashable, Sendable {
      public enum InterpretedSyntax: Hashable, Sendable {
        /// Blocks and inline text.
        case full
        /// Inline text; the end of a line is a space.
        case inlineOnly
        /// Inline text; whitespace and ends of lines stay as they are.
        case inlineOnlyPreservingWhitespace
      }

      public enum FailurePolicy: Hashable, Sendable {
        case throwError
        /// What cannot be read is left out, or is plain text.
        case returnPartiallyParsedIfPossible
      }

      /// Whether `^[text](name: value)` sets attributes.
      public var allowsExtendedAttributes: Bool
      public var interpretedSyntax: InterpretedSyntax
      public var failurePolicy: FailurePolicy
      /// The language of the text in BCP 47, which becomes the attribute `languageIdentifier`.
      public var languageCode: String?
      /// Whether each run says where it stands in the source, by the attribute `markdownSourcePosition`.
      public var appliesSourcePositionAttributes: Bool

      public init(
        allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
        failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil,
        appliesSourcePositionAttributes: Bool = false
      ) {
        self.allowsExtendedAttributes = allowsExtendedAttributes
        self.interpretedSyntax = interpretedSyntax
        self.failurePolicy = failurePolicy
        self.languageCode = languageCode
        self.appliesSourcePositionAttributes = appliesSourcePositionAttributes
      }
    }
  }
#endif
