#if canImport(_FoundationICU)
  import Testing

  @testable import LanguageData

  @Suite struct MeasureUnitsTests {
    /// ICU has two faces for units, one by identifiers and one by numbers; they must mean the same units.
    @Test func meansTheSameByNumberAndIdentifier() {
      #expect(MeasureUnitNumbers.known.count > 120)
      for identifier in MeasureUnitNumbers.known {
        guard let number = MeasureUnitNumbers.number(of: identifier) else { continue }
        #expect(MeasureUnitNumbers.identifier(of: number) == identifier)
        let counted = MeasureFormat(locale: "en", shape: MeasureShape(unit: .named(identifier), width: .wide))
          .text(of: 2)
        let name = MeasureUnits.name(of: identifier, width: .wide, locale: "en")
        #expect(name != nil && counted == name.map { "2 \($0)" }, "\(identifier)")
      }
    }

    @Test func namesUnitsInLanguages() {
      #expect(MeasureUnits.name(of: "kilometer", width: .wide, locale: "de") == "Kilometer")
      #expect(MeasureUnits.name(of: "kilometer", width: .wide, locale: "pl") == "kilometry")
      #expect(MeasureUnits.name(of: "kilometer", width: .abbreviated, locale: "ru") == "км")
      #expect(MeasureUnits.name(of: "nonsense", width: .wide, locale: "de") == nil)
    }

    @Test func knowsWhatLocalesPrefer() {
      #expect(MeasureUnits.preferred(for: "length", locale: "en_US") == "foot")
      #expect(MeasureUnits.preferred(for: "length", usage: "large", locale: "en_GB") == "mile")
      #expect(MeasureUnits.preferred(for: "temperature", locale: "en_US") == "fahrenheit")
      #expect(MeasureUnits.preferred(for: "temperature", locale: "de") == "celsius")
      #expect(MeasureUnits.preferred(for: "nonsense", locale: "de") == nil)
      #expect(MeasureUnits.kind(of: "kilometer") == "length")
      #expect(MeasureUnits.kind(of: "nonsense") == nil)
    }

    @Test func tellsTheNumberAsItIsWritten() {
      let shape = MeasureShape(unit: .named("kilometer"), width: .wide, usage: "road")
      let parts = MeasureFormat(locale: "en_US", shape: shape).parts(of: 8)
      #expect(parts?.text == "5 miles")
      #expect(parts?.number == 5)
      #expect(parts?.spans.map(\.part) == [.integer, .unit])
    }
  }
#endif
