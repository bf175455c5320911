import FoundationLocalization
import Testing

/// As an app would write it.
enum RainbowAttribute: CodableAttributedStringKey, MarkdownDecodableAttributedStringKey {
  enum Value: String, Codable, Hashable, Sendable {
    case plain, fun, extreme
  }
  static let name = "rainbow"
}

extension AttributeScopes {
  struct MenuAttributes: AttributeScope {
    let rainbow: RainbowAttribute
    let foundation: FoundationAttributes
  }

  struct RainbowOnly: AttributeScope {
    let rainbow: RainbowAttribute
  }

  var menu: MenuAttributes.Type { MenuAttributes.self }
}

extension AttributeDynamicLookup {
  subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.MenuAttributes, T>) -> T {
    self[T.self]
  }
}

#if Markdown
  @Suite("Attributes of an app in Markdown")
  struct CustomAttributeTests {
    private let options = AttributedString.MarkdownParsingOptions(
      allowsExtendedAttributes: true, interpretedSyntax: .inlineOnlyPreservingWhitespace)

    @Test("are read by the scope that has them")
    func including() throws {
      let text = try AttributedString(
        markdown: "*Have* ^[fun](rainbow: 'extreme', inflect: true)", including: \.menu, options: options)
      #expect(text.runs.map(\.rainbow) == [nil, nil, .extreme])
      #expect(AttributedOutline.text(of: text) == "em{Have} inflect{fun}")
      let type = try AttributedString(
        markdown: "^[fun](rainbow: 'plain')", including: AttributeScopes.MenuAttributes.self, options: options)
      #expect(type.rainbow == .plain)
    }

    @Test("are not read without it")
    func excluding() throws {
      let text = try AttributedString(markdown: "^[fun](rainbow: 'extreme')", options: options)
      #expect(text.rainbow == nil)
      let only = try AttributedString(
        markdown: "*^[fun](rainbow: 'fun', inflect: true)*", including: AttributeScopes.RainbowOnly.self,
        options: options)
      #expect(only.rainbow == .fun)
      #expect(AttributedOutline.text(of: only) == "fun")
    }

    @Test("have values of their type")
    func wrongValues() {
      #expect(throws: DecodingError.self) {
        try AttributedString(markdown: "^[fun](rainbow: 'loud')", including: \.menu, options: options)
      }
    }
  }
#endif
