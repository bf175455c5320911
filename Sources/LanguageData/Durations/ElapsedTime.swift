/// A count of one unit.
package struct ElapsedTime: Hashable, Sendable {
  package var count: Int
  package var unit: ElapsedTimeUnit

  package init(count: Int, unit: ElapsedTimeUnit) {
    self.count = count
    self.unit = unit
  }
}
