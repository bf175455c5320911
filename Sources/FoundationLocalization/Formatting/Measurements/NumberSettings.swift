#if !canImport(Darwin)
  import Foundation

  /// What a `FloatingPointFormatStyle` encodes of itself, in the words of open Foundation. What is absent is as the
  /// locale has it.
  struct NumberSettings: Decodable {
    var scale: Double?
    var precision: Choice<Precision>?
    var group: Choice<Int>?
    var signDisplayStrategy: Signs?
    var decimalSeparatorStrategy: Choice<Int>?
    var rounding: Int?
    var roundingIncrement: Increment?
    var notation: Choice<Int>?

    struct Choice<Option: Decodable>: Decodable {
      var option: Option
    }

    struct Precision: Decodable {
      var minSignificantDigits: Int?
      var maxSignificantDigits: Int?
      var minIntegerLength: Int?
      var maxIntegerLength: Int?
      var minFractionalLength: Int?
      var maxFractionalLength: Int?
    }

    /// 0 shows a sign, 1 hides it.
    struct Signs: Decodable {
      var positive: Int
      var negative: Int
      var zero: Int
    }

    struct Increment: Decodable {
      var integer: Int?
      var floatingPoint: Double?
    }
  }

  // As Foundation's own styles make their skeletons, so that a number looks the same with a unit and without.
  extension NumberSettings {
    var stems: String {
      [
        scale.flatMap(Self.decimal).map { "scale/\($0)" }, precisionStems, groupStem, signStem, separatorStem,
        roundingStem, notationStem,
      ]
      .compactMap(\.self).joined(separator: " ")
    }

    private var precisionStems: String? {
      let precision = precision?.option
      if let increment = incrementStem(minimumFraction: precision?.minFractionalLength) {
        return [increment, integerStem].compactMap(\.self).joined(separator: " ")
      }
      guard let precision else { return nil }
      if let least = precision.minSignificantDigits {
        return Self.digits(least, precision.maxSignificantDigits, required: "@", least: 1)
      }
      return [fractionStem, integerStem].compactMap(\.self).joined(separator: " ")
    }

    private var fractionStem: String? {
      guard let precision = precision?.option else { return nil }
      if precision.minFractionalLength == nil, precision.maxFractionalLength == nil { return nil }
      if precision.maxFractionalLength == 0 { return "precision-integer" }
      return Self.digits(precision.minFractionalLength ?? 0, precision.maxFractionalLength, required: "0")
        .map { ".\($0)" }
    }

    private var integerStem: String? {
      guard let precision = precision?.option else { return nil }
      if precision.minIntegerLength == nil, precision.maxIntegerLength == nil { return nil }
      if precision.minIntegerLength ?? 0 == 0, precision.maxIntegerLength == 0 { return "integer-width/*" }
      let digits = Self.digits(precision.minIntegerLength ?? 0, precision.maxIntegerLength, required: "0")
      // What may be there comes before what must be.
      return digits.map { "integer-width/\(String($0.reversed()))" }
    }

    private func incrementStem(minimumFraction: Int?) -> String? {
      guard let value = roundingIncrement?.integer.map(Double.init) ?? roundingIncrement?.floatingPoint, value > 0,
        var text = Self.decimal(value)
      else { return nil }
      if let minimumFraction = minimumFraction.map(Self.clamped), minimumFraction > 0 {
        let fraction = text.split(separator: ".").dropFirst().first?.count ?? 0
        if fraction == 0 { text += "." }
        text += String(repeating: "0", count: max(0, minimumFraction - fraction))
      }
      return "precision-increment/\(text)"
    }

    private var groupStem: String? { group?.option == 1 ? "group-off" : nil }

    private var signStem: String? {
      guard let signs = signDisplayStrategy else { return nil }
      if signs.positive == 0 { return signs.zero == 0 ? "sign-always" : "sign-except-zero" }
      return signs.negative == 0 ? nil : "sign-never"
    }

    private var separatorStem: String? { decimalSeparatorStrategy?.option == 1 ? "decimal-always" : nil }

    private var roundingStem: String? {
      switch rounding {
      case 0: "rounding-mode-half-up"
      case 1: "rounding-mode-half-even"
      case 2: "rounding-mode-ceiling"
      case 3: "rounding-mode-floor"
      case 4: "rounding-mode-down"
      case 5: "rounding-mode-up"
      case Self.halfDown: "rounding-mode-half-down"
      default: nil
      }
    }

    /// Of number formatters alone.
    static let halfDown = 6

    private var notationStem: String? {
      switch notation?.option {
      case 1: "scientific"
      case 2: "compact-short"
      default: nil
      }
    }

    /// Digits that must be there, then those that may.
    private static func digits(_ minimum: Int, _ maximum: Int?, required: String, least: Int = 0) -> String? {
      let minimum = max(least, clamped(minimum))
      let must = String(repeating: required, count: minimum)
      guard let maximum = maximum.map(clamped) else { return must + "+" }
      return maximum < minimum ? nil : must + String(repeating: "#", count: maximum - minimum)
    }

    /// ICU takes no more than 999 digits.
    private static func clamped(_ length: Int) -> Int { min(max(length, 0), 998) }

    private static func decimal(_ value: Double) -> String? {
      guard value.isFinite else { return nil }
      let decimal = Decimal(value)
      return decimal.isNaN ? nil : decimal.description
    }
  }
#endif
