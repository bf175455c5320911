#if !canImport(Darwin)
  public import Foundation

  extension AttributeScopes.FoundationAttributes {
    /// The wording in place of a piece of text that cannot be made to agree: `inflectionAlternative` in Markdown.
    ///
    /// It cannot be encoded, as open Foundation's attributed strings cannot.
    public struct InflectionAlternativeAttribute: AttributedStringKey, MarkdownDecodableAttributedStringKey {
      public typealias Value = AttributedString
      public static let name = "NSInflectionAlternative"
      public static let markdownName = "inflectionAlternative"

      public static func decodeMarkdown(from decoder: any Decoder) throws -> AttributedString {
        AttributedString(try decoder.singleValueContainer().decode(String.self))
      }
    }

    public var inflectionAlternative: InflectionAlternativeAttribute { InflectionAlternativeAttribute() }
  }
#endif
