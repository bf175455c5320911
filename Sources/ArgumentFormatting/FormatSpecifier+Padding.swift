import FormatSpecifiers

extension FormatSpecifier {
  /// No wider than this, whatever a table says.
  private static let widest = 9_999

  var fixedWidth: Int? { Self.number(width) }
  var fixedPrecision: Int? { Self.number(precision) }

  private static func number(_ size: Size) -> Int? {
    if case .fixed(let size) = size { min(max(0, size), widest) } else { nil }
  }
}

extension Array where Element == UInt8 {
  /// Appends what `body` appends, with spaces to the width that the specifier asks for.
  mutating func append(specifier: FormatSpecifier, _ body: (inout [UInt8]) -> Void) {
    let start = count
    body(&self)
    if let width = specifier.fixedWidth {
      pad(from: start, to: width, isLeftAligned: specifier.flags.contains(.leftAligned))
    }
  }

  /// Puts spaces before or behind what lies from `start` to the end, until it has so many code points.
  mutating func pad(from start: Int, to width: Int, isLeftAligned: Bool) {
    let missing = width - codePointCount(from: start)
    guard missing > 0 else { return }
    insert(contentsOf: repeatElement(UInt8(ascii: " "), count: missing), at: isLeftAligned ? count : start)
  }

  func codePointCount(from start: Int) -> Int {
    self[start...].count { $0 & 0xC0 != 0x80 }
  }
}
