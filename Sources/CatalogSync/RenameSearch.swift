import FormatSpecifiers
import SourceText

/// Pairs keys that are gone with keys that are new.
enum RenameSearch {
  /// A key with the text it stands for in the source language.
  struct Candidate {
    var key: String
    /// The default value or source unit; nil where the key is the text.
    var sourceText: String?
  }

  /// With more differences two keys are two texts. Chosen so that a changed word ending, letter case or punctuation is
  /// found in a text of five characters or more, and another word in a short text is not.
  private static let charactersForEachDifference = 5
  /// Keys of fewer characters must be equal but for case and punctuation.
  private static let shortestForDistance = 5
  /// Longer texts are compared by their beginning only.
  private static let longestForDistance = 400
  /// With more pairs, which only a catalog of other code can have, only texts that are equal but for case and
  /// punctuation are found.
  private static let mostPairsForDistance = 1_000_000

  /// One new key at most for each old one and the reverse, the most similar first; in the order of old keys.
  static func renames(gone: [Candidate], new: [Candidate]) -> [KeyRename] {
    guard !gone.isEmpty, !new.isEmpty else { return [] }
    let targets = new.map { Prepared($0) }
    let targetsByText = Dictionary(grouping: targets.indices) { targets[$0].folded }
    let targetsBySource = Dictionary(grouping: targets.indices) { targets[$0].sourceText }
    let comparesAll = gone.count * new.count <= mostPairsForDistance
    var pairs: [KeyRename] = []
    for candidate in gone.map({ Prepared($0) }) {
      var indices = Set(comparesAll ? Array(targets.indices) : targetsByText[candidate.folded] ?? [])
      if let text = candidate.sourceText { indices.formUnion(targetsBySource[text] ?? []) }
      for target in indices.sorted().map({ targets[$0] }) {
        let similarity = similarity(candidate, target)
        if similarity > 0 {
          pairs.append(KeyRename(from: candidate.key, to: target.key, similarity: similarity))
        }
      }
    }
    pairs.sort {
      if $0.similarity != $1.similarity { return $0.similarity > $1.similarity }
      let from = (ExactString($0.from), ExactString($1.from))
      return from.0 != from.1 ? from.0 < from.1 : ExactString($0.to) < ExactString($1.to)
    }
    var usedFrom: Set<ExactString> = []
    var usedTo: Set<ExactString> = []
    let chosen = pairs.filter { pair in
      guard !usedFrom.contains(ExactString(pair.from)), !usedTo.contains(ExactString(pair.to)) else { return false }
      usedFrom.insert(ExactString(pair.from))
      usedTo.insert(ExactString(pair.to))
      return true
    }
    return chosen.sorted { ExactString($0.from) < ExactString($1.from) }
  }

  private struct Prepared {
    let key: String
    let sourceText: String?
    let skeleton: ExactString
    /// The beginning of the skeleton.
    let scalars: [UInt32]
    /// Letters and digits alone, in lower case.
    let folded: String
    let digits: String

    init(_ candidate: Candidate) {
      key = candidate.key
      sourceText = candidate.sourceText
      let skeleton = FormatString(candidate.key).skeleton
      self.skeleton = ExactString(skeleton)
      scalars = skeleton.unicodeScalars.prefix(RenameSearch.longestForDistance).map(\.value)
      folded = skeleton.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "%" }
      digits = skeleton.filter(\.isNumber)
    }
  }

  /// 0 where the two are not the same text.
  private static func similarity(_ old: Prepared, _ new: Prepared) -> Double {
    if let oldText = old.sourceText, let newText = new.sourceText, ExactString(oldText) == ExactString(newText),
      oldText.contains(where: \.isLetter)
    {
      return 1
    }
    // `row 1` and `row 2` are two things.
    guard old.digits == new.digits else { return 0 }
    guard !old.folded.isEmpty, !new.folded.isEmpty else { return 0 }
    if old.skeleton == new.skeleton { return 1 }
    if old.folded == new.folded { return 0.95 }
    let longest = max(old.scalars.count, new.scalars.count)
    guard min(old.scalars.count, new.scalars.count) >= shortestForDistance else { return 0 }
    let limit = longest / Self.charactersForEachDifference
    guard let distance = distance(old.scalars, new.scalars, limit: limit) else { return 0 }
    return 1 - Double(distance) / Double(longest)
  }

  /// Levenshtein's distance, or nil where it is above `limit`.
  static func distance(_ left: [UInt32], _ right: [UInt32], limit: Int) -> Int? {
    guard abs(left.count - right.count) <= limit else { return nil }
    var previous = Array(0...right.count)
    var current = previous
    for (row, leftScalar) in left.enumerated() {
      current[0] = row + 1
      var smallest = current[0]
      for (column, rightScalar) in right.enumerated() {
        let substitution = previous[column] + (leftScalar == rightScalar ? 0 : 1)
        current[column + 1] = min(substitution, previous[column + 1] + 1, current[column] + 1)
        smallest = min(smallest, current[column + 1])
      }
      if smallest > limit { return nil }
      swap(&previous, &current)
    }
    return previous[right.count] <= limit ? previous[right.count] : nil
  }
}
