#if !canImport(Darwin)
  import FoundationLocalization
  import Testing

  /// Measured with the toolchain's ICU (76), and looked at.
  @Suite struct MeasurementFormatStyleTests {
    private let american = Locale(identifier: "en_US")
    private let german = Locale(identifier: "de_DE")

    @Test func prefersTheUnitsOfTheLocale() {
      let way = Measurement(value: 12, unit: UnitLength.kilometers)
      #expect(way.formatted(.measurement(width: .wide).locale(american)) == "7.5 miles")
      #expect(way.formatted(.measurement(width: .abbreviated).locale(american)) == "7.5 mi")
      #expect(way.formatted(.measurement(width: .narrow).locale(american)) == "7.5mi")
      #expect(way.formatted(.measurement(width: .wide).locale(german)) == "12 Kilometer")
    }

    @Test func keepsTheUnitAsProvided() {
      let way = Measurement(value: 1234.5, unit: UnitLength.kilometers)
      #expect(way.formatted(.measurement(width: .wide, usage: .asProvided).locale(american)) == "1,234.5 kilometers")
      #expect(way.formatted(.measurement(width: .abbreviated, usage: .asProvided).locale(german)) == "1.234,5 km")
    }

    @Test func choosesUnitsByUsage() {
      let height = Measurement(value: 1.7, unit: UnitLength.meters)
      #expect(
        height.formatted(.measurement(width: .wide, usage: .personHeight).locale(american)) == "5 feet, 6.9 inches")
      #expect(
        height.formatted(.measurement(width: .wide, usage: .personHeight).locale(Locale(identifier: "fr_FR")))
          == "1\u{A0}mètre et 70\u{A0}centimètres")
      let rain = Measurement(value: 2, unit: UnitLength.centimeters)
      #expect(rain.formatted(.measurement(width: .abbreviated, usage: .rainfall).locale(german)) == "20 mm")
      let snack = Measurement(value: 500, unit: UnitEnergy.kilojoules)
      #expect(snack.formatted(.measurement(width: .wide, usage: .food).locale(american)) == "120 Calories")
      let air = Measurement(value: 1013, unit: UnitPressure.hectopascals)
      #expect(air.formatted(.measurement(width: .abbreviated, usage: .barometric).locale(american)) == "30 inHg")
      let view = Measurement(value: 800, unit: UnitLength.meters)
      #expect(view.formatted(.measurement(width: .abbreviated, usage: .visibility).locale(german)) == "800 m")
      let gust = Measurement(value: 20, unit: UnitSpeed.metersPerSecond)
      #expect(gust.formatted(.measurement(width: .abbreviated, usage: .wind).locale(american)) == "45 mph")
      let adult = Measurement(value: 70, unit: UnitMass.kilograms)
      #expect(adult.formatted(.measurement(width: .abbreviated, usage: .personWeight).locale(american)) == "154 lb")
      let drink = Measurement(value: 0.5, unit: UnitVolume.liters)
      #expect(drink.formatted(.measurement(width: .wide, usage: .liquid).locale(german)) == "500\u{A0}Milliliter")
    }

    @Test func hidesTheScaleOnlyOfTemperaturesThatKeepIt() {
      let fever = Measurement(value: 39.5, unit: UnitTemperature.celsius)
      let kept = Measurement<UnitTemperature>.FormatStyle(
        width: .wide, locale: german, usage: .asProvided, hidesScaleName: true)
      #expect(fever.formatted(kept) == "39,5 Grad")
      #expect(fever.formatted(.measurement(hidesScaleName: true).locale(american)) == "103°F")
      var style = kept
      style.hidesScaleName = false
      #expect(fever.formatted(style) == "39,5 Grad Celsius")
    }

    @Test func obeysTheLocalesKeywords() {
      let way = Measurement(value: 3, unit: UnitLength.miles)
      let metric = Locale(identifier: "en_US@measure=metric")
      #expect(way.formatted(.measurement(width: .abbreviated).locale(metric)) == "4.8 km")
      let eastern = Locale(identifier: "ar@numbers=arab")
      #expect(way.formatted(.measurement(width: .wide, usage: .asProvided).locale(eastern)) == "٣ أميال")
    }

    @Test func looksAtTheLocaleOfTheTask() {
      let way = Measurement(value: 2, unit: UnitLength.kilometers)
      let texts = ["de", "ja"].map { language in
        withLanguage(language) { way.formatted(.measurement(width: .wide, usage: .asProvided)) }
      }
      #expect(texts == ["2 Kilometer", "2キロメートル"])
    }

    @Test func isCodable() throws {
      let style = Measurement<UnitTemperature>.FormatStyle(
        width: .narrow, locale: german, usage: .weather, hidesScaleName: true,
        numberFormatStyle: .number.grouping(.never).sign(strategy: .always()))
      let encoded = try JSONEncoder().encode(style)
      let decoded = try JSONDecoder().decode(Measurement<UnitTemperature>.FormatStyle.self, from: encoded)
      #expect(decoded == style)
      #expect(decoded.hashValue == style.hashValue)
      #expect(decoded != style.locale(american))
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(
          MeasurementFormatUnitUsage<UnitLength>.self, from: Data(#"{"purpose":"default unit/foot"}"#.utf8))
      }
    }

    @Test func tellsTheNumberFromTheUnit() {
      let style = Measurement<UnitLength>.FormatStyle(width: .wide, locale: german, usage: .asProvided).attributed
      let text = style.format(Measurement(value: -1234.5, unit: .meters))
      #expect(String(text.characters) == "-1.234,5 Meter")
      let values = text.runs[\.measurement].map { (String(text[$0.1].characters), $0.0) }
      #expect(values.map(\.0) == ["-1.234,5", " ", "Meter"])
      #expect(values.map(\.1) == [.value, nil, .unit])
      let symbols = text.runs[\.numberSymbol].compactMap { $0.0 == nil ? nil : String(text[$0.1].characters) }
      #expect(symbols == ["-", ".", ","])
      #expect(text.runs.contains { $0.numberPart == .fraction && String(text[$0.range].characters) == "5" })
      var narrow = style
      narrow.width = .narrow
      #expect(narrow.usage == .asProvided)
      #expect(String(narrow.format(Measurement(value: 3, unit: .feet)).characters) == "3 ft")
      #expect(String(narrow.locale(american).format(Measurement(value: 3, unit: .feet)).characters) == "3′")
    }

    @Test func writesAmountsOfData() {
      let file = Measurement(value: 1.5, unit: UnitInformationStorage.megabytes)
      #expect(file.formatted(.byteCount(style: .file).locale(american)) == "1.5 MB")
      #expect(file.formatted(.byteCount(style: .file, allowedUnits: .kb).locale(german)) == "1.500 kB")
      #expect(file.formatted(.measurement(width: .wide, usage: .asProvided).locale(american)) == "1.5 megabytes")
      let drive = Measurement(value: 2, unit: UnitInformationStorage.gibibytes)
      #expect(drive.formatted(.measurement(width: .wide, usage: .asProvided).locale(german)) == "2 Gibibyte")
      #expect(drive.formatted(.measurement(width: .abbreviated, usage: .asProvided).locale(german)) == "2 GiB")
      let attributed = Measurement<UnitInformationStorage>.FormatStyle.ByteCount(
        style: .file, allowedUnits: .all, spellsOutZero: true, includesActualByteCount: false, locale: german
      ).attributed
      let text = attributed.format(file)
      #expect(String(text.characters) == "1,5 MB")
      #expect(text.runs.contains { $0.byteCount == .unit(.mb) && String(text[$0.range].characters) == "MB" })
      #expect(String(attributed.locale(american).format(file).characters) == "1.5 MB")
      // More than 64 bits can count.
      let all = Measurement(value: 3, unit: UnitInformationStorage.yottabytes)
      #expect(all.formatted(.byteCount(style: .file).locale(german)) == "3 YB")
      let none = Measurement(value: .nan, unit: UnitInformationStorage.bytes)
      #expect(none.formatted(.byteCount(style: .memory).locale(american)).contains("NaN"))
    }
  }
#endif
