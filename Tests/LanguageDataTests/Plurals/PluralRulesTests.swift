import Foundation
@testable import LanguageData
import TestSupport
import Testing

#if canImport(_FoundationICU)
  @Suite struct PluralRulesTests {
    /// Where ICU has rules of its own, and some of their regional kin.
    static let languages = [
      "af", "am", "ar", "ar-EG", "as", "az", "be", "bg", "bn", "br", "bs", "ca", "ckb", "cs", "cy", "da", "de", "dsb",
      "el",
      "en", "en-GB", "es", "es-419", "et", "eu", "fa", "fi", "fil", "fr", "fr-CA", "ga", "gd", "gl", "gu", "gv", "ha",
      "he", "hi", "hr", "hu", "hy", "id", "is", "it", "ja", "ka", "kk", "km", "kn", "ko", "kw", "ky", "lag", "lo", "lt",
      "lv", "mk", "ml", "mn", "mr", "ms", "mt", "my", "nb", "ne", "nl", "nn", "or", "pa", "pl", "ps", "pt", "pt-PT",
      "ro",
      "ru", "sc", "sd", "se", "si", "sk", "sl", "sq", "sr", "sr-Latn", "sv", "sw", "ta", "te", "th", "tr", "uk", "ur",
      "uz",
      "vi", "yue", "zh-Hans", "zh-Hant", "zu", "xx", "",
    ]

    @Test(arguments: languages, [PluralRules.Kind.cardinal, .ordinal])
    func rememberWhatICUSays(_ language: String, kind: PluralRules.Kind) {
      let rules = PluralRules.of(language: language, kind)
      let facts = PluralFacts(language, kind)
      #expect(rules.categories == facts.categories)
      for number in Array(0...300) + [1_000, 10_000, 1_000_000, 2_000_000, 123_456_789] {
        let expected = facts.category(of: Double(number))
        #expect(expected != nil)
        #expect(rules.category(of: Int64(number)) == expected)
        #expect(rules.category(of: UInt64(number)) == expected)
        #expect(rules.category(of: Int64(-number)) == expected)
        #expect(rules.category(of: Double(number)) == expected)
      }
      for number in [0.5, 1.5, 1.01, 2.1, 99.9, 1e12, -0.5] {
        #expect(rules.category(of: number) == facts.category(of: number))
      }
    }

    @Test func seeHowANumberIsWritten() {
      func category(_ language: String, _ number: Double, _ digits: Int) -> PluralCategory? {
        PluralRules.of(language: language).category(
          of: number, writtenAs: NumberShape(digits: .fraction(minimum: digits, maximum: digits)))
      }
      #expect(PluralRules.of(language: "en").category(of: 1.0) == .one)
      #expect(category("en", 1, 2) == .other)
      #expect(category("en", 1, 0) == .one)
      // Rounded to 1, and to 2.
      #expect(category("en", 0.9, 0) == .one)
      #expect(category("en", 1.5, 0) == .other)
      #expect(category("cs", 1, 0) == .one)
      #expect(category("cs", 1, 1) == .many)
      #expect(category("fr", 1.5, 1) == .one)
      #expect(category("fr", 2, 1) == .other)
      #expect(category("lv", 0.1, 1) == .one)
      #expect(category("da", 0.1, 1) == .one)
    }

    @Test func survivesEveryNumber() {
      let rules = PluralRules.of(language: "ru")
      for number in [Double.nan, .infinity, -.infinity, .greatestFiniteMagnitude, .leastNonzeroMagnitude, -0.0] {
        _ = rules.category(of: number)
        _ = rules.category(of: number, writtenAs: NumberShape(digits: .fraction(minimum: 2, maximum: 2)))
      }
      #expect(rules.category(of: Int64.min) == .many)
      #expect(rules.category(of: UInt64.max) == .many)
      #expect(rules.category(of: Int64(100_000_000_000_000_001)) == .one)
      #expect(rules.category(of: Int64(9_007_199_254_740_993)) == .few)
    }

    @Test func isTheSameForAllThreads() async {
      let expected = Dictionary(
        uniqueKeysWithValues: Self.languages.map { ($0, PluralFacts($0, .cardinal).category(of: 3)) })
      await withTaskGroup(of: Bool.self) { group in
        for task in 0..<16 {
          group.addTask {
            var random = SeededRandom(seed: UInt64(task))
            return (0..<2_000).allSatisfy { _ in
              let language = Self.languages.randomElement(using: &random) ?? "en"
              return PluralRules.of(language: language).category(of: Int64(3)) == expected[language]
            }
          }
        }
        for await isRight in group { #expect(isRight) }
      }
    }
  }

  /// Results of ICU's plural functions that were recorded, where they lie beside the checkout.
  @Suite(.enabled(if: CorpusLocation.exists, "needs the recorded vectors"))
  struct RecordedPluralTests {
    struct Vector: Sendable, CustomTestStringConvertible {
      var language: String
      var number: Double
      var kind: PluralRules.Kind
      var isFormatted: Bool
      var expected: String
      var testDescription: String { "\(language) \(number) \(kind)" }
    }

    static let vectors: [Vector] = {
      guard
        let file = CorpusLocation.folder?.deletingLastPathComponent()
          .appendingPathComponent("facts/format-vectors.json"),
        let data = try? Data(contentsOf: file),
        let rows = try? JSONSerialization.jsonObject(with: data) as? [[String: Any]]
      else { return [] }
      return rows.compactMap { row in
        guard let name = row["api"] as? String, name.hasPrefix("PluralRules"), let language = row["locale"] as? String,
          let options = row["options"] as? [String: Any], let expected = row["expected"] as? String
        else { return nil }
        let number = (row["input"] as? NSNumber)?.doubleValue ?? (row["input"] as? String).flatMap { Double($0) }
        return number.map {
          Vector(
            language: language, number: $0, kind: options["type"] as? String == "ordinal" ? .ordinal : .cardinal,
            isFormatted: options["skeleton"] as? String == ".00", expected: expected)
        }
      }
    }()

    @Test func allAreRead() { #expect(Self.vectors.count == 51) }

    @Test(arguments: vectors) func chooses(_ vector: Vector) {
      let rules = PluralRules.of(language: vector.language, vector.kind)
      let category =
        vector.isFormatted
        ? rules.category(
          of: vector.number, writtenAs: NumberShape(digits: .fraction(minimum: 2, maximum: 2)))
        : rules.category(of: vector.number)
      #expect(category?.rawValue == vector.expected)
    }
  }
#endif
