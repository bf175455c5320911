public import Findings
import SourceText

/// A `.strings` table: the text as it is in the file, and the entries in it.
///
/// The usual format is the old-style property list of OpenStep, its outer braces left out: quoted, single-quoted or bare
/// words, `/* */` and `//` comments, `key = value;` and `key;`, in UTF-8 or UTF-16. XML and binary property lists, which
/// builds make, are read under the same extension. Whatever is not edited is kept to the byte. Sources: Apple's
/// Internationalization and Localization Guide and the open-source CoreFoundation (`CFOldStylePList.c`); the last of two
/// equal keys counts, as there.
///
/// ```swift
/// var table = try StringsTable(bytes: bytes, path: "fr.lproj/Localizable.strings")
/// table["Tickets"]                                        // "Billets"
/// try table.add(key: "Seats", value: "Places", comment: nil)
/// let changed = table.bytes                               // one line more, all others as they were
/// ```
public struct StringsTable: Sendable {
  /// For locations in findings.
  public let path: String
  /// How the file is stored.
  public let form: StringsTableForm
  public let encoding: StringsTableEncoding
  /// UTF-8, without a byte order mark; empty for binary lists.
  package internal(set) var text: [UInt8]
  /// In the order of the file, of a binary list in that of the keys; a key that occurs twice is there twice.
  public internal(set) var entries: [StringsTableEntry]
  /// The offset of the outer `}`, where there is one.
  var closingBrace: Int?
  /// The offset of a last comment that nothing ends: new entries have to stand before it.
  var endlessComment: Int?
  /// The file, where it is a binary list.
  var binaryBytes: [UInt8]
  /// The values of a list with their places; nil for the text form and for binary lists.
  var list: XMLPropertyList?
  /// Key → index of its last entry.
  private var indexOfKey: [ExactString: Int] = [:]

  /// Reads a file.
  ///
  /// - Throws: `RefusedInput` with line and column where Foundation would refuse the file.
  public init(bytes: [UInt8], path: String) throws(RefusedInput) {
    self.path = path
    entries = []
    if bytes.starts(with: "bplist".utf8) {
      form = .binary
      encoding = .utf8
      text = []
      binaryBytes = bytes
    } else {
      let decoded = try StringsTableReader.decode(bytes, path: path)
      form = StringsTableReader.isXML(decoded.text) ? .xml : .text
      encoding = decoded.encoding
      text = decoded.text
      binaryBytes = []
    }
    try parse()
  }

  /// A new table without entries, to be written as text.
  public init(path: String, encoding: StringsTableEncoding = .utf8) {
    self.path = path
    self.encoding = encoding
    form = .text
    text = []
    entries = []
    binaryBytes = []
  }

  /// The table as a file. An empty one would be refused by every reader, so there is a line end at least.
  public var bytes: [UInt8] { form == .binary ? binaryBytes : encoding.bytes(of: text.isEmpty ? [0x0A] : text) }

  /// The value of a key: that of its last entry.
  public subscript(key: String) -> String? { entry(for: key)?.value }

  /// The last entry of a key. Keys are the same only if their code points are.
  public func entry(for key: String) -> StringsTableEntry? { indexOfKey[ExactString(key)].map { entries[$0] } }

  /// Where the keys of entries are; of a binary list, the file.
  public func locations(of entries: [StringsTableEntry]) -> [FindingLocation] {
    guard form != .binary else { return entries.map { _ in FindingLocation(path: path) } }
    let source = SourceText(bytes: text)
    return entries.map { entry in
      let start = entry.keyRange.lowerBound.value
      return FindingLocation(
        path: path, text: source, offset: start, length: entry.keyRange.upperBound.value - start)
    }
  }

  mutating func parse() throws(RefusedInput) {
    switch form {
    case .text:
      var parser = StringsTableParser(text: text, path: path)
      entries = try parser.entries()
      closingBrace = parser.closingBrace
      endlessComment = parser.endlessComment
    case .xml:
      let list = try XMLPropertyList(text: text, path: path, isDecoded: encoding.isUTF16)
      entries = try list.stringsTableEntries(path: path)
      self.list = list
    case .binary:
      let file = try PropertyListFile(binaryBytes, path: path)
      entries = try file.stringsTableEntries(path: path)
    }
    indexOfKey = Dictionary(
      entries.enumerated().map { (ExactString($0.element.key), $0.offset) }, uniquingKeysWith: { _, last in last })
  }
}
