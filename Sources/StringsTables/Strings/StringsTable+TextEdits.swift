package import SourceText

extension StringsTable {
  /// The edit of the table's text, as UTF-8 without a mark, that gives the last entry of a key another value; nil where
  /// there is none, and for property lists.
  package func edit(ofKey key: String, to value: String) -> TextEdit? {
    guard form == .text, let entry = entry(for: key), entry.value != nil else { return nil }
    let quoted = StringsTableStyle.quoted(value)
    if let range = entry.valueRange { return TextEdit(range: range, replacement: quoted) }
    return TextEdit(range: entry.keyRange.upperBound..<entry.keyRange.upperBound, replacement: " = " + quoted)
  }

  /// The text of a file that is a table of either form, as UTF-8 without a mark, and how it is stored; nil where it is
  /// damaged or binary.
  package static func decoded(_ bytes: [UInt8]) -> (encoding: StringsTableEncoding, text: [UInt8])? {
    bytes.starts(with: "bplist".utf8) ? nil : try? StringsTableReader.decode(bytes, path: "")
  }
}
