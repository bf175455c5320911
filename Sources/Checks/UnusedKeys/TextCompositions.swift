/// Texts with gaps that values are put into, as `"menu.\\(name)"`, and the keys that they may make.
struct TextCompositions: Sendable {
  private struct Composition: Hashable {
    /// The text between gaps: two or more.
    var pieces: [[UInt8]]
  }

  /// By the first bytes of those that begin with enough of them.
  private var byBeginning: [[UInt8]: [Composition]] = [:]
  private var others: [Composition] = []
  private var seen: Set<Composition> = []

  /// What has less between its gaps, as `"- \\(name)"`, would fit everything.
  private static let shortestPart = 3

  mutating func insert(_ texts: [String]) {
    insert(Composition(pieces: texts.map { Array($0.utf8) }))
  }

  mutating func add(_ others: TextCompositions) { for composition in others.seen { insert(composition) } }

  private mutating func insert(_ composition: Composition) {
    guard composition.pieces.contains(where: { $0.count >= Self.shortestPart }), seen.insert(composition).inserted
    else { return }
    if let beginning = composition.pieces.first, beginning.count >= Self.shortestPart {
      byBeginning[Array(beginning.prefix(Self.shortestPart)), default: []].append(composition)
    } else {
      others.append(composition)
    }
  }

  /// Whether a key has the pieces of one, and between them what may be there: for a key in one word anything, for a
  /// sentence a value that the caller knows. What was put together may be part of something longer only where something
  /// is joined to it, which makes a gap of its own.
  ///
  /// - Parameter isKnown: whether a text may be the value in a gap of a sentence.
  func mayMake(_ key: String, isKnown: (String) -> Bool) -> Bool {
    let bytes = Array(key.utf8)
    let isSentence = bytes.contains(0x20)
    func fits(_ composition: Composition) -> Bool {
      guard let gaps = Self.gaps(of: composition.pieces, in: bytes) else { return false }
      return !isSentence
        || gaps.allSatisfy {
          Self.isNumberOrSpecifier(bytes[$0]) || isKnown(String(decoding: bytes[$0], as: UTF8.self))
        }
    }
    return byBeginning[Array(bytes.prefix(Self.shortestPart))]?.contains(where: fits) ?? false
      || others.contains(where: fits)
  }

  /// What is between the pieces; nil where a key does not have all of them.
  private static func gaps(of pieces: [[UInt8]], in key: [UInt8]) -> [Range<Int>]? {
    guard let first = pieces.first, let last = pieces.last, key.count >= first.count + last.count,
      key.starts(with: first), key.suffix(last.count).elementsEqual(last)
    else { return nil }
    let end = key.count - last.count
    var position = first.count
    var gaps: [Range<Int>] = []
    for piece in pieces.dropFirst().dropLast() {
      let start = position
      while !key[position..<end].starts(with: piece) {
        guard position < end else { return nil }
        position += 1
      }
      gaps.append(start..<position)
      position += piece.count
    }
    return gaps + [position..<end]
  }

  /// A literal with a value in it is the key with a specifier there.
  private static func isNumberOrSpecifier(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.first == UInt8(ascii: "%") && bytes.count <= 8
      || bytes.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}
