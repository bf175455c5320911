#if !canImport(Darwin) && compiler(<6.5)
  import FoundationLocalization
  import RegexBuilder
  import TestSupport
  import Testing

  @Suite("URL styles")
  struct URLStyleTests {
    private func written(_ text: String, _ style: URL.FormatStyle = .init()) throws -> String {
      try #require(URL(string: text)).formatted(style)
    }

    @Test(arguments: [
      ("https://www.example.com:8080/path/to/endpoint?key=value", "https://www.example.com/path/to/endpoint"),
      ("https://ann:secret@example.com/", "https://example.com"),
      ("ftp://example.com:2121/a%20b/", "ftp://example.com:2121/a b"),
      ("http://[2620:100:e000::8001]:81/US", "http://[2620:100:e000::8001]/US"),
      ("file:///etc/hosts", "file:/etc/hosts"), ("mailto:a@example.com", "mailto:a@example.com"),
      ("https://someone@", "https:"), ("/relative/path", "/relative/path"),
      ("https://見.香港/热狗/🌭", "https://見.香港/热狗/🌭"),
      ("https://x.org/%ff", "https://x.org/%ff"), ("https://x.org/%C3%A9%ff", "https://x.org/%C3%A9%ff"),
    ])
    func showsSchemeHostAndPath(url: String, expected: String) throws {
      #expect(try written(url) == expected)
      #expect(try #require(URL(string: url)).formatted() == expected)
    }

    /// Samples of Apple's documentation, and outputs that were recorded on Apple's systems.
    @Test func showsWhatOptionsSay() throws {
      let short = URL.FormatStyle(
        scheme: .never, host: .omitSpecificSubdomains(["www", "mobile", "m."], includeMultiLevelSubdomains: true),
        port: .never)
      #expect(try written("https://www.example.com/path/one", short) == "example.com/path/one")
      #expect(try written("https://beta.example.com/path/two", short) == "beta.example.com/path/two")
      #expect(try written("https://beta.staging.west.example.com/three", short) == "west.example.com/three")
      #expect(try written("https://query.example.com/four?key4=value4", short) == "query.example.com/four")
      #expect(try written("https://api.code.developer.example.co.uk", short) == "developer.example.co.uk")

      let local = URL.FormatStyle(host: .displayWhen(.host, matches: ["localhost"]), port: .always)
      #expect(try written("https://apple.com:80/macbook-pro", local) == "https://:80/macbook-pro")
      #expect(try written("https://localhost:80/macbook-pro", local) == "https://localhost:80/macbook-pro")

      let conditional = URL.FormatStyle(
        host: .omitSpecificSubdomains(["secret"], when: .user, matches: ["jAppleseed"]), port: .always)
      #expect(
        try written("https://jAppleseed:Test1234@secret.apple.com:80/macbook-pro?get-free#some", conditional)
          == "https://apple.com:80/macbook-pro")
      #expect(
        try written("https://secret.apple.com/macbook-pro", conditional) == "https://secret.apple.com/macbook-pro")

      let all = URL.FormatStyle(user: .always, password: .always, port: .always, query: .always, fragment: .always)
      #expect(
        try written("https://ann:pass@example.com:1/a/?q=%C3%BC#é", all) == "https://ann:pass@example.com:1/a/?q=ü#é")
      #expect(try written("http://x.org/a", .url.scheme(.omitIfHTTPFamily).path(.never)) == "x.org")
      #expect(try written("ftp://x.org/a", .url.scheme(.omitIfHTTPFamily).host(.never)) == "ftp:/a")
    }

    @Test(arguments: [
      ("https://www.apple.com", "https://apple.com"), ("https://www.com", "https://www.com"),
      ("https://m.www.apple.com", "https://m.www.apple.com"), ("https://192.168.0.30", "https://192.168.0.30"),
      ("https://www.192.com", "https://192.com"),
    ])
    func leavesOutSubdomains(url: String, expected: String) throws {
      #expect(try written(url, .url.host(.omitSpecificSubdomains(["www", "192"]))) == expected)
    }

    /// Host names that look like others, in Punycode; the rest in their own letters.
    @Test(arguments: [
      ("http://аррІе.com/", "http://xn--80ak6aa4i.com"), ("https://ᴄ/", "https://xn--u7f"),
      ("https://cnո/", "https://xn--cn-ded"), ("https://yoսtube/", "https://xn--yotube-qkh"),
      ("http://nеwstаrfіn.com/", "http://xn--nwstrfn-5fg5byy.com"), ("http://臺灣.இலங்கை", "http://臺灣.இலங்கை"),
      ("https://bücher.example", "https://bücher.example"), ("https://почта.example", "https://почта.example"),
      ("https://例え.jp", "https://例え.jp"),
    ])
    func isNotFooledByLookalikes(url: String, expected: String) throws {
      #expect(try written(url) == expected)
    }

    @Test func isAValue() throws {
      let style = URL.FormatStyle(host: .omitSpecificSubdomains(["www"], when: .scheme, matches: ["http"]))
      let decoded = try JSONDecoder().decode(URL.FormatStyle.self, from: try JSONEncoder().encode(style))
      #expect(decoded == style)
      #expect(style != .url)
      #expect("\(URL.FormatStyle.ComponentDisplayOption.never)" == "never")
      let strategy = URL.ParseStrategy(port: .defaultValue(80))
      #expect(try JSONDecoder().decode(URL.ParseStrategy.self, from: try JSONEncoder().encode(strategy)) == strategy)
    }

    @Test func readsURLs() throws {
      #expect(try URL("https://example.com/a", strategy: .url).absoluteString == "https://example.com/a")
      #expect(throws: CocoaError.self) { try URL("www.example.com", strategy: .url) }
      #expect(throws: CocoaError.self) { try URL("https://example.com", strategy: .url.port(.required)) }
      #expect(throws: CocoaError.self) { try URL("https://example.com", strategy: .url.path(.required)) }
      #expect(throws: CocoaError.self) { try URL("", strategy: .url) }
      let filled = URL.ParseStrategy(
        scheme: .defaultValue("https"), port: .defaultValue(8080), path: .defaultValue("/x"))
      #expect(try filled.parse("www.example.com").absoluteString == "https://www.example.com:8080/x")
      #expect(try filled.parse("ftp://a.org:21/y?z#f").absoluteString == "ftp://a.org:21/y?z#f")
      #expect(try URL.FormatStyle().parseStrategy.parse("https://a.org").host() == "a.org")
    }

    @Test func findsURLsInText() throws {
      let text = "See https://example.com/a(b), (http://c.org), or <http://b.org>."
      let found = text.matches(of: Regex { URL.ParseStrategy.url }).map { $0.output.absoluteString }
      #expect(found == ["https://example.com/a(b)", "http://c.org", "http://b.org"])
    }

    @Test func writesAnything() {
      var random = SeededRandom(seed: 7)
      let pieces = [
        "http", "s", ":", "//", "@", "a", ".", "é", "xn--", "[", "]", "::1", "?", "#", "/", "%20", "%", "1", " ",
      ]
      for _ in 0..<3_000 {
        let text = (0..<Int.random(in: 0..<12, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
          .joined()
        _ = try? URL(text, strategy: .url.scheme(.optional).host(.optional))
        guard let url = URL(string: text) else { continue }
        _ = url.formatted(.url.host(.omitSpecificSubdomains(["a"], includeMultiLevelSubdomains: true)))
      }
    }
  }
#endif
