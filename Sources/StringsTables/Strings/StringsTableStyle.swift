import SourceText

/// How a table is written, so that a new entry looks like the others.
struct StringsTableStyle {
  var lineEnd = "\n"
  /// Whether a blank line stands between entries.
  var partsByBlankLine = true
  /// What stands between key and value.
  var equals = " = "
  /// Before each entry, as in tables with outer braces.
  var indent = ""

  init(of table: StringsTable) {
    let text = table.text
    if let first = text.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) {
      if text[first] == 0x0D {
        lineEnd = first + 1 < text.count && text[first + 1] == 0x0A ? "\r\n" : "\r"
      }
    }
    if table.closingBrace != nil { indent = "  " }
    guard let last = table.entries.last else { return }

    if let valueRange = table.entries.last(where: { $0.valueRange != nil }).flatMap({ entry in
      entry.valueRange.map { entry.keyRange.upperBound.value..<$0.lowerBound.value }
    }) {
      let between = String(decoding: text[valueRange], as: UTF8.self)
      // Alignment with other lines says nothing about a new one.
      if between == "=" || between == " =" || between == "= " { equals = between }
    }
    var blank = 0
    var pairs = 0
    for (previous, next) in zip(table.entries, table.entries.dropFirst()) {
      let gap = text[previous.range.upperBound.value..<next.startWithComment.value]
      pairs += 1
      if Self.countOfLineEnds(in: gap) >= 2 { blank += 1 }
    }
    if pairs > 0 {
      partsByBlankLine = blank * 2 > pairs
    } else {
      partsByBlankLine = last.comment != nil
    }
    var lineStart = last.startWithComment.value
    while lineStart > 0, text[lineStart - 1] == 0x20 || text[lineStart - 1] == 0x09 { lineStart -= 1 }
    if lineStart == 0 || text[lineStart - 1] == 0x0A || text[lineStart - 1] == 0x0D {
      indent = String(decoding: text[lineStart..<last.startWithComment.value], as: UTF8.self)
    }
  }

  /// The lines of an entry, the first without indent and the last without line end.
  func entry(_ entry: StringsTable.NewEntry) -> String {
    var result = ""
    if let comment = entry.comment, !comment.isEmpty {
      // A comment cannot hold its own end.
      let lines = comment.replacing("*/", with: "* /").split(omittingEmptySubsequences: false) { $0.isNewline }
      result += "/* " + lines.joined(separator: lineEnd + indent + "   ") + " */" + lineEnd + indent
    }
    return result + Self.quoted(entry.key) + equals + Self.quoted(entry.value) + ";"
  }

  /// In quotation marks, with what cannot stand there escaped.
  static func quoted(_ string: String) -> String {
    var result = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{0}"..<"\u{20}", "\u{7F}":
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "\\U" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  private static func countOfLineEnds(in bytes: ArraySlice<UInt8>) -> Int {
    var count = 0
    var previous: UInt8 = 0
    for byte in bytes {
      if byte == 0x0A ? previous != 0x0D : byte == 0x0D { count += 1 }
      previous = byte
    }
    return count
  }
}
