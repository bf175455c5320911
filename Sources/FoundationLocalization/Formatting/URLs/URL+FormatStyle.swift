#if !canImport(Darwin) && compiler(<6.5)
  public import Foundation

  extension URL {
    /// Writes a URL for people to read: Foundation's style of that name, where Foundation has none. Open Foundation has it
    /// from Swift 6.5 on (swift-foundation's pull request 1956), and is used there.
    ///
    /// Out of the box it shows scheme, host and path, and a port where the scheme is neither `http` nor `https`. Parts
    /// are shown decoded; a host name whose letters could be taken for others is shown in Punycode.
    public struct FormatStyle: Codable, Hashable, Sendable {
      var scheme: ComponentDisplayOption
      var user: ComponentDisplayOption
      var password: ComponentDisplayOption
      var host: HostDisplayOption
      var port: ComponentDisplayOption
      var path: ComponentDisplayOption
      var query: ComponentDisplayOption
      var fragment: ComponentDisplayOption

      public init(
        scheme: ComponentDisplayOption = .always, user: ComponentDisplayOption = .never,
        password: ComponentDisplayOption = .never, host: HostDisplayOption = .always,
        port: ComponentDisplayOption = .omitIfHTTPFamily, path: ComponentDisplayOption = .always,
        query: ComponentDisplayOption = .never, fragment: ComponentDisplayOption = .never
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

      /// A part of a URL that an option may depend on.
      public enum Component: Int, Codable, Hashable, Sendable, CustomStringConvertible {
        case scheme = 1
        case user = 2
        case password = 4
        case host = 8
        case port = 16
        case path = 32
        case query = 64
        case fragment = 128

        public var description: String {
          switch self {
          case .scheme: "scheme"
          case .user: "user"
          case .password: "password"
          case .host: "host"
          case .port: "port"
          case .path: "path"
          case .query: "query"
          case .fragment: "fragment"
          }
        }
      }

      /// Whether a part of a URL is shown.
      public struct ComponentDisplayOption: Codable, Hashable, CustomStringConvertible, Sendable {
        var rule: URLDisplayRule

        public static var always: Self { Self(rule: .init(shows: true)) }
        public static var never: Self { Self(rule: .init(shows: false)) }

        /// Shows the part where another part is one of some texts.
        public static func displayWhen(_ component: Component, matches requirements: Set<String>) -> Self {
          Self(rule: .init(shows: true, condition: .init(component: component, requirements: requirements)))
        }

        /// Leaves the part out where another part is one of some texts.
        public static func omitWhen(_ component: Component, matches requirements: Set<String>) -> Self {
          Self(rule: .init(shows: false, condition: .init(component: component, requirements: requirements)))
        }

        /// Leaves the part out of URLs with the scheme `http` or `https`.
        public static var omitIfHTTPFamily: Self { omitWhen(.scheme, matches: ["http", "https"]) }

        public var description: String { rule.description }
      }

      /// Whether the host of a URL is shown, and how much of it.
      public struct HostDisplayOption: Codable, Hashable, CustomStringConvertible, Sendable {
        var rule: URLDisplayRule
        var shortening: URLHostShortening?

        public static var always: Self { Self(rule: .init(shows: true)) }
        public static var never: Self { Self(rule: .init(shows: false)) }

        /// Shows the host where a part of the URL is one of some texts.
        public static func displayWhen(_ component: Component, matches requirements: Set<String>) -> Self {
          Self(rule: ComponentDisplayOption.displayWhen(component, matches: requirements).rule)
        }

        /// Leaves the host out where a part of the URL is one of some texts.
        public static func omitWhen(_ component: Component, matches requirements: Set<String>) -> Self {
          Self(rule: ComponentDisplayOption.omitWhen(component, matches: requirements).rule)
        }

        /// Leaves the host out of URLs with the scheme `http` or `https`.
        public static var omitIfHTTPFamily: Self { omitWhen(.scheme, matches: ["http", "https"]) }

        /// Shows the host without its first label where that is one of some, as `www` of `www.example.com`; a name of
        /// two labels stays whole.
        ///
        /// - Parameter omitMultiLevelSubdomains: Whether names are also cut down to two labels before the top-level
        ///   domain: `west.example.com`. Apple's systems know all top-level domains; here the last label is one, with
        ///   the label before it where the two are a short one and a country's, as in `co.uk`.
        public static func omitSpecificSubdomains(
          _ subdomainsToOmit: Set<String> = [], includeMultiLevelSubdomains omitMultiLevelSubdomains: Bool = false
        ) -> Self {
          Self(
            rule: .init(shows: true),
            shortening: .init(omitted: subdomainsToOmit, cutsDeepNames: omitMultiLevelSubdomains))
        }

        /// The same, for URLs of which a part is one of some texts; others show the whole host.
        public static func omitSpecificSubdomains(
          _ subdomainsToOmit: Set<String> = [], includeMultiLevelSubdomains omitMultiLevelSubdomains: Bool = false,
          when component: Component, matches requirements: Set<String>
        ) -> Self {
          Self(
            rule: .init(shows: true),
            shortening: .init(
              omitted: subdomainsToOmit, cutsDeepNames: omitMultiLevelSubdomains,
              condition: .init(component: component, requirements: requirements)))
        }

        public var description: String { shortening.map { "\(rule), \($0)" } ?? rule.description }
      }
    }
  }
#endif
