extension AndroidResources {
  /// The file, four spaces a level, as Android Studio writes it.
  package func bytes() -> [UInt8] {
    var lines = ["<?xml version=\"1.0\" encoding=\"utf-8\"?>"]
    let attributes = rootAttributes.map { attribute($0.name, $0.value) }.joined()
    guard !items.isEmpty else { return Array((lines[0] + "\n<resources\(attributes)>\n</resources>\n").utf8) }
    lines.append("<resources\(attributes)>")
    for item in items {
      switch item {
      case .other(let xml): lines.append("    " + xml)
      case .text(let resource): append(resource, to: &lines)
      }
    }
    lines.append("</resources>\n")
    return Array(lines.joined(separator: "\n").utf8)
  }

  private func append(_ resource: AndroidTextResource, to lines: inout [String]) {
    for comment in resource.comments { lines.append("    <!-- \(Self.commentText(comment)) -->") }
    let attributes =
      attribute("name", resource.name) + resource.attributes.map { attribute($0.name, $0.value) }.joined()
    let tag = resource.kind.rawValue
    if resource.kind == .string {
      lines.append("    <\(tag)\(attributes)>\(resource.values.first?.xml ?? "")</\(tag)>")
      return
    }
    lines.append("    <\(tag)\(attributes)>")
    for value in resource.values {
      let quantity = value.quantity.map { attribute("quantity", $0) } ?? ""
      lines.append("        <item\(quantity)>\(value.xml)</item>")
    }
    lines.append("    </\(tag)>")
  }

  /// XML allows no two hyphens in a comment.
  static func commentText(_ text: String) -> String {
    var result = ""
    for sign in text.unicodeScalars {
      if sign == "-", result.unicodeScalars.last == "-" { result += " " }
      let isAllowed = sign.value >= 0x20 || sign == "\n" || sign == "\t"
      if isAllowed, sign != "\u{FFFE}", sign != "\u{FFFF}" { result.unicodeScalars.append(sign) }
    }
    return result.unicodeScalars.last == "-" ? result + " " : result
  }

  private func attribute(_ name: String, _ value: String) -> String {
    var escaped = ""
    for sign in value.unicodeScalars {
      switch sign {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case "\"": escaped += "&quot;"
      case "\n": escaped += "&#10;"
      case "\r": escaped += "&#13;"
      case "\t": escaped += "&#9;"
      default: escaped.unicodeScalars.append(sign)
      }
    }
    return " \(name)=\"\(escaped)\""
  }
}
