#if !canImport(Darwin)
  import FoundationLocalization
  import Testing

  @Suite struct DateComponentsFormatterTests {
    private func formatter(
      _ style: DateComponentsFormatter.UnitsStyle, _ units: NSCalendar.Unit = [], locale: String = "en_US"
    ) -> DateComponentsFormatter {
      let formatter = DateComponentsFormatter()
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
      calendar.locale = Locale(identifier: locale)
      formatter.calendar = calendar
      formatter.unitsStyle = style
      formatter.allowedUnits = units
      formatter.referenceDate = Date(timeIntervalSinceReferenceDate: 0)
      return formatter
    }

    /// As published of Apple's systems, but for the hour, which depends on the time zone.
    @Test func writesAsAppleDoes() {
      let time: TimeInterval = 200_000_000
      #expect(formatter(.abbreviated).string(from: time) == "6y 4mo 3d 19h 33m 20s")
      #expect(formatter(.short).string(from: time) == "6 yrs, 4 mths, 3 days, 19 hr, 33 min, 20 sec")
      #expect(formatter(.full).string(from: time) == "6 years, 4 months, 3 days, 19 hours, 33 minutes, 20 seconds")
      #expect(formatter(.brief).string(from: time) == "6yrs 4mths 3days 19hr 33min 20sec")
      #expect(
        formatter(.spellOut).string(from: time)
          == "six years, four months, three days, nineteen hours, thirty-three minutes, twenty seconds")
      #expect(formatter(.positional).string(from: time) == "6y 4mo 0w 3d 19:33:20")
    }

    @Test func showsClocks() {
      let clock: NSCalendar.Unit = [.hour, .minute, .second]
      #expect(formatter(.positional, clock).string(from: 3610) == "1:00:10")
      #expect(formatter(.positional, clock).string(from: 70) == "1:10")
      #expect(formatter(.positional, clock).string(from: 5) == "5")
      #expect(formatter(.positional, clock, locale: "fi").string(from: 3610) == "1.00.10")
      let padded = formatter(.positional, [.minute, .second])
      padded.zeroFormattingBehavior = .pad
      #expect(padded.string(from: 5) == "0:05")
      #expect(padded.string(from: -65) == "-1:05")
      #expect(formatter(.positional, [.hour, .second]).string(from: 3610) == "1h 10s")
    }

    @Test func dropsZeros() {
      let units: NSCalendar.Unit = [.day, .hour, .minute, .second]
      func text(_ seconds: TimeInterval, _ behavior: DateComponentsFormatter.ZeroFormattingBehavior) -> String? {
        let formatter = formatter(.abbreviated, units)
        formatter.zeroFormattingBehavior = behavior
        return formatter.string(from: seconds)
      }
      // Samples of Apple's documentation.
      #expect(text(600, .dropLeading) == "10m 0s")
      #expect(text(3605, .dropMiddle) == "0d 1h 5s")
      #expect(text(3600, .dropTrailing) == "0d 1h")
      #expect(text(3600, .pad) == "0d 1h 0m 0s")
      #expect(text(3610, .default) == "1h 10s")
      #expect(text(0, .default) == "0s")
      #expect(text(0, []) == "0d 0h 0m 0s")
      let positional = formatter(.positional, units)
      positional.zeroFormattingBehavior = .pad
      #expect(positional.string(from: 3600) == "0d 1:00:00")
    }

    @Test func limitsUnits() {
      let formatter = formatter(.abbreviated, [.hour, .minute, .second])
      formatter.maximumUnitCount = 2
      #expect(formatter.string(from: 4230) == "1h 10m")
      #expect(formatter.string(from: 630) == "10m 30s")
      formatter.maximumUnitCount = 0
      formatter.collapsesLargestUnit = true
      #expect(formatter.string(from: 63) == "63s")
      #expect(formatter.string(from: 3723) == "62m 3s")
      #expect(formatter.string(from: 125) == "2m 5s")
      let fractional = self.formatter(.full, [.hour])
      fractional.allowsFractionalUnits = true
      #expect(fractional.string(from: 5400) == "1.5 hours")
      #expect(fractional.string(from: 7200) == "2 hours")
    }

    @Test func countsComponents() {
      let german = formatter(.full, locale: "de")
      #expect(german.string(from: DateComponents(hour: 2, minute: 5)) == "2 Stunden und 5 Minuten")
      #expect(german.string(from: DateComponents(minute: 90)) == "90 Minuten")
      german.allowedUnits = [.hour, .minute]
      #expect(german.string(from: DateComponents(minute: 90)) == "1 Stunde und 30 Minuten")
      #expect(german.string(for: DateComponents(minute: 61)) == "1 Stunde und 1 Minute")
      #expect(german.string(for: 3) == nil)
      // January has 31 days.
      german.allowedUnits = [.day]
      #expect(german.string(from: DateComponents(month: 1)) == "31 Tage")
    }

    @Test func followsTheLanguageOfTheTask() {
      let text = withLanguage("de") {
        DateComponentsFormatter.localizedString(from: DateComponents(hour: 3), unitsStyle: .full)
      }
      #expect(text == "3 Stunden")
    }

    @Test func survivesAllTimes() {
      for style in [DateComponentsFormatter.UnitsStyle.positional, .spellOut, .full] {
        let formatter = formatter(style, locale: "xx_YY")
        for time in [Double.nan, .infinity, -.infinity, 1e300, -1e20, 0, -0.5] {
          #expect(formatter.string(from: time)?.isEmpty == false)
        }
        for count in [Int.max, .min, 0] {
          #expect(formatter.string(from: DateComponents(year: count, second: count))?.isEmpty == false)
        }
        #expect(formatter.string(from: .distantFuture, to: .distantPast)?.isEmpty == false)
        #expect(formatter.string(from: DateComponents())?.isEmpty == false)
      }
    }
  }
#endif
