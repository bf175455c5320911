import Testing

@testable import Checks

@Suite struct TermTests {
  private static func occurs(_ term: String, _ text: String, wholeWords: Bool = false) throws -> Bool {
    let lowercased = text.lowercased()
    return try #require(Term(term)).occurs(in: Term.words(of: lowercased), of: lowercased, wholeWords: wholeWords)
  }

  @Test(arguments: [
    ("ticket", "Your tickets", true), ("ticket", "Ticketing", true), ("art", "An article", false),
    ("box office", "At the Box Office", true), ("box office", "A box for the office", false), ("ticket", "", false),
    ("座位", "选择座位", true), ("seat", "Seatbelt sign", false),
  ]) func termsAreFoundInTheirForms(_ term: String, _ text: String, _ expected: Bool) throws {
    #expect(try Self.occurs(term, text) == expected)
  }

  @Test func wholeWordsHaveNoEndings() throws {
    #expect(try Self.occurs("Sie", "Wählen Sie!", wholeWords: true))
    #expect(try !Self.occurs("Sie", "Siege", wholeWords: true))
  }

  @Test(arguments: [
    ("Karte", "Eintrittskarten", true), ("билет", "Купить билеты", true), ("Abendkasse", "Theaterkasse", false),
    ("座席", "座席を選ぶ", true), ("guichet", "Aux guichets", true),
  ]) func translationsMayBeInflectedAndCompound(_ term: String, _ text: String, _ expected: Bool) throws {
    let lowercased = text.lowercased()
    #expect(try #require(Term(term)).mayOccur(in: Term.words(of: lowercased), of: lowercased) == expected)
  }

  @Test func aTermWithoutLettersIsNone() { #expect(Term("—") == nil) }
}
