/// A count of one unit.
package struct ElapsedTime: Hashable, Sendable {
  /// ICU writes up to three digits of the last one's fraction, and none of the others'.
  package var count: Double
  package var unit: ElapsedTimeUnit

  package init(count: Double, unit: ElapsedTimeUnit) {
    self.count = count
    self.unit = unit
  }
}
