import FormatSpecifiers
import LanguageData
import TableCompiler
import Testing

@Suite struct CatalogMessageTests {
  private func text(
    _ sample: CatalogSample, _ arguments: [MessageArgument], _ language: String = "en", device: String? = nil
  ) -> String? {
    let entry = sample.compiled().languages.first { $0.folder == language }?.entries.first { $0.key == "key" }
    let context = CatalogMessageContext(language: LanguageIdentifier(language), device: device)
    return entry?.message?.text(of: arguments, in: context)
  }

  @Test func textsAreFilledIn() throws {
    let sample = try CatalogSample(localization: unit("%2$@ has %1$lld of 100%%, %3$.2f"))
    #expect(text(sample, [.integer(3), .text("Ida"), .number(1.5)]) == "Ida has 3 of 100%, 1.50")
  }

  @Test func whatIsNotGivenShowsAsItIsWritten() throws {
    let sample = try CatalogSample(localization: unit("%lld of %2$@"))
    #expect(text(sample, []) == "%lld of %2$@")
    #expect(text(sample, [.integer(1)]) == "1 of %2$@")
  }

  @Test func aWrongSpecifierTakesTheValueAsItIs() throws {
    let sample = try CatalogSample(localization: unit("%lld %f %@ %s"))
    #expect(
      text(sample, [.text("a"), .text("b"), .integer(3), .number(1.5)]) == "a b 3 1.5")
    #expect(text(sample, [.number(2.9), .integer(4), .number(.nan), .text("d")]) == "2 4.000000 nan d")
    #expect(text(sample, [.number(1e300), .number(-.infinity)])?.hasPrefix("9223372036854775807 -inf") == true)
  }

  @Test func flagsWidthsAndPrecisionsAreThoseOfC() throws {
    let sample = try CatalogSample(localization: unit("[%5d|%-5d|%05d|%+d|%x|%.3d|%*d|%2$.1e]"))
    let values: [MessageArgument] = (1...9).map { .integer($0) }
    #expect(text(sample, values) == "[    1|2    |00003|+4|5|006|      8|2.0e+00]")
  }

  @Test func numbersChooseCases() throws {
    let sample = try CatalogSample(
      localization: plural([
        "one": "%lld книга", "few": "%lld книги", "many": "%lld книг", "other": "%lld книги (дробь)",
      ]),
      language: "ru")
    let expected = [
      0: "0 книг", 1: "1 книга", 2: "2 книги", 5: "5 книг", 11: "11 книг", 21: "21 книга", 22: "22 книги",
    ]
    for (number, wanted) in expected { #expect(text(sample, [.integer(number)], "ru") == wanted) }
    let fraction = try CatalogSample(localization: plural(["one": "%.1f a", "other": "%.1f b"]))
    #expect(text(fraction, [.number(1.5)]) == "1.5 b")
    #expect(text(fraction, [.number(1)]) == "1.0 a")
  }

  @Test func zeroIsForNothingInEveryLanguage() throws {
    let sample = try CatalogSample(localization: plural(["zero": "none", "one": "%lld", "other": "%lld s"]))
    #expect(text(sample, [.integer(0)]) == "none")
    #expect(text(sample, [.integer(2)]) == "2 s")
  }

  @Test func aMissingCaseIsStoodInFor() throws {
    let sample = try CatalogSample(localization: plural(["one": "%lld only"]))
    #expect(text(sample, [.integer(5)]) == "5 only")
    #expect(text(sample, []) == "%lld only")
  }

  @Test func devicesChooseBranches() throws {
    let sample = try CatalogSample(localization: devices(["iphone": unit("Tap"), "other": unit("Press")]))
    #expect(text(sample, [], device: "iphone") == "Tap")
    #expect(text(sample, [], device: "mac") == "Press")
    #expect(text(sample, []) == "Press")
    let alone = try CatalogSample(localization: devices(["iphone": unit("Tap")]))
    #expect(text(alone, [], device: "mac") == nil)
  }

  @Test func casesOfSubstitutionsCountFromTheirOwnArgument() throws {
    let sample = try CatalogSample(
      localization: unit("%#@trees@ of %3$@, %#@birds@") + ", \"substitutions\" : { "
        + substitution("trees", argNum: 2, plural(["one": "%lld tree by %@", "other": "%lld trees by %@"])) + ", "
        + substitution("birds", argNum: 1, plural(["one": "%arg bird", "other": "%arg birds"])) + " }")
    #expect(text(sample, [.integer(1), .integer(2), .text("Ida")]) == "2 trees by Ida of Ida, 1 bird")
  }

  @Test func widthsTakeTheWidestThatFits() {
    let message = CatalogMessage.widths([
      CatalogMessageBranch("20", .text([.text("Hi")])), CatalogMessageBranch("50", .text([.text("Welcome to us")])),
      CatalogMessageBranch("25", .text([.text("Welcome")])),
    ])
    let expected = [
      0: "Hi", 20: "Hi", 24: "Hi", 25: "Welcome", 49: "Welcome", 50: "Welcome to us", 99: "Welcome to us",
    ]
    for (width, wanted) in expected {
      #expect(message.text(of: [], in: CatalogMessageContext(language: nil, width: width)) == wanted)
    }
    #expect(message.text(of: [], in: CatalogMessageContext(language: nil)) == "Welcome to us")
  }

  @Test func valuesAreFormattedByWhoeverAsks() throws {
    let sample = try CatalogSample(localization: plural(["one": "%lld", "other": "%lld"]))
    let message = sample.compiled().languages.first?.entries.first?.message
    let context = CatalogMessageContext(language: nil) { argument, value in "<\(argument.specifier) \(value)>" }
    #expect(message?.text(of: [.integer(1234)], in: context) == "<%lld 1234>")
  }
}
