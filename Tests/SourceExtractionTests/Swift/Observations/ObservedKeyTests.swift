import LocalizableReferences
import SourceExtraction
import SourceObservations
import SourceText
import Testing

@Suite("Keys, languages and intents")
struct ObservedKeyTests {
  @Test(
    "keys that are no literals, with what they may be",
    arguments: [
      ("func f(k: String) -> String { NSLocalizedString(k, comment: \"\") }", [], false),
      ("func f(a: Bool) { _ = LocalizedStringKey(a ? \"x\" : \"y\") }", ["x", "y"], true),
      ("func f(n: Int) -> String { NSLocalizedString(\"row.\\(n)\", comment: \"\") }", ["row.*"], true),
      ("func f(n: Int) { _ = LocalizedStringKey(\"row.\" + name(n)) }", ["row.*"], true),
      (
        "enum K: String { case a, b = \"c\" }\nfunc f(k: K) { _ = LocalizedStringKey(k.rawValue) }", ["a", "c"], true
      ),
      (
        "enum K: String { case a, b }\nfunc f(k: K) { _ = LocalizedStringKey(\"k.\\(k.rawValue).t\" + \"\") }",
        ["k.a.t", "k.b.t"], true
      ),
      (
        "struct R { let t: String\n var k: LocalizedStringKey { LocalizedStringKey(t) } }\nlet r = R(t: \"One\")",
        ["One"], false
      ),
    ])
  func dynamicKeys(source: String, patterns: [String], isComplete: Bool) throws {
    let found = try observations(in: source).dynamicKeys
    #expect(found.map { $0.patterns.map(\.description) } == [patterns])
    #expect(found.map(\.isComplete) == [isComplete])
  }

  @Test(
    "literals are no dynamic keys",
    arguments: [
      "let t = LocalizedStringKey(\"a\")", "let t = NSLocalizedString(\"a\", comment: \"\")",
      "func f(k: LocalizedStringKey) { _ = Text(k) }", "func f(n: Int) { _ = LocalizedStringKey(\"a \\(n)\") }",
    ])
  func literals(source: String) throws {
    #expect(try observations(in: source).dynamicKeys == [])
  }

  @Test("calls of before String(localized:)")
  func legacy() throws {
    let found = try observations(
      in: """
        let a = NSLocalizedString("A", tableName: "T", bundle: .module, comment: "C")
        let b = Bundle.main.localizedString(forKey: "B", value: nil, table: nil)
        let c = DateFormatter.localizedString(from: date, dateStyle: .short, timeStyle: .none)
        let d = String(localized: "D")
        """
    ).legacyCalls
    #expect(found.map(\.key.source) == ["\"A\"", "\"B\""])
    #expect(found.map(\.bundle) == [".module", "Bundle.main"])
  }

  @Test("keys without a bundle, with the place for one")
  func bundleless() throws {
    let source = """
      let a = Text("A")
      let b = Text("B", bundle: .module)
      let c = String(localized: "C", comment: "x")
      let d = Button("D") {}
      #if DEBUG
        let e = Text("E")
      #endif
      let f = NSLocalizedString("F", tableName: nil, value: "f", comment: "")
      let g = LocalizedStringResource("G", locale: .current, comment: "x")
      let h = LocalizedStringResource("H")
      """
    let found = try observedReferences(in: source).filter { $0.bundlelessUse != nil }
    #expect(found.map(\.key) == ["A", "C", "D", "F", "G", "H"])
    #expect(found.compactMap { $0.bundlelessUse?.literal.lowerBound.column } == [14, 27, 16, 27, 33, 33])
    #expect(found.compactMap { $0.bundlelessUse?.literal.upperBound.column } == [17, 30, 19, 30, 36, 36])
    // Where the parameter for the bundle stands among the others.
    let before = found.compactMap { $0.bundlelessUse.map { source.utf8.prefix($0.insertion.value).suffix(3) } }
    #expect(before.map { String($0) } == ["\"A\"", "\"C\"", "\"D\"", "nil", "ent", "\"H\""])
  }

