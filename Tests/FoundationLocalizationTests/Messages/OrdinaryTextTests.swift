#if !canImport(Darwin)
  import ArgumentFormatting
  import CompiledTables
  import Foundation
  @testable import FoundationLocalization
  import LanguageData
  import TestSupport
  import Testing

  /// The short way and the whole one say the same, wherever the short one says anything.
  @Suite struct OrdinaryTextTests {
    private static func found(_ message: TableMessage, language: String) throws -> FoundMessage {
      var writer = CompiledTableWriter(language: language, isSourceLanguage: false)
      writer.add(table: "T", [(key: "k", message: message)])
      let file = try CompiledTableFile(bytes: writer.file().bytes)
      let table = try #require(file.table(named: "T"))
      return try #require(TableChain([table]).message(forKey: "k"))
    }

    private static func whole(
      _ found: FoundMessage, _ values: PlainValues, locale: String
    ) -> (text: String, isFaultless: Bool)? {
      var renderer = MessageRenderer(
        MessageArguments.plain(values).all, language: found.language, rules: found.rules,
        context: MessageContext(locale: Locale(identifier: locale)))
      guard found.message.accept(&renderer) else { return nil }
      renderer.noteUnusedArguments()
      return (renderer.text, renderer.faults.isEmpty && !renderer.variesByWidth)
    }

    private static func ordinary(_ found: FoundMessage, _ values: PlainValues, locale: String) -> String? {
      let ordinary = found.message.ordinaryText(values, language: found.rules, numbers: .of(locale: locale))
      if case .text(let text) = ordinary { return text }
      return nil
    }

    private static let specifiers = [
      "%@", "%lld", "%d", "%u", "%%", "%2$@", "%1$lld", "%2$lld", "%.2f", "%-5d", "%+d", "%'d", "%hhd", "%3$@", "%x",
      "%*d", "%i", "%s",
    ]
    private static let texts = [
      "a", "Zug ", "é", "日本", "שלום ", "%", String(repeating: "long ", count: 120), "\u{2068}", "👍🏽",
    ]

    private static func format(_ random: inout SeededRandom) -> TableMessage {
      .format(
        (0..<Int.random(in: 0...5, using: &random)).map { _ in
          (Bool.random(using: &random) ? specifiers : texts).randomElement(using: &random) ?? ""
        }.joined())
    }

    private static func message(_ random: inout SeededRandom, depth: Int = 0) -> TableMessage {
      let position = Int.random(in: 1...2, using: &random)
      switch Int.random(in: 0...(depth > 2 ? 2 : 8), using: &random) {
      case 3, 4, 5:
        let categories = PluralCategory.allCases.filter { $0 == .other || Bool.random(using: &random) }
        return .plural(
          TableMessage.Plural(
            position: position, isOrdinal: Bool.random(using: &random),
            branches: Dictionary(uniqueKeysWithValues: categories.map { ($0, message(&random, depth: depth + 1)) })))
      case 6: return .device(["mac": message(&random, depth: depth + 1), "other": message(&random, depth: depth + 1)])
      case 7:
        return .text([.text("<"), .message(message(&random, depth: depth + 1), written: "%#@x@"), .text(">")])
      case 8:
        return .number(
          TableMessage.Number(
            position: position,
            branches: [0: message(&random, depth: depth + 1), 2: message(&random, depth: depth + 1)]))
      default: return format(&random)
      }
    }

    private static func value(_ random: inout SeededRandom) -> PlainValue {
      switch Int.random(in: 0...5, using: &random) {
      case 0: .signed(Int64.random(in: -3...120, using: &random))
      case 1: .signed([.min, .max, 0, -1, 999, 1_000, 10_000, 4_095, 4_096].randomElement(using: &random) ?? 0)
      case 2: .signed(Int64.random(in: -3_000_000...3_000_000, using: &random))
      case 3: .unsigned([.max, 0, 1, 12_345].randomElement(using: &random) ?? 0)
      default:
        .text(
          ["Ana", "עדי", "%@ %lld", "", "日本", "12", "é", "…", "\u{200E}x", String(repeating: "ab", count: 600)]
            .randomElement(using: &random) ?? "")
      }
    }

    private static func values(_ random: inout SeededRandom) -> PlainValues {
      Bool.random(using: &random) ? .one(value(&random)) : .two(value(&random), value(&random))
    }

    @Test(arguments: [
      ("en", "en_US"), ("de", "de_CH"), ("ru", "ru_RU"), ("ar", "ar_EG"), ("ar", "ar_AE"), ("he", "he_IL"),
      ("ja", "ja_JP"), ("pl", "pl_PL"), ("es", "es_ES"), ("hi", "hi_IN"), ("fa", "fa_IR"), ("sv", "sv_SE"),
      ("fr", "fr_FR"), ("xx", "xx"),
    ])
    func saysWhatTheWholeRendererSays(_ language: String, _ locale: String) throws {
      var random = SeededRandom(seed: 11)
      var ordinary = 0
      for _ in 0..<1_500 {
        let found = try Self.found(Self.message(&random), language: language)
        let values = Self.values(&random)
        guard let text = Self.ordinary(found, values, locale: locale) else { continue }
        ordinary += 1
        let whole = Self.whole(found, values, locale: locale)
        #expect(text == whole?.text, "\(values)")
        // What is to be reported is never passed over.
        #expect(whole?.isFaultless == true, "\(values)")
      }
      #expect(ordinary > 60)
    }

    @Test func leavesWhatIsOutOfTheOrdinary() throws {
      let hello = try Self.found(.format("Hello, %@!"), language: "en")
      #expect(Self.ordinary(hello, .one(.text("Ana")), locale: "en") == "Hello, Ana!")
      #expect(Self.ordinary(hello, .one(.text("עדי")), locale: "en") == nil)
      #expect(Self.ordinary(hello, .one(.signed(1)), locale: "en") == nil)
      #expect(Self.ordinary(hello, .two(.text("Ana"), .signed(1)), locale: "en") == nil)
      let points = try Self.found(.format("%2$lld for %1$@"), language: "en")
      #expect(Self.ordinary(points, .one(.text("Ana")), locale: "en") == nil)
      #expect(Self.ordinary(points, .two(.text("Ana"), .text("x")), locale: "en") == nil)
      #expect(Self.ordinary(points, .two(.text("Ana"), .signed(1_234)), locale: "en") == "1,234 for Ana")
      let arabic = try Self.found(.format("<%@>"), language: "ar")
      #expect(Self.ordinary(arabic, .one(.text("Ana")), locale: "ar") == "<\u{2068}Ana\u{2069}>")
      #expect(Self.ordinary(arabic, .one(.text("12")), locale: "ar") == "<12>")
    }

    /// A buffer's end is no text's end.
    @Test func leavesWhatIsLong() throws {
      for count in 0..<80 {
        let start = String(repeating: "x", count: 960 + count)
        let found = try Self.found(.format(start + "%lld"), language: "en")
        let text = Self.ordinary(found, .one(.signed(-1_234_567)), locale: "en")
        #expect(text == nil || text == start + "-1,234,567")
      }
    }

    /// A key lies in the value itself, or not; it is the same key.
    @Test func keysOfEveryLength() throws {
      for count in 0..<70 {
        let start = String(repeating: "é", count: count / 2) + String(repeating: "%", count: count % 3)
        var interpolation = String.LocalizationValue.StringInterpolation(literalCapacity: 0, interpolationCount: 3)
        interpolation.appendLiteral(start)
        interpolation.appendInterpolation(7)
        interpolation.appendLiteral(" of ")
        interpolation.appendInterpolation("Ana")
        interpolation.appendInterpolation(UInt8(3))
        let value = String.LocalizationValue(stringInterpolation: interpolation)
        let key = start.replacing("%", with: "%%") + "%lld of %@%u"
        let arguments: [MessageArgument] = [.value(.signed(7)), .value(.text("Ana")), .value(.unsigned(3))]
        #expect(value.key == key)
        #expect(value.arguments == arguments)
        #expect(value == String.LocalizationValue(key: key, arguments: arguments))
        #expect(value.hasArguments)
        let bundle = try TemporaryBundle(compiled: ["en": [key: "<\(key)>"]])
        for _ in 0..<3 {
          #expect(withLanguage("en") { String(localized: value, bundle: bundle.bundle) } == "<\(start)7 of Ana3>")
        }
      }
    }

    @Test(arguments: ["en", "de_CH", "ar_EG", "hi_IN", "es_ES", "pl_PL", "fa_IR", "sv_SE"])
    func writesNumbersAsTheFormatterDoes(_ locale: String) {
      let numbers = LocalizedNumbers.of(locale: locale)
      var random = SeededRandom(seed: 3)
      for _ in 0..<2_000 {
        let number = Int64.random(in: .min ... .max, using: &random) >> Int64.random(in: 0...63, using: &random)
        var expected: [UInt8] = []
        numbers.append(number, to: &expected)
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 400) { buffer in
          let count = numbers.write(number.magnitude, isNegative: number < 0, to: buffer)
          #expect(count.map { Array(buffer[..<$0]) } == expected)
        }
      }
    }
  }
#endif
