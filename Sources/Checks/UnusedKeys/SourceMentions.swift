import SourceText

/// The literals and members that sources mention, wherever they stand: what may be a key though nothing says so.
///
/// A reading of bytes, not of a language: it serves Swift, Objective-C, interface files and property lists alike, and
/// errs on the side of mentioning too much. Comments of Swift and Objective-C are left out.
package struct SourceMentions: Sendable {
  /// What stands between quotes, and between the tags of a property list.
  private var literals: Set<ExactString> = []
  /// What literals with an interpolation begin with: longer ones tell more.
  private var beginnings: Set<ExactString> = []
  /// Names behind a dot: `.menuTitle`.
  private var members: Set<String> = []

  package init() {}

  /// Whether a literal is the key, or may become it.
  package func mentions(key: String) -> Bool {
    if literals.contains(ExactString(key)) { return true }
    // Of a key with values, the text before the first one is in the literal.
    if let percent = key.utf8.firstIndex(of: UInt8(ascii: "%")) {
      let beginning = String(key[..<percent])
      if beginning.utf8.count >= Self.shortestBeginning, beginnings.contains(ExactString(beginning)) { return true }
    }
    // `"menu.\(name)"` may be any key that begins with `menu.`.
    var end = key.endIndex
    while end > key.startIndex {
      let beginning = key[..<end]
      guard beginning.utf8.count >= Self.shortestBeginning else { break }
      if beginnings.contains(ExactString(String(beginning))) { return true }
      end = key.index(before: end)
    }
    return false
  }

  package func mentions(member name: String) -> Bool { members.contains(name) }

  /// Shorter beginnings, as of `"- \(name)"`, would fit everything.
  private static let shortestBeginning = 3

  /// - Parameter hasComments: whether `//` and `/* */` are comments.
  package mutating func add(_ bytes: [UInt8], hasComments: Bool) {
    var position = 0
    let count = bytes.count
    while position < count {
      switch bytes[position] {
      case UInt8(ascii: "/") where hasComments && position + 1 < count && bytes[position + 1] == UInt8(ascii: "/"):
        while position < count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
      case UInt8(ascii: "/") where hasComments && position + 1 < count && bytes[position + 1] == UInt8(ascii: "*"):
        position += 2
        while position + 1 < count, bytes[position] != UInt8(ascii: "*") || bytes[position + 1] != UInt8(ascii: "/") {
          position += 1
        }
        position += 2
      case UInt8(ascii: "\""): addLiteral(in: bytes, at: &position)
      case UInt8(ascii: "."): addMember(in: bytes, at: &position)
      case UInt8(ascii: ">") where !hasComments: addElement(in: bytes, at: &position)
      default: position += 1
      }
    }
  }

  /// From an opening quote on; a literal ends at the next quote or, should a quote have been something else, at the end
  /// of the line. What is interpolated is read as source again.
  private mutating func addLiteral(in bytes: [UInt8], at position: inout Int) {
    let isLong = bytes[position...].starts(with: [0x22, 0x22, 0x22])
    position += isLong ? 3 : 1
    var text: [UInt8] = []
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\""), !isLong || bytes[position...].starts(with: [0x22, 0x22, 0x22]) {
        position += isLong ? 3 : 1
        break
      }
      if byte == UInt8(ascii: "\n"), !isLong { break }
      if byte == UInt8(ascii: "\\"), position + 1 < bytes.count {
        let escaped = bytes[position + 1]
        if escaped == UInt8(ascii: "(") {
          beginnings.insert(ExactString(String(decoding: text, as: UTF8.self)))
          skipInterpolation(in: bytes, at: &position)
          text.append(0)
          continue
        }
        text.append(Self.unescaped[escaped] ?? escaped)
        position += 2
        continue
      }
      text.append(byte)
      position += 1
    }
    if !text.contains(0) { literals.insert(ExactString(String(decoding: text, as: UTF8.self))) }
    // What is added to a literal may make another key of it.
    if text.last == UInt8(ascii: "."), text.count > Self.shortestBeginning {
      beginnings.insert(ExactString(String(decoding: text, as: UTF8.self)))
    }
  }

  private static let unescaped: [UInt8: UInt8] = [
    UInt8(ascii: "n"): 0x0A, UInt8(ascii: "t"): 0x09, UInt8(ascii: "r"): 0x0D,
  ]

  /// Literals inside of the parentheses count too.
  private mutating func skipInterpolation(in bytes: [UInt8], at position: inout Int) {
    position += 2
    var depth = 1
    while position < bytes.count, depth > 0 {
      switch bytes[position] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: "\n"): return
      case UInt8(ascii: "."):
        addMember(in: bytes, at: &position)
        continue
      case UInt8(ascii: "\""):
        addLiteral(in: bytes, at: &position)
        continue
      default: break
      }
      position += 1
    }
  }

  private mutating func addMember(in bytes: [UInt8], at position: inout Int) {
    position += 1
    let start = position
    while position < bytes.count, Self.isNamePart(bytes[position]) { position += 1 }
    if position > start { members.insert(String(decoding: bytes[start..<position], as: UTF8.self)) }
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "_") || byte >= 0x80
  }

  /// `<string>text</string>`.
  private mutating func addElement(in bytes: [UInt8], at position: inout Int) {
    position += 1
    let start = position
    while position < bytes.count, bytes[position] != UInt8(ascii: "<"), bytes[position] != UInt8(ascii: ">"),
      bytes[position] != UInt8(ascii: "\"")
    {
      position += 1
    }
    guard position < bytes.count, bytes[position] == UInt8(ascii: "<"), position > start else { return }
    literals.insert(ExactString(String(decoding: bytes[start..<position], as: UTF8.self)))
  }
}
