import TestSupport
import Testing
import TranslationFormats

struct ICUMessageTests {
  @Test func readsPluralsWithinTexts() throws {
    let message = try #require(
      ICUMessage("You have {count, plural, =0 {no boats} one{# boat} other{{count} boats}}, {name}."))
    #expect(
      message.parts == [
        .text("You have "),
        .plural(
          name: "count", isOrdinal: false,
          branches: [
            .init("=0", [.text("no boats")]), .init("one", [.number, .text(" boat")]),
            .init("other", [.argument(name: "count", format: nil), .text(" boats")]),
          ]), .text(", "), .argument(name: "name", format: nil), .text("."),
      ])
  }

  @Test func takesApostrophesForWhatTheyAre() throws {
    #expect(ICUMessage("it's l'{name}")?.parts == [.text("it's l'"), .argument(name: "name", format: nil)])
    #expect(
      ICUMessage("'{'literal'}' it''s {name}")?.parts
        == [.text("{literal} it's "), .argument(name: "name", format: nil)])
  }

  @Test func readsOtherArguments() {
    #expect(
      ICUMessage("{total, number, currency} {who, select, male{he} other{they}}")?.parts == [
        .argument(name: "total", format: "number, currency"), .text(" "),
        .select(name: "who", branches: [.init("male", [.text("he")]), .init("other", [.text("they")])]),
      ])
  }

  @Test(arguments: [
    "plain", "it's", "a {b} c", "{n, plural, one{1} other{#}}", "{n, plural, =0{no '#'} other{'{'x'}'}}",
    "{a, select, x{{b, plural, other{# '{'}}} other{}}", "'{' '' '}'", "{n, selectordinal, one{#st} other{#th}}",
  ])
  func comesBack(text: String) throws {
    let message = try #require(ICUMessage(text))
    #expect(ICUMessage(message.text) == message)
  }

  @Test(arguments: ["{", "}", "a { b", "{n, plural}", "{n, plural, one{x}}", "{n, plural, other{x}", "{ }", "{a b}"])
  func refusesWhatIsNoMessage(text: String) { #expect(ICUMessage(text) == nil) }

  @Test func survivesDamageAndDepth() {
    let text = "It's {n, plural, =0{none} one{# '{' {who, select, a{x} other{y}}} other{{n} z}} {d, date, short}"
    for bytes in ParserFuzzing.truncations(of: text) + ParserFuzzing.mutations(of: text, count: 3000, seed: 3) {
      guard let message = ICUMessage(String(decoding: bytes, as: UTF8.self)) else { continue }
      #expect(ICUMessage(message.text) != nil)
    }
    #expect(ICUMessage(String(repeating: "{a,select,other{", count: 5000)) == nil)
  }
}
