/// The orders in which Xcode's exports have their files and units.
public enum XLIFFOrder {
  /// Files by their paths, case aside: measured on all exports at hand.
  public static func filePrecedes(_ left: String, _ right: String) -> Bool {
    let (lowerLeft, lowerRight) = (left.lowercased(), right.lowercased())
    return lowerLeft == lowerRight ? left < right : precedesByCodePoint(lowerLeft, lowerRight)
  }

  /// Units by their ids, by code point, except that runs of ASCII digits are compared as numbers: `3MIN` before `120`.
  public static func unitPrecedes(_ left: String, _ right: String) -> Bool {
    var (left, right) = (left[...].utf8, right[...].utf8)
    while let first = left.first, let second = right.first {
      if isDigit(first), isDigit(second) {
        let (number, other) = (left.prefix(while: isDigit), right.prefix(while: isDigit))
        let order = compare(number, other)
        if order != 0 { return order < 0 }
        left = left.dropFirst(number.count)
        right = right.dropFirst(other.count)
      } else if first != second {
        return first < second
      } else {
        left = left.dropFirst()
        right = right.dropFirst()
      }
    }
    return left.isEmpty && !right.isEmpty
  }

  private static func precedesByCodePoint(_ left: String, _ right: String) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// By value, of any length.
  private static func compare(_ left: Substring.UTF8View, _ right: Substring.UTF8View) -> Int {
    let (left, right) = (left.drop { $0 == 0x30 }, right.drop { $0 == 0x30 })
    if left.count != right.count { return left.count < right.count ? -1 : 1 }
    if left.elementsEqual(right) { return 0 }
    return left.lexicographicallyPrecedes(right) ? -1 : 1
  }
}
