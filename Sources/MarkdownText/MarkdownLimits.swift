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

  static func check(_ text: String) throws(MarkdownError) {
    let length = text.utf8.count
    if length > Self.length { throw .tooLong(length: length, limit: Self.length) }
    if length * openings(in: text) > cost { throw .tooCostly }
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
