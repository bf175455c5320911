#if !canImport(Darwin)
  public import Foundation

  extension AttributeScopes.FoundationAttributes {
    /// Whether a number in the text is written as the language does: `formatNumber` in Markdown, with the value `true`.
    public struct LocalizedNumberFormatAttribute: CodableAttributedStringKey, MarkdownDecodableAttributedStringKey {
      /// The one format that there is.
      public struct Value: Hashable, Codable, Sendable {
        public static var automatic: Value { Value() }

        init() {}

        public init(from decoder: any Decoder) throws {
          let container = try decoder.singleValueContainer()
          guard try container.decode(Bool.self) else {
            throw DecodingError.dataCorruptedError(
              in: container, debugDescription: "formatNumber has no other value than true")
          }
        }

        public func encode(to encoder: any Encoder) throws {
          var container = encoder.singleValueContainer()
          try container.encode(true)
        }
      }

      public static let name = "NSLocalizedNumberFormat"
      public static let markdownName = "formatNumber"
    }

    public var localizedNumberFormat: LocalizedNumberFormatAttribute { LocalizedNumberFormatAttribute() }
  }
#endif
