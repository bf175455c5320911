import FormatSpecifiers

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
    return letters.count > 5 && letters.differsInOneAtMost(from: other)
  }

  /// In lower case, without white space and with one byte for each specifier.
  private static func letters(of key: String) -> [UInt8] {
    var result: [UInt8] = []
    for piece in FormatString(key).pieces {
      guard case .text(let text) = piece else {
        result.append(0)
        continue
      }
      for byte in text.utf8 where byte != UInt8(ascii: " ") && byte != UInt8(ascii: "\n") {
        result.append((UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte)
      }
    }
    return result
  }
}
