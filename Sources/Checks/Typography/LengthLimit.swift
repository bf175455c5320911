import Foundation

/// How long a text may be, as a comment says: `max 20`, `maxLength: 20`, `at most 20 characters`.
struct LengthLimit: Equatable {
  let characters: Int

  /// nil where the comment names no limit.
  init?(comment: String) {
    guard comment.utf8.contains(where: { (0x30...0x39).contains($0) }) else { return nil }
    let words = comment.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "-" }.map(String.init)
    for (index, word) in words.enumerated() {
      guard let number = Int(word), (1...10_000).contains(number) else { continue }
      let before = words[..<index].suffix(3)
      let next = index + 1 < words.count ? words[index + 1] : nil
      let countsCharacters = next.map(Self.units.contains) ?? false
      if before.last.map(Self.namesOfLimits.contains) == true
        || (before.last == "length" && before.dropLast().last.map(Self.maxima.contains) == true)
        || (before.last == "limit"
          && before.dropLast().last.map { ["length", "character", "char"].contains($0) } == true)
      {
        characters = number
        return
      }
      let saysMost =
        before.last.map(Self.maxima.contains) == true || before.suffix(2) == ["at", "most"]
        || before.suffix(2) == ["up", "to"] || before.suffix(3) == ["no", "more", "than"]
        || before.suffix(3) == ["not", "longer", "than"] || before.last == "limit"
        || (before.suffix(2) == ["limit", "to"]) || (before.suffix(2) == ["limited", "to"])
      let saysMostAfter = index + 2 < words.count && Self.maxima.contains(words[index + 2])
      if countsCharacters, saysMost || saysMostAfter {
        characters = number
        return
      }
      // "max 20" alone, at the end of what is said.
      if before.last == "max", Self.ends(comment, after: word) {
        characters = number
        return
      }
    }
    return nil
  }

  private static let units: Set<String> = [
    "character", "characters", "char", "chars", "letters", "zeichen", "caractères",
  ]
  private static let maxima: Set<String> = ["max", "maximum", "maximal", "maximally"]
  private static let namesOfLimits: Set<String> = [
    "maxlength", "max-length", "maxlen", "max-len", "maxchars", "max-chars", "maxwidth", "charlimit", "lengthlimit",
  ]

  /// Whether the sentence or bracket ends after a word.
  private static func ends(_ comment: String, after word: String) -> Bool {
    guard let range = comment.range(of: "max", options: .caseInsensitive),
      let number = comment.range(of: word, range: range.upperBound..<comment.endIndex)
    else { return false }
    guard let next = comment[number.upperBound...].first else { return true }
    return ".,;)]\n".contains(next)
  }
}
