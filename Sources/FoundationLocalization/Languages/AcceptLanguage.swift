/// The languages that a client asks for in the header field `Accept-Language`, by RFC 9110 and RFC 4647.
///
/// ```swift
/// let wanted = AcceptLanguage("fr-CH, fr;q=0.9, en;q=0.5, *;q=0.1")
/// let answer = withLanguages(wanted.languages) { String(localized: "Order sent") }
/// ```
///
/// Anything may stand in the field: what is no language range is passed over, and no more than 32 ranges in the first
/// 4096 bytes are looked at.
public struct AcceptLanguage: Hashable, Sendable {
  /// A language and how much it is wanted.
  public struct Range: Hashable, Sendable {
    /// In BCP 47's form, in lower case as far as it came so; `*` for any.
    public var language: String
    /// In thousandths: 1000 is wanted most, 0 not at all.
    public var weight: Int
  }

  private static let mostBytes = 4096
  private static let mostRanges = 32

  /// The most wanted first, equally wanted ones in the order of the field; each language once.
  public let ranges: [Range]

  public init(_ field: String) {
    var ranges: [Range] = []
    let read = field.utf8.prefix(Self.mostBytes)
    var elements = read.split(separator: UInt8(ascii: ","))
    // Half a range would ask for something else.
    if read.endIndex != field.utf8.endIndex { _ = elements.popLast() }
    for element in elements {
      guard let range = Self.range(element) else { continue }
      if let known = ranges.firstIndex(where: { $0.language.lowercased() == range.language.lowercased() }) {
        ranges[known].weight = max(ranges[known].weight, range.weight)
      } else {
        ranges.append(range)
      }
      if ranges.count == Self.mostRanges { break }
    }
    self.ranges = ranges.enumerated()
      .sorted { ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset) }.map(\.element)
  }

  /// The languages that are wanted, the most wanted first, for `withLanguages`. Empty where the client has no wish.
  public var languages: [String] { ranges.filter { $0.weight > 0 && $0.language != "*" }.map(\.language) }

  /// Whether the client refuses a language: `en;q=0` refuses `en-GB` too, unless that is asked for itself, and `*;q=0`
  /// whatever is not asked for.
  public func refuses(_ language: String) -> Bool {
    let language = language.lowercased()
    let fitting = ranges.filter { range in
      let asked = range.language.lowercased()
      return asked == language || language.hasPrefix(asked + "-") || asked == "*"
    }
    // The longest range says most about the language.
    let decisive = fitting.max {
      ($0.language == "*" ? 0 : $0.language.count) < ($1.language == "*" ? 0 : $1.language.count)
    }
    return decisive?.weight == 0
  }

  // MARK: Reading

  private static func range(_ element: Substring.UTF8View.SubSequence) -> Range? {
    var parts = element.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)[...]
    guard let first = parts.popFirst(), let language = language(trimmed(first)) else { return nil }
    var weight = 1000
    for part in parts {
      let parameter = trimmed(part)
      // There is no other parameter; one that comes nevertheless says nothing about the weight.
      guard parameter.count >= 2, parameter.first.map({ $0 | 0x20 }) == UInt8(ascii: "q") else { continue }
      let rest = trimmed(parameter.dropFirst())
      guard rest.first == UInt8(ascii: "="), let number = self.weight(trimmed(rest.dropFirst())) else { return nil }
      weight = number
    }
    return Range(language: language, weight: weight)
  }

  /// One to eight letters, then parts of one to eight letters and digits.
  private static func language(_ text: Substring.UTF8View) -> String? {
    if text.elementsEqual([UInt8(ascii: "*")]) { return "*" }
    let parts = text.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      guard (1...8).contains(part.count) else { return nil }
      for byte in part {
        let isLetter = (0x61...0x7A).contains(byte | 0x20)
        guard isLetter || (index > 0 && (0x30...0x39).contains(byte)) else { return nil }
      }
    }
    return text.count <= 100 ? String(Substring(text)) : nil
  }

  /// `0`, `1`, `0.5`: no more than one before the point and three behind it.
  private static func weight(_ text: Substring.UTF8View) -> Int? {
    guard let whole = text.first, whole == UInt8(ascii: "0") || whole == UInt8(ascii: "1") else { return nil }
    var weight = whole == UInt8(ascii: "1") ? 1000 : 0
    let rest = text.dropFirst()
    guard let point = rest.first else { return weight }
    guard point == UInt8(ascii: "."), rest.count <= 4 else { return nil }
    var unit = 100
    for digit in rest.dropFirst() {
      guard (0x30...0x39).contains(digit) else { return nil }
      weight += Int(digit - 0x30) * unit
      unit /= 10
    }
    return weight <= 1000 ? weight : nil
  }

  private static func trimmed(_ text: Substring.UTF8View) -> Substring.UTF8View {
    func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
    var text = text.drop(while: isSpace)
    while let last = text.last, isSpace(last) { text = text.dropLast() }
    return text
  }
}
