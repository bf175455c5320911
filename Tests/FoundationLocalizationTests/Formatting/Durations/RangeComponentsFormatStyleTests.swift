#if !canImport(Darwin)
  import FoundationLocalization
  import Testing

  /// Measured with the toolchain's ICU (76), and looked at.
  @Suite struct RangeComponentsFormatStyleTests {
    private let start = Date(timeIntervalSinceReferenceDate: 0)
    private let american = Locale(identifier: "en_US")

    private var calendar: Calendar {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
      return calendar
    }

    private func text(
      _ seconds: Double, _ style: Date.RangeComponentsFormatStyle.Style, _ locale: String = "en_US",
      fields: Set<Date.RangeComponentsFormatStyle.Field>? = nil
    ) -> String {
      (start..<(start + seconds)).formatted(
        .components(style: style, fields: fields).locale(Locale(identifier: locale)).calendar(calendar))
    }

    @Test func hasFiveStyles() {
      let time = 2 * 3600.0 + 5 * 60
      #expect(text(time, .wide) == "2 hours, 5 minutes")
      #expect(text(time, .abbreviated) == "2 hr, 5 min")
      #expect(text(time, .narrow) == "2hr 5min")
      #expect(text(time, .condensedAbbreviated) == "2h 5m")
      #expect(text(time, .spellOut) == "two hours, five minutes")
    }

    @Test func speaksLanguages() {
      let time = 3 * 86400.0 + 60
      #expect(text(time, .wide, "de") == "3 Tage und 1 Minute")
      #expect(text(time, .wide, "pl") == "3 dni i 1 minuta")
      #expect(text(time, .spellOut, "en_GB") == "three days, one minute")
      #expect(text(time, .wide, "ja") == "3日 1分")
    }

    @Test func agreesInGender() {
      let time = 21 * 3600.0 + 60
      func spelled(_ locale: String) -> String { text(time, .spellOut, locale, fields: [.hour, .minute]) }
      #expect(spelled("es") == "veintiuna horas y un minuto")
      #expect(spelled("fr_CA") == "vingt-et-une heures et une minute")
      #expect(spelled("pt_BR") == "vinte e uma horas e um minuto")
      #expect(spelled("ru") == "двадцать один час одна минута")
      #expect(spelled("cs").hasSuffix("jedna minuta"))
      #expect(spelled("sv").hasSuffix("en minut"))
      #expect(spelled("da").hasSuffix("et minut"))
      // Long words may be broken at soft hyphens.
      #expect(spelled("de_CH").replacing("\u{AD}", with: "") == "einundzwanzig Stunden und eine Minute")
      #expect(text(86400, .spellOut, "de") == "ein Tag")
    }

    @Test func takesOnlyTheFieldsAskedFor() {
      let time = 26 * 3600.0 + 125
      #expect(text(time, .wide, fields: [.hour, .minute]) == "26 hours, 2 minutes")
      #expect(text(time, .wide, fields: [.day]) == "1 day")
      #expect(text(time, .wide, fields: [.week]) == "0 weeks")
      #expect(text(time, .wide, fields: []) == "1 day, 2 hours, 2 minutes, 5 seconds")
      #expect(text(0, .wide) == "0 seconds")
    }

    @Test func countsAsTheCalendarDoes() {
      // February has 28 days, so a month and four days are over.
      let february = start + 31 * 86400
      let style = Date.RangeComponentsFormatStyle(
        style: .wide, locale: american, calendar: calendar, fields: [.month, .day])
      #expect(style.format(february..<(february + 32 * 86400)) == "1 month, 4 days")
      #expect(style.format(start..<(start + 32 * 86400)) == "1 month, 1 day")
    }

    @Test func countsBackward() {
      var style = Date.RangeComponentsFormatStyle(style: .wide, locale: american, calendar: calendar)
      style.isPositive = false
      #expect(style.format(start..<(start + 3660)) == "-1 hour, 1 minute")
      #expect(style.format(start..<start) == "0 seconds")
    }

    @Test func showsTimeAsAClock() {
      func clock(_ seconds: Double, _ locale: String = "en_US") -> String {
        (start..<(start + seconds)).formatted(.timeDuration.locale(Locale(identifier: locale)))
      }
      // A sample of Apple's documentation.
      #expect(clock(95) == "1:35")
      #expect(clock(5.9) == "0:05")
      #expect(clock(3695) == "1:01:35")
      #expect(clock(100 * 3600) == "100:00:00")
      #expect(clock(3695, "fi") == "1.01.35")
    }

    @Test func survivesAllRanges() {
      let ends: [Double] = [0, 1e300, -1e300, .infinity, -.infinity, 1e17, -63_114_076_800]
      for lower in ends {
        for upper in ends where lower <= upper {
          let range = Date(timeIntervalSinceReferenceDate: lower)..<Date(timeIntervalSinceReferenceDate: upper)
          for identifier in [Calendar.Identifier.gregorian, .hebrew, .japanese, .islamicCivil, .chinese] {
            let style = Date.RangeComponentsFormatStyle(
              style: .narrow, locale: Locale(identifier: "xx"), calendar: Calendar(identifier: identifier),
              fields: [.year, .hour])
            #expect(!style.format(range).isEmpty)
          }
          #expect(!range.formatted(.timeDuration).isEmpty)
        }
      }
    }

    @Test func isCodable() throws {
      let style = Date.RangeComponentsFormatStyle(
        style: .spellOut, locale: american, calendar: calendar, fields: [.day, .hour])
      let decoded = try JSONDecoder().decode(
        Date.RangeComponentsFormatStyle.self, from: JSONEncoder().encode(style))
      #expect(decoded == style)
      #expect(decoded.format(start..<(start + 90000)) == "one day, one hour")
    }

    @Test func leavesFoundationsNameAlone() {
      let fields: Set<Date.ComponentsFormatStyle.Field> = [.day, .hour]
      let style: Date.ComponentsFormatStyle.Style = .wide
      #expect(text(90000, style, fields: fields) == "1 day, 1 hour")
    }

    @Test func servesManyThreads() async {
      let wrong = await withTaskGroup(of: Int.self) { group in
        for _ in 0..<8 {
          group.addTask { [self] in
            (0..<200).count { index in
              index.isMultiple(of: 2)
                ? text(3660, .spellOut) != "one hour, one minute"
                : text(3660, .wide, "de") != "1 Stunde und 1 Minute"
            }
          }
        }
        return await group.reduce(0, +)
      }
      #expect(wrong == 0)
    }
  }
#endif
