/// The case of the first letter of a text, where it tells anything.
enum InitialCase: Equatable {
  case upper
  case lower
  /// No letter at the start, one of a script without case, or a name that keeps its own: `iPhone`, `%@`.
  case unknown

  init(of text: String) {
    self = .unknown
    if let byte = text.utf8.first, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) {
      self = .upper
      return
    }
    let scalars = text.unicodeScalars
    guard let start = scalars.firstIndex(where: { !Self.isSkipped($0) }) else { return }
    let first = scalars[start]
    guard first.isLetter else { return }
    if first.properties.isUppercase {
      self = .upper
      return
    }
    guard first.properties.isLowercase else { return }
    let word = scalars[start...].prefix {
      $0.isLetter || $0 == "." || $0 == "/" || $0 == "_" || $0.isDigit
    }
    let keepsItsOwn = word.dropFirst().contains {
      $0.properties.isUppercase || $0 == "." || $0 == "/" || $0 == "_" || $0.isDigit
    }
    if !keepsItsOwn { self = .lower }
  }

  /// Opening marks, spaces and Markdown's signs.
  private static func isSkipped(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isHorizontalSpace || scalar.isQuotationMark || "([*_¿¡".unicodeScalars.contains(scalar) || scalar.isInvisible
  }

  /// The first word as it stands.
  static func firstWord(of text: String) -> Substring {
    let scalars = text.unicodeScalars
    guard let start = scalars.firstIndex(where: { !isSkipped($0) }) else { return "" }
    let end = scalars[start...].firstIndex { !$0.isLetter } ?? scalars.endIndex
    return text[start..<end]
  }
}
