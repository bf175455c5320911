/// Breaks texts into lines for terminals.
enum TextWrapping {
  /// The words of `text` in lines of at most `width` characters; a longer word has a line of its own. Line breaks of
  /// the text are kept.
  static func lines(of text: String, width: Int) -> [String] {
    var result: [String] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var line = ""
      for word in paragraph.split(separator: " ") {
        if line.isEmpty {
          line = String(word)
        } else if line.count + 1 + word.count <= width {
          line += " " + word
        } else {
          result.append(line)
          line = String(word)
        }
      }
      result.append(line)
    }
    return result
  }

  /// Rows of a label and a text beside it, the texts aligned; a label that is too long has a line of its own.
  static func table(_ rows: [(label: String, text: String)], width: Int, indent: Int = 2) -> [String] {
    let widest = rows.map(\.label.count).max() ?? 0
    let labelWidth = min(widest, 30)
    let textColumn = indent + labelWidth + 2
    let margin = String(repeating: " ", count: textColumn)
    var result: [String] = []
    for row in rows {
      let texts = lines(of: row.text, width: max(24, width - textColumn))
      let label = String(repeating: " ", count: indent) + row.label
      if row.label.count > labelWidth {
        result.append(label)
        result += texts.map { margin + $0 }
      } else {
        result.append(padded(label, to: textColumn) + (texts.first ?? ""))
        result += texts.dropFirst().map { margin + $0 }
      }
    }
    return result
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
