#if !canImport(Darwin)
  public import Foundation
  import LanguageData

  /// Writes quantities of time for a locale, `1h 10m` or `1:10`: Foundation's formatter of that name, where Foundation
  /// has none.
  ///
  /// The words are CLDR's. It has none for `about` and `remaining`, so the properties that ask for them are not there.
  open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    public enum UnitsStyle: Int, Sendable {
      /// `1:10`; days and what is larger before it, as in `3d 1:10:00`.
      case positional
      /// `1h 10m`
      case abbreviated
      /// `1 hr, 10 min`
      case short
      /// `1 hour, 10 minutes`
      case full
      /// `one hour, ten minutes`
      case spellOut
      /// `1hr 10min`
      case brief
    }

    /// What becomes of units of which there are none.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
      public let rawValue: UInt

      public init(rawValue: UInt) { self.rawValue = rawValue }

      /// Positional, the first ones are dropped; else, all are.
      public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
      public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
      public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
      public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
      public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
      /// All are shown.
      public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    open var unitsStyle: UnitsStyle = .positional
    /// The units that may be used, of year, month, week of month, day, hour, minute and second; others are ignored. None
    /// stands for those of the components, or all.
    open var allowedUnits: NSCalendar.Unit = []
    open var zeroFormattingBehavior: ZeroFormattingBehavior = .default
    /// The calendar that counts, and, if it has a locale, that of the words: else it is that of the language in which
    /// texts are shown (``Foundation/Locale/localization``).
    open var calendar: Calendar? {
      get { chosenCalendar ?? .autoupdatingCurrent }
      set { chosenCalendar = newValue }
    }
    /// The date to count from, which decides how long months and days are; now, if there is none.
    open var referenceDate: Date?
    /// Whether the smallest unit may have a fraction: `1.5h`.
    open var allowsFractionalUnits = false
    /// How many units are shown at most, from the first that is not zero; what is smaller is left out. 0 is all.
    open var maximumUnitCount = 0
    /// Whether one of the largest unit is counted in the next: `63s` instead of `1m 3s`.
    open var collapsesLargestUnit = false
    /// Has no effect, as on Apple's systems, whose header calls it unimplemented.
    open var formattingContext: Context = .unknown

    private var chosenCalendar: Calendar?

    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// - Returns: never nil; the optionality is Foundation's.
    open func string(from components: DateComponents) -> String? {
      let start = (referenceDate ?? Date()).countable
      let counting = components.calendar ?? countingCalendar
      let end = counting.date(byAdding: components.withoutPlace, to: start) ?? start
      return text(from: start, to: end, counting, default: components.units)
    }

    /// Counts from one date to another, in the formatter's calendar.
    open func string(from startDate: Date, to endDate: Date) -> String? {
      text(from: startDate, to: endDate, countingCalendar, default: ElapsedTimeUnit.allCases)
    }

    /// - Parameter ti: in seconds.
    open func string(from ti: TimeInterval) -> String? {
      let start = (referenceDate ?? Date()).countable
      let end = start.addingTimeInterval(ti.isNaN ? 0 : ti)
      return text(from: start, to: end, countingCalendar, default: ElapsedTimeUnit.allCases)
    }

    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
      let formatter = DateComponentsFormatter()
      formatter.unitsStyle = unitsStyle
      return formatter.string(from: components)
    }

    /// - Parameter obj: `DateComponents` or `NSDateComponents`.
    open override func string(for obj: Any?) -> String? {
      switch obj {
      case let components as DateComponents: string(from: components)
      case let components as NSDateComponents: string(from: components as DateComponents)
      default: nil
      }
    }

    /// That of a calendar that was given one; others have none, or that of the process.
    private var locale: Locale {
      let chosen = chosenCalendar?.locale
      return chosen.flatMap { $0.identifier.isEmpty || $0 == .current ? nil : $0 } ?? .localization
    }

    private var countingCalendar: Calendar { chosenCalendar ?? .autoupdatingCurrent }

    private func text(
      from start: Date, to end: Date, _ calendar: Calendar, default units: [ElapsedTimeUnit]
    ) -> String {
      let allowed = ElapsedTimeUnit.allCases.filter { allowedUnits.contains($0.calendarUnit) }
      var count = ElapsedTimeCount(
        from: start, to: end, calendar, in: allowed.isEmpty ? units : allowed, withFraction: allowsFractionalUnits)
      if collapsesLargestUnit { count.collapseLargest() }
      if maximumUnitCount > 0 { count.keepLargest(maximumUnitCount) }
      count.dropZeros(zeroFormattingBehavior, isPositional: unitsStyle == .positional)
      return count.text(unitsStyle, locale: locale)
    }
  }

  extension DateComponents {
    /// The units of which there is a count.
    fileprivate var units: [ElapsedTimeUnit] {
      let units = ElapsedTimeUnit.allCases.filter { value(for: $0.component) != nil }
      return units.isEmpty ? ElapsedTimeUnit.allCases : units
    }

    /// The counts alone, which can be added to a date.
    fileprivate var withoutPlace: DateComponents {
      var counts = DateComponents()
      for unit in ElapsedTimeUnit.allCases {
        guard let count = value(for: unit.component) else { continue }
        // Beyond what calendars count with; a trillion seconds are 30,000 years.
        counts.setValue(min(max(count, -1_000_000_000_000), 1_000_000_000_000), for: unit.component)
      }
      return counts
    }
  }
#endif
