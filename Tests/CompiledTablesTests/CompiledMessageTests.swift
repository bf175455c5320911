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

  @Test func keepsAllThatASpecifierSays() throws {
    struct Places: CompiledMessageVisitor {
      var places: [CompiledPlace] = []
      var device: String { "other" }
      var width: Int? { nil }
      mutating func pluralCategory(ofArgument position: Int, isOrdinal: Bool) -> PluralCategory? { nil }
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
