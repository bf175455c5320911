/// The values of attributes and the texts of elements of XML, references to characters resolved.
///
/// It reads any bytes, whole documents or damaged ones.
enum MarkupTexts {
  static func texts(in bytes: [UInt8]) -> [String] {
    var found: [String] = []
    var position = 0
    func skip(past end: [UInt8]) {
      while position < bytes.count, !bytes[position...].starts(with: end) { position += 1 }
      position += end.count
    }
    while position < bytes.count {
      let start = position
      if bytes[position...].starts(with: "<!--".utf8) {
        skip(past: Array("-->".utf8))
      } else if bytes[position...].starts(with: "<![CDATA[".utf8) {
        skip(past: Array("]]>".utf8))
        let end = min(bytes.count, max(start + 9, position - 3))
        if start + 9 <= end { found.append(String(decoding: bytes[(start + 9)..<end], as: UTF8.self)) }
      } else if bytes[position] == UInt8(ascii: "<") {
        found += attributes(in: bytes, at: &position)
      } else {
        while position < bytes.count, bytes[position] != UInt8(ascii: "<") { position += 1 }
        let text = resolved(String(decoding: bytes[start..<position], as: UTF8.self))
        found.append(text)
        let trimmed = text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed()
        if trimmed.count < text.count { found.append(String(trimmed)) }
      }
    }
    return found.filter { !$0.isEmpty }
  }

  /// Goes on behind the tag.
  private static func attributes(in bytes: [UInt8], at position: inout Int) -> [String] {
    var found: [String] = []
    position += 1
    while position < bytes.count, bytes[position] != UInt8(ascii: ">") {
      let quote = bytes[position]
      position += 1
      guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { continue }
      let start = position
      while position < bytes.count, bytes[position] != quote { position += 1 }
      found.append(resolved(String(decoding: bytes[start..<position], as: UTF8.self)))
      position += 1
    }
    position += 1
    return found
  }

  private static let names = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]

  private static func resolved(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[start...]
      guard let end = rest.prefix(12).firstIndex(of: ";") else {
        result += "&"
        rest = rest.dropFirst()
        continue
      }
      let name = rest[rest.index(after: start)..<end]
      let code = name.hasPrefix("#x") ? UInt32(name.dropFirst(2), radix: 16) : UInt32(name.dropFirst())
      if let known = names[String(name)] {
        result += known
      } else if name.hasPrefix("#"), let scalar = code.flatMap(Unicode.Scalar.init) {
        result.unicodeScalars.append(scalar)
      } else {
        result += rest[...end]
      }
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }
}
