/// The units that calendars count time in, from the largest.
package enum ElapsedTimeUnit: Int, CaseIterable, Comparable, Hashable, Sendable {
  case year, month, week, day, hour, minute, second

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
