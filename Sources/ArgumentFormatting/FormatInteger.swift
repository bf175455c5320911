import FormatSpecifiers
import LanguageData

/// A whole number of up to 64 bits, with or without a sign.
struct FormatInteger {
  var isNegative: Bool
  var magnitude: UInt64

  init(_ number: Int64) {
    isNegative = number < 0
    magnitude = number.magnitude
  }

  init(_ number: UInt64) {
    isNegative = false
    magnitude = number
  }

  var description: String { (isNegative ? "-" : "") + String(magnitude) }

  /// In two's complement.
  var bits: UInt64 { isNegative ? 0 &- magnitude : magnitude }

  /// What C leaves of it for `hh` and `h`. The other lengths take nothing away: C's would, on a machine where they are
  /// shorter than the value, but a user is never to see a number that is not the one that was given.
  func truncated(to length: FormatSpecifier.Length) -> FormatInteger {
    switch length {
    case .hh: FormatInteger(Int64(Int8(truncatingIfNeeded: bits)))
    case .h: FormatInteger(Int64(Int16(truncatingIfNeeded: bits)))
    default: self
    }
  }

  var scalar: Unicode.Scalar? { isNegative ? nil : UInt32(exactly: magnitude).flatMap(Unicode.Scalar.init) }

  func append(by numbers: LocalizedNumbers, as shape: NumberShape = .integer, to bytes: inout [UInt8]) {
    if isNegative {
      numbers.append(Int64(truncatingIfNeeded: bits), as: shape, to: &bytes)
    } else {
      numbers.append(magnitude, as: shape, to: &bytes)
    }
  }
}
