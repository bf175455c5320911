/// Tells of most names at once that `HolderName.words(of:)` would find none of some words in them: a project has tens of
/// thousands of names, and few hold such a word.
struct WordFilter {
  /// What words begin with: three letters in lower case, or two of a word of two, with the bits that count.
  private let beginnings: [(letters: UInt32, mask: UInt32)]
  /// Bit n: a word begins with the letter n of the alphabet.
  private let initials: UInt32

  /// - Parameter words: of two or more small letters of ASCII.
  init(_ words: some Collection<String>) {
    var beginnings: [UInt32: UInt32] = [:]
    var initials: UInt32 = 0
    for word in words {
      var letters: UInt32 = 0
      for byte in word.utf8.prefix(3) { letters = letters << 8 | UInt32(byte) }
      let isShort = word.utf8.count < 3
      beginnings[isShort ? letters << 8 : letters] = isShort ? 0xFFFF00 : 0xFFFFFF
      if let first = word.utf8.first { initials |= 1 << UInt32(first & 0x1F) }
    }
    self.beginnings = beginnings.map { ($0.key, $0.value) }
    self.initials = initials
  }

  /// False where no word can be in the name, however its letters are written; digits, dots, parentheses and colons
  /// within words do not count.
  func mayOccur(in name: String) -> Bool {
    var window: UInt32 = 0
    for byte in name.utf8 {
      // A letter beyond ASCII may have a small one in it.
      if byte >= 0x80 { return true }
      if byte < UInt8(ascii: "A"), Self.isPassedOver(byte) { continue }
      window = (window << 8 | UInt32(byte | 0x20)) & 0xFFFFFF
      if isBeginning(window) { return true }
    }
    return isBeginning(window << 8 & 0xFFFFFF)
  }

  private static func isPassedOver(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "("), UInt8(ascii: ")"),
      UInt8(ascii: ":"):
      true
    default: false
    }
  }

  @inline(__always)
  private func isBeginning(_ window: UInt32) -> Bool {
    guard initials & 1 << (window >> 16 & 0x1F) != 0 else { return false }
    return beginnings.contains { window & $0.mask == $0.letters }
  }
}
