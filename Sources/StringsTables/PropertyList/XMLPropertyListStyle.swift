/// How an XML property list is laid out.
struct XMLPropertyListStyle: Hashable, Sendable {
  /// One level.
  var indent = "\t"
  var lineEnd = "\n"

  /// A whole file.
  func file(_ value: StringsTableValue) -> String {
    let lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">",
      "<plist version=\"1.0\">",
      element(value, indent: ""),
      "</plist>",
    ]
    return lines.map { $0 + lineEnd }.joined()
  }

  /// The element of a value; the first line without indent, the last without line end.
  func element(_ value: StringsTableValue, indent outer: String) -> String {
    switch value {
    case .string(let text): return "<string>" + Self.escaped(text) + "</string>"
    case .scalar(let type, let text):
      return text.isEmpty && (type == "true" || type == "false") ? "<\(type)/>" : "<\(type)>\(text)</\(type)>"
    case .dictionary(let members):
      guard !members.isEmpty else { return "<dict/>" }
      let inner = outer + indent
      let lines = members.map { inner + member($0, indent: inner) + lineEnd }
      return "<dict>" + lineEnd + lines.joined() + outer + "</dict>"
    case .array(let elements):
      guard !elements.isEmpty else { return "<array/>" }
      let inner = outer + indent
      let lines = elements.map { inner + element($0, indent: inner) + lineEnd }
      return "<array>" + lineEnd + lines.joined() + outer + "</array>"
    }
  }

  /// The lines of a key and its value, the first without indent and the last without line end.
  func member(_ member: StringsTableMember, indent: String) -> String {
    "<key>" + Self.escaped(member.key) + "</key>" + lineEnd + indent + element(member.value, indent: indent)
  }

  /// A text between tags. A carriage return would be read as a line feed if it stood for itself; the other control
  /// characters, for which XML has no form, become the replacement character.
  static func escaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result.append(contentsOf: "&amp;".unicodeScalars)
      case "<": result.append(contentsOf: "&lt;".unicodeScalars)
      case ">": result.append(contentsOf: "&gt;".unicodeScalars)
      case "\r": result.append(contentsOf: "&#13;".unicodeScalars)
      case "\t", "\n": result.append(scalar)
      case "\u{0}"..<" ", "\u{FFFE}", "\u{FFFF}": result.append("\u{FFFD}")
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
