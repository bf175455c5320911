import SourceObservations

/// What the text of a literal is, as far as its direction goes.
enum DirectedLiteral {
  typealias Content = DirectionSensitiveText.Content

  /// - Parameter isCode: whether it is written in letters of one width, as code is.
  static func content(of text: String, isCode: Bool = false) -> Content? {
    guard text.utf8.count >= shortest else { return nil }
    let bytes = Array(text.utf8)
    let digits = bytes.count { (0x30...0x39).contains($0) }
    if digits >= 7, isPhoneNumber(text, bytes) { return .phoneNumber }
    if isAddress(bytes, digits: digits) { return .address }
    if digits >= 4, isGroups(bytes) { return .code }
    guard isCode || bytes[0] == UInt8(ascii: "$") else { return nil }
    return isSource(text, bytes) ? .code : nil
  }

  private static let shortest = 5

  private static func isPhoneNumber(_ text: String, _ bytes: [UInt8]) -> Bool {
    // `2024-01-31`, `31.01.2024`
    let groups = bytes.split { !isDigit($0) }.map(\.count)
    if isDigit(bytes[0]), groups == [4, 2, 2] || groups == [2, 2, 4] { return false }
    if bytes.allSatisfy({ $0 < 0x80 }) {
      return bytes.allSatisfy { (0x30...0x39).contains($0) || "+-() ./".utf8.contains($0) }
        && bytes.contains { "+-( ".utf8.contains($0) }
    }
    return text.allSatisfy { $0.isNumber || "+-() ./\u{A0}–\u{2011}".contains($0) }
      && text.contains { "+-( \u{A0}–\u{2011}".contains($0) }
  }

  /// `https://…`, `www.…`, `name@example.org`, `192.168.0.1:80`, `localhost:8080`, `/usr/bin`, `~/Library`.
  private static func isAddress(_ bytes: [UInt8], digits: Int) -> Bool {
    guard bytes.allSatisfy({ $0 > 0x20 && $0 < 0x80 }) else { return false }
    if let colon = bytes.firstIndex(of: UInt8(ascii: ":")), colon + 2 < bytes.count, colon > 0 {
      if bytes[colon + 1] == UInt8(ascii: "/"), bytes[colon + 2] == UInt8(ascii: "/") { return true }
      if bytes.starts(with: "mailto".utf8) || bytes.starts(with: "tel:".utf8) { return true }
      let port = bytes[(colon + 1)...]
      if port.count >= 2, port.allSatisfy({ isDigit($0) }), bytes[..<colon].contains(where: { isLetter($0) }) {
        return bytes[..<colon].allSatisfy { isLetter($0) || isDigit($0) || ".-".utf8.contains($0) }
      }
    }
    if bytes.starts(with: "www.".utf8) { return true }
    if let at = bytes.firstIndex(of: UInt8(ascii: "@")), at + 3 < bytes.count {
      return at == 0
        ? bytes.dropFirst().allSatisfy { isLetter($0) || isDigit($0) || "._-@".utf8.contains($0) }
        : bytes[at...].contains(UInt8(ascii: "."))
    }
    if digits >= 4, bytes.count(where: { $0 == UInt8(ascii: ".") }) == 3,
      bytes.allSatisfy({ isDigit($0) || ".:/".utf8.contains($0) })
    {
      return true
    }
    let start = bytes[0] == UInt8(ascii: "~") ? bytes.dropFirst() : bytes[...]
    guard start.first == UInt8(ascii: "/"), let second = start.dropFirst().first, isLetter(second) || second == 0x2E
    else { return false }
    return start.dropFirst().contains(UInt8(ascii: "/")) || bytes[0] == UInt8(ascii: "~")
  }

  /// `DE89 3704 0044 0532 0130 00`, `ABCD-1234-EFGH-5678`.
  private static func isGroups(_ bytes: [UInt8]) -> Bool {
    let groups = bytes.split { $0 == UInt8(ascii: "-") || $0 == 0x20 || $0 == UInt8(ascii: ":") }
    return groups.count >= 3 && bytes.contains { isLetter($0) }
      && groups.allSatisfy { group in
        group.count <= 12 && group.allSatisfy { isDigit($0) || (0x41...0x5A).contains($0) }
          || group.count >= 2 && group.allSatisfy { isDigit($0) || (0x61...0x66).contains($0) }
      }
  }

  private static let signs = Set("(){}[]=<>/\\_$#;|&".utf8)

  /// Whether a text in letters of one width has signs of code, or starts as a command.
  private static func isSource(_ text: String, _ bytes: [UInt8]) -> Bool {
    bytes.contains { isLetter($0) } && bytes.contains { signs.contains($0) }
      || commands.contains(String(text.prefix { $0 != " " }))
      || bytes.contains { isDigit($0) } && bytes.contains { isLetter($0) } && bytes.contains(UInt8(ascii: "-"))
  }

  private static let commands: Set<String> = [
    "git", "brew", "npm", "npx", "yarn", "sudo", "curl", "wget", "swift", "pip", "docker", "ssh", "cd", "ls", "cat",
    "chmod", "xcrun", "defaults", "echo", "let", "var", "func", "import", "print", "SELECT", "killall", "open",
    "python",
  ]

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
}
