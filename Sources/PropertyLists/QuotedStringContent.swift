/// The content of a quoted string while its escapes are resolved.
///
/// `\U` escapes name UTF-16 code units, so two of them may make one character; everything else is bytes of UTF-8.
struct QuotedStringContent {
  private var bytes: [UInt8]
  /// A high surrogate that waits for the other half.
  private var highSurrogate: UInt16?

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var string: String {
    String(decoding: highSurrogate == nil ? bytes : bytes + Self.replacement, as: UTF8.self)
  }

  mutating func append(_ byte: UInt8) {
    settleSurrogate()
    bytes.append(byte)
  }

  /// Appends what the escape stands for whose characters follow the backslash.
  ///
  /// - Returns: how many bytes after the backslash belong to it; nil where the text ends or a `\U` lacks its digits.
  mutating func appendEscape(_ rest: ArraySlice<UInt8>) -> Int? {
    guard let first = rest.first else { return nil }
    switch first {
    case UInt8(ascii: "U"), UInt8(ascii: "u"):
      return appendCodeUnit(rest)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      return appendOctal(rest)
    case UInt8(ascii: "a"): append(0x07)
    case UInt8(ascii: "b"): append(0x08)
    case UInt8(ascii: "f"): append(0x0C)
    case UInt8(ascii: "n"): append(0x0A)
    case UInt8(ascii: "r"): append(0x0D)
    case UInt8(ascii: "t"): append(0x09)
    case UInt8(ascii: "v"): append(0x0B)
    default: append(first)
    }
    return 1
  }

  private mutating func appendCodeUnit(_ rest: ArraySlice<UInt8>) -> Int? {
    let digits = rest.dropFirst().prefix(4)
    guard digits.count == 4 else { return nil }
    var unit: UInt16 = 0
    for digit in digits {
      guard let value = OldStyleSyntax.hexadecimalValue(digit) else { return nil }
      unit = unit << 4 | UInt16(value)
    }
    if let high = highSurrogate, UTF16.isTrailSurrogate(unit) {
      highSurrogate = nil
      bytes.append(contentsOf: String(decoding: [high, unit], as: UTF16.self).utf8)
    } else {
      settleSurrogate()
      if UTF16.isLeadSurrogate(unit) {
        highSurrogate = unit
      } else {
        bytes.append(contentsOf: String(decoding: [unit], as: UTF16.self).utf8)
      }
    }
    return 5
  }

  /// Up to three digits; values above 0x7F are in NeXTSTEP's encoding in theory, of which no project file has any, so
  /// they are taken as Latin-1.
  private mutating func appendOctal(_ rest: ArraySlice<UInt8>) -> Int {
    var value: UInt32 = 0
    var count = 0
    for digit in rest.prefix(3) {
      guard digit >= UInt8(ascii: "0"), digit <= UInt8(ascii: "7") else { break }
      value = value << 3 | UInt32(digit - UInt8(ascii: "0"))
      count += 1
    }
    settleSurrogate()
    if let scalar = UnicodeScalar(value & 0xFF) { bytes.append(contentsOf: String(Character(scalar)).utf8) }
    return count
  }

  private mutating func settleSurrogate() {
    guard highSurrogate != nil else { return }
    bytes.append(contentsOf: Self.replacement)
    highSurrogate = nil
  }

  private static let replacement: [UInt8] = [0xEF, 0xBF, 0xBD]
}
