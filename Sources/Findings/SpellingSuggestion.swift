/// Finds the word that was probably meant.
package enum SpellingSuggestion {
  /// The candidate nearest to `word`, or nil if none is near: at most a third of the letters may differ, and a
  /// candidate that `word` begins is always near.
  package static func nearest(to word: String, among candidates: [String]) -> String? {
    let lowered = Array(word.lowercased())
    guard !lowered.isEmpty else { return nil }
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
      let letters = Array(candidate.lowercased())
      let isBeginning = lowered.count >= 2 && letters.starts(with: lowered)
      let allowed = max(1, max(lowered.count, letters.count) / 3)
      let found = distance(from: lowered, to: letters)
      guard isBeginning || (found <= allowed && found < max(lowered.count, letters.count)) else { continue }
      let rank = isBeginning ? min(found, 1) : found
      if best.map({ rank < $0.distance }) ?? true { best = (candidate, rank) }
    }
    return best?.candidate
  }

  /// Insertions, deletions, replacements and swaps of neighbours that turn one word into the other.
  static func distance(from first: [Character], to second: [Character]) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...second.count)
    for row in 0..<first.count {
      var current = [row + 1]
      current.reserveCapacity(second.count + 1)
      for column in 0..<second.count {
        let replacement = previous[column] + (first[row] == second[column] ? 0 : 1)
        var cost = min(replacement, previous[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
          cost = min(cost, beforePrevious[column - 1] + 1)
        }
        current.append(cost)
      }
      beforePrevious = previous
      previous = current
    }
    return previous[second.count]
  }
}
