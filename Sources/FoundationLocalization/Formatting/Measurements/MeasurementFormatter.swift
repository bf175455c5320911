#if !canImport(Darwin)
  public import Foundation
  import LanguageData

  /// Writes measurements and units for a locale: Foundation's formatter of that name, where Foundation has none.
  ///
  /// Without options, lengths, masses, temperatures, volumes, areas and speeds are converted to the unit that the locale
  /// prefers, whatever their size: 500 m are `0.5 km`, or `0.311 mi` in the United States. Calories are written as those
  /// of food; other units stay as they are. How precise a number is, is up to `numberFormatter`.
  open class MeasurementFormatter: Formatter, @unchecked Sendable {
    public struct UnitOptions: OptionSet, Sendable {
      public private(set) var rawValue: UInt

      public init(rawValue: UInt) { self.rawValue = rawValue }

      /// The measurement's own unit.
      public static let providedUnit = UnitOptions(rawValue: 1 << 0)
      /// A unit that suits the size: 500 m are `500 m`, or `1,640.42 ft`.
      public static let naturalScale = UnitOptions(rawValue: 1 << 1)
      /// Degrees without the name of the scale.
      public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
    }

    open var unitOptions: UnitOptions = []
    /// `.long` for names, `.medium` for abbreviations, `.short` for the shortest.
    open var unitStyle: UnitStyle = .medium

    /// The locale of the words: that of the language in which texts are shown (``Foundation/Locale/localization``),
    /// unless another was set; setting nil brings that back.
    // Foundation's own signature: setting nil means something, reading never gives it.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var locale: Locale! {
      get { chosenLocale ?? .localization }
      set { chosenLocale = newValue }
    }

    /// How numbers are written: with up to three digits after the separator, unless another formatter or other settings
    /// were chosen. A formatter of one's own keeps its locale; setting nil brings the first one back.
    // Foundation's own signature: setting nil means something, reading never gives it.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var numberFormatter: NumberFormatter! {
      get { chosenNumberFormatter ?? ownNumberFormatter }
      set { chosenNumberFormatter = newValue }
    }

    private var chosenLocale: Locale?
    private var chosenNumberFormatter: NumberFormatter?
    private let ownNumberFormatter: NumberFormatter
    private let lock = NSLock()

    public override init() {
      ownNumberFormatter = Self.decimalFormatter()
      super.init()
    }

    public required init?(coder: NSCoder) {
      ownNumberFormatter = Self.decimalFormatter()
      super.init(coder: coder)
    }

    open func string(from measurement: Measurement<Unit>) -> String { text(of: measurement.value, measurement.unit) }

    public func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
      text(of: measurement.value, measurement.unit)
    }

    /// The unit's name alone: `kilometers`; its symbol, if the locale's data has no name for it.
    open func string(from unit: Unit) -> String {
      guard let dimension = unit as? Dimension, let identifier = KnownUnits.identifier(of: dimension) else {
        return unit.symbol
      }
      return MeasureUnits.name(of: identifier, width: width, locale: locale.identifier) ?? unit.symbol
    }

    /// - Parameter obj: an `NSMeasurement` or a `Measurement<Unit>`.
    open override func string(for obj: Any?) -> String? {
      switch obj {
      case let measurement as NSMeasurement: text(of: measurement.doubleValue, measurement.unit)
      case let measurement as Measurement<Unit>: text(of: measurement.value, measurement.unit)
      default: nil
      }
    }

    private func text(of value: Double, _ unit: Unit) -> String {
      let numbers: NumberFormatter = numberFormatter
      var writer = MeasureWriter(
        locale: locale, width: width, usage: nil, hidesScale: unitOptions.contains(.temperatureWithoutUnit),
        numberStems: NumberStems.stems(of: numbers))
      guard let dimension = unit as? Dimension else {
        return renumbered(writer.parts(of: value, symbol: unit.symbol), value, numbers)
      }
      let preferred = MeasurementPreference(dimension, options: unitOptions, locale: locale)
      writer.usage = preferred.usage
      let converted = preferred.unit.map { dimension.value(value, in: $0) } ?? value
      return renumbered(writer.parts(of: converted, preferred.unit ?? dimension), converted, numbers)
    }

    /// With the number as the formatter writes it, if that is not what the writer knows by the formatter's settings.
    private func renumbered(_ parts: FormattedMeasure, _ value: Double, _ numbers: NumberFormatter) -> String {
      let isKnown = [.none, .decimal].contains(numbers.numberStyle)
      let places = parts.spans.filter { $0.part != .unit }.map(\.range)
      guard !isKnown, let start = places.map(\.lowerBound).min(), let end = places.map(\.upperBound).max(),
        let number = text(of: parts.number ?? value, numbers)
      else { return parts.text }
      let units = Array(parts.text.utf16)
      return String(decoding: units[..<start], as: UTF16.self) + number
        + String(decoding: units[end...], as: UTF16.self)
    }

    /// Only for numbers that are not written by settings alone. Tasks of several languages may share a formatter.
    private func text(of number: Double, _ numbers: NumberFormatter) -> String? {
      lock.withLock {
        if numbers === ownNumberFormatter, numbers.locale != locale { numbers.locale = locale }
        return numbers.string(from: NSNumber(value: number))
      }
    }

    private var width: MeasureShape.Width {
      switch unitStyle {
      case .short: .narrow
      case .medium: .abbreviated
      case .long: .wide
      }
    }

    private static func decimalFormatter() -> NumberFormatter {
      let formatter = NumberFormatter()
      formatter.numberStyle = .decimal
      return formatter
    }
  }

  extension Dimension {
    /// A value in another unit of the same class.
    fileprivate func value(_ value: Double, in unit: Dimension) -> Double {
      unit.converter.value(fromBaseUnitValue: converter.baseUnitValue(fromValue: value))
    }
  }
#endif
