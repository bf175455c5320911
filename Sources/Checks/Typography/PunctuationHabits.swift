/// What the translations of a catalog end with where their source texts end with some mark: whether a language follows.
struct PunctuationHabits {
  private struct Counts {
    /// By the mark of the source text.
    var followed = [Int](repeating: 0, count: FinalMark.allCases.count)
    var total = [Int](repeating: 0, count: FinalMark.allCases.count)
  }

  private var counts: [String: Counts] = [:]

  mutating func count(_ own: FinalMark, for source: FinalMark, in language: String) {
    counts[language, default: Counts()].total[source.rawValue] += 1
    if own == source { counts[language]?.followed[source.rawValue] += 1 }
  }

  /// Adds what others counted.
  mutating func add(_ others: PunctuationHabits) {
    counts.merge(others.counts) { own, other in
      var sum = own
      for mark in FinalMark.allCases {
        sum.followed[mark.rawValue] += other.followed[mark.rawValue]
        sum.total[mark.rawValue] += other.total[mark.rawValue]
      }
      return sum
    }
  }

  /// The share of texts that follow, with their number; the text that is asked about does not count.
  func share(of source: FinalMark, in language: String) -> (share: Double, count: Int) {
    let counts = counts[language] ?? Counts()
    let count = counts.total[source.rawValue] - 1
    return count > 0 ? (Double(counts.followed[source.rawValue]) / Double(count), count) : (0, 0)
  }
}
