extension Array where Element: Equatable {
  /// Whether the two are equal, or would be if one element were put in, taken out or another.
  func differsInOneAtMost(from other: [Element]) -> Bool {
    guard abs(count - other.count) <= 1 else { return false }
    let start = zip(self, other).prefix { $0 == $1 }.count
    let end = zip(reversed(), other.reversed()).prefix { $0 == $1 }.count
    return start + end >= Swift.max(count, other.count) - 1
  }
}
