/// Finds keys that differ by little from one: in specifiers, letter case, white space, or one letter.
struct KeyLikeness {
  private let letters: [UInt8]

  init(_ key: String) { letters = Self.letters(of: key) }

  func isLike(_ key: String) -> Bool {
    let length = key.utf8.count
    // Short keys are like many others.
    guard letters.count > 3, abs(length - letters.count) < 24 else { return false }
    let other = Self.letters(of: key)
    if other == letters { return true }
    guard letters.count > 5, abs(other.count - letters.count) <= 1 else { return false }
    let start = zip(letters, other).prefix { $0 == $1 }.count
    let end = zip(letters.reversed(), other.reversed()).prefix { $0 == $1 }.count
    return start + end >= max(letters.count, other.count) - 1
  }

  /// In lower case, without white space and with one byte for each specifier.
  private static func letters(of key: String) -> [UInt8] {
    var result: [UInt8] = []
    var rest = Array(key.utf8)[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "%"):
        while let next = rest.first, "0123456789$.+-#hlqzt".utf8.contains(next) { rest = rest.dropFirst() }
        rest = rest.dropFirst()
        result.append(0)
      case UInt8(ascii: " "), UInt8(ascii: "\n"): continue
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): result.append(byte | 0x20)
      default: result.append(byte)
      }
    }
    return result
  }
}
