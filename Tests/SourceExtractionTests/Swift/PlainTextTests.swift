import Testing

/// Literals that only look like keys; each source holds none.
@Suite("Text that is no key")
struct PlainTextTests {
  static let sources = [
    #"struct Card: View { let title: String; var body: some View { Text(title) } }; let a = Card(title: "Stalls")"#,
    #"struct Tag<S: StringProtocol>: View { init(_ text: S) {} }; let a = Tag("Stalls")"#,
    #"enum Gate: String { case north = "North" }"#,
    #"struct Seat { @AppStorage("seat.row") var row = "A" }"#,
    #"extension String { var shown: String { NSLocalizedString(self, comment: "") } }; let a = "Gate".shown"#,
    #"func f() { print("Gate"); assertionFailure("Gate") }"#,
    #"let a = Image("hall").tag("hall").id("hall").accessibilityIdentifier("hall")"#,
    #"func f(_ c: Bool) { _ = Text(verbatim: c ? "Gate" : "Door") }"#,
    #"let a = Text(String("Gate")); let b = Text("Gate" as String); let c = Text(String(format: "%d", 1))"#,
    #"func f(_ d: [String: String]) { _ = Text(d["gate"] ?? "Gate") }"#,
    #"let a = Text(["North", "South"].joined(separator: " and "))"#,
    #"let names: [String: String] = ["north": "North"]"#,
    #"func f(_ gate: String = "North") {}; func g(_ c: Bool) -> String { c ? "Open" : "Closed" }"#,
    #"func f(_ s: String) { switch s { case "north": break; default: break }; if s == "south" {} }"#,
    #"@available(*, deprecated, message: "Use gates") func f() {}"#,
    #"final class Screen: UIViewController { func f() { title = "Gate" } }"#,
    #"func f(_ name: String) { _ = Text(LocalizedStringKey(name)) }"#,
    #"let a = Color("velvet"); let b = URL(string: "https://example.com")"#,
    #"let a = ForEach(["North", "South"], id: \.self) { Text($0) }"#,
  ]

  @Test("no keys", arguments: sources)
  func none(_ source: String) throws {
    #expect(try ExtractionFixture(source).keys() == [])
  }
}
