/// A pair of quotation marks in a text, of any language; single ones and apostrophes are none.
struct QuotedStretch {
  let begin: Unicode.Scalar
  let end: Unicode.Scalar
  /// Places of both in the text's scalars.
  let beginIndex: Int
  let endIndex: Int

  private static func isDouble(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x22, 0xAB, 0xBB, 0x201C...0x201F, 0x300C...0x300F: true
    default: false
    }
  }

  /// Whether a text has a mark that is not straight.
  static func areTypographic(in text: CheckedText) -> Bool {
    text.bytes.hasAny(of: marks) && text.value.unicodeScalars.contains { $0 != "\"" && isDouble($0) }
  }

  private static let marks = TextBytes("«“「")

  /// How many double marks a text has, straight ones too.
  static func count(in text: CheckedText) -> Int {
    guard text.bytes.contains("\"") || text.bytes.hasAny(of: marks) else { return 0 }
    return text.value.unicodeScalars.count(where: isDouble)
  }

  /// The pairs of a text, one after another. Empty where quotations are nested, or a mark has no partner.
  static func all(in scalars: [Unicode.Scalar]) -> [QuotedStretch] {
    let marks = scalars.indices.filter { isDouble(scalars[$0]) }
    guard marks.count.isMultiple(of: 2) else { return [] }
    let stretches = stride(from: 0, to: marks.count, by: 2).map { number in
      QuotedStretch(
        begin: scalars[marks[number]], end: scalars[marks[number + 1]], beginIndex: marks[number],
        endIndex: marks[number + 1])
    }
    return stretches.allSatisfy(\.isPlausible) ? stretches : []
  }

  /// Two marks that open, or that close, begin quotations within another; curly ones open in one language and close in
  /// another.
  private var isPlausible: Bool {
    switch (begin.value, end.value) {
    case (0xAB, 0xAB), (0xBB, 0x201C...0x201F), (0xAB, 0x201C...0x201F), (0x300C...0x300F, 0x300C),
      (0x300C...0x300F, 0x300E):
      false
    case (0x201E, 0x201E), (0x201C, 0x201E), (0x201D, 0x201E): false
    default: endIndex > beginIndex + 1
    }
  }

  var isStraight: Bool { begin == "\"" || end == "\"" }

  /// Both marks with a sign for what is quoted.
  var shown: String { "\(begin)x\(end)" }
}
