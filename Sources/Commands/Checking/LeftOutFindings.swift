/// How many findings do not count, and why: `left out: 5 in the baseline, 3 that 'main' had`.
struct LeftOutFindings {
  /// Those that a baseline has.
  var inBaseline = 0
  /// Those that a revision had, by its name.
  var former: [String: Int] = [:]

  /// nil where all count.
  var text: String? {
    var parts: [String] = inBaseline > 0 ? ["\(inBaseline) in the baseline"] : []
    parts += former.sorted { $0.key < $1.key }.filter { $0.value > 0 }.map { "\($0.value) that '\($0.key)' had" }
    return parts.isEmpty ? nil : "left out: " + parts.joined(separator: ", ")
  }

  static func += (left: inout Self, right: Self) {
    left.inBaseline += right.inBaseline
    left.former.merge(right.former, uniquingKeysWith: +)
  }
}
