#if !canImport(Darwin)
  import Foundation
  import LanguageData

  /// Writes a number and a unit, by whatever knows the unit: ICU under CLDR's name for it, ICU after a conversion to the
  /// base unit of its class, or its symbol.
  struct MeasureWriter {
    var locale: Locale
    var width: MeasureShape.Width
    var usage: String?
    var hidesScale = false
    /// How the number is written, as stems of an ICU number skeleton; empty for what is usual.
    var numberStems = ""

    func text(of value: Double, _ unit: Dimension) -> String {
      for way in ways(of: value, unit) {
        if let text = way.format.text(of: way.value) { return text }
      }
      return parts(of: value, symbol: unit.symbol).text
    }

    func parts(of value: Double, _ unit: Dimension) -> FormattedMeasure {
      for way in ways(of: value, unit) {
        if let parts = way.format.parts(of: way.value) { return parts }
      }
      return parts(of: value, symbol: unit.symbol)
    }

    /// The ways to have ICU write it, best first.
    private func ways(of value: Double, _ unit: Dimension) -> [(format: MeasureFormat, value: Double)] {
      let usage = usage(for: value)
      if let identifier = KnownUnits.identifier(of: unit) {
        if width == .abbreviated, KnownUnits.hasNoAbbreviation(identifier) { return [] }
        let isBare = hidesScale && usage == nil && unit is UnitTemperature
        return formats(isBare ? .degrees : .named(identifier), usage: usage).map { ($0, value) }
      }
      guard let usage, let base = KnownUnits.base(of: unit) else { return [] }
      let converted = unit.converter.baseUnitValue(fromValue: value)
      return formats(.named(base.identifier), usage: usage).map { ($0, converted) }
    }

    /// As the number style says, else, if ICU cannot do what it says, as is usual.
    private func formats(_ unit: MeasureShape.Unit, usage: String?) -> [MeasureFormat] {
      (numberStems.isEmpty ? [""] : [numberStems, ""]).map {
        MeasureFormat(
          locale: locale.identifier, shape: MeasureShape(unit: unit, width: width, usage: usage, numberStems: $0))
      }
    }

    /// ICU counts the larger unit of two, as in feet and inches, in 64 bits, and writes nonsense beyond.
    private func usage(for value: Double) -> String? {
      let isCountable = abs(value) < 1e15
      return usage == "person-height" && !isCountable ? "person" : usage
    }

    /// With a symbol in the place of a name.
    func parts(of value: Double, symbol: String) -> FormattedMeasure {
      // Not by the style itself, which stops the program when it is told a negative length.
      let number =
        formats(.none, usage: nil).lazy.compactMap { $0.parts(of: value) }.first
        ?? FormattedMeasure(text: value.description, spans: [])
      let space = width == .narrow ? "" : " "
      let text = "\(number.text)\(space)\(symbol)"
      let start = number.text.utf16.count + space.utf16.count
      let place = start..<text.utf16.count
      return FormattedMeasure(
        text: text, spans: number.spans + (place.isEmpty ? [] : [.init(part: .unit, range: place)]),
        number: number.number)
    }
  }

  extension Measurement.FormatStyle.UnitWidth where UnitType: Dimension {
    var measureWidth: MeasureShape.Width {
      switch option {
      case .wide: .wide
      case .abbreviated: .abbreviated
      case .narrow: .narrow
      }
    }
  }
#endif
