/// A key that seems to have been renamed in code: one is gone, and one that is nearly the same is new.
package struct KeyRename: Hashable, Sendable {
  package var from: String
  package var to: String
  /// 0 to 1; 1 where only the kinds of specifiers differ, or where a key was renamed whose default value stayed.
  package var similarity: Double

  package init(from: String, to: String, similarity: Double) {
    self.from = from
    self.to = to
    self.similarity = similarity
  }
}
