#if !canImport(Darwin)
  public import Foundation

  extension Measurement where UnitType: Dimension {
    /// As text, in the unit that the locale prefers, with an abbreviated name: `37 mi`.
    public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }

    /// As a style writes it: `distance.formatted(.measurement(width: .wide, usage: .road))`.
    public func formatted<S>(_ style: S) -> S.FormatOutput
    where S: Foundation.FormatStyle, S.FormatInput == Measurement<UnitType> {
      style.format(self)
    }
  }

  extension FormatStyle {
    /// A style for measurements.
    public static func measurement<UnitType>(
      width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle, UnitType: Dimension {
      Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }

    /// A style for temperatures, which can leave out the name of the scale.
    public static func measurement(
      width: Measurement<UnitTemperature>.FormatStyle.UnitWidth = .abbreviated,
      usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool = false,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
      Self(width: width, usage: usage, hidesScaleName: hidesScaleName, numberFormatStyle: numberFormatStyle)
    }
  }
#endif
