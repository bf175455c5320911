#if !canImport(Darwin)
  public import Foundation

  extension Measurement where UnitType: Dimension {
    /// Writes measurements for a locale: `6 feet, 2 inches`, `25 °C`, `1,721 Cal`.
    ///
    /// Unit names, conversions, the choice of the unit by usage and the precision that goes with it are CLDR's, from the
    /// toolchain's ICU. With a usage other than `asProvided` the unit is one that the locale prefers, and unless
    /// `numberFormatStyle` says otherwise, the number is rounded as is usual for it: 98.5 °F is `98°F`.
    ///
    /// A unit that CLDR does not know, of one of Foundation's classes, is converted for the locale, or, `asProvided`,
    /// written by its symbol; one of a class that Foundation does not know is written by its symbol.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
      /// How long unit names are.
      public struct UnitWidth: Codable, Hashable, Sendable {
        enum Option: Int, Codable { case wide, abbreviated, narrow }

        let option: Option

        /// Words: `37.2 Calories`.
        public static var wide: Self { Self(option: .wide) }

        /// Abbreviations: `37.2 Cal`.
        public static var abbreviated: Self { Self(option: .abbreviated) }

        /// As short as can be, often without a space: `37.2Cal`.
        public static var narrow: Self { Self(option: .narrow) }
      }

      public var width: UnitWidth
      public var locale: Locale
      /// What the measurement is of; nil is as `asProvided`.
      public var usage: MeasurementFormatUnitUsage<UnitType>?
      /// How the number is written: its precision, rounding, grouping, sign, notation and scale. Its locale does not
      /// matter, that of this style does. nil for what is usual.
      public var numberFormatStyle: FloatingPointFormatStyle<Double>?
      /// Only the style of temperatures shows it.
      var hidesScale = false

      public init(
        width: UnitWidth, locale: Locale = .localization, usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
      ) {
        self.width = width
        self.locale = locale
        self.usage = usage
        self.numberFormatStyle = numberFormatStyle
      }

      public func format(_ value: Measurement<UnitType>) -> String { writer.text(of: value.value, value.unit) }

      public func locale(_ locale: Locale) -> Self {
        var style = self
        style.locale = locale
        return style
      }

      /// The same, as an attributed string that tells the number from the unit.
      public var attributed: Measurement<UnitType>.AttributedStyle { .init(self) }

      var writer: MeasureWriter {
        MeasureWriter(
          locale: locale, width: width.measureWidth, usage: usage?.preference, hidesScale: hidesScale,
          numberStems: numberFormatStyle.map(NumberStems.stems) ?? "")
      }
    }
  }

  extension Measurement.FormatStyle where UnitType == UnitTemperature {
    /// Whether the name of the scale is left out: `90°` instead of `90°F`. Only temperatures that keep their scale, with
    /// the usage `asProvided`, are written without it, as on Apple's systems: nobody could tell which scale was chosen.
    public var hidesScaleName: Bool {
      get { hidesScale }
      set { hidesScale = newValue }
    }

    public init(
      width: UnitWidth = .abbreviated, locale: Locale = .localization,
      usage: MeasurementFormatUnitUsage<UnitType> = .general, hidesScaleName: Bool = false,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.init(width: width, locale: locale, usage: usage, numberFormatStyle: numberFormatStyle)
      hidesScale = hidesScaleName
    }
  }
#endif