  @Test("literals in previews, which are no keys")
  func previews() throws {
    let source = """
      #Preview { Text("Sample"); Text(verbatim: "Plain") }
      struct P: PreviewProvider { static var previews: some View { Text("Other") } }
      let t = Text("Real")
      """
    let found = try observations(in: source)
    #expect(found.previewTexts.map(\.text.description) == ["Sample", "Other"])
    #expect(try observedReferences(in: source).map(\.key) == ["Real"])
    #expect(found.previewTexts.allSatisfy { $0.place.circumstances == .preview })
  }

  @Test("what is compiled in debug builds only, and tests")
  func circumstances() throws {
    let found = try observations(
      in: """
        #if DEBUG
          func f(l: UILabel) { l.text = "One" }
        #else
          func f(l: UILabel) { l.text = "Two" }
        #endif
        func g(l: UILabel) { l.text = "Three" }
        """
    ).unlocalizedTexts
    #expect(found.first { $0.text.description == "One" }?.place.circumstances == .debug)
    #expect(found.first { $0.text.description == "Three" }?.place.circumstances == [])
  }

  @Test("text held in types")
  func held() throws {
    let found = try observations(
      in: """
        final class Model: NSObject { var title: LocalizedStringKey = "A"; let name = ""; var t: Text { Text("x") } }
        struct Row { let label: LocalizedStringResource }
        """
    ).heldTexts
    #expect(found.map(\.name) == ["title", "label"])
    #expect(found.map(\.ownerKind) == ["class", "struct"])
    #expect(found.map(\.isMutable) == [true, false])
    #expect(found.first?.inherited == ["NSObject"])
  }

  @Test(
    "App Intents with text of one language",
    arguments: [
      "struct I: AppIntent { func perform() -> IntentDialog { IntentDialog(\"\\(String(localized: \"Done\"))\") } }",
      "struct I: AppIntent { static var title: LocalizedStringResource = \"\\(NSLocalizedString(\"A\", comment: \"\"))\" }",
      "func f() { _ = IntentDialog(stringLiteral: String(localized: \"Done\")) }",
    ])
  func intents(source: String) throws {
    #expect(try observations(in: source).resolvedIntentTexts.count == 1)
  }

  @Test("languages, locales, and who hears that they change")
  func languages() throws {
    let found = try observations(
      in: """
        let a = Locale.preferredLanguages.first
        let b = Bundle.preferredLocalizations(from: list)
        func c(l: Locale) -> Bool { l.languageCode == "de" }
        func d(f: DateFormatter) { f.locale = Locale(identifier: "en_US") }
        func e(n: NotificationCenter) {
          n.addObserver(forName: NSLocale.currentLocaleDidChangeNotification, object: nil, queue: .main) { _ in }
          n.addObserver(forName: NSLocale.currentLocaleDidChangeNotification, object: nil, queue: nil) { _ in }
        }
        """)
    #expect(found.languageChoices.map(\.isCompared) == [true, false, true])
    #expect(found.languageChoices.map(\.isMatched) == [false, true, false])
    #expect(found.fixedLocales.map(\.identifier) == ["en_US"])
    #expect(found.fixedLocales.map(\.use) == ["locale"])
    #expect(found.localeChangeObservers.map(\.isOnMainActor) == [true, false])
  }

  @Test("text that is always written from left to right")
  func direction() throws {
    let found = try observations(
      in: """
        func f(phoneNumber: String, name: String) {
          _ = Text(phoneNumber)
          _ = Text("Call \\(phoneNumber)")
          _ = Text(name)
        }
        """
    ).directionSensitiveTexts
    #expect(found.map(\.content) == [.phoneNumber, .phoneNumber])
  }

  @Test("calls with a successor")
  func outdated() throws {
    let found = try observations(
      in: """
        let a = Text("A").navigationBarTitle("T")
        let b = Text("B").accessibility(label: Text("C"))
        let c = Text("D").accessibility(identifier: "e").accessibilityLabel("F")
        """
    ).outdatedCalls
    #expect(found.map(\.replacement) == ["navigationTitle(_:)", "accessibilityLabel(_:)"])
  }
}
