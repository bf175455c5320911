import LanguageData

/// A choice between plural forms, as it lies in its file; valid as long as the message is, to which no reference is
/// counted.
package struct CompiledPluralChoice: Sendable {
  private let bytes: Unmanaged<CheckedBytes>
  private let node: Int
  /// The 1-based position of the argument that is counted.
  package let position: Int
  /// Whether it is a rank (1st, 2nd) and no amount.
  package let isOrdinal: Bool

  init?(_ bytes: CheckedBytes, node: Int) {
    guard let flags = bytes.byte(at: node + 2), let position = bytes.number16(at: node + 4) else { return nil }
    self.bytes = .passUnretained(bytes)
    self.node = node
    self.position = Int(position)
    isOrdinal = flags & 1 != 0
  }

  /// The offset of the form of a category, if there is one.
  func branch(_ category: PluralCategory) -> Int? {
    bytes._withUnsafeGuaranteedRef { bytes in
      guard let categories = bytes.byte(at: node + 1) else { return nil }
      let bit = category.bit
      guard categories & bit != 0 else { return nil }
      return bytes.size(at: node + 8 + (categories & (bit - 1)).nonzeroBitCount * 4)
    }
  }

  /// How many digits the text shows behind the decimal mark of the argument, where it says so: 1 for `%.1f miles`, 6
  /// for `%f`. The rules of many languages count `1.0` otherwise than `1`. From the form `other`, which all have.
  package var fractionDigits: Int? { bytes._withUnsafeGuaranteedRef { fractionDigits(in: $0) } }

  private func fractionDigits(in bytes: CheckedBytes) -> Int? {
    typealias Format = CompiledTableFormat
    guard let text = branch(.other), bytes.byte(at: text) == Format.NodeKind.text,
      let count = bytes.number16(at: text + 2)
    else { return nil }
    for place in 0..<Int(count) {
      let record = text + 12 + place * Format.placeSize
      guard let kind = bytes.byte(at: record), let conversion = bytes.byte(at: record + 1),
        let shown = bytes.number16(at: record + 10), let precision = bytes.number16(at: record + 14)
      else { return nil }
      guard kind == CompiledPlaceKind.value.rawValue, Int(shown) == position else { continue }
      guard conversion | 0x20 == UInt8(ascii: "f") else { return nil }
      switch precision {
      // As in C.
      case Format.none: return 6
      case Format.fromArgument: return nil
      default: return Int(precision)
      }
    }
    return nil
  }
}
