#if !canImport(Darwin)
  public import Foundation

  extension AttributeScopes.FoundationAttributes {
    /// What replaces a piece of text whose inflection would need to know more than is known: `inflectionAlternative` in
    /// Markdown, whose value is inline Markdown itself.
    /// It cannot be encoded, for open Foundation encodes no attributed strings.
    public struct InflectionAlternativeAttribute: MarkdownDecodableAttributedStringKey {
      public typealias Value = AttributedString
      public static let name = "NSInflectionAlternative"
      public static let markdownName = "inflectionAlternative"

      public static func decodeMarkdown(from decoder: any Decoder) throws -> AttributedString {
        let container = try decoder.singleValueContainer()
        return try AttributedString(
          markdown: container.decode(String.self), options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))
      }
    }

    public var inflectionAlternative: InflectionAlternativeAttribute { InflectionAlternativeAttribute() }
  }
#endif
