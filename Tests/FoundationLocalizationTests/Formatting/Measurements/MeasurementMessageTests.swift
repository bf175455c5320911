#if !canImport(Darwin)
  // Both, as in sources that are written for Apple's systems too: what open Foundation has by the same names, empty or
  // unavailable, must not get in the way.
  import Foundation
  import FoundationLocalization
  import Testing

  @Suite struct MeasurementMessageTests {
    private let way = Measurement(value: 5.5, unit: UnitLength.kilometers)

    @Test func standsInMessages() {
      let german = Locale(identifier: "de")
      let text = String(
        localized: "Run \(way, format: .measurement(width: .wide, usage: .asProvided)) today", locale: german)
      #expect(text == "Run 5,5 Kilometer today")
      let start = Date(timeIntervalSinceReferenceDate: 0)
      let time = String(
        localized: "Lasts \(start..<(start + 7500), format: .components(style: .wide, fields: [.hour, .minute]))",
        locale: german)
      #expect(time == "Lasts 2 Stunden und 5 Minuten")
    }

    @Test func isNotAmbiguousWithFoundation() {
      let formatter: MeasurementFormatter = MeasurementFormatter()
      formatter.unitOptions = [.providedUnit]
      let options: MeasurementFormatter.UnitOptions = .naturalScale
      #expect(formatter.unitOptions != options)
      let components: DateComponentsFormatter = DateComponentsFormatter()
      components.unitsStyle = DateComponentsFormatter.UnitsStyle.full
      let style: Measurement<UnitLength>.FormatStyle = .init(width: .wide)
      #expect(style.usage == .general)
      let fields: Set<Date.ComponentsFormatStyle.Field> = [.day]
      #expect(Date.RangeComponentsFormatStyle(style: .wide, fields: fields).fields == fields)
      #expect(Date.RelativeFormatStyle(allowedFields: fields).allowedFields == fields)
      #expect(UnitLength(forLocale: Locale(identifier: "en_US"), usage: .road) == .miles)
    }
  }
#endif
