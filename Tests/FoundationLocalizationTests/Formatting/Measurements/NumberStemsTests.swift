#if !canImport(Darwin)
  @testable import FoundationLocalization
  import LanguageData
  import TestSupport
  import Testing

  @Suite struct NumberStemsTests {
    private typealias Style = FloatingPointFormatStyle<Double>

    @Test func writesTheNumberAsTheStyleDoes() {
      var random = SeededRandom(seed: 11)
      let numbers: [Double] = [0, 1, -1, 0.5, 2.5, -2.345, 1234.5678, -98765.4321, 1e7, 123_456_789, 0.000123]
      for round in 0..<300 {
        let style = Self.style(&random).locale(Locale(identifier: round.isMultiple(of: 2) ? "en_US" : "de_DE"))
        let shape = MeasureShape(
          unit: .named("meter"), width: .abbreviated, numberStems: NumberStems.stems(of: style))
        for number in numbers {
          let text = MeasureFormat(locale: style.locale.identifier, shape: shape).text(of: number)
          #expect(text.map { String($0.dropLast(2)) } == style.format(number), "\(shape.numberStems)")
        }
      }
    }

    @Test func isEmptyWithoutSettings() {
      #expect(NumberStems.stems(of: Style()) == "")
      #expect(NumberStems.stems(of: Style(locale: Locale(identifier: "ar"))) == "")
    }

    @Test func survivesSettingsWithoutSense() {
      let styles: [Style] = [
        .number.scale(.infinity), .number.scale(.nan), .number.scale(0), .number.scale(1e300), .number.scale(-2),
        .number.rounded(rule: .up, increment: -1), .number.rounded(rule: .up, increment: .infinity),
        .number.precision(.fractionLength(-3)), .number.precision(.fractionLength(5000)),
        .number.precision(.significantDigits(0)), .number.precision(.significantDigits(9999)),
        .number.precision(.integerLength(0)), .number.precision(.integerLength(-1)),
        .number.precision(.integerAndFractionLength(integer: 2000, fraction: 2000)),
      ]
      for style in styles {
        let writer = MeasureWriter(
          locale: Locale(identifier: "en_US"), width: .wide, usage: nil, numberStems: NumberStems.stems(of: style))
        #expect(!writer.text(of: 12.5, UnitLength.meters).isEmpty)
      }
    }

    @Test func roundsUnlessTheUsageKnowsBetter() {
      let way = Measurement(value: 5, unit: UnitLength.kilometers)
      let american = Locale(identifier: "en_US")
      #expect(
        way.formatted(
          .measurement(width: .wide, numberFormatStyle: .number.precision(.fractionLength(3))).locale(american))
          == "3.107 miles")
      let height = Measurement(value: 190, unit: UnitLength.centimeters)
      #expect(
        height.formatted(
          .measurement(
            width: .wide, usage: .personHeight, numberFormatStyle: .number.precision(.fractionLength(0))
          ).locale(american)) == "6 feet, 3 inches")
      #expect(
        way.formatted(
          .measurement(width: .wide, usage: .asProvided, numberFormatStyle: .number.sign(strategy: .always()))
            .locale(american)) == "+5 kilometers")
      let far = Measurement(value: 384_400, unit: UnitLength.kilometers)
      #expect(
        far.formatted(
          .measurement(width: .abbreviated, usage: .asProvided, numberFormatStyle: .number.notation(.compactName))
            .locale(american)) == "384K km")
    }

    private static func style(_ random: inout SeededRandom) -> Style {
      var style = Style()
      switch Int.random(in: 0..<7, using: &random) {
      case 0: style = style.precision(.fractionLength(Int.random(in: 0...4, using: &random)))
      case 1: style = style.precision(.fractionLength(1...3))
      case 2: style = style.precision(.significantDigits(Int.random(in: 1...5, using: &random)))
      case 3: style = style.precision(.significantDigits(2...4))
      case 4: style = style.precision(.integerAndFractionLength(integerLimits: 2...6, fractionLimits: 0...2))
      case 5: style = style.precision(.integerLength(3...))
      default: break
      }
      if Bool.random(using: &random) { style = style.grouping(.never) }
      switch Int.random(in: 0..<5, using: &random) {
      case 0: style = style.sign(strategy: .always())
      case 1: style = style.sign(strategy: .always(includingZero: false))
      case 2: style = style.sign(strategy: .never)
      default: break
      }
      if Int.random(in: 0..<4, using: &random) == 0 { style = style.decimalSeparator(strategy: .always) }
      switch Int.random(in: 0..<9, using: &random) {
      case 0: style = style.rounded(rule: .up)
      case 1: style = style.rounded(rule: .down)
      case 2: style = style.rounded(rule: .towardZero)
      case 3: style = style.rounded(rule: .awayFromZero)
      case 4: style = style.rounded(rule: .toNearestOrAwayFromZero)
      case 5: style = style.rounded(rule: .toNearestOrEven, increment: 0.25)
      case 6: style = style.rounded(rule: .up, increment: 5)
      default: break
      }
      switch Int.random(in: 0..<6, using: &random) {
      case 0: style = style.notation(.scientific)
      case 1: style = style.notation(.compactName)
      default: break
      }
      if Int.random(in: 0..<4, using: &random) == 0 { style = style.scale(100) }
      return style
    }
  }
#endif
