import SwiftParser
import SwiftSyntax

/// Reads a file's declarations from its tokens as `DeclarationCollector` reads them from its tree, and lists the parts
/// that can make a key: declarations with a literal, and enums whose cases may be keys themselves.
///
/// It knows the forms that declarations commonly have and gives up on any other, so that what it says is what the
/// parser would have said. Function bodies are passed over; one that declares types is parsed.
struct OutlineReader {
  /// Where a type is being read: a token, and the place in it, since `>?` is one token and two signs.
  struct Place {
    var token: Int
    var offset: Int
  }

  /// What declarations stand in.
  struct Scope {
    enum Kind { case file, type, enumeration, protocolType }
    var kind: Kind
    /// The number of the type's piece; nil at file level.
    var piece: Int?
    var depth: Int
    /// Whether cases are looked at, because the enum has a raw type.
    var keepsCases = false
    /// Whether anything can make a key: not so in previews.
    var isWalked = true
  }

  let bytes: UnsafeBufferPointer<UInt8>
  let source: SourceTokens
  var collector: DeclarationCollector
  /// The parts to walk.
  var kept: [ReducedSource.Part] = []
  /// Whether parts are kept that hold something to observe, besides those that may hold keys.
  let isObserved: Bool
  /// Tokens of the body at hand by which a text is handed on, ascending; observations follow it.
  var handedOn: [Int] = []
  /// Stored properties with text that are not among the parts.
  var textProperties: [TextProperty] = []
  /// How many conditions and previews are around the declaration at hand, which say something about all in them.
  var circumstances = 0
  /// Off in branches of `#if` that are never compiled.
  var isCollecting = true
  var place = Place(token: 0, offset: 0)
  /// The tuple that was read last, which is a function's parameters if an arrow follows.
  var pendingTuple: SwiftType?

  /// A property of a type whose declaration says all that observations ask of it.
  struct TextProperty {
    var owner: String
    var name: String
    /// In bytes, from the name to the end.
    var range: Range<Int>
  }

  private static let deepestScope = 24

  /// nil where the tokens are damaged.
  init?(_ bytes: UnsafeBufferPointer<UInt8>, origin: Declaration.Origin, file: Int, isObserved: Bool = false) {
    guard let source = SourceTokens(bytes, isObserved: isObserved) else { return nil }
    self.isObserved = isObserved
    self.bytes = bytes
    self.source = source
    collector = DeclarationCollector(origin: origin, file: file)
  }

  /// False where the file has something in it that has to be parsed.
  mutating func readFile() -> Bool {
    var start = 0
    if kind(0) == .shebang { start = 1 }
    return readMembers(start..<source.end, in: Scope(kind: .file, piece: nil, depth: 0))
  }

  mutating func readMembers(_ range: Range<Int>, in scope: Scope) -> Bool {
    guard scope.depth < Self.deepestScope else { return false }
    var number = range.lowerBound
    while number < range.upperBound {
      if kind(number) == .semicolon {
        number += 1
        continue
      }
      guard let next = readItem(at: number, to: range.upperBound, in: scope), next > number else { return false }
      number = next
    }
    return number == range.upperBound
  }

  // MARK: Tokens

  func kind(_ number: Int) -> SwiftToken.Kind { source.tokens[number].kind }

  func isWord(_ number: Int, _ text: StaticString) -> Bool { source.isWord(number, text, in: bytes) }

  func isWord(_ number: Int, in list: [StaticString]) -> Bool {
    kind(number) == .identifier && list.contains { isWord(number, $0) }
  }

  func text(_ number: Int) -> String { text(number..<(number + 1)) }

  /// The source from the start of the first token to the end of the last.
  func text(_ range: Range<Int>) -> String {
    guard !range.isEmpty else { return "" }
    return text(bytesFrom: source.tokens[range.lowerBound].start, to: source.tokens[range.upperBound - 1].end)
  }

  func text(bytesFrom start: Int, to end: Int) -> String {
    guard let base = bytes.baseAddress, start < end else { return "" }
    return String(decoding: UnsafeBufferPointer(start: base + start, count: end - start), as: UTF8.self)
  }

  /// Whether a token follows the one before it at once.
  func isAdjacent(_ number: Int) -> Bool {
    number > 0 && source.tokens[number].start == source.tokens[number - 1].end
  }

  /// Whether a declaration may end before the token.
  func isBoundary(_ number: Int, _ end: Int) -> Bool {
    number >= end || source.tokens[number].isAtStartOfLine || kind(number) == .semicolon
  }

  /// The token after the argument or body that starts at one.
  func after(_ number: Int) -> Int { source.partner(of: number) + 1 }

  mutating func keep(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    kept.append(ReducedSource.Part(range: byteRange(range)))
  }

  func byteRange(_ range: Range<Int>) -> Range<Int> {
    source.tokens[range.lowerBound].start..<source.tokens[range.upperBound - 1].end
  }

  // MARK: Parsing what tokens do not say

  /// Has the parser read one declaration, whose types its body declares too.
  mutating func parse(_ range: Range<Int>, in scope: Scope) -> Bool {
    let part = UnsafeBufferPointer(
      rebasing: bytes[source.tokens[range.lowerBound].start..<source.tokens[range.upperBound - 1].end])
    let declaration =
      SwiftTreeReader.declaration(of: part)
      ?? {
        var parser = Parser(part, maximumNestingLevel: SwiftSourceFile.maximumNesting)
        return DeclSyntax.parse(from: &parser)
      }()
    guard !declaration.hasError else { return false }
    if isCollecting { collector.collect(declaration, piece: scope.piece, depth: scope.depth) }
    return true
  }
}
