#if !canImport(Darwin)
  public import Foundation
  import LanguageData

  extension Date.RangeComponentsFormatStyle: FormatStyle {
    public func format(_ value: Range<Date>) -> String {
      if style.option == .timeDuration { return clockTime(of: value) }
      let times = times(of: value)
      let format = ElapsedTimeFormat(locale: locale.identifier, width: style.width)
      return format.text(of: times) ?? times.map { "\($0.count) \($0.unit)" }.joined(separator: ", ")
    }

    /// How many of each unit, from the largest, without those of which there are none. If there are none at all, none of
    /// the smallest.
    private func times(of value: Range<Date>) -> [ElapsedTime] {
      let units = ElapsedTimeUnit.allCases.filter { fields?.contains($0.field) ?? true }
      let used = units.isEmpty ? ElapsedTimeUnit.allCases : units
      let counts = calendar.dateComponents(
        Set(used.map(\.component)), from: value.lowerBound.countable, to: value.upperBound.countable)
      var times = used.compactMap { unit -> ElapsedTime? in
        let count = counts.value(for: unit.component) ?? 0
        return count == 0 ? nil : ElapsedTime(count: Double(count), unit: unit)
      }
      if times.isEmpty, let smallest = used.last { times = [ElapsedTime(count: 0, unit: smallest)] }
      if !isPositive, let largest = times.first { times[0].count = 0 - largest.count }
      return times
    }

    private func clockTime(of value: Range<Date>) -> String {
      let start = value.lowerBound.countable
      let seconds = value.upperBound.countable.timeIntervalSince(start).rounded(.down)
      let hasHours = seconds >= 3600
      let duration = Duration.seconds(Int64(isPositive ? seconds : -seconds))
      return duration.formatted(
        Duration.TimeFormatStyle(pattern: hasHours ? .hourMinuteSecond : .minuteSecond, locale: locale))
    }
  }

  extension FormatStyle where Self == Date.RangeComponentsFormatStyle {
    /// A style for the time between two dates: `range.formatted(.components(style: .wide, fields: [.day, .hour]))`.
    public static func components(
      style: Date.RangeComponentsFormatStyle.Style, fields: Set<Date.RangeComponentsFormatStyle.Field>? = nil
    ) -> Self {
      Self(style: style, fields: fields)
    }

    /// A style for the time between two dates as a clock shows it: `1:35`.
    public static var timeDuration: Self { Date.RangeComponentsFormatStyle.timeDuration }
  }

  extension Date.RangeComponentsFormatStyle.Style {
    fileprivate var width: ElapsedTimeFormat.Width {
      switch option {
      case .wide, .timeDuration: .wide
      case .abbreviated: .abbreviated
      case .condensedAbbreviated: .narrow
      case .narrow: .condensed
      case .spellOut: .spelledOut
      }
    }
  }
#endif
