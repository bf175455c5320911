/// Text as it may stand in HTML.
enum HTMLEscaping {
  static func text(_ text: some StringProtocol) -> String {
    escaped(text, quotes: false)
  }

  /// For values in double quotes.
  static func attribute(_ text: some StringProtocol) -> String {
    escaped(text, quotes: true)
  }

  private static func escaped(_ text: some StringProtocol, quotes: Bool) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'" where quotes: result += "&#39;"
      // HTML has no such characters, and references to them mean others.
      case "\0"..."\u{8}", "\u{B}", "\u{C}", "\u{E}"..."\u{1F}", "\u{7F}"..."\u{9F}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
