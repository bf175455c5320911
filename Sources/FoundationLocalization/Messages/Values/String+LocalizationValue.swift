#if !canImport(Darwin)

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

      /// The key, which is also the text where there is no other.
      package let key: String
      let values: MessageArguments

      init(key: String, values: MessageArguments) {
        self.key = key
        self.values = values
      }

      package init(key: String, arguments: [MessageArgument]) {
        self.init(key: key, values: MessageArguments(arguments))
      }

      package var arguments: [MessageArgument] { values.all }

      /// A key that is not a literal. It is taken as it is.
      public init(_ value: String) { self.init(key: value, values: .none) }

      public init(stringLiteral value: String) { self.init(key: value, values: .none) }

      public init(stringInterpolation: StringInterpolation) {
        self.init(key: stringInterpolation.key, values: stringInterpolation.values)
      }
    }
  }
#endif
