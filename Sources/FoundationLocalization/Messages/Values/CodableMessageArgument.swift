#if !canImport(Darwin)
  import ArgumentFormatting
  import Foundation

  /// `{"key": "%lld of %@", "arguments": [{"signed": 3}, {"text": "x"}]}`.
  ///
  /// The layout is ours and stays readable for later versions; Apple's is not documented. What is missing or unknown is
  /// taken as empty, and a string alone is a key. An argument with a format style is written as its text, since a style
  /// cannot be read back without knowing its type; one with attributes too, since open Foundation cannot write those.
  extension String.LocalizationValue: Codable {
    private enum Field: String, CodingKey { case key, arguments }

    public init(from decoder: any Decoder) throws {
      if let key = try? decoder.singleValueContainer().decode(String.self) {
        self.init(key)
        return
      }
      let container = try decoder.container(keyedBy: Field.self)
      self.init(
        key: try container.decode(String.self, forKey: .key),
        arguments: try container.decodeIfPresent([CodableMessageArgument].self, forKey: .arguments)?
          .map(\.argument) ?? [])
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Field.self)
      try container.encode(key, forKey: .key)
      if !arguments.isEmpty {
        try container.encode(arguments.map(CodableMessageArgument.init), forKey: .arguments)
      }
    }
  }

  /// An argument as it is written.
  private struct CodableMessageArgument: Codable {
    let argument: MessageArgument

    private enum Field: String, CodingKey {
      case signed, unsigned, double, digits, text, placeholder, resource
    }

    init(_ argument: MessageArgument) { self.argument = argument }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Field.self)
      if let number = try? container.decode(Int64.self, forKey: .signed) {
        argument = .value(.signed(number))
      } else if let number = try? container.decode(UInt64.self, forKey: .unsigned) {
        argument = .value(.unsigned(number))
      } else if let number = Self.double(in: container) {
        argument = .value(.double(number), digits: try? container.decode(Int.self, forKey: .digits))
      } else if let name = try? container.decode(String.self, forKey: .placeholder) {
        argument = .placeholder(String.LocalizationValue.Placeholder(rawValue: name) ?? .object)
      } else if let resource = try? container.decode(LocalizedStringResource.self, forKey: .resource) {
        argument = .deferred(ResourceArgument(resource: resource))
      } else {
        argument = .text((try? container.decode(String.self, forKey: .text)) ?? "")
      }
    }

    /// JSON has no infinity and no NaN: they are written as texts.
    private static func double(in container: KeyedDecodingContainer<Field>) -> Double? {
      if let number = try? container.decode(Double.self, forKey: .double) { return number }
      return (try? container.decode(String.self, forKey: .double)).flatMap { Double($0) }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Field.self)
      switch argument {
      case .value(.signed(let number), _): try container.encode(number, forKey: .signed)
      case .value(.unsigned(let number), _): try container.encode(number, forKey: .unsigned)
      case .value(.double(let number), let digits):
        if number.isFinite {
          try container.encode(number, forKey: .double)
        } else {
          try container.encode("\(number)", forKey: .double)
        }
        try container.encodeIfPresent(digits, forKey: .digits)
      case .value(.text(let text), _): try container.encode(text, forKey: .text)
      case .attributed(let text, _): try container.encode(String(text.characters), forKey: .text)
      case .placeholder(let placeholder): try container.encode(placeholder.rawValue, forKey: .placeholder)
      case .deferred(let deferred):
        if let resource = (deferred as? ResourceArgument)?.resource {
          try container.encode(resource, forKey: .resource)
          return
        }
        switch deferred.resolved(in: MessageContext()) {
        case .text(let text): try container.encode(text, forKey: .text)
        case .attributed(let text): try container.encode(String(text.characters), forKey: .text)
        }
      }
    }
  }
#endif
