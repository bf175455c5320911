/// The list of languages in a `project.pbxproj`, changed in place: everything around it keeps its bytes.
///
/// Xcode writes `knownRegions = (`, a language a line and `);`; a name with a hyphen stands in quotes.
package struct XcodeKnownRegions {
  private let bytes: [UInt8]
  /// What stands between the parentheses.
  private let range: Range<Int>
  private let items: [String]

  /// - Returns: nil where the file has no such list, or more than one.
  package init?(in bytes: [UInt8]) {
    let name = Array("knownRegions = (".utf8)
    let starts = bytes.indices.filter { start in
      bytes[start] == name[0] && bytes[start...].starts(with: name)
    }
    guard starts.count == 1, let start = starts.first.map({ $0 + name.count }),
      let end = bytes[start...].firstIndex(of: UInt8(ascii: ")"))
    else { return nil }
    self.bytes = bytes
    range = start..<end
    let text = String(decoding: bytes[start..<end], as: UTF8.self)
    var items: [String] = []
    for part in text.split(separator: ",") {
      var item = part.drop(while: \.isWhitespace)
      while item.last?.isWhitespace == true { item.removeLast() }
      if item.hasPrefix("\""), item.hasSuffix("\""), item.count > 1 { item = item.dropFirst().dropLast() }
      if !item.isEmpty { items.append(String(item)) }
    }
    self.items = items
  }

  package var languages: [String] { items }

  /// The file with other languages in the list; `Base` is one of them as in the file.
  package func bytes(with languages: [String]) -> [UInt8] {
    guard languages != items else { return bytes }
    let text = String(decoding: bytes[range], as: UTF8.self)
    // As the list is laid out: one item a line, or all on one.
    let lineEnd = text.contains("\r\n") ? "\r\n" : "\n"
    guard text.contains("\n") else {
      return replaced(with: languages.map(Self.written).joined(separator: ", "))
    }
    let lines = text.split(separator: lineEnd, omittingEmptySubsequences: false)
    let indentation =
      lines.first { !$0.allSatisfy(\.isWhitespace) }.map { $0.prefix(while: \.isWhitespace) } ?? "\t\t\t\t"
    let closing = lines.last ?? ""
    return replaced(
      with: lineEnd + languages.map { indentation + Self.written($0) + "," + lineEnd }.joined() + closing)
  }

  private func replaced(with text: String) -> [UInt8] {
    bytes[..<range.lowerBound] + Array(text.utf8) + bytes[range.upperBound...]
  }

  /// Property lists need quotes for everything but letters, digits and a few signs.
  private static func written(_ language: String) -> String {
    let isPlain =
      !language.isEmpty
      && language.utf8.allSatisfy { byte in
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
          || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "/")
      }
    return isPlain ? language : "\"\(language)\""
  }
}
