extension String {
  /// The text on one line, in quotes, with the escapes of Swift.
  var quotedLine: String {
    var line = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\n": line += "\\n"
      case "\r": line += "\\r"
      case "\t": line += "\\t"
      case "\"": line += "\\\""
      case "\\": line += "\\\\"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        line += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: line.unicodeScalars.append(scalar)
      }
    }
    return line + "\""
  }

  /// The same, cut where it is longer than a glance takes in.
  func quotedLine(limit: Int) -> String {
    count > limit ? (String(prefix(limit)) + "…").quotedLine : quotedLine
  }
}
