@testable import LanguageData
import TestSupport
import Testing

@Suite struct LocalizedNumbersTests {
  static let locales = [
    "en_US", "de_DE", "de_CH", "es_ES", "pl_PL", "hi_IN", "ar_EG", "ar_AE", "fa_IR", "ne_NP", "ckb_IQ", "my_MM",
    "sv_SE",
    "he_IL", "en_US@numbers=arab", "zh_Hans_CN@numbers=hanidec", "en_US_POSIX", "ja-JP-u-nu-fullwide", "dz-BT", "xx",
    "",
    "no such locale", "en\u{0}us",
  ]

  /// The pattern is learned of few numbers; here it is held against ICU for many.
  @Test(arguments: locales) func patternWritesAsTheFormatDoes(_ locale: String) throws {
    let format = NumberFormat(locale: locale, shape: .integer)
    let pattern = try #require(IntegerPattern(format))
    var random = SeededRandom(seed: 7)
    for _ in 0..<1_000 {
      let digits = Int.random(in: 0...18, using: &random)
      let limit = (0..<digits).reduce(Int64(9)) { limit, _ in limit &* 10 }
      let number = Int64.random(in: min(-limit, limit)...max(-limit, limit), using: &random)
      var written: [UInt8] = []
      var expected: [UInt8] = []
      pattern.append(number.magnitude, isNegative: number < 0, to: &written)
      #expect(format.append(number, to: &expected))
      #expect(written == expected, "\(locale): \(number)")
    }
    for number in [UInt64.max, UInt64(Int64.max) + 1, 10_000_000_000_000_000_000] {
      var written: [UInt8] = []
      var expected: [UInt8] = []
      pattern.append(number, isNegative: false, to: &written)
      #expect(format.append(decimal: String(number), to: &expected))
      #expect(written == expected)
    }
  }

  /// Names of the C library's locales come from the environment and from older code.
  @Test(arguments: ["de_DE@euro", "de_DE@", "de_DE@latin"]) func doNotMindModifiers(_ locale: String) {
    var written: [UInt8] = []
    LocalizedNumbers.of(locale: locale).append(Int64(1_234_567), to: &written)
    #expect(String(decoding: written, as: UTF8.self) == "1.234.567")
    let wide = MeasureShape(unit: .named("kilometer"), width: .wide, usage: nil, numberStems: "")
    #expect(MeasureFormat(locale: locale, shape: wide).text(of: 1.5) == "1,5 Kilometer")
  }

  @Test func areTheSameForAllThreads() async {
    await withTaskGroup(of: Bool.self) { group in
      for task in 0..<16 {
        group.addTask {
          (0..<500).allSatisfy { round in
            let isGerman = (task + round) % 2 == 0
            let numbers = LocalizedNumbers.of(locale: isGerman ? "de_DE" : "en_US")
            var bytes: [UInt8] = []
            numbers.append(1_234_567.5, as: .plain, to: &bytes)
            return String(decoding: bytes, as: UTF8.self) == (isGerman ? "1.234.567,5" : "1,234,567.5")
          }
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }

  @Test func manyLocalesFromStrangersAreForgotten() {
    for number in 0..<2_000 {
      var bytes: [UInt8] = []
      LocalizedNumbers.of(locale: "en-x-\(number)").append(Int64(1_234), to: &bytes)
      #expect(bytes == Array("1,234".utf8))
    }
  }
}
