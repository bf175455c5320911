@testable import CompiledTables
import FormatSpecifiers
import LanguageData
import Testing

@Suite struct CompiledMessageTests {
  let table: CompiledTable

  init() throws { table = try #require(try TableFixture.germanFile().table(named: "Localizable")) }

  private func text(
    _ key: String, _ arguments: CompiledMessage.Argument..., device: String = "other", width: Int? = nil
  ) -> String? {
    table.message(forKey: key)?.text(arguments, device: device, width: width)
  }

  @Test func putsArgumentsIn() {
    #expect(text("Hello, %@!", .text("Ana")) == "Hallo, Ana!")
    #expect(text("%@ sold %lld of %lld", .text("Ana"), .integer(3), .integer(5)) == "5 gesamt, 3 von Ana verkauft")
    #expect(text("Hello, %@!") == "Hallo, %@!")
    #expect(text("%lld%%", .integer(5)) == "5%")
    #expect(text("100%") == "100%")
    #expect(table.message(forKey: "%lld%%")?.plainText == "%lld%%")
  }

  @Test func argumentsAreNeverReadAsFormats() {
    #expect(text("Hello, %@!", .text("%@ %n %1$@")) == "Hallo, %@ %n %1$@!")
  }

  @Test func choosesByNumber() {
    #expect(text("%lld tickets", .integer(0)) == "keine Karten")
    #expect(text("%lld tickets", .integer(1)) == "eine Karte")
    #expect(text("%lld tickets", .integer(2)) == "2 Karten")
    #expect(text("%lld tickets", .number(1.5, text: "1,5")) == "1,5 Karten")
    #expect(text("%lld tickets", .text("viele")) == "viele Karten")
    #expect(text("%lld tickets") == "%lld Karten")
    #expect(
      text("%lld photos in %lld albums", .integer(1), .integer(2)) == "1 Foto in 2 Alben")
  }

  @Test func choosesByDeviceAndWidth() {
    #expect(text("Tap", device: "mac") == "Klicken")
    #expect(text("Tap", device: "applewatch") == "Auswählen")
    #expect(text("Tap %lld seats", .integer(1), device: "mac") == "1 Platz anklicken")
    #expect(text("Tap %lld seats", .integer(1), device: "ipad") == "1 antippen")
    #expect(text("Welcome", width: 1) == "Hi")
    #expect(text("Welcome", width: 25) == "Willkommen")
    #expect(text("Welcome", width: 49) == "Willkommen")
    #expect(text("Welcome", .text("Ana")) == "Willkommen bei der Kasse, Ana!")
  }

