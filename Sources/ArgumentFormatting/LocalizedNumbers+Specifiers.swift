import FormatSpecifiers
import LanguageData

/// The numbers of a locale at printf's specifiers, as Foundation writes them.
extension LocalizedNumbers {
  /// `%d`, `%u`: grouped, with the locale's digits. Zeros to fill a width or a precision are digits like others, and
  /// grouped with them.
  func append(_ number: FormatInteger, as specifier: FormatSpecifier, to bytes: inout [UInt8]) {
    var shape = NumberShape.integer
    let precision = specifier.fixedPrecision
    if let precision {
      shape.minimumIntegerDigits = max(1, precision)
    } else if specifier.flags.contains(.zeros), !specifier.flags.contains(.leftAligned),
      let width = specifier.fixedWidth
    {
      shape.minimumIntegerDigits = max(1, width)
    }
    shape.showsPlus = specifier.flags.contains(.sign)
    bytes.append(specifier: specifier) { number.append(by: self, as: shape, to: &$0) }
  }

  /// `%f`, `%e`, `%g`.
  func append(_ number: Double, as specifier: FormatSpecifier, to bytes: inout [UInt8]) {
    let start = bytes.count
    append(number, as: shape(of: number, specifier), to: &bytes)
    guard let width = specifier.fixedWidth else { return }
    let fillsWithZeros = specifier.flags.contains(.zeros) && !specifier.flags.contains(.leftAligned)
    guard fillsWithZeros else {
      return bytes.pad(from: start, to: width, isLeftAligned: specifier.flags.contains(.leftAligned))
    }
    // Between the sign and the number: ASCII zeros for %g, spaces for the others.
    let missing = width - bytes.codePointCount(from: start)
    guard missing > 0 else { return }
    let isGeneral = specifier.conversion == "g" || specifier.conversion == "G"
    let filler = isGeneral && number.isFinite ? UInt8(ascii: "0") : UInt8(ascii: " ")
    bytes.insert(
      contentsOf: repeatElement(filler, count: missing),
      at: start + signLength(of: number, showsPlus: specifier.flags.contains(.sign)))
  }

  private func shape(of number: Double, _ specifier: FormatSpecifier) -> NumberShape {
    // As in C, where none is asked for.
    let precision = min(specifier.fixedPrecision ?? 6, NumberShape.mostDigits - 1)
    let showsPlus = specifier.flags.contains(.sign)
    switch specifier.conversion {
    case "e", "E":
      return NumberShape(
        digits: .fraction(minimum: precision, maximum: precision), isScientific: true, showsPlus: showsPlus)
    case "g", "G":
      let digits = max(1, precision)
      return NumberShape(
        digits: .significant(minimum: 1, maximum: digits),
        isScientific: Self.isScientific(number, digits: digits), showsPlus: showsPlus,
        isGrouped: digits > primaryGroupingSize)
    default:
      return NumberShape(digits: .fraction(minimum: precision, maximum: precision), showsPlus: showsPlus)
    }
  }

  private static func isScientific(_ number: Double, digits: Int) -> Bool {
    guard number.isFinite, number != 0 else { return false }
    if number.magnitude < 0.0001 { return true }
    // Ten to the power of `digits`; 308 digits are more than a number has.
    var limit = 1.0
    for _ in 0..<min(digits, 308) { limit *= 10 }
    return number.magnitude > limit
  }
}
