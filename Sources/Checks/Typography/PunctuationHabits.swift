import LanguageData

/// What the translations of a catalog end with where their source texts end with some mark: whether a language follows.
struct PunctuationHabits {
  private struct Case: Hashable {
    var language: String
    var source: FinalMark
  }

  private var followed: [Case: Int] = [:]
  private var total: [Case: Int] = [:]

  mutating func count(_ own: FinalMark, for source: FinalMark, in language: String) {
    let key = Case(language: language, source: source)
    total[key, default: 0] += 1
    if own == source { followed[key, default: 0] += 1 }
  }

  /// The share of texts that follow, with their number; the text that is asked about does not count.
  func share(of source: FinalMark, in language: String) -> (share: Double, count: Int) {
    let key = Case(language: language, source: source)
    let count = (total[key] ?? 0) - 1
    return count > 0 ? (Double(followed[key] ?? 0) / Double(count), count) : (0, 0)
  }
}
