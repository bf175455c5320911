#if !canImport(Darwin)
  import FoundationLocalization
  import TestSupport
  import Testing

  @Suite("Recordings of Measurement.FormatStyle", .enabled(if: FormatVector.exist, "needs the recordings"))
  struct MeasurementVectorTests {
    @Test func differOnlyWhereListed() throws {
      let faults = try FormatVectorPage().faults(of: "Measurement.FormatStyle", format: formatted)
      #expect(faults == [])
    }

    private func formatted(_ vector: FormatVector) -> String? {
      guard let value = vector.input["value"]?.number, let unit = vector.input["unit"]?.text else { return nil }
      switch unit {
      case "UnitLength.centimeters": return formatted(value, UnitLength.centimeters, vector)
      case "UnitLength.feet": return formatted(value, UnitLength.feet, vector)
      case "UnitLength.kilometers": return formatted(value, UnitLength.kilometers, vector)
      case "UnitMass.kilograms": return formatted(value, UnitMass.kilograms, vector)
      case "UnitMass.pounds": return formatted(value, UnitMass.pounds, vector)
      case "UnitSpeed.kilometersPerHour": return formatted(value, UnitSpeed.kilometersPerHour, vector)
      case "UnitEnergy.kilowattHours": return formatted(value, UnitEnergy.kilowattHours, vector)
      case "UnitTemperature.celsius": return formatted(value, UnitTemperature.celsius, vector)
      case "UnitTemperature.fahrenheit": return formatted(value, UnitTemperature.fahrenheit, vector)
      case "UnitVolume.pints": return formatted(value, UnitVolume.pints, vector)
      default: return nil
      }
    }

    private func formatted<UnitType: Dimension>(
      _ value: Double, _ unit: UnitType, _ vector: FormatVector
    ) -> String? {
      guard let options = vector.options, let width = options["width"]?.text, let usage = options["usage"]?.text,
        let locale = vector.locale,
        // Styles are Codable; so are their parts, in Foundation's words.
        let usage = try? JSONDecoder().decode(
          MeasurementFormatUnitUsage<UnitType>.self, from: Data(#"{"purpose":"\#(usage)"}"#.utf8))
      else { return nil }
      var style = Measurement<UnitType>.FormatStyle(
        width: width == "wide" ? .wide : width == "narrow" ? .narrow : .abbreviated,
        locale: Locale(identifier: locale), usage: usage)
      if options["hidesScaleName"]?.bool == true,
        var temperatures = style as? Measurement<UnitTemperature>.FormatStyle
      {
        temperatures.hidesScaleName = true
        style = temperatures as? Measurement<UnitType>.FormatStyle ?? style
      }
      return Measurement(value: value, unit: unit).formatted(style)
    }
  }
#endif