  @Test func saysWhetherItTakesArguments() {
    let taking = table.keys.filter { table.message(forKey: $0)?.takesArguments == true }
    #expect(
      taking.sorted() == [
        "%@ sold %lld of %lld", "%lld photos in %lld albums", "%lld tickets", "%lld%%", "Hello, %@!",
        "Tap %lld seats", "Welcome",
      ])
    #expect(table.message(forKey: "Tap")?.plainText == nil)
  }

  /// Polish has four forms, Arabic six; a form that is missing becomes `other`.
  @Test(arguments: [
    ("pl", [1: "one", 3: "few", 5: "many", 22: "few"]), ("ar", [0: "zero", 1: "one", 2: "two", 3: "few", 11: "many"]),
    ("ja", [0: "zero", 1: "other", 5: "other"]), ("xx", [1: "other"]),
  ])
  func choosesByTheRulesOfTheLanguage(language: String, expected: [Int: String]) throws {
    let branches = Dictionary(
      uniqueKeysWithValues: PluralCategory.allCases.map { ($0, TableMessage.format($0.rawValue)) })
    let file = try CompiledTableFile(
      bytes: try TableFixture.bytes(
        ["T": [("all", .plural(.init(position: 1, branches: branches))), ("few", TableFixture.choice(1, "1", "n"))]],
        language: language))
    let table = try #require(file.table(named: "T"))
    for (number, category) in expected {
      #expect(table.message(forKey: "all")?.text([.integer(number)]) == category)
      #expect(table.message(forKey: "few")?.text([.integer(number)]) == (category == "one" ? "1" : "n"))
    }
  }

  @Test func choosesByRank() throws {
    let ranks = TableMessage.plural(
      .init(
        position: 1, isOrdinal: true,
        branches: [
          .one: .format("%llust"), .two: .format("%llund"), .few: .format("%llurd"), .other: .format("%lluth"),
        ]))
    let file = try CompiledTableFile(bytes: try TableFixture.bytes(["T": [("rank", ranks)]], language: "en"))
    let message = try #require(file.table(named: "T")?.message(forKey: "rank"))
    let texts = [1, 2, 3, 4, 11, 12, 13, 21, 22, 103, 111].map { message.text([.integer($0)]) ?? "" }
    #expect(
      texts == ["1st", "2nd", "3rd", "4th", "11th", "12th", "13th", "21st", "22nd", "103rd", "111th"])
  }

  @Test func choosesByANumberAsItIs() throws {
    let liked = TableMessage.number(
      .init(
        position: 2, branches: [0: .format("%1$@ liked it"), 1: .format("He liked it"), 2: .format("She liked it")]))
    let file = try CompiledTableFile(bytes: try TableFixture.bytes(["T": [("liked", liked)]]))
    try file.verify()
    let message = try #require(file.table(named: "T")?.message(forKey: "liked"))
    #expect(message.takesArguments)
    #expect(message.text([.text("Ana"), .integer(2)]) == "She liked it")
    #expect(message.text([.text("Ana"), .integer(1)]) == "He liked it")
    #expect(message.text([.text("Ana"), .integer(0)]) == "Ana liked it")
    #expect(message.text([.text("Ana"), .integer(7)]) == "Ana liked it")
    #expect(message.text([.text("Ana"), .number(1.5, text: "1.5")]) == "Ana liked it")
    #expect(message.text([.text("Ana")]) == "Ana liked it")
  }

  @Test(arguments: [
    ("%.1f miles", 1), ("%f miles", 6), ("%lf", 6), ("%.0f", 0), ("%lld", nil), ("%@", nil), ("%e", nil), ("%.*f", nil),
    ("many miles", nil), ("%2$@ %1$.2f", 2), ("%%%.3f", 3),
  ])
  func saysHowACountedNumberIsWritten(_ format: String, digits: Int?) throws {
    struct Choices: CompiledMessageVisitor {
      var digits: Int??
      var device: String { "other" }
      var width: Int? { nil }
      mutating func pluralCategory(of choice: CompiledPluralChoice) -> PluralCategory? {
        digits = choice.fractionDigits
        return nil
      }
      mutating func wholeNumber(at position: Int) -> Int64? { nil }
      mutating func isZero(argument position: Int) -> Bool { false }
      mutating func text(_ bytes: UnsafeBufferPointer<UInt8>) {}
      mutating func argument(_ place: CompiledPlace, specifier: UnsafeBufferPointer<UInt8>) {}
    }
    let file = try CompiledTableFile(
      bytes: try TableFixture.bytes(["T": [("k", TableFixture.choice(format.hasPrefix("%.*") ? 2 : 1, "a", format))]]))
    var visitor = Choices()
    #expect(try #require(file.table(named: "T")?.message(forKey: "k")).accept(&visitor))
    #expect(visitor.digits == .some(digits))
  }

  @Test func keepsAllThatASpecifierSays() throws {
    struct Places: CompiledMessageVisitor {
      var places: [CompiledPlace] = []
      var device: String { "other" }
      var width: Int? { nil }
      mutating func pluralCategory(of choice: CompiledPluralChoice) -> PluralCategory? { nil }
      mutating func wholeNumber(at position: Int) -> Int64? { nil }
      mutating func isZero(argument position: Int) -> Bool { false }
      mutating func text(_ bytes: UnsafeBufferPointer<UInt8>) {}
      mutating func argument(_ place: CompiledPlace, specifier: UnsafeBufferPointer<UInt8>) { places.append(place) }
    }
    let file = try CompiledTableFile(
      bytes: try TableFixture.bytes(["T": [("k", .format("%-+8.3lf %2$#'x %*.*f %3$hhd %.f %05lld"))]]))
    var visitor = Places()
    #expect(try #require(file.table(named: "T")?.message(forKey: "k")).accept(&visitor))
    #expect(
      visitor.places == [
        CompiledPlace(
          position: 1,
          specifier: FormatSpecifier(
            conversion: "f", length: .l, flags: [.leftAligned, .sign], width: .fixed(8), precision: .fixed(3))),
        CompiledPlace(
          position: 2, specifier: FormatSpecifier(conversion: "x", flags: [.alternative, .grouping])),
        CompiledPlace(
          position: 4, specifier: FormatSpecifier(conversion: "f", width: .argument(2), precision: .argument(3))),
        CompiledPlace(position: 3, specifier: FormatSpecifier(conversion: "d", length: .hh)),
        CompiledPlace(position: 5, specifier: FormatSpecifier(conversion: "f", precision: .fixed(0))),
        CompiledPlace(
          position: 6, specifier: FormatSpecifier(conversion: "d", length: .ll, flags: .zeros, width: .fixed(5))),
      ])
  }
}
