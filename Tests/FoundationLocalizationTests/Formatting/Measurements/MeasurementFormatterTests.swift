#if !canImport(Darwin)
  import FoundationLocalization
  import Testing

  @Suite struct MeasurementFormatterTests {
    private func formatter(_ locale: String, _ options: MeasurementFormatter.UnitOptions = []) -> MeasurementFormatter {
      let formatter = MeasurementFormatter()
      formatter.locale = Locale(identifier: locale)
      formatter.unitOptions = options
      return formatter
    }

    /// Published outputs of Apple's systems.
    @Test func convertsAsAppleDoes() {
      let way = Measurement(value: 1500, unit: UnitLength.meters)
      #expect(formatter("ja_JP").string(from: way) == "1.5 km")
      #expect(formatter("en_US").string(from: way) == "0.932 mi")
      let hair = Measurement(value: 0.0005, unit: UnitLength.meters)
      #expect(formatter("ja_JP").string(from: hair) == "0 km")
      #expect(formatter("en_US").string(from: hair) == "0 mi")
      let room = Measurement(value: 293, unit: UnitTemperature.kelvin)
      #expect(formatter("en_US").string(from: room) == "67.73°F")
      #expect(formatter("en_GB").string(from: room) == "19.85°C")
      #expect(formatter("en_US").string(from: Measurement(value: 9.8, unit: UnitAcceleration.gravity)) == "9.8 G")
    }

    @Test func hasThreeStyles() {
      let warm = Measurement(value: 72, unit: UnitTemperature.fahrenheit)
      let formatter = formatter("en_US")
      formatter.unitStyle = .long
      #expect(formatter.string(from: warm) == "72 degrees Fahrenheit")
      formatter.unitStyle = .medium
      #expect(formatter.string(from: warm) == "72°F")
      formatter.unitStyle = .short
      #expect(formatter.string(from: warm) == "72°")
    }

    @Test func hasOptions() {
      let step = Measurement(value: 75, unit: UnitLength.centimeters)
      #expect(formatter("en_US", .providedUnit).string(from: step) == "75 cm")
      #expect(formatter("en_US", .naturalScale).string(from: step) == "2.461 ft")
      #expect(formatter("de", .naturalScale).string(from: step) == "75 cm")
      let warm = Measurement(value: 20.5, unit: UnitTemperature.celsius)
      #expect(formatter("de", .temperatureWithoutUnit).string(from: warm) == "20,5°")
      #expect(formatter("en_US", [.temperatureWithoutUnit, .providedUnit]).string(from: warm) == "20.5°")
      #expect(formatter("en_US", .temperatureWithoutUnit).string(from: warm) == "68.9°")
    }

    @Test func writesNumbersAsItsNumberFormatterDoes() {
      let way = Measurement(value: 1234.5678, unit: UnitLength.kilometers)
      let german = formatter("de")
      #expect(german.string(from: way) == "1.234,568 km")
      german.numberFormatter.maximumFractionDigits = 0
      #expect(german.string(from: way) == "1.235 km")
      german.numberFormatter.usesGroupingSeparator = false
      german.numberFormatter.minimumFractionDigits = 2
      #expect(german.string(from: way) == "1234,57 km")
      // One mile, not "1 miles", where the number is rounded.
      let american = formatter("en_US", .providedUnit)
      american.unitStyle = .long
      american.numberFormatter.maximumFractionDigits = 0
      #expect(american.string(from: Measurement(value: 1.2, unit: UnitLength.miles)) == "1 mile")
      let words = NumberFormatter()
      words.locale = Locale(identifier: "en_US")
      words.numberStyle = .spellOut
      american.numberFormatter = words
      #expect(american.string(from: Measurement(value: 42, unit: UnitLength.miles)) == "forty-two miles")
      let significant = NumberFormatter()
      significant.usesSignificantDigits = true
      significant.maximumSignificantDigits = 3
      significant.locale = Locale(identifier: "en_US")
      american.numberFormatter = significant
      #expect(american.string(from: Measurement(value: 12345, unit: UnitLength.miles)) == "12300 miles")
    }

    @Test func namesUnits() {
      let german = formatter("de")
      german.unitStyle = .long
      #expect(german.string(from: UnitLength.kilometers) == "Kilometer")
      #expect(german.string(from: UnitTemperature.celsius) == "Grad Celsius")
      german.unitStyle = .medium
      #expect(german.string(from: UnitMass.kilograms) == "kg")
      #expect(german.string(from: UnitAngle.gradians) == "grad")
      #expect(german.string(from: Unit(symbol: "bottles")) == "bottles")
    }

    @Test func takesUnitsOfAllKinds() {
      let formatter = formatter("de")
      #expect(formatter.string(from: Measurement(value: 3, unit: Unit(symbol: "Kisten"))) == "3 Kisten")
      #expect(formatter.string(from: Measurement(value: 90, unit: UnitDuration.minutes)) == "90 Min.")
      #expect(formatter.string(from: Measurement(value: 2, unit: UnitEnergy.kilocalories)) == "2 kcal")
      #expect(formatter.string(for: NSMeasurement(doubleValue: 2, unit: UnitLength.kilometers)) == "2 km")
      #expect(formatter.string(for: Measurement<Unit>(value: 2, unit: UnitLength.kilometers)) == "2 km")
      #expect(formatter.string(for: "2 km") == nil)
      for number in [Double.nan, .infinity, -1e308] {
        #expect(!formatter.string(from: Measurement(value: number, unit: UnitLength.miles)).isEmpty)
      }
    }

    @Test func followsTheLanguageOfTheTask() {
      let formatter = MeasurementFormatter()
      formatter.unitStyle = .long
      formatter.unitOptions = .providedUnit
      let way = Measurement(value: 1.5, unit: UnitLength.kilometers)
      #expect(withLanguage("de") { formatter.string(from: way) } == "1,5 Kilometer")
      #expect(withLanguage("en") { formatter.string(from: way) } == "1.5 kilometers")
    }

    @Test func makesUnitsForLocales() {
      let american = Locale(identifier: "en_US")
      let japanese = Locale(identifier: "ja_JP")
      #expect(UnitLength(forLocale: american) == .feet)
      #expect(UnitLength(forLocale: japanese) == .meters)
      #expect(UnitLength(forLocale: american, usage: .road) == .miles)
      #expect(UnitLength(forLocale: japanese, usage: .road) == .kilometers)
      #expect(UnitLength(forLocale: american, usage: .focalLength) == .millimeters)
      #expect(UnitTemperature(forLocale: american, usage: .weather) == .fahrenheit)
      #expect(UnitMass(forLocale: Locale(identifier: "en_GB"), usage: .personWeight) == .stones)
      #expect(UnitVolume(forLocale: japanese) == .liters)
      #expect(UnitSpeed(forLocale: american) == .milesPerHour)
      #expect(UnitEnergy(forLocale: american, usage: .food) == .kilocalories)
      #expect(UnitElectricCharge(forLocale: american) == .coulombs)
      #expect(UnitIlluminance(forLocale: Locale(identifier: "nobody's")) == .lux)
    }
  }
#endif
