/// How often words of the source language are translated in a language, and how often they are kept: names and
/// loanwords are kept.
struct TranslatedWords {
  private struct Counts {
    var translated = 0
    var kept = 0
  }

  /// Word → counts; of the words that are asked for.
  private var counts: [String: Counts]

  /// - Parameter words: those that will be asked for.
  init(_ words: Set<String>) { counts = Dictionary(words.map { ($0, Counts()) }) { first, _ in first } }

  /// Takes note of a translation that differs from its source text.
  mutating func add(_ words: Set<String>, in translation: String) {
    for word in words {
      guard let count = counts[word], count.translated + count.kept < Self.enough else { continue }
      if translation.containsWord(word) { counts[word]?.kept += 1 } else { counts[word]?.translated += 1 }
    }
  }

  /// Whether the language has a word of its own for it.
  func isTranslated(_ word: String) -> Bool {
    guard let count = counts[word] else { return false }
    return count.translated >= 2 && count.kept * 8 <= count.translated
  }

  /// More say nothing new.
  private static let enough = 60
}
