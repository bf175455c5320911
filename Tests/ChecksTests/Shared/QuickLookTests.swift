import FormatSpecifiers
import TestSupport
import Testing

@testable import Checks

/// What passes over texts and names by their bytes finds what reading them finds.
@Suite struct QuickLookTests {
  /// A text of some of these characters.
  private func text(_ characters: String, upTo length: Int, _ random: inout SeededRandom) -> String {
    let all = Array(characters)
    return String(
      (0..<Int.random(in: 0...length, using: &random)).compactMap { _ in all.randomElement(using: &random) })
  }

  @Test func bytesAreThoseOfTheText() {
    var random = SeededRandom(seed: 11)
    for _ in 0..<2000 {
      let text = text("ab Z9.%?…é席\n\u{7F}", upTo: 8, &random)
      let bytes = TextBytes(text)
      for scalar in "abZ9.%? \n\u{7F}x".unicodeScalars {
        #expect(bytes.contains(scalar) == text.unicodeScalars.contains(scalar))
      }
      #expect(bytes.isASCII == text.utf8.isASCII)
      #expect(bytes.contains(lead: 0xE2) == text.contains("…"))
      #expect(bytes.hasDoubledSpace == text.contains("  "))
      #expect(bytes.hasDoubledDot == text.contains(".."))
      #expect(bytes.hasASCIIDigit == text.contains("9"))
      #expect(bytes.hasASCIILetter == text.contains(where: { "abZ".contains($0) }))
    }
  }

  @Test func wordsOfASCIIAreThoseOfAnyText() {
    var random = SeededRandom(seed: 12)
    for _ in 0..<4000 {
      let text = text("aBc'  \t\n./_@,\\-9", upTo: 14, &random)
      // The dash, which is no word, has the text read by characters.
      #expect(SourceWord.words(of: FormatString(text)) == SourceWord.words(of: FormatString(text + " —")))
      #expect(Wording.hasLetters(inKey: text) == Wording.hasLetters(inKey: text + "—"))
    }
  }

  @Test func filtersMissNoWord() {
    let words: Set<String> = ["debug", "dev", "qa"]
    let filter = WordFilter(words)
    var random = SeededRandom(seed: 13)
    var found = 0
    for _ in 0..<20_000 {
      let name = text("dDeEvVqQaA.:(9_é", upTo: 7, &random)
      guard HolderName.words(of: name).contains(where: words.contains) else { continue }
      found += 1
      #expect(filter.mayOccur(in: name), "\(name)")
    }
    #expect(found > 100)
    #expect(!filter.mayOccur(in: "Sources/Hall/SeatList.body"))
  }
}
