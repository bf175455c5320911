/// Characters that XML does not allow, or that spreadsheets would change, in cells: `_x000D_`.
enum WorkbookText {
  static func encoded(_ text: String) -> String {
    var result = ""
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      case "\u{0}"..<"\u{20}", "\u{FFFE}", "\u{FFFF}": result += escape(scalar)
      // What looks like such an escape, and is none.
      case "_" where isEscape(scalars[index...]): result += "_x005F_"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  static func decoded(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "_")) else { return text }
    var result = String.UnicodeScalarView()
    let scalars = Array(text.unicodeScalars)
    var index = 0
    while index < scalars.count {
      if isEscape(scalars[index...]), let scalar = Unicode.Scalar(number(scalars[(index + 2)..<(index + 6)])) {
        result.append(scalar)
        index += 7
      } else {
        result.append(scalars[index])
        index += 1
      }
    }
    return String(result)
  }

  private static func isEscape(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
    let start = scalars.startIndex
    return scalars.count >= 7 && scalars[start] == "_" && scalars[start + 1] == "x" && scalars[start + 6] == "_"
      && scalars[(start + 2)..<(start + 6)].allSatisfy { Character($0).hexDigitValue != nil }
  }

  private static func number(_ digits: ArraySlice<Unicode.Scalar>) -> UInt32 {
    digits.reduce(0) { $0 << 4 | UInt32(Character($1).hexDigitValue ?? 0) }
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "_x" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "_"
  }
}
