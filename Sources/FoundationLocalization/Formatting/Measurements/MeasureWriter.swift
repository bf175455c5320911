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
      way(of: value, unit).flatMap { $0.format.text(of: $0.value) } ?? parts(of: value, symbol: unit.symbol).text
    }

    func parts(of value: Double, _ unit: Dimension) -> FormattedMeasure {
      way(of: value, unit).flatMap { $0.format.parts(of: $0.value) } ?? parts(of: value, symbol: unit.symbol)
    }

    /// How to have ICU write it; nil if it cannot.
    private func way(of value: Double, _ unit: Dimension) -> (format: MeasureFormat, value: Double)? {
      let usage = usage(for: value)
      if let identifier = KnownUnits.identifier(of: unit) {
        if width == .abbreviated, KnownUnits.hasNoAbbreviation(identifier) { return nil }
        let isBare = hidesScale && usage == nil && unit is UnitTemperature
        return (format(isBare ? .degrees : .named(identifier), usage: usage), value)
      }
      guard let usage, let base = KnownUnits.base(of: unit) else { return nil }
      return (format(.named(base.identifier), usage: usage), unit.converter.baseUnitValue(fromValue: value))
    }

    private func format(_ unit: MeasureShape.Unit, usage: String?) -> MeasureFormat {
      MeasureFormat(
        locale: locale.identifier,
        shape: MeasureShape(unit: unit, width: width, usage: usage, numberStems: numberStems))
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
        format(.none, usage: nil).parts(of: value) ?? FormattedMeasure(text: value.description, spans: [])
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
