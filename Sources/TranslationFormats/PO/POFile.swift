package import Findings
import SourceText

/// A gettext catalog (`.po`, `.pot`): messages of one language, with comments, flags and plural forms.
///
/// The source is the GNU gettext manual, "The Format of PO Files". Lossless: an entry that was not changed is written
/// as it was read, to the byte. Read are UTF-8 and, by the header's word, ISO-8859-1; written is UTF-8.
package struct POFile: Sendable {
  /// An entry, and how it stood in the file.
  struct Record: Sendable {
    var entry: POEntry
    var original: POEntry?
    /// The entry's lines, with those between it and the entry before, in UTF-8.
    var originalBytes: [UInt8] = []
    /// The 1-based line of the first keyword.
    var line = 0
  }

  var records: [Record]
  /// What follows the last entry.
  var trailingBytes: [UInt8] = []
  package internal(set) var path = ""

  package init(entries: [POEntry] = []) {
    records = entries.map { Record(entry: $0, original: nil) }
  }

  /// - Throws: `RefusedInput` for what is no PO file, is cut off, has a message twice or an unknown encoding.
  package init(bytes: [UInt8], path: String) throws(RefusedInput) {
    self = try POFileReader.file(in: bytes, path: path)
  }

  /// All entries in the file's order, the header and obsolete ones included.
  package var entries: [POEntry] { records.map(\.entry) }

  package mutating func replaceEntry(at index: Int, with entry: POEntry) { records[index].entry = entry }

  /// The 1-based line of an entry, for findings; nil where the file was not read.
  package func line(ofEntry index: Int) -> Int? { records[index].line > 0 ? records[index].line : nil }

  // MARK: The header

  package var headerIndex: Int? { records.firstIndex { $0.entry.isHeader } }

  /// A field of the header, such as `Language`; nil where there is none.
  package func headerField(_ name: String) -> String? {
    guard let index = headerIndex else { return nil }
    return Self.fields(of: records[index].entry).first { $0.name.lowercased() == name.lowercased() }?.value
  }

  static func fields(of header: POEntry) -> [(name: String, value: String)] {
    (header.texts.first ?? "").split(separator: "\n").compactMap { line in
      guard let colon = line.firstIndex(of: ":") else { return nil }
      return (String(line[..<colon]), line[line.index(after: colon)...].trimmed)
    }
  }

  /// The plural forms of the header; nil where it has none that can be understood.
  package var pluralForms: POPluralForms? { headerField("Plural-Forms").flatMap(POPluralForms.init(header:)) }
}

extension StringProtocol {
  /// Without blanks, tabs and line ends around it.
  var trimmed: String {
    let isSpace: (Character) -> Bool = { $0 == " " || $0 == "\t" || $0.isNewline }
    guard let start = firstIndex(where: { !isSpace($0) }), let end = lastIndex(where: { !isSpace($0) }) else {
      return ""
    }
    return String(self[start...end])
  }
}
