import FoundationLocalization
import Testing

#if Markdown
  @Suite("A localized attributed string")
  struct LocalizedAttributedStringTests {
    private static let english = Locale(identifier: "en_US")

    /// What a translation becomes, as an outline.
    private static func outline(
      _ translation: String, _ value: String.LocalizationValue, options: AttributedString.FormattingOptions = [],
      language: String = "en"
    ) throws -> String {
      let texts = try TemporaryBundle(compiled: [language: [value.key: translation]])
      return withLanguage(language) {
        AttributedOutline.text(
          of: AttributedString(localized: value, options: options, bundle: texts.bundle, locale: english))
      }
    }

    @Test("is inline Markdown and keeps whitespace")
    func markdown() throws {
      #expect(try Self.outline("**a** *b*\n\n# c ", "k") == "strong{a} em{b}\n\n# c ")
      #expect(try Self.outline("[a](https://b.example)", "k") == "link(https://b.example){a}")
      #expect(try Self.outline("100% *b*", "k") == "100% em{b}")
    }

    @Test("has values inside markup")
    func values() throws {
      #expect(try Self.outline("**%@** of %lld", "\("x") of \(1234)") == "strong{x} of 1,234")
      #expect(try Self.outline("%2$lld*%1$@*", "\("x") of \(2)") == "2em{x}")
      #expect(try Self.outline("*a%@b*%@", "\("x") \("y")") == "em{axb}y")
      #expect(try Self.outline("`%@`", "\("x")") == "code{x}")
      #expect(try Self.outline("a %% **%@**", "a % \("x")") == "a % strong{x}")
    }

    @Test("takes no value for markup")
    func injection() throws {
      let hostile = "**b** [c](https://evil.example) `d` ^[e](inflect: true) <f> \\ &amp; ![g](h)"
      #expect(try Self.outline("%@", "\(hostile)") == hostile)
      #expect(try Self.outline("**%@**", "\(hostile)") == "strong{\(hostile)}")
      #expect(try Self.outline("[%@](https://a.example)", "\("](u) x")") == "link(https://a.example){](u) x}")
      #expect(try Self.outline("`%@`", "\("` *x*")") == "code{` *x*}")
      // Characters that stand for values mean nothing where they are in the text or in a value.
      #expect(try Self.outline("\u{F0000}%@\u{F0001}", "\("\u{F0000}")") == "\u{F0000}\u{F0000}\u{F0001}")
    }

    @Test("percent-encodes values in addresses")
    func addresses() throws {
      let value: String.LocalizationValue = "\("a b/../c?d#e")"
      #expect(
        try Self.outline("[%1$@](https://a.example/%1$@)", value)
          == "link(https://a.example/a%20b%2F..%2Fc%3Fd%23e){a b/../c?d#e}")
      #expect(try Self.outline("[x](%@)", "\("https://b.example/c?d=e")") == "link(https://b.example/c?d=e){x}")
      #expect(try Self.outline("[x](https://a.example/%lld)", "\(1234)") == "link(https://a.example/1%2C234){x}")
      #expect(
        try Self.outline("![%1$@](%1$@.png)", "\("a b")") == "image(a%20b.png)+alt(a b){a b}")
    }

    @Test("marks values by their place, where that is asked for")
    func replacementIndex() throws {
      #expect(
        try Self.outline("%2$@ *%1$@*", "\("x") \(2)", options: .applyReplacementIndexAttribute) == "2{2} em+1{x}")
      #expect(try Self.outline("%2$@ *%1$@*", "\("x") \(2)") == "2 em{x}")
      let text = AttributedString(
        localized: "\(7) ^[x](agreeWithArgument: 1)", options: .applyReplacementIndexAttribute, bundle: .main)
      #expect(text.runs.first?.localizedNumericArgument == .int(7))
    }

    @Test("keeps the attributes of values, and adds those around them unless they are to stand alone")
    func attributedValues() throws {
      var name = AttributedString("A")
      name.link = URL(string: "https://a.example")
      name.inlinePresentationIntent = .emphasized
      name += AttributedString("b")
      #expect(
        try Self.outline("**%@!**", "\(name)") == "em+strong+link(https://a.example){A}strong{b!}")
      #expect(
        try Self.outline("**%@!**", "\(name, options: .insertAttributesWithoutMerging)")
          == "em+link(https://a.example){A}bstrong{!}")
    }

    @Test("isolates values that run the other way, in the markup around them")
    func isolation() throws {
      #expect(
        try Self.outline("**%@**!", "\("שלום")", options: .applyReplacementIndexAttribute)
          == "strong{\u{2068}}strong+1{שלום}strong{\u{2069}}!")
    }

    @Test("is made to agree by its values")
    func inflection() throws {
      let order: (Int) -> AttributedString = { count in
        withLanguage("en") { AttributedString(localized: "Order ^[\(count) Ticket](inflect: true)") }
      }
      #expect(AttributedOutline.text(of: order(3)) == "Order 3 Tickets")
      #expect(AttributedOutline.text(of: order(1)) == "Order 1 Ticket")
      var options = AttributedString.LocalizationOptions()
      options.inflect = false
      let raw = AttributedString(localized: "Order ^[\(3) Ticket](inflect: true)", options: options)
      #expect(AttributedOutline.text(of: raw) == "Order inflect{3 Ticket}")
    }

    @Test("speaks to the user, or uses the alternative, in the language of the translation")
    func alternatives() throws {
      let welcome =
        "^[Bienvenido](inflect: true, inflectionAlternative: 'Te damos *la* bienvenida, %@'), %@"
      let texts = try TemporaryBundle(compiled: ["es": ["Welcome %@": welcome.replacing("%@", with: "%1$@")]])
      let text: () -> String = {
        withLanguage("es") {
          AttributedOutline.text(of: AttributedString(localized: "Welcome \("*Ana*")", bundle: texts.bundle))
        }
      }
      #expect(withTermOfAddress(.feminine) { text() } == "Bienvenida, *Ana*")
      #expect(withTermOfAddress(nil) { text() } == "Te damos em{la} bienvenida, *Ana*, *Ana*")
    }

    @Test("agrees with concepts")
    func concepts() {
      let resource = LocalizedStringResource("^[They](referentConcept: 1) liked your post.")
      var options = AttributedString.LocalizationOptions()
      options.concepts = [.termsOfAddress([.masculine])]
      let text = withLanguage("en") { AttributedString(localized: resource, options: options) }
      #expect(String(text.characters) == "He liked your post.")
    }

    @Test("has parts that vary by number")
    func plurals() throws {
      let texts = try TemporaryBundle([
        "en.lproj/Localizable.stringsdict": """
        <plist version="1.0"><dict><key>%lld files in %@</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>*%2$@*: %1$#@files@</string>
        <key>files</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>lld</string>
        <key>one</key><string>**one** file</string><key>other</key><string>**%lld** files</string></dict></dict></dict></plist>
        """
      ])
      let text: (Int) -> String = { count in
        withLanguage("en") {
          AttributedOutline.text(
            of: AttributedString(
              localized: "\(count) files in \("a_b_c")", options: .applyReplacementIndexAttribute,
              bundle: texts.bundle, locale: Self.english))
        }
      }
      #expect(text(1) == "em+2{a_b_c}: strong{one} file")
      #expect(text(1234) == "em+2{a_b_c}: strong+1{1,234} files")
    }

    @Test("comes from keys with default values and from resources, with attributes of an app")
    func sources() throws {
      let fun: String.LocalizationValue = "^[\("x")](rainbow: 'fun') *y*"
      #expect(AttributedString(localized: fun, including: \.menu).runs.first?.rainbow == .fun)
      #expect(AttributedString(localized: fun).runs.first?.rainbow == nil)
      let byKey = AttributedString(localized: "no.such.key", defaultValue: fun, including: \.menu)
      #expect(byKey.runs.first?.rainbow == .fun)
      #expect(String(byKey.characters) == "x y")
      let resource = LocalizedStringResource("no.such.key", defaultValue: fun)
      #expect(AttributedString(localized: resource, including: AttributeScopes.MenuAttributes.self) == byKey)
      #expect(AttributedOutline.text(of: AttributedString(localized: resource)) == "x em{y}")
      #expect(AttributedOutline.text(of: AttributedString(localized: "a *\("b")*")) == "a em{b}")
    }

    @Test("takes values for placeholders")
    func placeholders() {
      var options = AttributedString.LocalizationOptions()
      options.replacements = ["x", 7]
      options.applyReplacementIndexAttribute = true
      let text = AttributedString(
        localized: "*\(placeholder: .object)*: \(placeholder: .int)", options: options, locale: Self.english)
      #expect(AttributedOutline.text(of: text) == "em+1{x}: 2{7}")
    }

    @Test("has values in its attributes")
    func attributeValues() throws {
      #expect(
        try Self.outline("^[x](languageIdentifier: '%@')", "\("f'r")") == "lang(f'r){x}")
      #expect(try Self.outline("^[x](languageIdentifier: %@)", "\("f\\r")") == "lang(f\\r){x}")
      #expect(
        try Self.outline("%1$lld ^[x](agreeWithConcept: %1$lld)", "\(2)", language: "ja") == "2 concept(2){x}")
    }
  }
#endif
