import FormatSpecifiers
import TestSupport
import Testing

@Suite struct FormatStringTests {
  @Test(
    arguments: [
      ("", []),
      ("plain", []),
      ("%@ of %lld", ["1:%@", "2:%lld"]),
      ("%2$@ before %1$@", ["2:%@", "1:%@"]),
      ("%.1f %5.2lf %-8d %+i %'llu", ["1:%.1f", "2:%5.2lf", "3:%-8d", "4:%+i", "5:%'llu"]),
      ("%02X %x %hhd %zu %c %s %p", ["1:%02X", "2:%x", "3:%hhd", "4:%zu", "5:%c", "6:%s", "7:%p"]),
      ("%#@seats@ in %2$#@rows@", ["1:%#@seats@", "2:%#@rows@"]),
      ("%1$(count)lld tickets for %(show)@", ["1:%lld", "1:%@"]),
      ("%arg seats", ["0:%arg"]),
      ("%*d and %@", ["2:%*d", "3:%@"]),
      ("%.*f", ["2:%.*f"]),
      ("%%@ 100% %", []),
      ("%%%@", ["1:%@"]),
      ("50% discount, 14% off, 20% a day", []),
      ("rate: % d", ["1:% d"]),
      ("100 % électrique", []),
      ("%99999$@", []),
      ("%0$@", []),
      ("%(not closed lld", []),
      ("%#@never closed", []),
      ("%lld個", ["1:%lld"]),
      ("🎟 %@🎟", ["1:%@"]),
    ] as [(String, [String])])
  func argumentsAreFound(text: String, expected: [String]) {
    #expect(FormatString(text).arguments.map { "\($0.position):\($0.specifier)" } == expected)
  }

  @Test(arguments: [
    ("%@ of %lld", "%1$@ of %2$lld"),
    ("%@", "%@"),
    ("%lld%% of %@", "%1$lld%% of %2$@"),
    ("%1$@ of %2$lld", "%1$@ of %2$lld"),
    ("%(count)lld for %(show)@", "%1$(count)lld for %2$(show)@"),
    ("%.0f×%.0f", "%1$.0f×%2$.0f"),
    ("%#@a@ %#@b@", "%1$#@a@ %2$#@b@"),
    ("%*d", "%*d"),
    ("%*.*f %@", "%3$*1$.*2$f %4$@"),
    ("%arg of %@", "%arg of %@"),
    ("50% discount on %@ and %@", "50% discount on %1$@ and %2$@"),
  ])
  func severalArgumentsAreNumbered(text: String, expected: String) {
    #expect(FormatString(text).numbered() == expected)
  }

  @Test(arguments: [
    ("%lld of %.1f", "%@ of %@"),
    ("%1$lld of %2$@", "%1$@ of %2$@"),
    ("%%d %d", "%%d %@"),
    ("%#@seats@ %arg", "%#@seats@ %arg"),
    ("no argument", "no argument"),
  ])
  func skeletonErasesKinds(text: String, expected: String) {
    #expect(FormatString(text).skeleton == expected)
  }

  @Test func theHintAndEveryPartAreKept() throws {
    let argument = try #require(FormatString("a %3$(price)+08.2lf b").arguments.first)
    #expect(argument.writtenPosition == 3)
    #expect(argument.name == "price")
    #expect(argument.flags == "+0")
    #expect(argument.width == "8")
    #expect(argument.precision == "2")
    #expect(argument.length == "l")
    #expect(argument.conversion == "f")
    #expect(argument.text == "%3$(price)+08.2lf")
    #expect(argument.text(withPosition: nil) == "%(price)+08.2lf")
  }

  @Test(arguments: [
    ("%@ of %lld", "%2$lld von %1$@", 0),
    ("%@ of %lld", "%@ von %ld", 0),
    ("%@ of %lld", "%@ von %d", 1),
    ("%@ of %lld", "%@", 1),
    ("%@", "%@ %@", 1),
    ("%lld seats", "%#@seats@", 0),
    ("%d", "%i %1$x", 0),
    ("%@ %@", "%2$@ %2$@", 1),
  ])
  func translationsAreCompared(source: String, translation: String, count: Int) {
    #expect(FormatString(translation).differences(from: FormatString(source)).count == count)
  }

  @Test func mismatchNamesBoth() throws {
    let differences = FormatString("%d").differences(from: FormatString("%@"))
    guard case .mismatch(let source, let translation)? = differences.first else {
      Issue.record("expected a mismatch, got \(differences)")
      return
    }
    #expect(source.specifier == "%@")
    #expect(translation.specifier == "%d")
  }

  /// Random texts from the alphabet of specifiers: the pieces are the text, numbering twice is numbering once and keeps
  /// the values, and nothing crashes.
  @Test func randomTextsHoldTogether() {
    var random = SeededRandom(seed: 7)
    let parts = [
      "%", "%%", "@", "#", "$", "1", "2", "*", ".", "l", "d", "f", "arg", "(", "n", ")", " ", "é", "🎟", "\n",
    ]
    for _ in 0..<20_000 {
      let count = Int.random(in: 0...12, using: &random)
      let text = (0..<count).map { _ in parts[Int.random(in: 0..<parts.count, using: &random)] }.joined()
      let format = FormatString(text)
      let joined = format.pieces.map { piece in
        switch piece {
        case .text(let text): text
        case .percentSign: "%%"
        case .argument(let argument): argument.text
        }
      }.joined()
      #expect(joined == text)
      let numbered = FormatString(format.numbered())
      #expect(numbered.numbered() == numbered.text, "\(text)")
      #expect(numbered.arguments.map(\.position) == format.arguments.map(\.position), "\(text)")
    }
  }

  /// The lengths and conversions of IEEE Std 1003.1, with Apple's `@`, `q`, `D`, `U` and `O`.
  @Test func everyLengthAndConversionIsKnown() {
    let classes: [(String, FormatValueClass, long: FormatValueClass)] = [
      ("@", .object, .object), ("diuxXo", .integer, .longInteger), ("DUO", .longInteger, .longInteger),
      ("fFeEgGaA", .floatingPoint, .floatingPoint), ("cC", .character, .character), ("sS", .characters, .characters),
      ("pn", .pointer, .pointer),
    ]
    for (conversions, short, long) in classes {
      for conversion in conversions {
        for length in ["", "h", "hh", "L", "l", "ll", "q", "z", "t", "j"] {
          let argument = FormatString("a %2$\(length)\(conversion) b").arguments.first
          #expect(argument?.length == length)
          #expect(argument?.conversion == conversion)
          #expect(argument?.valueClass == (["l", "ll", "q", "z", "t", "j"].contains(length) ? long : short))
        }
      }
    }
    #expect(FormatString("%ar").arguments.map(\.text) == ["%a"])
    #expect(FormatString("%hhhd").arguments.isEmpty)
    #expect(FormatString("%k").arguments.isEmpty)
  }
}
