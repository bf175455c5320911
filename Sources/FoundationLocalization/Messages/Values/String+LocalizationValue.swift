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

      /// What a text is most often: one without values, or a short key with a few plain ones.
      enum Content: Sendable {
        case key(String)
        case short(ShortText, PlainValues)
        case long(String, MessageArguments)
      }

      let content: Content

      init(_ content: Content) { self.content = content }

      package init(key: String, arguments: [MessageArgument]) {
        content = .long(key, MessageArguments(arguments))
      }

      /// The key, which is also the text where there is no other.
      package var key: String {
        switch content {
        case .key(let key), .long(let key, _): key
        case .short(let key, _): key.text
        }
      }

      package var arguments: [MessageArgument] {
        switch content {
        case .key: []
        case .short(_, let values): MessageArguments.plain(values).all
        case .long(_, let arguments): arguments.all
        }
      }

      var hasArguments: Bool {
        switch content {
        case .key: false
        case .short(_, let values): values.count > 0
        case .long(_, let arguments): !arguments.isEmpty
        }
      }

      public static func == (left: Self, right: Self) -> Bool {
        left.key == right.key && left.arguments == right.arguments
      }

      /// A key that is not a literal. It is taken as it is.
      public init(_ value: String) { self.init(.key(value)) }

      public init(stringLiteral value: String) { self.init(.key(value)) }

      public init(stringInterpolation: StringInterpolation) {
        self.init(stringInterpolation.content)
      }
    }
  }
#endif
