#if !canImport(Darwin)
  @testable import FoundationLocalization
  import LanguageData
  import TestSupport
  import Testing

  /// Units of all kinds, numbers of all sizes, locales that nobody knows.
  @Suite struct MeasureWriterTests {
    private static let locales = [
      "en_US", "de", "ar_EG", "hi", "fr_CA", "zh-Hant", "", "xx_YY", "not a locale", "en@x=y",
    ]

    @Test func knowsFoundationsUnits() {
      // Without names in CLDR 46; they have identifiers for conversions.
      let nameless = ["slug", "coulomb", "pint-imperial"]
      for kind in KnownUnits.all {
        for (unit, identifier) in kind.units {
          #expect(KnownUnits.identifier(of: unit) == identifier)
          let shape = MeasureShape(unit: .named(identifier), width: .wide)
          let isNamed = MeasureFormat(locale: "en", shape: shape).text(of: 2) != nil
          #expect(isNamed != nameless.contains(identifier), "\(identifier)")
        }
      }
      #expect(KnownUnits.all.count == 22)
      #expect(KnownUnits.all.map(\.units.count).reduce(0, +) > 170)
    }

    /// What ICU takes for the unit must be of the size that Foundation takes it for.
    @Test func meansTheSameUnitsAsICU() throws {
      // A pint is a metric one on Apple's systems, too; Foundation's cup is that of food labels.
      let other = ["pint-metric", "cup", "parsec", "light-year"]
      let style = FloatingPointFormatStyle<Double>.number.precision(.significantDigits(12)).grouping(.never)
      let stems = NumberStems.stems(of: style)
      for kind in KnownUnits.all {
        guard let base = kind.base else { continue }
        for (unit, identifier) in kind.units where !other.contains(identifier) {
          // Both in the unit that the locale prefers.
          let texts = [(identifier, 1.0), (base.identifier, unit.converter.baseUnitValue(fromValue: 1))].map {
            MeasureFormat(
              locale: "en_001",
              shape: MeasureShape(unit: .named($0.0), width: .wide, usage: "default", numberStems: stems)
            ).text(of: $0.1)
          }
          guard let first = texts[0], let second = texts[1], first.suffix(4) == second.suffix(4) else { continue }
          let numbers = [first, second].map { Double($0.prefix { "0123456789.-".contains($0) }) ?? .nan }
          guard identifier != base.identifier, first.filter(\.isLetter) == second.filter(\.isLetter) else { continue }
          // Foundation's factors have three digits or more.
          #expect(abs(numbers[0] - numbers[1]) <= abs(numbers[1]) * 0.002, "\(identifier): \(first), \(second)")
        }
      }
    }

    @Test func writesSymbolsOfUnitsThatNobodyKnows() {
      let german = MeasureWriter(locale: Locale(identifier: "de"), width: .wide, usage: nil)
      let smoot = UnitLength(symbol: "smoot", converter: UnitConverterLinear(coefficient: 1.7018))
      #expect(german.text(of: 364.4, smoot) == "364,4 smoot")
      let narrow = MeasureWriter(locale: Locale(identifier: "de"), width: .narrow, usage: nil)
      #expect(narrow.text(of: 364.4, smoot) == "364,4smoot")
      #expect(german.text(of: 3, UnitElectricCharge.milliampereHours) == "3 mAh")
      #expect(german.text(of: 3, UnitAngle.gradians) == "3 grad")
      // Units of Foundation's classes can be converted to what the locale prefers.
      let general = MeasureWriter(locale: Locale(identifier: "de"), width: .wide, usage: "default")
      #expect(general.text(of: 10, smoot) == "17 Meter")
      #expect(general.text(of: 3, UnitArea.ares) == "300 Quadratmeter")
      // Not Foundation's, though it has its symbol.
      let foot = UnitLength(symbol: "ft", converter: UnitConverterLinear(coefficient: 0.2865))
      #expect(german.text(of: 2, foot) == "2 ft")
      #expect(german.text(of: 2, UnitLength.feet) == "2 Fuß")
      // CLDR has no preferences for these.
      #expect(general.text(of: 230, UnitElectricPotentialDifference.volts) == "230\u{A0}Volt")
      // Of a class of its own, whose base unit must not be asked for.
      #expect(general.text(of: 2, Loudness(symbol: "sone", converter: UnitConverter())) == "2 sone")
    }

    @Test func survivesEveryNumber() {
      let numbers: [Double] = [
        .nan, .infinity, -.infinity, 0, -0.0, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
        .leastNonzeroMagnitude,
        1e18, -1e19, 9.3e18, 0.1, -273.15,
      ]
      let units: [Dimension] = [
        UnitLength.meters, UnitTemperature.fahrenheit, UnitFuelEfficiency.milesPerGallon, UnitMass.slugs,
        UnitElectricCharge.ampereHours, Loudness(symbol: "", converter: UnitConverter()), UnitDuration.picoseconds,
      ]
      for locale in Self.locales {
        for usage in [nil, "default", "person-height", "person", "road", "food", "nonsense", "two words"] {
          let writer = MeasureWriter(locale: Locale(identifier: locale), width: .abbreviated, usage: usage)
          for unit in units {
            for number in numbers {
              let text = writer.text(of: number, unit)
              #expect(!text.isEmpty)
              #expect(writer.parts(of: number, unit).text == text)
            }
          }
        }
      }
      let american = MeasureWriter(locale: Locale(identifier: "en_US"), width: .wide, usage: "person-height")
      #expect(american.text(of: .infinity, UnitLength.meters) == "∞ inches")
      #expect(american.text(of: .nan, UnitLength.meters) == "NaN inches")
      #expect(!american.text(of: 1e300, UnitLength.meters).contains("feet"))
    }

    @Test func servesManyThreads() async {
      let expected = ["en_US": "3.1 miles", "de": "5 Kilometer", "ja": "5キロメートル", "ar": "٥ كيلومترات"]
      let wrong = await withTaskGroup(of: Int.self) { group in
        for start in 0..<8 {
          group.addTask {
            (0..<400).count { index in
              let locales = expected.keys.sorted()
              let locale = locales[(start + index) % locales.count]
              // The digits of Arabic depend on the data's idea of the region.
              let writer = MeasureWriter(
                locale: Locale(identifier: locale == "ar" ? "ar@numbers=arab" : locale), width: .wide, usage: "default")
              return writer.text(of: 5, UnitLength.kilometers) != expected[locale]
            }
          }
        }
        return await group.reduce(0, +)
      }
      #expect(wrong == 0)
    }

    /// It forgets its base unit, as classes of others may: asking for it stops the program.
    private final class Loudness: Dimension, @unchecked Sendable {}
  }
#endif
