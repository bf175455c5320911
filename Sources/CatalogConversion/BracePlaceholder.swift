/// A stretch of a text: plain, or a placeholder `{{name}}`.
struct BracePlaceholder {
  var text: String
  /// Without blanks, a leading `-` (unescaped) and a format (`{{total, number}}`).
  var name: String?

  static func pieces(of text: String) -> [BracePlaceholder] {
    var pieces: [BracePlaceholder] = []
    var rest = Substring(text)
    var plain = ""
    while let open = rest.firstRange(ofASCII: "{{") {
      guard let close = rest[open.upperBound...].firstRange(ofASCII: "}}") else { break }
      let inner = rest[open.upperBound..<close.lowerBound]
      plain += rest[..<open.lowerBound]
      let name = name(in: inner)
      if let name {
        if !plain.isEmpty { pieces.append(BracePlaceholder(text: plain)) }
        plain = ""
        pieces.append(BracePlaceholder(text: String(rest[open.lowerBound..<close.upperBound]), name: name))
      } else {
        plain += rest[open.lowerBound..<close.upperBound]
      }
      rest = rest[close.upperBound...]
    }
    plain += rest
    if !plain.isEmpty { pieces.append(BracePlaceholder(text: plain)) }
    return pieces
  }

  private static func name(in inner: Substring) -> String? {
    var name = inner.prefix { $0 != "," }
    while name.first == " " || name.first == "-" { name.removeFirst() }
    while name.last == " " { name.removeLast() }
    guard !name.isEmpty, !name.contains("{"), !name.contains(where: \.isNewline) else { return nil }
    return String(name)
  }
}

extension Substring {
  /// The first place of a short ASCII text, compared by bytes: a combining character after it does not hide it.
  func firstRange(ofASCII wanted: String) -> Range<Index>? {
    let sign = Array(wanted.utf8)
    var index = startIndex
    while index < endIndex {
      if utf8[index...].starts(with: sign) { return index..<utf8.index(index, offsetBy: sign.count) }
      index = utf8.index(after: index)
    }
    return nil
  }
}
