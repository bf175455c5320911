import LocalizableReferences
import Testing

@Suite("Literals become symbols")
struct StringsToSymbolsTests {
  static let symbols: [SymbolForm] = [
    .plain("Buy", "buy"), .plain("Sell", "sell"), .plain("None", "none"), .plain("Row", "row", table: "Hall"),
    .counting("%lld seats", "seats", label: "count"), .counting("seat.count", "seatCount", text: "%lld seats"),
    .naming("Hello %@", "hello"),
  ]

  private func rewritten(_ source: String) throws -> RefactoringFixture.Result {
    var fixture = RefactoringFixture(source)
    fixture.symbols = Self.symbols
    return try fixture.withSymbols()
  }

  @Test(arguments: [
    (#"let a = Text("Buy")"#, "let a = Text(.buy)"),
    (#"let a = Text("Row", tableName: "Hall", bundle: .module, comment: "Sign")"#, "let a = Text(.Hall.row)"),
    (#"let a = Button("Buy", role: .cancel) {}"#, "let a = Button(.buy, role: .cancel) {}"),
    (#"let a = Toggle(isOn ? "Buy" : "Sell", isOn: $b)"#, "let a = Toggle(isOn ? .buy : .sell, isOn: $b)"),
    (#"let a = String(localized: "Buy")"#, "let a = String(localized: .buy)"),
    (
      #"let a = String(localized: "Row", table: "Hall", bundle: #bundle, comment: "Sign")"#,
      "let a = String(localized: .Hall.row)"
    ),
    (#"let a = String(localized: "Buy", options: o)"#, "let a = String(localized: .buy, options: o)"),
    (#"let a = AttributedString(localized: "Buy")"#, "let a = AttributedString(localized: .buy)"),
    (#"let a = NSLocalizedString("Buy", comment: "Button")"#, "let a = String(localized: .buy)"),
    (
      #"let a = LocalizedStringResource("Row", table: "Hall")"#, "let a = LocalizedStringResource.Hall.row"
    ),
    (#"let a: LocalizedStringResource = "Buy""#, "let a: LocalizedStringResource = .buy"),
    (
      #"let a: LocalizedStringResource? = "None""#, "let a: LocalizedStringResource? = LocalizedStringResource.none"
    ),
    (
      #"func f(_ n: Int) { _ = Text("\(n) seats", comment: "Below") }"#,
      "func f(_ n: Int) { _ = Text(.seats(count: n)) }"
    ),
    (#"func f(_ n: Int64) { _ = Text("\(n) seats") }"#, "func f(_ n: Int64) { _ = Text(.seats(count: Int(n))) }"),
    (
      #"func f(_ n: Int) { _ = String(localized: "seat.count", defaultValue: "\(n + 1) seats") }"#,
      "func f(_ n: Int) { _ = String(localized: .seatCount(n + 1)) }"
    ),
    (
      #"func f(_ s: Substring) { _ = Text("Hello \(s)") }"#, "func f(_ s: Substring) { _ = Text(.hello(String(s))) }"
    ),
    ("let a = Text(\n  \"Buy\",  // the button\n  comment: \"\")", nil),
    ("let a = Text(\n  \"Buy\",\n  comment: \"Button\"\n)", "let a = Text(\n  .buy\n)"),
    (
      "func show(_ t: LocalizedStringResource) {}\nfunc f() { show(\"Buy\") }",
      "func show(_ t: LocalizedStringResource) {}\nfunc f() { show(.buy) }"
    ),
  ])
  func places(source: String, expected: String?) throws {
    let result = try rewritten(source)
    #expect(result.source == expected ?? source)
    #expect(result.refusals.isEmpty == (expected != nil), "\(result.refusals)")
  }

  @Test(arguments: [
    (#"let a: LocalizedStringKey = "Buy""#, "LocalizedStringKey"),
    ("func show(_ t: LocalizedStringKey) {}\nfunc f() { show(\"Buy\") }", "LocalizedStringKey"),
    (#"let a = String(localized: "Buy", locale: l)"#, "locale"),
    (#"let a = String(localized: "Buy", bundle: other)"#, "'other'"),
    (#"let a: String.LocalizationValue = "Buy""#, "LocalizationValue"),
    (#"func f(_ d: Date) { _ = Text("Hello \(d)") }"#, "Date"),
    (#"func f() { _ = Text("Hello \(unknownThing)") }"#, "not known"),
    (#"func f(_ n: Int) { _ = Text("Hello \(n, format: .number)") }"#, "formats"),
    (#"func f(_ name: LocalizedStringKey) { _ = Toggle(isOn ? "Buy" : name, isOn: $b) }"#, "another text"),
    (#"let a = Toggle(isOn ? "Buy" : "Rent", isOn: $b)"#, "another text"),
    (#"let a = NavigationLink("Buy", destination: v, isActive: $b)"#, "takes no symbol"),
    ("import AppIntents\nlet a: LocalizedStringResource = \"Buy\"", "App Intents"),
    (#"let a = NSLocalizedString("seat.count", comment: "")"#, "given elsewhere"),
  ])
  func refusals(source: String, reason: String) throws {
    let result = try rewritten(source)
    #expect(result.source == source)
    #expect(result.refusals.contains { $0.contains(reason) }, "\(result.refusals)")
  }

  @Test("nothing else of the file changes")
  func surroundings() throws {
    let source = """
      /* é */ struct Shop: View {  // 🎸
      \tvar body: some View {
          VStack { Text( "Buy" ) ; Text(verbatim: "Buy") }
            .navigationTitle( "Sell" )   // "Sell"
      \t}
      }\r\n
      """
    let expected = source.replacing("Text( \"Buy\" )", with: "Text( .buy )")
      .replacing("( \"Sell\" )", with: "( .sell )")
    #expect(try rewritten(source) == .init(source: expected, refusals: []))
  }
}
