#if !canImport(Darwin) && compiler(<6.5)
  public import Foundation

  extension URL {
    /// Reads a URL and sees to its parts: which must be there, and what stands in where one is missing. Foundation's
    /// strategy of that name, where Foundation has none.
    ///
    /// Where no scheme is required, a text without one begins with the host: `www.example.com/path`.
    public struct ParseStrategy: Foundation.ParseStrategy, Codable, Hashable, Sendable {
      /// What is asked of a part.
      public enum ComponentParseStrategy<Component: Codable & Hashable & Sendable>: Codable, Hashable,
        CustomStringConvertible, Sendable
      {
        /// A text without the part is refused.
        case required
        case optional
        /// What the URL gets where the text has no such part.
        case defaultValue(Component)

        public var description: String {
          switch self {
          case .required: "required"
          case .optional: "optional"
          case .defaultValue(let value): "default value: \(value)"
          }
        }
      }

      private var scheme: ComponentParseStrategy<String>
      private var user: ComponentParseStrategy<String>
      private var password: ComponentParseStrategy<String>
      private var host: ComponentParseStrategy<String>
      private var port: ComponentParseStrategy<Int>
      private var path: ComponentParseStrategy<String>
      private var query: ComponentParseStrategy<String>
      private var fragment: ComponentParseStrategy<String>

      public init(
        scheme: ComponentParseStrategy<String> = .required, user: ComponentParseStrategy<String> = .optional,
        password: ComponentParseStrategy<String> = .optional, host: ComponentParseStrategy<String> = .required,
        port: ComponentParseStrategy<Int> = .optional, path: ComponentParseStrategy<String> = .optional,
        query: ComponentParseStrategy<String> = .optional, fragment: ComponentParseStrategy<String> = .optional
      ) {
        self.scheme = scheme
        self.user = user
        self.password = password
        self.host = host
        self.port = port
        self.path = path
        self.query = query
        self.fragment = fragment
      }

      /// - Throws: `CocoaError.formatting` where the text is no URL or lacks a part that is required.
      public func parse(_ value: String) throws -> URL {
        guard var components = URLComponents(string: value) else { throw refusal(of: value) }
        if components.scheme == nil, components.host == nil, scheme != .required, !value.hasPrefix("/"),
          let withHost = URLComponents(string: "//" + value)
        {
          components = withHost
        }
        let text: [(WritableKeyPath<URLComponents, String?>, ComponentParseStrategy<String>)] = [
          (\.scheme, scheme), (\.user, user), (\.password, password), (\.host, host), (\.query, query),
          (\.fragment, fragment),
        ]
        for (part, strategy) in text {
          guard (components[keyPath: part] ?? "").isEmpty else { continue }
          switch strategy {
          case .required: throw refusal(of: value)
          case .optional: break
          case .defaultValue(let replacement): components[keyPath: part] = replacement
          }
        }
        switch (components.port, port) {
        case (nil, .required): throw refusal(of: value)
        case (nil, .defaultValue(let replacement)): components.port = replacement
        default: break
        }
        switch (components.path.isEmpty, path) {
        case (true, .required): throw refusal(of: value)
        case (true, .defaultValue(let replacement)): components.path = replacement
        default: break
        }
        guard let url = components.url else { throw refusal(of: value) }
        return url
      }

      private func refusal(of value: String) -> CocoaError {
        CocoaError(.formatting, userInfo: [NSDebugDescriptionErrorKey: "no URL with all required parts: \(value)"])
      }

      /// The strategy with something else asked of the scheme.
      public func scheme(_ strategy: ComponentParseStrategy<String> = .required) -> Self { with(\.scheme, strategy) }
      /// The strategy with something else asked of the user.
      public func user(_ strategy: ComponentParseStrategy<String> = .optional) -> Self { with(\.user, strategy) }
      /// The strategy with something else asked of the password.
      public func password(_ strategy: ComponentParseStrategy<String> = .optional) -> Self {
        with(\.password, strategy)
      }
      /// The strategy with something else asked of the host.
      public func host(_ strategy: ComponentParseStrategy<String> = .required) -> Self { with(\.host, strategy) }
      /// The strategy with something else asked of the port.
      public func port(_ strategy: ComponentParseStrategy<Int> = .optional) -> Self { with(\.port, strategy) }
      /// The strategy with something else asked of the path.
      public func path(_ strategy: ComponentParseStrategy<String> = .optional) -> Self { with(\.path, strategy) }
      /// The strategy with something else asked of the query.
      public func query(_ strategy: ComponentParseStrategy<String> = .optional) -> Self { with(\.query, strategy) }
      /// The strategy with something else asked of the fragment.
      public func fragment(_ strategy: ComponentParseStrategy<String> = .optional) -> Self {
        with(\.fragment, strategy)
      }

      private func with<Value>(_ part: WritableKeyPath<Self, Value>, _ value: Value) -> Self {
        var copy = self
        copy[keyPath: part] = value
        return copy
      }
    }
  }

  extension ParseStrategy where Self == URL.ParseStrategy {
    /// A strategy for URLs.
    public static var url: URL.ParseStrategy { URL.ParseStrategy() }
  }

  extension URL.ParseStrategy: CustomConsumingRegexComponent {
    public typealias RegexOutput = URL

    /// Finds a URL at a place of a text: what stands up to the next space, quotation mark or angle bracket, without
    /// punctuation at its end.
    public func consuming(
      _ input: String, startingAt index: String.Index, in bounds: Range<String.Index>
    ) throws -> (upperBound: String.Index, output: URL)? {
      let rest = input[index..<bounds.upperBound]
      var candidate = rest.prefix { !$0.isWhitespace && !"\"<>“”«»".contains($0) }
      while let last = candidate.last, ".,;:!?'’".contains(last) || (last == ")" && !candidate.contains("(")) {
        candidate.removeLast()
      }
      guard !candidate.isEmpty, let url = try? parse(String(candidate)) else { return nil }
      return (candidate.endIndex, url)
    }
  }

  extension RegexComponent where Self == URL.ParseStrategy {
    /// Matches a URL in a regular expression.
    public static func url(
      scheme: URL.ParseStrategy.ComponentParseStrategy<String> = .required,
      user: URL.ParseStrategy.ComponentParseStrategy<String> = .optional,
      password: URL.ParseStrategy.ComponentParseStrategy<String> = .optional,
      host: URL.ParseStrategy.ComponentParseStrategy<String> = .required,
      port: URL.ParseStrategy.ComponentParseStrategy<Int> = .optional,
      path: URL.ParseStrategy.ComponentParseStrategy<String> = .optional,
      query: URL.ParseStrategy.ComponentParseStrategy<String> = .optional,
      fragment: URL.ParseStrategy.ComponentParseStrategy<String> = .optional
    ) -> Self {
      URL.ParseStrategy(
        scheme: scheme, user: user, password: password, host: host, port: port, path: path, query: query,
        fragment: fragment)
    }
  }
#endif
