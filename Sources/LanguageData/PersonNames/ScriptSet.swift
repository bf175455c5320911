/// Some scripts by the numbers that Unicode's data has for them, to which scalars are compared without asking for names.
package struct ScriptSet: Sendable {
  private var words: [UInt64] = []

  package init(_ scripts: some Sequence<WritingScript>) {
    for script in scripts {
      guard let number = ScriptFacts.number(of: script.code) else { continue }
      while words.count <= number / 64 { words.append(0) }
      words[number / 64] |= 1 << UInt64(number % 64)
    }
  }

  /// Whether a scalar is of one of the scripts; nil for what belongs to no one script, as digits and punctuation.
  package func contains(scriptOf scalar: Unicode.Scalar) -> Bool? {
    guard let number = ScriptFacts.number(of: scalar) else { return nil }
    return number / 64 < words.count && words[number / 64] & 1 << UInt64(number % 64) != 0
  }
}
