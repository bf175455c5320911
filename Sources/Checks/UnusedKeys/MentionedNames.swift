/// Names of code that generators of code may have made of keys: `L10n.Menu.title` of `menu.title`. Their files are often
/// written when a project is built, and are not to be seen.
struct MentionedNames: Sendable {
  /// As written, with dots: those whose words are known.
  private var seen: Set<String> = []
  /// The letters of names and of all their parts.
  private var wordings: Set<String> = []
  /// What stands directly behind a name that begins with a type's: `L10n.Menu` → `title`.
  private var membersOfTypes: [String: Set<String>] = [:]
  private var declared: Set<String> = []

  private static let shortestPart = 3
  /// Of longer names the rest says nothing.
  private static let mostParts = 8

  mutating func add(_ names: Set<String>, declared types: Set<String>) {
    declared.formUnion(types)
    for name in names where seen.insert(name).inserted { add(name) }
  }

  mutating func add(_ others: MentionedNames) {
    seen.formUnion(others.seen)
    wordings.formUnion(others.wordings)
    membersOfTypes.merge(others.membersOfTypes) { $0.union($1) }
    declared.formUnion(others.declared)
  }

  private mutating func add(_ name: String) {
    let parts = name.split(separator: ".").prefix(Self.mostParts)
    let words = parts.map { Self.wording($0) }
    for start in words.indices {
      var wording = ""
      for end in start..<words.count {
        wording += words[end]
        wordings.insert(wording)
      }
    }
    guard parts.count > 1, parts[0].utf8.first.map({ $0 >= 0x41 && $0 <= 0x5A }) == true else { return }
    for last in parts.indices.dropFirst() {
      membersOfTypes[parts[..<last].joined(separator: "."), default: []].insert(words[last])
    }
  }

  /// Whether a name is made of the key's letters.
  ///
  /// A word alone is in many names: of those only members count whose type is declared nowhere, and is known by its
  /// members to be made of keys.
  func mean(_ key: String, _ keyWordings: Set<String>) -> Bool {
    let wording = Self.wording(key)
    guard !wording.isEmpty else { return false }
    let isOneWord =
      key.utf8.allSatisfy { SourceMentions.isNamePart($0) && $0 != UInt8(ascii: "_") }
      && !key.utf8.dropFirst().contains { $0 >= 0x41 && $0 <= 0x5A }
    if !isOneWord { return wording.utf8.count >= Self.shortestPart && wordings.contains(wording) }
    return membersOfTypes.contains { type, members in
      members.contains(wording) && !declared.contains(String(type.prefix { $0 != "." }))
        && members.count { keyWordings.contains($0) || $0 == wording } * 2 >= members.count
    }
  }

  /// Letters and digits alone.
  static func wording(_ text: some StringProtocol) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): bytes.append(byte)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): bytes.append(byte | 0x20)
      case 0x80...: return wordingOfLetters(text)
      default: break
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func wordingOfLetters(_ text: some StringProtocol) -> String {
    String(
      String.UnicodeScalarView(
        text.lowercased().unicodeScalars.filter { $0.properties.isAlphabetic || ("0"..."9").contains($0) }))
  }
}
