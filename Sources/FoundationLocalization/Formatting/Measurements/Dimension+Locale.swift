#if !canImport(Darwin)
  public import Foundation
  import LanguageData

  extension Dimension {
    /// The unit of this class that the locale prefers for quantities of usual size: feet for lengths in the United
    /// States, meters elsewhere. The class's base unit if there is no preference.
    public convenience init(forLocale locale: Locale) {
      let unit = KnownUnits.preferred(among: ObjectIdentifier(Self.self), usage: nil, locale: locale)
      self.init(symbol: unit?.symbol ?? "", converter: unit?.converter ?? UnitConverter())
    }

    /// The unit of this class that the locale prefers for a usage, in CLDR's words.
    convenience init(forLocale locale: Locale, preference: String?) {
      let unit = KnownUnits.preferred(
        among: ObjectIdentifier(Self.self), usage: preference == "default" ? nil : preference, locale: locale)
      self.init(symbol: unit?.symbol ?? "", converter: unit?.converter ?? UnitConverter())
    }
  }

  extension UnitEnergy {
    /// The unit that the locale prefers for a usage.
    public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitEnergy> = .general) {
      self.init(forLocale: locale, preference: usage.preference)
    }
  }

  extension UnitLength {
    /// The unit that the locale prefers for a usage.
    public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitLength> = .general) {
      self.init(forLocale: locale, preference: usage.preference)
    }
  }

  extension UnitMass {
    /// The unit that the locale prefers for a usage.
    public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitMass> = .general) {
      self.init(forLocale: locale, preference: usage.preference)
    }
  }

  extension UnitPressure {
    /// The unit that the locale prefers for a usage.
    public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitPressure> = .general) {
      self.init(forLocale: locale, preference: usage.preference)
    }
  }

  extension UnitSpeed {
    /// The unit that the locale prefers for a usage.
    public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitSpeed> = .general) {
      self.init(forLocale: locale, preference: usage.preference)
    }
  }

  extension UnitTemperature {
    /// The unit that the locale prefers for a usage.
    public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitTemperature> = .general) {
      self.init(forLocale: locale, preference: usage.preference)
    }
  }

  extension UnitVolume {
    /// The unit that the locale prefers for a usage.
    public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitVolume> = .general) {
      self.init(forLocale: locale, preference: usage.preference)
    }
  }
#endif
