package import Findings
import SourceText

/// A `.strings` table: the text as it is in the file, and the entries in it.
///
/// The format is the old-style property list of OpenStep, its outer braces left out: quoted, single-quoted or bare
/// words, `/* */` and `//` comments, `key = value;` and `key;`. Files are UTF-8 (with or without a byte order mark) or
/// UTF-16 with one. Whatever is not edited is kept to the byte. Sources: Apple's Internationalization and Localization
/// Guide and the open-source CoreFoundation (`CFOldStylePList.c`); the last of two equal keys counts, as there.
package struct StringsTable: Sendable {
  /// For locations in findings.
  package let path: String
  package let encoding: StringsTableEncoding
  /// UTF-8, without a byte order mark.
  package internal(set) var text: [UInt8]
  /// In the order of the file; a key that occurs twice is there twice.
  package internal(set) var entries: [StringsTableEntry]
  /// The offset of the outer `}`, where there is one.
  var closingBrace: Int?
  /// The offset of a last comment that nothing ends: new entries have to stand before it.
  var endlessComment: Int?
  /// Key → index of its last entry.
  private(set) var indexOfKey: [String: Int] = [:]

  /// Reads a file.
  ///
  /// - Throws: `RefusedInput` where Foundation would refuse the file, or where it is an XML or binary property list.
  package init(bytes: [UInt8], path: String) throws(RefusedInput) {
    self.path = path
    if bytes.starts(with: "bplist".utf8) {
      throw RefusedInput(StringsTableFindings.propertyList(path: path, form: "a binary"))
    }
    let decoded = try StringsTableReader.decode(bytes, path: path)
    if StringsTableReader.isXML(decoded.text) {
      throw RefusedInput(StringsTableFindings.propertyList(path: path, form: "an XML"))
    }
    encoding = decoded.encoding
    text = decoded.text
    entries = []
    try parse()
  }

  /// The table as a file.
  package var bytes: [UInt8] { encoding.bytes(of: text) }

  /// The value of a key: that of its last entry.
  package subscript(key: String) -> String? { entry(for: key)?.value }

  /// The last entry of a key.
  package func entry(for key: String) -> StringsTableEntry? { indexOfKey[key].map { entries[$0] } }

  /// Where the keys of entries are.
  package func locations(of entries: [StringsTableEntry]) -> [FindingLocation] {
    let source = SourceText(bytes: text)
    return entries.map { entry in
      let start = entry.keyRange.lowerBound.value
      return FindingLocation(
        path: path, text: source, offset: start, length: entry.keyRange.upperBound.value - start)
    }
  }

  mutating func parse() throws(RefusedInput) {
    var parser = StringsTableParser(text: text, path: path)
    entries = try parser.entries()
    closingBrace = parser.closingBrace
    endlessComment = parser.endlessComment
    indexOfKey = Dictionary(
      entries.enumerated().map { ($0.element.key, $0.offset) }, uniquingKeysWith: { _, last in last })
  }
}
