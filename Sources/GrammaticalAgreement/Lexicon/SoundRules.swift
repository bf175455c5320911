/// How words begin, where the form of the word before them depends on it: "a hat", "an hour".
package struct SoundRules: Sendable, Equatable {
  /// By the beginning of a word, in lower case: the longest that fits decides.
  package var beginnings: [String: GrammaticalFeatures] = [:]
  /// Whole words, before any beginning.
  package var words: [String: GrammaticalFeatures] = [:]

  package init() {}

  package func sound(of word: String) -> GrammaticalFeatures {
    if beginnings.isEmpty && words.isEmpty { return [] }
    let lowered = word.lowercased()
    if let known = words[lowered] { return known }
    for length in stride(from: min(6, lowered.count), through: 1, by: -1) {
      if let known = beginnings[String(lowered.prefix(length))] { return known }
    }
    return []
  }
}
