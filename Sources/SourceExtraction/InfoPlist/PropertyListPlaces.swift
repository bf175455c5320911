import LocalizableReferences
import SourceText

/// Where keys and texts stand in a property list in XML. Foundation, which reads it, does not say.
struct PropertyListPlaces {
  let bytes: [UInt8]
  private let path: String
  private let source: SourceText

  init(bytes: [UInt8], path: String) {
    self.bytes = bytes
    self.path = path
    source = SourceText(bytes: bytes)
  }

  func location(ofKey key: String) -> ReferenceLocation { location(of: "<key>\(Self.escaped(key))</key>", skipping: 5) }

  func location(ofText text: String) -> ReferenceLocation {
    location(of: "<string>\(Self.escaped(text))</string>", skipping: 8)
  }

  /// The first place, or the start of the file where the text is written in another way.
  private func location(of markup: String, skipping count: Int) -> ReferenceLocation {
    let wanted = Array(markup.utf8)
    var offset = 0
    if let first = wanted.first, bytes.count >= wanted.count {
      for start in 0...(bytes.count - wanted.count)
      where bytes[start] == first && bytes[start..<(start + wanted.count)].elementsEqual(wanted) {
        offset = start + count
        break
      }
    }
    let position = source.position(at: UTF8Offset(offset))
    return ReferenceLocation(path: path, line: position.line, column: position.column)
  }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      default: result.append(character)
      }
    }
  }
}
