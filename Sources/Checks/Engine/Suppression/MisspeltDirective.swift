import Findings
import SourceText

/// A comment that means to speak to the tool, and does not: `// dragoman:disable:nxt RULE`, `// dragoman: disable RULE`.
///
/// What follows the tool's name and a colon at once is meant as a directive in any case; what follows with a space, a
/// dash or without the colon may be a sentence, and is taken for one only where it is the word of a directive.
struct MisspeltDirective: Hashable {
  /// Of the directive as it is written.
  var range: Range<UTF8Offset>
  var text: String
  /// What was probably meant.
  var suggestion: String?

  /// What stands in comments of sources.
  private static let sourceWords = ["disable", "enable", "keys"]
  /// What stands in comments of keys.
  private static let keyWords = ["disable", "keep"]
  private static let scopes = ["this", "next", "previous"]

  /// The tool's name without its first letter, which may be a capital.
  private static let search = ByteSearch(Array("ragoman".utf8))

  static func mayOccur(in bytes: [UInt8]) -> Bool { search.first(in: bytes, from: 0) != nil }

  /// All that a source has.
  static func directives(in bytes: [UInt8], _ language: SuppressionComment.Language) -> [MisspeltDirective] {
    let named = [UInt8(ascii: "d"), UInt8(ascii: "D")].flatMap { first in
      SuppressionComment.markers(in: bytes, language, search: ByteSearch([first] + search.word))
    }
    return named.sorted().compactMap { directive(at: $0, in: bytes, isOfKey: false) }
  }

  /// Those of a catalog's comment on a key, in which they stand anywhere.
  static func directives(inKeyComment text: String) -> [MisspeltDirective] {
    let bytes = Array(text.utf8)
    var found: [MisspeltDirective] = []
    var position = 0
    while let place = search.first(in: bytes, from: position) {
      position = place + search.word.count
      guard place > 0, bytes[place - 1] | 0x20 == UInt8(ascii: "d") else { continue }
      if let directive = directive(at: place - 1, in: bytes, isOfKey: true) { found.append(directive) }
    }
    return found
  }

  /// - Parameter start: where the tool's name stands.
  private static func directive(at start: Int, in bytes: [UInt8], isOfKey: Bool) -> MisspeltDirective? {
    var position = start + search.word.count + 1
    func byte() -> UInt8? { position < bytes.count ? bytes[position] : nil }
    func skipSpaces() -> Bool {
      let before = position
      while byte() == 0x20 || byte() == 0x09 { position += 1 }
      return position > before
    }
    func word() -> String {
      let word = SuppressionComment.word(at: position, in: bytes)
      position += word.utf8.count
      return word
    }
    var isAsItShouldBe = bytes[start] == UInt8(ascii: "d")
    if skipSpaces() { isAsItShouldBe = false }
    switch byte() {
    case UInt8(ascii: ":"): position += 1
    case UInt8(ascii: "-"):
      position += 1
      isAsItShouldBe = false
    default: isAsItShouldBe = false
    }
    if skipSpaces() { isAsItShouldBe = false }
    let first = word()
    let words = isOfKey ? keyWords : sourceWords
    let meant = words.contains(first) ? first : SpellingSuggestion.nearest(to: first, among: words)
    func directive(_ suggestion: String?) -> MisspeltDirective? {
      let range = start..<position
      return MisspeltDirective(
        range: UTF8Offset(range.lowerBound)..<UTF8Offset(range.upperBound),
        text: String(decoding: bytes[range], as: UTF8.self),
        suggestion: suggestion)
    }
    if isAsItShouldBe, first == (isOfKey ? "keys" : "keep") {
      return directive(
        isOfKey
          ? "a key is kept by 'dragoman:keep'; 'dragoman:keys' stands at a look-up in a source"
          : "'dragoman:keep' stands in the comment of a key; at a look-up, write 'dragoman:keys PATTERN'")
    }
    guard meant == first, let meant else {
      // In a comment for people, the name may stand before any word.
      guard isAsItShouldBe, !isOfKey || meant != nil, !first.isEmpty else { return nil }
      return directive(meant.map { "did you mean 'dragoman:\($0)'?" } ?? "a comment says " + listed(words))
    }
    var scope = ""
    if byte() == UInt8(ascii: ":") {
      position += 1
      if skipSpaces() { isAsItShouldBe = false }
      scope = word()
    }
    let isScopeRight =
      scope.isEmpty ? bytes[position - 1] != UInt8(ascii: ":") : scopes.contains(scope) && meant != "enable"
    if isAsItShouldBe, isScopeRight { return nil }
    if !isAsItShouldBe, !isMeant(meant, scope, before: byte()) { return nil }
    if meant == "enable" { return directive("did you mean 'dragoman:enable'?") }
    guard isScopeRight else {
      return directive(
        SpellingSuggestion.nearest(to: scope, among: scopes).map { "did you mean 'dragoman:\(meant):\($0)'?" }
          ?? "'dragoman:\(meant)' is followed by " + scopes.map { "':\($0)'" }.joined(separator: ", ") + " or a space")
    }
    return directive("write 'dragoman:\(meant)\(scope.isEmpty ? "" : ":" + scope)'")
  }

  /// Whether a directive that is not written as it should be is one, and no sentence: `dragoman keeps keys`.
  private static func isMeant(_ word: String, _ scope: String, before next: UInt8?) -> Bool {
    !scope.isEmpty || word == "disable" || word == "enable"
  }

  private static func listed(_ words: [String]) -> String {
    words.map { "'dragoman:\($0)'" }.joined(separator: ", ")
  }
}
