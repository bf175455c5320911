package import SourceText

/// Where a call of the system looks a key up without naming a bundle.
package struct BundlelessUse: Hashable, Sendable {
  /// The key as it is written, quotes included.
  package var literal: Range<SourcePosition>
  /// The end of the argument behind which `, bundle: .module` can be written. In UTF-8 code units from the file's start.
  package var insertion: UTF8Offset

  package init(literal: Range<SourcePosition>, insertion: UTF8Offset) {
    self.literal = literal
    self.insertion = insertion
  }
}
