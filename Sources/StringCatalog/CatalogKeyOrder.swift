import Foundation

/// The order of names in the objects of a catalog.
public enum CatalogKeyOrder: Hashable, Sendable {
  /// Xcode's, at every level: case-insensitive, numbers by their value, the collation of the root locale (English
  /// changes nothing in it), lower case first where only case differs. Measured on public catalogs.
  case localizedStandard
  /// By Unicode scalar values, which many scripts write.
  case codePoint
  /// None of these: new names are placed by their neighbours.
  case unordered

  /// Whether `left` stands before `right`. Names of an unordered file are compared as Xcode does.
  public func precedes(_ left: String, _ right: String) -> Bool {
    var left = left
    var right = right
    return left.withUTF8 { leftBytes in right.withUTF8 { precedes(leftBytes, $0) } }
  }

  func precedes(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Bool {
    switch self {
    case .localizedStandard, .unordered: Self.compareLocalizedStandard(left, right) < 0
    case .codePoint: left.lexicographicallyPrecedes(right)
    }
  }

  /// Compares UTF-8 as Xcode orders keys: negative, zero (only for equal names) or positive.
  static func compareLocalizedStandard(
    _ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>
  ) -> Int {
    if let result = compareASCII(left, right) { return result }
    let result = String(decoding: left, as: UTF8.self)
      .compare(String(decoding: right, as: UTF8.self), options: options, range: nil, locale: english)
    return result.rawValue
  }

  private static let options: String.CompareOptions = [.caseInsensitive, .numeric, .forcedOrdering]
  // Fixed, so that a result never depends on the machine's language; without a locale Foundation does not collate.
  private static let english = Locale(identifier: "en_US")

  /// The same for names whose order ASCII decides, some hundred times as fast; nil where it does not, or where
  /// numbers are to be compared.
  private static func compareASCII(
    _ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>
  ) -> Int? {
    let shorter = Swift.min(left.count, right.count)
    var caseOrder = 0
    var index = 0
    var previousIsDigit = false
    while index < shorter {
      let leftByte = left[index]
      let rightByte = right[index]
      let leftRank = asciiRanks[Int(leftByte)]
      let rightRank = asciiRanks[Int(rightByte)]
      if leftRank == 0 || rightRank == 0 { return nil }
      if leftRank == rightRank {
        if caseOrder == 0, leftByte != rightByte { caseOrder = leftByte > rightByte ? -1 : 1 }
        previousIsDigit = isDigit(leftByte)
        index += 1
        continue
      }
      let digits = (isDigit(leftByte) ? 1 : 0) + (isDigit(rightByte) ? 1 : 0)
      if digits == 2 || (digits == 1 && previousIsDigit) { return nil }
      // What follows could only matter by attaching itself to one of the two, as a combining mark does.
      if !isPlain(left, after: index) || !isPlain(right, after: index) { return nil }
      return leftRank < rightRank ? -1 : 1
    }
    if left.count == right.count { return caseOrder }
    let longer = left.count > right.count ? left : right
    if !isPlain(longer, after: shorter - 1) || asciiRanks[Int(longer[shorter])] == 0 { return nil }
    return left.count < right.count ? -1 : 1
  }

  private static func isPlain(_ name: UnsafeBufferPointer<UInt8>, after index: Int) -> Bool {
    index + 1 >= name.count || asciiRanks[Int(name[index + 1])] != 0
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

  /// The places of the printable ASCII characters in the root collation, letters of either case alike; 0 for others.
  private static let asciiRanks: [UInt8] = {
    var ranks = [UInt8](repeating: 0, count: 256)
    let characters = Array(" _-,;:!?.'\"()[]{}@*/\\&#%`^+<=>|~$0123456789abcdefghijklmnopqrstuvwxyz".utf8)
    for (rank, byte) in characters.enumerated() {
      ranks[Int(byte)] = UInt8(rank + 1)
      if byte >= UInt8(ascii: "a"), byte <= UInt8(ascii: "z") { ranks[Int(byte - 0x20)] = UInt8(rank + 1) }
    }
    return ranks
  }()
}
