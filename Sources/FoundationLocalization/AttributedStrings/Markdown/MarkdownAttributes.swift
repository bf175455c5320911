#if !canImport(Darwin)
  internal import Foundation

  /// What stands in the parentheses of `^[text](name: value)`: members of a JSON5 object without its braces.
  struct MarkdownAttributes {
    /// The values, in the order of no matter which name: no two names set one attribute.
    private(set) var container = AttributeContainer()

    /// - Parameter isTolerant: whether what cannot be read is left out.
    /// - Throws: `DecodingError` for what is no JSON5, or no value of its attribute.
    init(_ text: String, in scope: AttributeScopeKeys, isTolerant: Bool) throws {
      // What most texts say needs no decoder.
      if text == "inflect: true", scope.decodable["inflect"] is Inflect.Type {
        container[Inflect.self] = .automatic
        return
      }
      let decoder = JSONDecoder()
      decoder.allowsJSON5 = true
      do {
        let members = try decoder.decode(
          Members.self, from: Data("{\(text)\n}".utf8), configuration: (scope: scope, isTolerant: isTolerant))
        container = members.container
      } catch {
        if !isTolerant { throw error }
      }
    }

    private typealias Inflect = AttributeScopes.FoundationAttributes.InflectionRuleAttribute
  }

  extension MarkdownAttributes {
    private struct Members: DecodableWithConfiguration {
      var container = AttributeContainer()

      init(from decoder: any Decoder, configuration: (scope: AttributeScopeKeys, isTolerant: Bool)) throws {
        let members = try decoder.container(keyedBy: Name.self)
        // Names that the scope does not know mean nothing here, but may elsewhere.
        for member in members.allKeys {
          guard let key = configuration.scope.decodable[member.stringValue] else { continue }
          do {
            try set(key, from: members.superDecoder(forKey: member))
          } catch {
            if !configuration.isTolerant { throw error }
          }
        }
      }

      private mutating func set<Key: MarkdownDecodableAttributedStringKey>(
        _: Key.Type, from decoder: any Decoder
      ) throws {
        // The compiler warns, for the protocol does not say that values are Sendable; all of Foundation's own calls ask
        // for it where a key is defined or used.
        container[Key.self] = try Key.decodeMarkdown(from: decoder)
      }
    }

    private struct Name: CodingKey {
      var stringValue: String
      var intValue: Int? { nil }

      init(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }
  }
#endif
