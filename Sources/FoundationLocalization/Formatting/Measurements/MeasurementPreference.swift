#if !canImport(Darwin)
  import Foundation

  /// What `MeasurementFormatter` makes of a unit.
  struct MeasurementPreference {
    /// The unit to convert to; nil for none, or if the usage decides.
    var unit: Dimension?
    /// In CLDR's words.
    var usage: String?

    init(_ unit: Dimension, options: MeasurementFormatter.UnitOptions, locale: Locale) {
      if options.contains(.providedUnit) { return }
      if options.contains(.naturalScale) {
        usage = "default"
      } else if unit is UnitEnergy {
        usage = unit == UnitEnergy.kilocalories || unit == UnitEnergy.calories ? "food" : nil
      } else {
        self.unit = Self.preferredUnit(for: unit, locale: locale)
      }
    }

    /// Of the kinds that people have ideas about. Measured on Apple's systems: 1500 m are `1.5 km` in Japan and
    /// `0.932 mi` in the United States, and half a millimeter is `0 km` and `0 mi`, so of lengths it is the large unit.
    private static func preferredUnit(for unit: Dimension, locale: Locale) -> Dimension? {
      switch unit {
      case is UnitLength, is UnitMass, is UnitTemperature, is UnitVolume, is UnitArea, is UnitSpeed:
        KnownUnits.preferred(
          among: ObjectIdentifier(type(of: unit)), usage: unit is UnitLength ? "large" : nil, locale: locale)
      default: nil
      }
    }
  }
#endif
