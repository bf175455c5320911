#if !canImport(Darwin)
  import FoundationLocalization
  import TestSupport
  import Testing

  @Suite("Recordings of Date.ComponentsFormatStyle", .enabled(if: FormatVector.exist, "needs the recordings"))
  struct RangeComponentsVectorTests {
    @Test func differOnlyWhereListed() throws {
      let faults = try FormatVectorPage().faults(of: "Date.ComponentsFormatStyle", format: formatted)
      #expect(faults == [])
    }

    private func formatted(_ vector: FormatVector) -> String? {
      guard let start = vector.input["start"]?.text, let end = vector.input["end"]?.text,
        let options = vector.options, let styleName = options["style"]?.text,
        let style = Self.styles[styleName], let locale = vector.locale,
        let lower = date(start), let upper = date(end)
      else { return nil }
      var calendar = Calendar(identifier: vector.input["calendar"]?.text == "coptic" ? .coptic : .gregorian)
      guard let zone = TimeZone(secondsFromGMT: vector.input["timeZone"] == nil ? 0 : -7 * 3600) else { return nil }
      calendar.timeZone = zone
      let fields = (options["fields"]?.texts).map { Set($0.compactMap { Self.fields[$0] }) }
      return (lower..<upper).formatted(
        Date.RangeComponentsFormatStyle(
          style: style, locale: Locale(identifier: locale), calendar: calendar, fields: fields))
    }

    private func date(_ text: String) -> Date? {
      let isLocal = text.hasSuffix(" local")
      let zone = isLocal ? text.replacing(" local", with: "-07:00") : text
      return try? Date(zone, strategy: .iso8601)
    }

    private static let styles: [String: Date.RangeComponentsFormatStyle.Style] = [
      "wide": .wide, "abbreviated": .abbreviated, "narrow": .narrow, "condensedAbbreviated": .condensedAbbreviated,
      "spellOut": .spellOut,
    ]

    private static let fields: [String: Date.RangeComponentsFormatStyle.Field] = [
      "year": .year, "month": .month, "week": .week, "day": .day, "hour": .hour, "minute": .minute, "second": .second,
    ]
  }
#endif
