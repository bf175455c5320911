#if !canImport(Darwin)
  import Foundation
  import LanguageData

  /// The time between two dates, counted in some units, as `DateComponentsFormatter` shows it.
  struct ElapsedTimeCount {
    private let earlier: Date
    private let later: Date
    private let isNegative: Bool
    private let calendar: Calendar
    private let withFraction: Bool
    /// From the largest unit; never negative.
    private(set) var times: [ElapsedTime]

    init(from start: Date, to end: Date, _ calendar: Calendar, in units: [ElapsedTimeUnit], withFraction: Bool) {
      let start = start.countable
      let end = end.countable
      earlier = min(start, end)
      later = max(start, end)
      isNegative = end < start
      self.calendar = calendar
      self.withFraction = withFraction
      times = []
      times = counted(in: units)
    }

    private func counted(in units: [ElapsedTimeUnit]) -> [ElapsedTime] {
      let counts = calendar.dateComponents(Set(units.map(\.component)), from: earlier, to: later)
      var times = units.map { unit in
        ElapsedTime(count: Double(max(0, counts.value(for: unit.component) ?? 0)), unit: unit)
      }
      if withFraction, let last = times.last, let counted = calendar.date(byAdding: counts, to: earlier),
        let next = calendar.date(byAdding: last.unit.component, value: 1, to: counted), next > counted
      {
        let rest = later.timeIntervalSince(counted) / next.timeIntervalSince(counted)
        if (0..<1).contains(rest) { times[times.count - 1].count += rest }
      }
      return times
    }

    /// Counts a single one of the largest unit in those that follow.
    mutating func collapseLargest() {
      guard let largest = times.firstIndex(where: { $0.count != 0 }), times[largest].count == 1,
        largest + 1 < times.count
      else { return }
      times = counted(in: times[(largest + 1)...].map(\.unit))
    }

    /// Leaves out what is smaller than some units from the first that is not zero.
    mutating func keepLargest(_ count: Int) {
      guard let largest = times.firstIndex(where: { $0.count != 0 }) else {
        times = Array(times.suffix(count))
        return
      }
      times = Array(times[largest...].prefix(count))
    }

    /// Leaves out units of which there are none; at least one stays.
    mutating func dropZeros(_ behavior: DateComponentsFormatter.ZeroFormattingBehavior, isPositional: Bool) {
      var dropped = behavior
      if behavior.contains(.default) { dropped = isPositional ? .dropLeading : .dropAll }
      if behavior.contains(.pad) { dropped = [] }
      guard let first = times.firstIndex(where: { $0.count != 0 }),
        let last = times.lastIndex(where: { $0.count != 0 })
      else {
        if !dropped.isDisjoint(with: [.dropLeading, .dropTrailing]) { times = times.suffix(1) }
        return
      }
      times = times.indices.compactMap { index in
        guard times[index].count == 0 else { return times[index] }
        let place: DateComponentsFormatter.ZeroFormattingBehavior =
          index < first ? .dropLeading : index > last ? .dropTrailing : .dropMiddle
        return dropped.contains(place) ? nil : times[index]
      }
    }

    func text(_ style: DateComponentsFormatter.UnitsStyle, locale: Locale) -> String {
      switch style {
      case .positional: positional(locale)
      case .abbreviated: written(times, .narrow, locale)
      case .short: written(times, .abbreviated, locale)
      case .full: written(times, .wide, locale)
      case .spellOut: written(times, .spelledOut, locale)
      case .brief: written(times, .condensed, locale)
      }
    }

    private func written(_ times: [ElapsedTime], _ width: ElapsedTimeFormat.Width, _ locale: Locale) -> String {
      var signed = times
      if isNegative, let first = times.first { signed[0].count = 0 - first.count }
      return ElapsedTimeFormat(locale: locale.identifier, width: width).text(of: signed)
        ?? signed.map { "\($0.count) \($0.unit)" }.joined(separator: " ")
    }

    private func positional(_ locale: Locale) -> String {
      let clock = times.filter { $0.unit >= .hour }
      let large = times.filter { $0.unit < .hour }
      guard let time = clockTime(clock, locale, isNegative: isNegative && large.isEmpty) else {
        return written(times, .narrow, locale)
      }
      return large.isEmpty ? time : "\(written(large, .narrow, locale)) \(time)"
    }

    /// Hours, minutes and seconds as clocks show them; nil for those that a clock cannot show so.
    private func clockTime(_ clock: [ElapsedTime], _ locale: Locale, isNegative: Bool) -> String? {
      let counts = clock.map { Int64($0.count) }
      let sign: Int64 = isNegative ? -1 : 1
      func shown(_ seconds: Int64, _ pattern: Duration.TimeFormatStyle.Pattern) -> String {
        Duration.seconds(sign * seconds).formatted(Duration.TimeFormatStyle(pattern: pattern, locale: locale))
      }
      switch clock.map(\.unit) {
      case [.hour, .minute, .second]: return shown(counts[0] * 3600 + counts[1] * 60 + counts[2], .hourMinuteSecond)
      case [.hour, .minute]: return shown(counts[0] * 3600 + counts[1] * 60, .hourMinute)
      case [.minute, .second]: return shown(counts[0] * 60 + counts[1], .minuteSecond)
      case [.hour], [.minute], [.second]:
        let count = clock.first?.count ?? 0
        return (isNegative ? 0 - count : count).formatted(.number.precision(.fractionLength(0...3)).locale(locale))
      default: return nil
      }
    }
  }
#endif
