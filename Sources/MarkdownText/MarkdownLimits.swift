/// How much of a text is believed. Texts come from translators and users.
package enum MarkdownLimits {
  /// In UTF-8 bytes. The library counts in 32 bits, and some of its loops take time by the square of a text's length.
  package static let length = 1 << 20
  /// How deep blocks, and inline texts, are nested.
  package static let depth = 64
  /// How deep attributes are nested in each other.
  package static let attributeDepth = 16

  /// The library looks for the end of each comment, processing instruction and image from its beginning to the end of
  /// the text. Their number, times the length of the text, is limited: 2^30 take about half a second.
  package static let cost = 1 << 30

  /// - Parameter readsTables: whether lines can be rows of tables, each of which takes the library time by the square of
  ///   its cells: 2^28 take about half a second.
  static func check(_ text: String, readsTables: Bool) throws(MarkdownError) {
    let length = text.utf8.count
    if length > Self.length { throw .tooLong(length: length, limit: Self.length) }
    if length * openings(in: text) + (readsTables ? 4 * squaresOfCells(in: text) : 0) > cost { throw .tooCostly }
  }

  /// Of each line, how many bars it has, by itself; added up.
  private static func squaresOfCells(in text: String) -> Int {
    var sum = 0
    var bars = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "|"): bars += 1
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        sum += bars * bars
        bars = 0
      default: break
      }
    }
    return sum + bars * bars
  }

  /// How often `<!`, `<?` and `![` occur.
  private static func openings(in text: String) -> Int {
    var previous: UInt8 = 0
    var count = 0
    for byte in text.utf8 {
      switch (previous, byte) {
      case (UInt8(ascii: "<"), UInt8(ascii: "!")), (UInt8(ascii: "<"), UInt8(ascii: "?")),
        (UInt8(ascii: "!"), UInt8(ascii: "[")):
        count += 1
      default: break
      }
      previous = byte
    }
    return count
  }
}
