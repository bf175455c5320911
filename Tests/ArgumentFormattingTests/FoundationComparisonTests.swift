#if canImport(_FoundationICU)
  import ArgumentFormatting
  import FormatSpecifiers
  import Foundation
  import TestSupport
  import Testing

  /// Random specifiers and values in many locales, written by Foundation and here. Serialized, since Foundation keeps a
  /// formatter for all callers, with what the last one left in it.
  @Suite(.serialized) struct FoundationComparisonTests {
    static let locales = [
      "en_US", "en_IN", "en_ZA", "de_DE", "de_AT", "de_CH", "fr_FR", "fr_CH", "es_ES", "es_MX", "pt_PT", "pt_BR",
      "pl_PL",
      "it_IT", "nl_NL", "sv_SE", "nb_NO", "fi_FI", "et_EE", "lt_LT", "lv_LV", "hu_HU", "bg_BG", "ru_RU", "uk_UA",
      "hr_HR",
      "sl_SI", "ro_RO", "tr_TR", "el_GR", "he_IL", "ar_EG", "ar_SA", "ar_AE", "ar_MA", "fa_IR", "ur_PK", "ckb_IQ",
      "ps_AF",
      "hi_IN", "bn_BD", "mr_IN", "ne_NP", "pa_IN", "ta_IN", "my_MM", "dz_BT", "th_TH", "km_KH", "ja_JP", "zh_Hans_CN",
      "zh_Hant_TW", "ko_KR", "vi_VN", "id_ID", "sw_KE", "am_ET", "ka_GE", "hy_AM", "en_US@numbers=arab",
      "hi_IN@numbers=deva", "zh_Hans_CN@numbers=hanidec", "en_US_POSIX",
    ]

    static func integer(_ random: inout SeededRandom) -> Int64 {
      let digits = Int.random(in: 0...18, using: &random)
      let limit = (0..<digits).reduce(Int64(1)) { limit, _ in limit * 10 }
      return Int64.random(in: -limit...limit, using: &random)
    }

    @Test(arguments: locales) func wholeNumbers(_ locale: String) {
      var random = SeededRandom(seed: 1)
      for _ in 0..<400 {
        let number = Self.integer(&random)
        let flags = ["", "", "", "-", "+", "0", " ", "+0", "-+"].randomElement(using: &random) ?? ""
        let width = Bool.random(using: &random) ? "\(Int.random(in: 1...24, using: &random))" : ""
        let precision = Int.random(in: 0...4, using: &random) == 0 ? ".\(Int.random(in: 0...12, using: &random))" : ""
        let length = ["l", "ll", "q", "z", "j", "t"].randomElement(using: &random) ?? ""
        check("%" + flags + width + precision + length + "d", .signed(number), number, locale)
      }
    }

    @Test(arguments: locales) func unsignedNumbers(_ locale: String) {
      var random = SeededRandom(seed: 2)
      for _ in 0..<100 {
        let number = UInt64(Self.integer(&random).magnitude)
        check("%llu", .unsigned(number), number, locale)
        check("%12lu", .unsigned(number), number, locale)
      }
    }

    @Test(arguments: locales) func shorterNumbers(_ locale: String) {
      var random = SeededRandom(seed: 3)
      for _ in 0..<100 {
        let number = Int32(truncatingIfNeeded: Self.integer(&random))
        for conversion in ["%d", "%hd", "%hhd", "%i", "%7d", "%x", "%#X", "%o", "%hx"] {
          check(conversion, .signed(Int64(number)), number, locale)
        }
      }
    }

    @Test(arguments: locales) func fractions(_ locale: String) {
      var random = SeededRandom(seed: 4)
      for _ in 0..<400 {
        let number = Self.double(&random)
        // With zeros to fill the width, what Foundation's shared formatter fills with depends on its last use.
        let flags = ["", "", "", "-", "+", " "].randomElement(using: &random) ?? ""
        let width = Bool.random(using: &random) ? "\(Int.random(in: 1...24, using: &random))" : ""
        let precision = Bool.random(using: &random) ? ".\(Int.random(in: 0...9, using: &random))" : ""
        let conversion = ["f", "lf", "e", "g", "F", "E", "G"].randomElement(using: &random) ?? "f"
        // -+0.00, a fault of Foundation's.
        if flags.contains("+"), number == 0, number.sign == .minus { continue }
        // +.25, another one.
        if conversion.lowercased() == "g", flags.contains("+"), number.magnitude < 1 { continue }
        if conversion.lowercased() == "g", isGroupedByPatternAlone(number, precision, locale) { continue }
        check("%" + flags + width + precision + conversion, .double(number), number, locale)
      }
    }

    @Test(arguments: locales) func special(_ locale: String) {
      for number in [Double.nan, .infinity, -.infinity, 0, -0.0, .greatestFiniteMagnitude, .leastNonzeroMagnitude] {
        for format in ["%f", "%.2f", "%e", "%g", "%10.3f", "%-10g"] { check(format, .double(number), number, locale) }
      }
      check("%p", .signed(8), 8, locale)
      check("%c", .signed(65), Int32(65), locale)
    }

    @Test func withoutALocale() {
      var random = SeededRandom(seed: 5)
      for _ in 0..<4_000 {
        let flags = ["", "", "-", "+", "0", " ", "#", "+0", "-+", "#0"].randomElement(using: &random) ?? ""
        let width = Bool.random(using: &random) ? "\(Int.random(in: 1...24, using: &random))" : ""
        let precision = Bool.random(using: &random) ? ".\(Int.random(in: 0...12, using: &random))" : ""
        let start = "%" + flags + width + precision
        let integer = Self.integer(&random)
        let conversion = ["lld", "llx", "llX", "llo", "lli"].randomElement(using: &random) ?? "lld"
        check(start + conversion, .signed(integer), integer, nil)
        check(start + "llu", .unsigned(integer.magnitude), integer.magnitude, nil)
        let letter = ["f", "e", "g", "E", "G", "a", "A"].randomElement(using: &random) ?? "f"
        let number = Self.double(&random)
        check(start + letter, .double(number), number, nil)
      }
    }

    static func double(_ random: inout SeededRandom) -> Double {
      switch Int.random(in: 0...4, using: &random) {
      case 0: Double(integer(&random))
      case 1: (Double.random(in: -2000...2000, using: &random) * 100).rounded() / 100
      case 2: Double.random(in: -1...1, using: &random)
      case 3: Double(sign: .plus, exponent: Int.random(in: -60...90, using: &random), significand: 1.7)
      default: Double(Int.random(in: -1200...1200, using: &random)) / 8
      }
    }

    /// Foundation groups %g by a pattern as long as the precision, which misses a group at the longest number.
    private func isGroupedByPatternAlone(_ number: Double, _ precision: String, _ locale: String) -> Bool {
      let digits = max(1, Int(precision.dropFirst()) ?? 6)
      let isIndian =
        String(format: "%d", locale: Locale(identifier: locale), Int32(12_345_678)).count { !$0.isNumber } != 2
      return isIndian && digits >= 4 && number.magnitude >= 1000
    }

    private func check(_ format: String, _ value: FormatValue, _ argument: any CVarArg, _ locale: String?) {
      let expected =
        if let locale { String(format: format, locale: Locale(identifier: locale), argument) } else {
          String(format: format, argument)
        }
      let written = FormattedText.text(format, [value], locale: locale)
      #expect(written == expected, "\(locale ?? "no locale"): \(format) of \(value)")
    }
  }
#endif
