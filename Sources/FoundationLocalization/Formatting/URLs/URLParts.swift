#if !canImport(Darwin) && compiler(<6.5)
  internal import Foundation
  internal import LanguageData

  /// The parts of a URL, decoded for display.
  struct URLParts {
    let scheme: String?
    let user: String?
    let password: String?
    let host: String?
    let port: String?
    let path: String?
    let query: String?
    let fragment: String?

    /// nil where the URL cannot be taken apart.
    init?(_ url: URL) {
      guard let components = URLComponents(url: url, resolvingAgainstBaseURL: true) else { return nil }
      func present(_ text: String?) -> String? { text.flatMap { $0.isEmpty ? nil : $0 } }
      // What is no UTF-8 when it is decoded stays encoded: leaving it out would show another URL.
      scheme = present(components.scheme)
      user = present(components.user) ?? present(components.percentEncodedUser)
      password = present(components.password) ?? present(components.percentEncodedPassword)
      host = present(components.host).map { name in
        let isConfusable = name.split(separator: ".").contains { HostNameAppearance.isConfusable(label: $0) }
        return isConfusable ? components.encodedHost ?? name : name
      }
      port = components.port.map(String.init)
      path = present(components.path) ?? present(components.percentEncodedPath)
      query = components.query ?? components.percentEncodedQuery
      fragment = components.fragment ?? components.percentEncodedFragment
    }

    subscript(component: URL.FormatStyle.Component) -> String? {
      switch component {
      case .scheme: scheme
      case .user: user
      case .password: password
      case .host: host
      case .port: port
      case .path: path
      case .query: query
      case .fragment: fragment
      }
    }
  }
#endif
