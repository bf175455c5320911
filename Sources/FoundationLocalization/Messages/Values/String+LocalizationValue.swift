#if !canImport(Darwin)
  import CompiledTables

  extension String {
    /// A text to be localized, with the values that are put into it.
    ///
    /// A literal becomes the key that Apple's compiler makes of it: `"\(count) of \(name)"` is `%lld of %@`, and a
    /// percent sign is doubled once there is an interpolation. Nothing is copied for a literal without one.
    public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
      /// A value that is only known when the text is asked for, by `String.LocalizationOptions.replacements`.
      public enum Placeholder: String, Codable, Hashable, Sendable {
        case int, uint, float, double, object

        /// The specifier that the compiler puts into the key.
        var specifier: String {
          switch self {
          case .int: "%lld"
          case .uint: "%llu"
          case .float: "%f"
          case .double: "%lf"
          case .object: "%@"
          }
        }
      }

      /// What a text has besides a key that is a string of its own.
      @usableFromInline struct Values: Sendable {
        enum Content {
          /// The key lies in the value itself, with a few plain values.
          case short(ShortText, PlainValues)
          case arguments(MessageArguments)
        }

        let content: Content
      }

      // Inlined code sees these two: a literal without interpolations is then nothing but its key.

      /// Empty where the key lies in `values`.
      @usableFromInline let ownKey: String
      @usableFromInline let values: Values?

      init(_ key: String, _ content: Values.Content) {
        ownKey = key
        values = Values(content: content)
      }

      package init(key: String, arguments: [MessageArgument]) {
        self.init(key, .arguments(MessageArguments(arguments)))
      }

      /// The key, which is also the text where there is no other.
      package var key: String {
        if case .short(let key, _) = values?.content { key.text } else { ownKey }
      }

      package var arguments: [MessageArgument] {
        switch values?.content {
        case nil: []
        case .short(_, let values): MessageArguments.plain(values).all
        case .arguments(let arguments): arguments.all
        }
      }

      var hasArguments: Bool {
        switch values?.content {
        case nil: false
        case .short(_, let values): values.count > 0
        case .arguments(let arguments): !arguments.isEmpty
        }
      }

      public static func == (left: Self, right: Self) -> Bool {
        left.key == right.key && left.arguments == right.arguments
      }

      /// A key that is not a literal. It is taken as it is.
      @inlinable public init(_ value: String) {
        ownKey = value
        values = nil
      }

      @inlinable public init(stringLiteral value: String) { self.init(value) }

      public init(stringInterpolation: StringInterpolation) { self = stringInterpolation.localizationValue }
    }
  }
#endif
