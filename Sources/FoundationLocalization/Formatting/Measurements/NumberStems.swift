#if !canImport(Darwin)
  import Foundation

  /// The settings of a number style as stems of an ICU number skeleton. A style tells its settings to nobody but an
  /// encoder, so they are read from what it encodes.
  enum NumberStems {
    static func stems(of style: FloatingPointFormatStyle<Double>) -> String {
      if let stems = known.withLock({ $0[style] }) { return stems }
      let stems = settings(of: style)?.stems ?? ""
      known.withLock {
        if $0.count >= 256 { $0.removeAll() }
        $0[style] = stems
      }
      return stems
    }

    /// The settings of a number formatter, as far as they are those of numbers with a unit.
    static func stems(of formatter: NumberFormatter) -> String {
      var settings = NumberSettings()
      settings.precision = .init(
        option: formatter.usesSignificantDigits
          ? .init(
            minSignificantDigits: formatter.minimumSignificantDigits,
            maxSignificantDigits: max(formatter.maximumSignificantDigits, formatter.minimumSignificantDigits))
          : .init(
            minIntegerLength: formatter.minimumIntegerDigits,
            minFractionalLength: formatter.minimumFractionDigits,
            maxFractionalLength: max(formatter.maximumFractionDigits, formatter.minimumFractionDigits)))
      settings.group = formatter.usesGroupingSeparator ? nil : .init(option: 1)
      settings.scale = formatter.multiplier?.doubleValue
      settings.decimalSeparatorStrategy = formatter.alwaysShowsDecimalSeparator ? .init(option: 1) : nil
      let increment = formatter.roundingIncrement.doubleValue
      settings.roundingIncrement = increment > 0 ? .init(floatingPoint: increment) : nil
      settings.rounding =
        switch formatter.roundingMode {
        case .halfUp: 0
        case .halfEven: 1
        case .ceiling: 2
        case .floor: 3
        case .down: 4
        case .up: 5
        case .halfDown: NumberSettings.halfDown
        @unknown default: 1
        }
      return settings.stems
    }

    private static let known = Locked<[FloatingPointFormatStyle<Double>: String]>([:])

    private static func settings(of style: FloatingPointFormatStyle<Double>) -> NumberSettings? {
      // A scale may be infinite, which JSON has no number for.
      let encoder = JSONEncoder()
      encoder.nonConformingFloatEncodingStrategy = .convertToString(
        positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
      let decoder = JSONDecoder()
      decoder.nonConformingFloatDecodingStrategy = .convertFromString(
        positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
      guard let encoded = try? encoder.encode(style) else { return nil }
      return try? decoder.decode(EncodedStyle.self, from: encoded).collection
    }

    private struct EncodedStyle: Decodable {
      var collection: NumberSettings
    }
  }
#endif
