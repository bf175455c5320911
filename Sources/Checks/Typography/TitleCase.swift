/// How the words of a text behind its first begin.
enum TitleCase {
  /// Each word of some length with a capital.
  case capital
  /// At least one with a small letter.
  case small
  /// Too few words, or letters that tell nothing.
  case unknown

  /// Languages of Europe whose titles are written as sentences are, after the style guides of Microsoft and Apple for
  /// them. German and its neighbours write nouns with capitals; Indonesian, Vietnamese and Turkish titles are as English
  /// ones are.
  private static let languages: Set<String> = [
    "be", "bg", "bs", "ca", "cs", "da", "el", "es", "et", "eu", "fi", "fr", "gl", "hr", "hu", "is", "it", "lt", "lv",
    "mk",
    "nb", "nl", "nn", "no", "pl", "pt", "ro", "ru", "sk", "sl", "sq", "sr", "sv", "uk",
  ]

  /// Of a text of three words or more, in a language that writes titles as sentences; short words count as they are.
  static func words(of text: CheckedText) -> TitleCase {
    let length = text.value.utf8.count
    guard length > 8, length < 80, text.bytes.contains(" "), languages.contains(text.traits.code) else {
      return .unknown
    }
    var (capitals, words) = (0, 1)
    var isStart = false
    var previous: UInt8 = 0
    for byte in text.value.utf8 {
      defer { previous = byte }
      if byte == 0x20 {
        isStart = true
        continue
      }
      guard isStart else { continue }
      switch (previous, byte) {
      // The first byte of two: the second tells.
      case (0x20, 0xC3), (0x20, 0xC4), (0x20, 0xC5), (0x20, 0xCE), (0x20, 0xCF), (0x20, 0xD0), (0x20, 0xD1): continue
      case (0x20, UInt8(ascii: "A")...UInt8(ascii: "Z")), (0xC3, 0x80...0x9E), (0xD0, 0x80...0xAF), (0xCE, 0x86...0xA9):
        capitals += 1
        words += 1
      case (0x20, UInt8(ascii: "a")...UInt8(ascii: "z")), (0xC3, _), (0xD0, _), (0xD1, _), (0xCE, _), (0xCF, _):
        return .small
      default: break
      }
      isStart = false
    }
    return capitals >= 2 && words >= 3 ? .capital : .unknown
  }

  /// Whether two words at least, behind the first, begin with a capital and are not among the source text's, as names are.
  static func hasCapitalsOfItsOwn(_ text: String, besidesThoseOf source: String) -> Bool {
    let names = Set(source.split { !$0.isLetter && !$0.isNumber }.map { $0.lowercased() })
    let own = text.split { !$0.isLetter && !$0.isNumber }.dropFirst().filter { word in
      guard let first = word.first, first.isUppercase, word.count > 1 else { return false }
      return word.dropFirst().allSatisfy(\.isLowercase) && !names.contains(word.lowercased())
    }
    return own.count >= 2
  }
}
