import Testing

@Suite("Text of literals")
struct LiteralTextTests {
  static let cases: [ConstructCase] = [
    ConstructCase("escapes", #"let a = Text("a\n\t\"\\\u{2019}")"#, ["a\n\t\"\\\u{2019}"]),
    ConstructCase("raw", ##"let a = Text(#"a\n\#n"b""#)"##, ["a\\n\n\"b\""]),
    ConstructCase(
      "raw interpolation", ##"func f(_ n: Int) { _ = Text(#"a \(n) \#(n)"#) }"##, [#"a \(n) %lld"#]),
    ConstructCase("several lines", "let a = Text(\"\"\"\n    One\n      Two\n    \"\"\")", ["One\n  Two"]),
    ConstructCase("continued", "let a = Text(\"\"\"\n  One \\\n  Two\n\n  \"\"\")", ["One Two\n"]),
    ConstructCase("carriage returns", "let a = Text(\"\"\"\r\n  One\r\n  Two\r\n  \"\"\")", ["One\nTwo"]),
    ConstructCase("empty", #"let a = Text("")"#, [""]),
    ConstructCase("beyond the basic plane", #"let a = Text("🎭 \u{1F3AB}")"#, ["🎭 🎫"]),
  ]

  @Test("text", arguments: cases)
  func text(_ construct: ConstructCase) throws {
    #expect(try ExtractionFixture(construct.source).keys() == construct.keys)
  }
}
