public import SourceText

/// One `key = value;` of a table.
public struct StringsTableEntry: Hashable, Sendable {
  /// Unescaped.
  public let key: String
  /// Unescaped; nil where the value is a dictionary, an array or data, which no string table needs.
  public let value: String?
  /// The comments that stand directly before the entry, without their marks and the space around them.
  public let comment: String?
  /// From the key to the semicolon; offsets are in the table's text as UTF-8, without a byte order mark.
  /// In a binary list nothing has a place, and all ranges are empty.
  public let range: Range<UTF8Offset>
  public let keyRange: Range<UTF8Offset>
  /// nil for the short form `key;`, whose value is the key.
  public let valueRange: Range<UTF8Offset>?
  /// Where the entry's own comments start, or the entry where it has none.
  public let startWithComment: UTF8Offset
}
