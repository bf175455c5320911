#if !canImport(Darwin)
  import Foundation
  import LanguageData

  /// What CLDR calls the units of Foundation. A unit that is not here has no identifier in CLDR, such as gradians, or
  /// none that reads well, such as ampere-hours; it is written by its symbol.
  ///
  /// `UnitVolume.pints` is a metric pint, as it is in what Apple's systems write, though its size is that of a US pint.
  enum KnownUnits {
    /// The identifier of a unit; nil for units that are not Foundation's own, even if they share a symbol with one.
    static func identifier(of unit: Dimension) -> String? {
      byClass[ObjectIdentifier(type(of: unit))]?.identifier(of: unit)
    }

    /// The unit that CLDR calls so.
    static func unit(_ identifier: String) -> Dimension? { byIdentifier[identifier] }

    /// The base unit of Foundation's class that a unit belongs to, for units without an identifier; nil for units of
    /// classes of others, whose base unit cannot be asked for safely.
    static func base(of unit: Dimension) -> (unit: Dimension, identifier: String)? {
      byClass[ObjectIdentifier(type(of: unit))]?.base
    }

    /// The unit that a locale prefers among those of one of Foundation's classes, else the base unit.
    static func preferred(among type: ObjectIdentifier, usage: String?, locale: Locale) -> Dimension? {
      guard let dimensions = byClass[type] else { return nil }
      let kind = dimensions.base.flatMap { MeasureUnits.kind(of: $0.identifier) }
      let identifier = kind.flatMap { MeasureUnits.preferred(for: $0, usage: usage, locale: locale.identifier) }
      // Calories of food are kilocalories by another name.
      let known = identifier == "foodcalorie" ? "kilocalorie" : identifier
      return known.flatMap(unit) ?? dimensions.base?.unit
    }

    /// Whether CLDR has names but no abbreviation of a unit. ICU puts one together, `Kibyte`, that nobody writes.
    static func hasNoAbbreviation(_ identifier: String) -> Bool {
      let prefixes = ["exa", "zetta", "yotta", "kibi", "mebi", "gibi", "tebi", "pebi", "exbi", "zebi", "yobi"]
      return identifier.hasSuffix("byte") && prefixes.contains { identifier.hasPrefix($0) }
    }

    static let all: [Dimensions] = [
      Dimensions(
        UnitAcceleration.self,
        [
          (.metersPerSecondSquared, "meter-per-square-second"), (.gravity, "g-force"),
        ]),
      Dimensions(
        UnitAngle.self,
        [
          (.degrees, "degree"), (.arcMinutes, "arc-minute"), (.arcSeconds, "arc-second"), (.radians, "radian"),
          (.revolutions, "revolution"),
        ]),
      Dimensions(
        UnitArea.self,
        [
          (.squareMegameters, "square-megameter"), (.squareKilometers, "square-kilometer"),
          (.squareMeters, "square-meter"), (.squareCentimeters, "square-centimeter"),
          (.squareMillimeters, "square-millimeter"), (.squareMicrometers, "square-micrometer"),
          (.squareNanometers, "square-nanometer"), (.squareInches, "square-inch"), (.squareFeet, "square-foot"),
          (.squareYards, "square-yard"), (.squareMiles, "square-mile"), (.acres, "acre"), (.hectares, "hectare"),
        ]),
      Dimensions(
        UnitConcentrationMass.self,
        [
          (.gramsPerLiter, "gram-per-liter"), (.milligramsPerDeciliter, "milligram-per-deciliter"),
        ]),
      Dimensions(
        UnitDispersion.self,
        [
          (.partsPerMillion, "permillion")
        ]),
      Dimensions(
        UnitDuration.self,
        [
          (.picoseconds, "picosecond"), (.nanoseconds, "nanosecond"), (.microseconds, "microsecond"),
          (.milliseconds, "millisecond"), (.seconds, "second"), (.minutes, "minute"), (.hours, "hour"),
        ]),
      Dimensions(
        UnitElectricCharge.self,
        [
          (.coulombs, "coulomb")
        ]),
      Dimensions(
        UnitElectricCurrent.self,
        [
          (.megaamperes, "megaampere"), (.kiloamperes, "kiloampere"), (.amperes, "ampere"),
          (.milliamperes, "milliampere"), (.microamperes, "microampere"),
        ]),
      Dimensions(
        UnitElectricPotentialDifference.self,
        [
          (.megavolts, "megavolt"), (.kilovolts, "kilovolt"), (.volts, "volt"), (.millivolts, "millivolt"),
          (.microvolts, "microvolt"),
        ]),
      Dimensions(
        UnitElectricResistance.self,
        [
          (.megaohms, "megaohm"), (.kiloohms, "kiloohm"), (.ohms, "ohm"), (.milliohms, "milliohm"),
          (.microohms, "microohm"),
        ]),
      Dimensions(
        UnitEnergy.self,
        [
          (.kilojoules, "kilojoule"), (.joules, "joule"), (.kilocalories, "kilocalorie"), (.calories, "calorie"),
          (.kilowattHours, "kilowatt-hour"),
        ]),
      Dimensions(
        UnitFrequency.self,
        [
          (.terahertz, "terahertz"), (.gigahertz, "gigahertz"), (.megahertz, "megahertz"), (.kilohertz, "kilohertz"),
          (.hertz, "hertz"), (.millihertz, "millihertz"), (.microhertz, "microhertz"), (.nanohertz, "nanohertz"),
        ]),
      Dimensions(
        UnitFuelEfficiency.self,
        [
          (.litersPer100Kilometers, "liter-per-100-kilometer"), (.milesPerImperialGallon, "mile-per-gallon-imperial"),
          (.milesPerGallon, "mile-per-gallon"),
        ]),
      Dimensions(
        UnitIlluminance.self,
        [
          (.lux, "lux")
        ]),
      Dimensions(
        UnitInformationStorage.self,
        [
          (.bytes, "byte"), (.bits, "bit"), (.yottabytes, "yottabyte"), (.zettabytes, "zettabyte"),
          (.exabytes, "exabyte"), (.petabytes, "petabyte"), (.terabytes, "terabyte"), (.gigabytes, "gigabyte"),
          (.megabytes, "megabyte"), (.kilobytes, "kilobyte"), (.yobibytes, "yobibyte"), (.zebibytes, "zebibyte"),
          (.exbibytes, "exbibyte"), (.pebibytes, "pebibyte"), (.tebibytes, "tebibyte"), (.gibibytes, "gibibyte"),
          (.mebibytes, "mebibyte"), (.kibibytes, "kibibyte"), (.yottabits, "yottabit"), (.zettabits, "zettabit"),
          (.exabits, "exabit"), (.petabits, "petabit"), (.terabits, "terabit"), (.gigabits, "gigabit"),
          (.megabits, "megabit"), (.kilobits, "kilobit"), (.yobibits, "yobibit"), (.zebibits, "zebibit"),
          (.exbibits, "exbibit"), (.pebibits, "pebibit"), (.tebibits, "tebibit"), (.gibibits, "gibibit"),
          (.mebibits, "mebibit"), (.kibibits, "kibibit"),
        ]),
      Dimensions(
        UnitLength.self,
        [
          (.megameters, "megameter"), (.kilometers, "kilometer"), (.hectometers, "hectometer"),
          (.decameters, "dekameter"), (.meters, "meter"), (.decimeters, "decimeter"), (.centimeters, "centimeter"),
          (.millimeters, "millimeter"), (.micrometers, "micrometer"), (.nanometers, "nanometer"),
          (.picometers, "picometer"), (.inches, "inch"), (.feet, "foot"), (.yards, "yard"), (.miles, "mile"),
          (.scandinavianMiles, "mile-scandinavian"), (.lightyears, "light-year"), (.nauticalMiles, "nautical-mile"),
          (.fathoms, "fathom"), (.furlongs, "furlong"), (.astronomicalUnits, "astronomical-unit"), (.parsecs, "parsec"),
        ]),
      Dimensions(
        UnitMass.self,
        [
          (.kilograms, "kilogram"), (.grams, "gram"), (.decigrams, "decigram"), (.centigrams, "centigram"),
          (.milligrams, "milligram"), (.micrograms, "microgram"), (.nanograms, "nanogram"), (.picograms, "picogram"),
          (.ounces, "ounce"), (.pounds, "pound"), (.stones, "stone"), (.metricTons, "tonne"), (.shortTons, "ton"),
          (.carats, "carat"), (.ouncesTroy, "ounce-troy"), (.slugs, "slug"),
        ]),
      Dimensions(
        UnitPower.self,
        [
          (.terawatts, "terawatt"), (.gigawatts, "gigawatt"), (.megawatts, "megawatt"), (.kilowatts, "kilowatt"),
          (.watts, "watt"), (.milliwatts, "milliwatt"), (.microwatts, "microwatt"), (.nanowatts, "nanowatt"),
          (.picowatts, "picowatt"), (.femtowatts, "femtowatt"), (.horsepower, "horsepower"),
        ]),
      Dimensions(
        UnitPressure.self,
        [
          (.newtonsPerMetersSquared, "newton-per-square-meter"), (.gigapascals, "gigapascal"),
          (.megapascals, "megapascal"), (.kilopascals, "kilopascal"), (.hectopascals, "hectopascal"),
          (.inchesOfMercury, "inch-ofhg"), (.bars, "bar"), (.millibars, "millibar"),
          (.millimetersOfMercury, "millimeter-ofhg"), (.poundsForcePerSquareInch, "pound-force-per-square-inch"),
        ]),
      Dimensions(
        UnitSpeed.self,
        [
          (.metersPerSecond, "meter-per-second"), (.kilometersPerHour, "kilometer-per-hour"),
          (.milesPerHour, "mile-per-hour"), (.knots, "knot"),
        ]),
      Dimensions(
        UnitTemperature.self,
        [
          (.kelvin, "kelvin"), (.celsius, "celsius"), (.fahrenheit, "fahrenheit"),
        ]),
      Dimensions(
        UnitVolume.self,
        [
          (.megaliters, "megaliter"), (.kiloliters, "kiloliter"), (.liters, "liter"), (.deciliters, "deciliter"),
          (.centiliters, "centiliter"), (.milliliters, "milliliter"), (.cubicKilometers, "cubic-kilometer"),
          (.cubicMeters, "cubic-meter"), (.cubicDecimeters, "cubic-decimeter"), (.cubicCentimeters, "cubic-centimeter"),
          (.cubicMillimeters, "cubic-millimeter"), (.cubicInches, "cubic-inch"), (.cubicFeet, "cubic-foot"),
          (.cubicYards, "cubic-yard"), (.cubicMiles, "cubic-mile"), (.acreFeet, "acre-foot"), (.bushels, "bushel"),
          (.teaspoons, "teaspoon"), (.tablespoons, "tablespoon"), (.fluidOunces, "fluid-ounce"), (.cups, "cup"),
          (.pints, "pint-metric"), (.quarts, "quart"), (.gallons, "gallon"),
          (.imperialFluidOunces, "fluid-ounce-imperial"), (.imperialQuarts, "quart-imperial"),
          (.imperialGallons, "gallon-imperial"), (.metricCups, "cup-metric"), (.imperialPints, "pint-imperial"),
        ]),
    ]

    private static let byIdentifier = Dictionary(
      all.flatMap(\.units).map { ($0.identifier, $0.unit) }
    ) { first, _ in first }

    private static let byClass = Dictionary(all.map { ($0.type, $0) }) { first, _ in first }
  }

  extension KnownUnits {
    /// The units of one of Foundation's classes, by what CLDR calls them.
    struct Dimensions: Sendable {
      let type: ObjectIdentifier
      let units: [(unit: Dimension, identifier: String)]
      let base: (unit: Dimension, identifier: String)?
      private let bySymbol: [String: [(unit: Dimension, identifier: String)]]

      init<Unit: Dimension>(_ unitType: Unit.Type, _ units: [(Unit, String)]) {
        type = ObjectIdentifier(unitType)
        let named = units.map { (unit: $0.0 as Dimension, identifier: $0.1) }
        self.units = named
        let baseUnit = unitType.baseUnit()
        base = named.first { $0.unit == baseUnit }
        bySymbol = Dictionary(grouping: named) { $0.unit.symbol }
      }

      func identifier(of unit: Dimension) -> String? {
        bySymbol[unit.symbol]?.first { $0.unit == unit }?.identifier
      }
    }
  }
#endif
