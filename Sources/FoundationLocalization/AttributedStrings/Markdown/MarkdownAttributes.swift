#if !canImport(Darwin)
  internal import Foundation

  /// What stands in the parentheses of `^[text](name: value)`: members of a JSON5 object without its braces.
  struct MarkdownAttributes {
    private(set) var container = AttributeContainer()
    /// What was left out, a sentence each.
    private(set) var faults: [String] = []

    /// - Parameter isTolerant: whether what cannot be read is left out.
    /// - Throws: `DecodingError` for what is no JSON5, or no value of its attribute.
    init(
      _ text: String, in scope: AttributeScopeKeys, arguments: MarkdownArguments = MarkdownArguments(),
      isTolerant: Bool
    ) throws {
      // What most texts say needs no decoder.
      if text == "inflect: true", scope.decodable["inflect"] is Inflect.Type {
        container[Inflect.self] = .automatic
        return
      }
      let filled = arguments.attributes(text)
      try decode(filled, in: scope, isTolerant: isTolerant)
      // The alternative is Markdown, and values in it are not: they are put in after it was read.
      if filled != text, container[Alternative.self] != nil {
        container[Alternative.self] = nil
        var only = AttributeScopeKeys(onlyDecoding: Alternative.self)
        only.decodable = only.decodable.filter { scope.decodable[$0.key] is Alternative.Type }
        try decode(text, in: only, isTolerant: isTolerant)
        container[Alternative.self]?.fill(arguments)
      }
    }

    private mutating func decode(_ text: String, in scope: AttributeScopeKeys, isTolerant: Bool) throws {
      let decoder = JSONDecoder()
      decoder.allowsJSON5 = true
      do {
        let members = try decoder.decode(
          Members.self, from: Data("{\(text)\n}".utf8), configuration: (scope: scope, isTolerant: isTolerant))
        container.merge(members.container)
        faults += members.faults
      } catch {
        if !isTolerant { throw error }
        faults.append("the attributes (\(text)) cannot be read, so they are left out")
      }
    }

    private typealias Alternative = AttributeScopes.FoundationAttributes.InflectionAlternativeAttribute
    private typealias Inflect = AttributeScopes.FoundationAttributes.InflectionRuleAttribute
  }

  extension MarkdownAttributes {
    private struct Members: DecodableWithConfiguration {
      var container = AttributeContainer()
      var faults: [String] = []

      init(from decoder: any Decoder, configuration: (scope: AttributeScopeKeys, isTolerant: Bool)) throws {
        let members = try decoder.container(keyedBy: Name.self)
        // Names that the scope does not know mean nothing here, but may elsewhere.
        for member in members.allKeys {
          guard let key = configuration.scope.decodable[member.stringValue] else { continue }
          do {
            try set(key, from: members.superDecoder(forKey: member))
          } catch {
            if !configuration.isTolerant { throw error }
            faults.append("the value of the attribute \(member.stringValue) cannot be read, so it is left out")
          }
        }
      }

      private mutating func set<Key: MarkdownDecodableAttributedStringKey>(
        _: Key.Type, from decoder: any Decoder
      ) throws {
        Setting<Key>.set(try Key.decodeMarkdown(from: decoder), in: &container)
      }
    }

    private struct Name: CodingKey {
      var stringValue: String
      var intValue: Int? { nil }

      init(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }
  }

  /// A way to a key's value in a container. The protocol of keys does not say that values are Sendable, while containers
  /// ask for it; wherever a key is used by its name, the compiler has seen that they are.
  private protocol AttributeSetting {
    associatedtype Key: AttributedStringKey where Key.Value: Sendable
  }

  extension AttributeSetting {
    fileprivate static func set(_ value: Key.Value, in container: inout AttributeContainer) {
      container[Key.self] = value
    }
  }

  private enum Setting<Key: AttributedStringKey>: AttributeSetting {}

  extension AttributedString {
    /// Puts values in where their characters stand.
    fileprivate mutating func fill(_ arguments: MarkdownArguments) {
      var filled = AttributedString()
      for run in runs {
        for segment in arguments.segments(of: String(self[run.range].characters)) {
          switch segment {
          case .text(let text): filled.append(AttributedString(String(text), attributes: run.attributes))
          case .value(let value): filled.append(AttributedString(value.text, attributes: run.attributes))
          }
        }
      }
      self = filled
    }
  }
#endif
