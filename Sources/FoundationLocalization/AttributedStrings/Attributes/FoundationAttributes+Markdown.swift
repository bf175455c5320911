#if !canImport(Darwin)
  public import Foundation

  extension AttributeScopes.FoundationAttributes {
    /// How a run of text is set apart: emphasis, code and the like.
    public struct InlinePresentationIntentAttribute: CodableAttributedStringKey {
      public typealias Value = InlinePresentationIntent
      public static let name = "NSInlinePresentationIntent"
    }

    /// Which blocks a run of text stands in.
    public struct PresentationIntentAttribute: CodableAttributedStringKey {
      public typealias Value = PresentationIntent
      public static let name = "NSPresentationIntent"
    }

    /// Where a run of text stands in the Markdown that it was read from.
    public struct MarkdownSourcePositionAttribute: CodableAttributedStringKey {
      public typealias Value = AttributedString.MarkdownSourcePosition
      public static let name = "NSMarkdownSourcePosition"
    }

    /// The character that marks the items of the list that a run of text stands in: `-`, `*`, `+`, `.` or `)`.
    public struct ListItemDelimiterAttribute: CodableAttributedStringKey {
      public typealias Value = Character
      public static let name = "NSListItemDelimiter"

      public static func encode(_ value: Character, to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(String(value))
      }

      public static func decode(from decoder: any Decoder) throws -> Character {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard text.count == 1, let character = text.first else {
          throw DecodingError.dataCorruptedError(in: container, debugDescription: "a delimiter is one character")
        }
        return character
      }
    }

    public var inlinePresentationIntent: InlinePresentationIntentAttribute { InlinePresentationIntentAttribute() }
    public var presentationIntent: PresentationIntentAttribute { PresentationIntentAttribute() }
    public var markdownSourcePosition: MarkdownSourcePositionAttribute { MarkdownSourcePositionAttribute() }
    public var listItemDelimiter: ListItemDelimiterAttribute { ListItemDelimiterAttribute() }
  }

  extension AttributeScopes.FoundationAttributes.LanguageIdentifierAttribute:
    @retroactive MarkdownDecodableAttributedStringKey
  {
    public static var markdownName: String { "languageIdentifier" }
  }
#endif
