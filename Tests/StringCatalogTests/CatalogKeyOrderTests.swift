import Foundation
import StringCatalog
import TestSupport
import Testing

@Suite struct CatalogKeyOrderTests {
  /// The order that names have in catalogs, as Foundation says it: the comparison that the fast path must equal.
  private func foundationPrecedes(_ left: String, _ right: String) -> Bool {
    let result = left.compare(
      right, options: [.caseInsensitive, .numeric, .forcedOrdering], range: nil, locale: Locale(identifier: "en_US"))
    return result == .orderedAscending
  }

  @Test(arguments: [
    "abAB%@ ", " _-,;:!?.'\"()[]{}@*/\\&#%`^+<=>|~$", "019a%$@ld ", "aAbB zZ-_.", "e\u{301}é a'’\u{FEFF}あ中", "0123a ",
    "ab\u{1}\n\t\u{7F} c",
  ])
  func agreesWithFoundation(alphabet: String) {
    var random = SeededRandom(seed: 7)
    let letters = Array(alphabet.unicodeScalars)
    for _ in 0..<3000 {
      let left = word(letters, &random)
      let right = word(letters, &random)
      #expect(
        CatalogKeyOrder.localizedStandard.precedes(left, right) == foundationPrecedes(left, right),
        "\(left.debugDescription) \(right.debugDescription)")
    }
  }

  private func word(_ letters: [Unicode.Scalar], _ random: inout SeededRandom) -> String {
    var result = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      if let letter = letters.randomElement(using: &random) { result.append(letter) }
    }
    return String(result)
  }
}
