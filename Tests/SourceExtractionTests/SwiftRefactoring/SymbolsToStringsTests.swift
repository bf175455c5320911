import LocalizableReferences
import Testing

@Suite("Symbols become literals")
struct SymbolsToStringsTests {
  private func rewritten(_ source: String, _ symbols: [SymbolForm] = Self.symbols) throws -> RefactoringFixture.Result {
    var fixture = RefactoringFixture(source)
    fixture.symbols = symbols
    return try fixture.withStrings()
  }

  static let symbols: [SymbolForm] = [
    .plain("Buy", "buy"), .plain("Row", "row", table: "Hall", comment: "Sign"), .plain("Say \"no\"\n", "sayNo"),
    .counting("%lld seats", "seats", label: "count"), .counting("seat.count", "seatCount", text: "%lld seats, 100%"),
    .counting("rows", "rows", text: "%#@rows@"), .naming("Hello %@", "hello"),
    SymbolForm(
      key: "%d of %.1f", table: "Localizable", namespace: nil, name: "of",
      parameters: [
        .init(label: nil, type: "Int32", specifier: "%d"), .init(label: nil, type: "Float", specifier: "%.1f"),
      ]),
  ]

  @Test(arguments: [
    ("let a = Text(.buy)", #"let a = Text("Buy")"#),
    ("let a = Text(.Hall.row)", #"let a = Text("Row", tableName: "Hall", comment: "Sign")"#),
    ("let a = Text(.sayNo)", #"let a = Text("Say \"no\"\n")"#),
    ("let a = Button(.buy, role: .cancel) {}", #"let a = Button("Buy", role: .cancel) {}"#),
    ("let a = Text(b ? .buy : .sayNo)", #"let a = Text(b ? "Buy" : "Say \"no\"\n")"#),
    (
      "let a = String(localized: .Hall.row, options: o)",
      #"let a = String(localized: "Row", table: "Hall", comment: "Sign", options: o)"#
    ),
    ("let a = Text(.seats(count: 3))", #"let a = Text("\(3) seats")"#),
    ("func f(_ s: String) { _ = Text(.hello(s)) }", #"func f(_ s: String) { _ = Text("Hello \(s)") }"#),
    ("let a = Text(.of(3, x))", #"let a = Text("\(Int32(3)) of \(x, specifier: "%.1f")")"#),
    (
      "func f(_ n: Int) { _ = String(localized: .seatCount(n)) }",
      #"func f(_ n: Int) { _ = String(localized: "seat.count", defaultValue: "\(n) seats, 100%") }"#
    ),
    ("let a: LocalizedStringResource = .buy", #"let a: LocalizedStringResource = "Buy""#),
    (
      "let a: LocalizedStringResource = .Hall.row",
      #"let a: LocalizedStringResource = LocalizedStringResource("Row", table: "Hall", comment: "Sign")"#
    ),
    ("let a = LocalizedStringResource.buy", #"let a = LocalizedStringResource("Buy")"#),
  ])
  func places(source: String, expected: String) throws {
    #expect(try rewritten(source) == .init(source: expected, refusals: []))
  }

  @Test(arguments: [
    ("let a = Button(.Hall.row) {}", "table Localizable"),
    ("let a = Text(.seatCount(3))", "cannot be written as a key"),
    ("let a = String(localized: .rows(3))", "parts"),
  ])
  func refusals(source: String, reason: String) throws {
    let result = try rewritten(source)
    #expect(result.source == source)
    #expect(result.refusals.contains { $0.contains(reason) }, "\(result.refusals)")
  }

  @Test(
    "members of other types stay",
    arguments: [
      "let a = Text(\"x\").font(.buy)", "let a: Shop = .buy", "let a = Button(\"x\", role: .buy) {}",
      "let a = shop.buy",
    ])
  func others(source: String) throws {
    #expect(try rewritten(source) == .init(source: source, refusals: []))
  }

  @Test("a bundle of its own is written where that can be said")
  func bundles() throws {
    let symbol = SymbolForm(
      key: "Buy", table: "Localizable", namespace: nil, name: "buy", parameters: [], bundle: ".module")
    #expect(try rewritten("let a = Text(.buy)", [symbol]).source == #"let a = Text("Buy", bundle: .module)"#)
    #expect(
      try rewritten("let a = LocalizedStringResource.buy", [symbol]).source
        == #"let a = LocalizedStringResource("Buy", bundle: .atURL(Bundle.module.bundleURL))"#)
  }
}
