/// What a sync may do with keys that are no longer in the code.
package struct CatalogSyncOptions: Hashable, Sendable {
  /// Nothing is marked stale or removed: keys are only added and updated.
  package var keepStale: Bool
  /// Where a key disappears and a near-identical one appears, its translations move to the new key, as needs-review.
  package var carryOver: Bool

  package init(keepStale: Bool = false, carryOver: Bool = false) {
    self.keepStale = keepStale
    self.carryOver = carryOver
  }
}
