package import SourceText

/// One `key = value;` of a table.
package struct StringsTableEntry: Hashable, Sendable {
  /// Unescaped.
  package let key: String
  /// Unescaped; nil where the value is a dictionary, an array or data, which no string table needs.
  package let value: String?
  /// The comments that stand directly before the entry, without their marks and the space around them.
  package let comment: String?
  /// From the key to the semicolon; offsets are in the table's text as UTF-8, without a byte order mark.
  package let range: Range<UTF8Offset>
  package let keyRange: Range<UTF8Offset>
  /// nil for the short form `key;`, whose value is the key.
  package let valueRange: Range<UTF8Offset>?
  /// Where the entry's own comments start, or the entry where it has none.
  package let startWithComment: UTF8Offset
}
