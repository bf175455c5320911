import FoundationLocalization
import Testing

@Suite("RelativeDateTimeFormatter")
struct RelativeDateTimeFormatterTests {
  private static let now = Date(timeIntervalSinceReferenceDate: 700_000_000)

  private func formatter(
    _ locale: String, _ style: RelativeDateTimeFormatter.DateTimeStyle = .numeric,
    _ units: RelativeDateTimeFormatter.UnitsStyle = .full
  ) throws -> RelativeDateTimeFormatter {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    calendar.locale = Locale(identifier: locale)
    let formatter = RelativeDateTimeFormatter()
    formatter.calendar = calendar
    formatter.dateTimeStyle = style
    formatter.unitsStyle = units
    return formatter
  }

  @Test func saysTheLargestUnit() throws {
    let english = try formatter("en_US")
    let days = { (count: Double) in Self.now.addingTimeInterval(count * 86_400) }
    #expect(english.localizedString(for: days(-14), relativeTo: Self.now) == "2 weeks ago")
    #expect(english.localizedString(for: days(1.5), relativeTo: Self.now) == "in 1 day")
    #expect(english.localizedString(for: days(-1.9), relativeTo: Self.now) == "1 day ago")
    #expect(english.localizedString(for: days(400), relativeTo: Self.now) == "in 1 year")
    #expect(english.localizedString(for: Self.now, relativeTo: Self.now) == "in 0 seconds")
    #expect(english.localizedString(fromTimeInterval: -3_661) == "1 hour ago")
    #expect(english.localizedString(fromTimeInterval: .nan) == "in 0 seconds")
  }

  @Test func usesNames() throws {
    let english = try formatter("en_US", .named)
    #expect(english.localizedString(from: DateComponents(day: -1)) == "yesterday")
    #expect(english.localizedString(from: DateComponents(day: 1)) == "tomorrow")
    #expect(english.localizedString(from: DateComponents(year: 1)) == "next year")
    #expect(english.localizedString(from: DateComponents(day: -2)) == "2 days ago")
    #expect(english.localizedString(from: DateComponents(second: 0)) == "now")
    english.formattingContext = .beginningOfSentence
    #expect(english.localizedString(from: DateComponents(day: -1)) == "Yesterday")
    #expect(try formatter("fr", .named).localizedString(from: DateComponents(day: -1)) == "hier")
  }

  @Test func hasWidths() throws {
    let components = DateComponents(month: -2)
    #expect(try formatter("en").localizedString(from: components) == "2 months ago")
    #expect(try formatter("en", .numeric, .spellOut).localizedString(from: components) == "two months ago")
    #expect(try formatter("en", .numeric, .short).localizedString(from: components) == "2 mo. ago")
    #expect(try formatter("en", .numeric, .abbreviated).localizedString(from: components) == "2mo ago")
    #expect(try formatter("ar_EG").localizedString(from: DateComponents(day: -3)) == "قبل ٣ أيام")
  }

  @Test func readsComponents() throws {
    let english = try formatter("en")
    #expect(english.localizedString(from: DateComponents(day: 3, hour: 5)) == "in 3 days")
    #expect(english.localizedString(from: DateComponents(year: 0, month: 2)) == "in 2 months")
    #expect(english.localizedString(from: DateComponents(weekOfMonth: -1)) == "1 week ago")
    #expect(english.localizedString(from: DateComponents()) == "in 0 seconds")
    #expect(english.localizedString(from: DateComponents(year: .max)).hasPrefix("in "))
  }

  @Test func takesDatesOnly() throws {
    let english = try formatter("en")
    #expect(english.string(for: Date().addingTimeInterval(-7_230)) == "2 hours ago")
    #expect(english.string(for: "yesterday") == nil)
  }

  @Test func followsTheLanguageOfTheTask() {
    let formatter = RelativeDateTimeFormatter()
    #expect(withLanguage("es") { formatter.localizedString(from: DateComponents(day: 2)) } == "dentro de 2 días")
    formatter.locale = Locale(identifier: "de")
    #expect(withLanguage("es") { formatter.localizedString(from: DateComponents(day: 2)) } == "in 2 Tagen")
  }

  @Test func runsOnManyThreads() async {
    await withTaskGroup(of: Bool.self) { group in
      for index in 0..<200 {
        let (locale, expected) = [("en", "in 2 days"), ("de", "in 2 Tagen"), ("fr", "dans 2 jours")][index % 3]
        group.addTask {
          let formatter = RelativeDateTimeFormatter()
          formatter.locale = Locale(identifier: locale)
          return formatter.localizedString(from: DateComponents(day: 2)) == expected
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }
}
