#if !canImport(Darwin)
  public import Foundation
  internal import LanguageData

  /// Says how far a date is from another: `2 weeks ago`, `yesterday`. Foundation's formatter of that name, where
  /// Foundation has none.
  ///
  /// The wording is CLDR's. As documented by Apple, only the largest unit is told; what remains is cut off, not rounded:
  /// a day and a half ago is `1 day ago`.
  open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    public enum DateTimeStyle: Int, Sendable {
      /// `1 day ago`.
      case numeric
      /// `yesterday`, where the language has a word.
      case named
    }

    public enum UnitsStyle: Int, Sendable {
      /// `2 months ago`.
      case full
      /// `two months ago`.
      case spellOut
      /// `2 mo. ago`.
      case short
      /// The shortest that the language has: `2mo ago`.
      case abbreviated
    }

    open var dateTimeStyle: DateTimeStyle = .numeric
    open var unitsStyle: UnitsStyle = .full
    /// Where the text stands, which decides on its first letter.
    open var formattingContext: Context = .unknown
    /// The calendar that dates are compared in: the current one, unless another was set; setting nil brings it back.
    // Foundation's own signature: setting nil means something, reading never gives it.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var calendar: Calendar! {
      get { chosenCalendar ?? .autoupdatingCurrent }
      set { chosenCalendar = newValue }
    }
    /// The locale of the words: that of the calendar where one was set, else that of the language in which texts are
    /// shown (``Foundation/Locale/localization``), unless another was set; setting nil brings that back.
    // Foundation's own signature: setting nil means something, reading never gives it.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var locale: Locale! {
      get { chosenLocale ?? chosenCalendar?.locale ?? .localization }
      set { chosenLocale = newValue }
    }

    private var chosenCalendar: Calendar?
    private var chosenLocale: Locale?

    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Tells the largest unit that is not zero, of year, month, week of month, day, hour, minute and second; negative
    /// values are in the past.
    open func localizedString(from dateComponents: DateComponents) -> String {
      let values: [(RelativeDateWording.Unit, Int?)] = [
        (.year, dateComponents.year), (.month, dateComponents.month), (.week, dateComponents.weekOfMonth),
        (.day, dateComponents.day), (.hour, dateComponents.hour), (.minute, dateComponents.minute),
        (.second, dateComponents.second),
      ]
      // A component that is not set is nil, or a number that no count of units is.
      let set = values.compactMap { unit, value in value.flatMap { $0 == NSDateComponentUndefined ? nil : (unit, $0) } }
      guard let (unit, value) = set.first(where: { $0.1 != 0 }) ?? set.last else { return text(0, .second) }
      return text(value, unit)
    }

    /// Tells a time in seconds from now; negative is in the past.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
      let now = Date()
      return localizedString(for: now.addingTimeInterval(timeInterval.isFinite ? timeInterval : 0), relativeTo: now)
    }

    /// Tells how far `date` is from `referenceDate`, in the formatter's calendar.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
      let units: Set<Calendar.Component> = [.year, .month, .weekOfMonth, .day, .hour, .minute, .second]
      return localizedString(
        from: (calendar ?? .autoupdatingCurrent).dateComponents(units, from: referenceDate, to: date))
    }

    /// Tells how far a date is from now; nil where the object is no date.
    open override func string(for obj: Any?) -> String? {
      (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }

    private func text(_ value: Int, _ unit: RelativeDateWording.Unit) -> String {
      let wording = RelativeDateWording(
        locale: (locale ?? .localization).identifier, width: width, capitalization: capitalization,
        spellsOutNumbers: unitsStyle == .spellOut)
      return wording.text(Double(value), unit, named: dateTimeStyle == .named) ?? ""
    }

    private var width: RelativeDateWording.Width {
      switch unitsStyle {
      case .full, .spellOut: .long
      case .short: .short
      case .abbreviated: .narrow
      }
    }

    private var capitalization: RelativeDateWording.Capitalization {
      switch formattingContext {
      case .unknown, .dynamic: .none
      case .standalone: .standalone
      case .listItem: .listItem
      case .beginningOfSentence: .beginningOfSentence
      case .middleOfSentence: .middleOfSentence
      }
    }
  }
#endif
