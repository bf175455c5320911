#if !canImport(Darwin) && compiler(<6.5)
  public import Foundation

  extension URL {
    /// The URL in the default style: scheme, host and path.
    public func formatted() -> String { FormatStyle().format(self) }

    /// The URL in a style.
    public func formatted<F: Foundation.FormatStyle>(_ format: F) -> F.FormatOutput where F.FormatInput == URL {
      format.format(self)
    }

    /// Reads a URL by a strategy.
    public init<T: Foundation.ParseStrategy>(_ value: T.ParseInput, strategy: T) throws where T.ParseOutput == URL {
      self = try strategy.parse(value)
    }
  }

  extension URL.FormatStyle: FormatStyle {
    /// The URL as text.
    public func format(_ value: URL) -> String {
      guard let parts = URLParts(value) else { return value.absoluteString }
      func shown(_ component: Component, _ option: ComponentDisplayOption) -> String? {
        option.rule.isShown(in: parts) ? parts[component] : nil
      }
      var shownHost = host.rule.isShown(in: parts) ? parts.host : nil
      if let whole = shownHost, let shortening = host.shortening { shownHost = shortening.shortened(whole, of: parts) }
      let shownUser = shown(.user, user)
      let shownPassword = shown(.password, password)
      let shownPort = shown(.port, port)
      let shownQuery = shown(.query, query)
      let shownFragment = shown(.fragment, fragment)

      var text = ""
      if let scheme = shown(.scheme, scheme) {
        text += scheme + ":"
        if shownHost != nil || shownPort != nil { text += "//" }
      }
      let account = [shownUser, shownPassword].compactMap { $0 }.joined(separator: ":")
      text += account
      if !account.isEmpty, shownHost != nil || shownPort != nil { text += "@" }
      text += shownHost ?? ""
      text += shownPort.map { ":" + $0 } ?? ""
      if var path = shown(.path, path) {
        if path.hasSuffix("/"), shownQuery == nil, shownFragment == nil { path.removeLast() }
        text += path
      }
      text += shownQuery.map { "?" + $0 } ?? ""
      text += shownFragment.map { "#" + $0 } ?? ""
      return text
    }
  }

  extension URL.FormatStyle: ParseableFormatStyle {
    public var parseStrategy: URL.ParseStrategy { URL.ParseStrategy() }
  }

  extension URL.FormatStyle {
    /// The style with another option for the scheme.
    public func scheme(_ strategy: ComponentDisplayOption = .always) -> Self { with(\.scheme, strategy) }
    /// The style with another option for the user.
    public func user(_ strategy: ComponentDisplayOption = .never) -> Self { with(\.user, strategy) }
    /// The style with another option for the password.
    public func password(_ strategy: ComponentDisplayOption = .never) -> Self { with(\.password, strategy) }
    /// The style with another option for the host.
    public func host(_ strategy: HostDisplayOption = .always) -> Self { with(\.host, strategy) }
    /// The style with another option for the port.
    public func port(_ strategy: ComponentDisplayOption = .omitIfHTTPFamily) -> Self { with(\.port, strategy) }
    /// The style with another option for the path.
    public func path(_ strategy: ComponentDisplayOption = .always) -> Self { with(\.path, strategy) }
    /// The style with another option for the query.
    public func query(_ strategy: ComponentDisplayOption = .never) -> Self { with(\.query, strategy) }
    /// The style with another option for the fragment.
    public func fragment(_ strategy: ComponentDisplayOption = .never) -> Self { with(\.fragment, strategy) }

    private func with<Option>(_ part: WritableKeyPath<Self, Option>, _ option: Option) -> Self {
      var copy = self
      copy[keyPath: part] = option
      return copy
    }
  }

  extension FormatStyle where Self == URL.FormatStyle {
    /// A style for URLs.
    public static var url: URL.FormatStyle { URL.FormatStyle() }
  }

  extension ParseableFormatStyle where Self == URL.FormatStyle {
    /// A style for URLs.
    public static var url: URL.FormatStyle { URL.FormatStyle() }
  }
#endif
