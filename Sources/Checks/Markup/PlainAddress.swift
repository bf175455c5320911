/// An address of a site or of mail that stands in a text as it is, outside of the parentheses of a link.
struct PlainAddress: Hashable {
  let text: String
  let isMail: Bool

  /// Those of a text, in order; addresses with values in them are left out, since only a running program knows them.
  static func all(in text: String) -> [PlainAddress] {
    guard text.utf8.contains(UInt8(ascii: ".")) else { return [] }
    return text.unicodeScalars.split(whereSeparator: isSeparator).compactMap { word in
      PlainAddress(String(String.UnicodeScalarView(word)))
    }
  }

  private init?(_ word: String) {
    guard !word.utf8.contains(UInt8(ascii: "%")), !word.utf8.contains(UInt8(ascii: "\\")) else { return nil }
    let trimmed = String(word.reversed().drop { ".,:;!?*_…。".contains($0) }.reversed())
    let lowered = trimmed.lowercased()
    if lowered.hasPrefix("https://") || lowered.hasPrefix("http://") {
      (text, isMail) = (trimmed, false)
    } else if lowered.hasPrefix("www.") {
      (text, isMail) = ("https://" + trimmed, false)
    } else {
      let parts = trimmed.split(separator: "@", omittingEmptySubsequences: false)
      guard parts.count == 2, let first = parts[0].unicodeScalars.last, first.isLetter || first.isDigit,
        let dot = parts[1].firstIndex(of: "."), dot > parts[1].startIndex,
        parts[1].unicodeScalars.allSatisfy({ $0.isASCIILetter || $0.isDigit || $0 == "." || $0 == "-" })
      else { return nil }
      (text, isMail) = (lowered, true)
    }
  }

  /// What cannot be a part of an address, or seldom is.
  private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isHorizontalSpace || scalar.isLineEnd || scalar.isQuotationMark
      || "()[]<>{}|，、（）「」".unicodeScalars.contains(scalar)
  }
}
