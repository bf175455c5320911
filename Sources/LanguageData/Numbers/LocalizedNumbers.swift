/// Numbers as a locale writes them: its digits, grouping, marks and signs.
package final class LocalizedNumbers: Sendable {
  /// As it was given: `de_DE`, `ar-EG-u-nu-latn`.
  package let locale: String
  private let integers: IntegerPattern?

  private struct FormatKey: Hashable {
    var locale: String
    var shape: NumberShape
  }

  private static let formats = ThreadedCache<FormatKey, NumberFormat> {
    NumberFormat(locale: $0.locale, shape: $0.shape)
  }
  private static let cache = ThreadedCache<String, LocalizedNumbers> { LocalizedNumbers($0) }

  /// The numbers of a locale, which are looked up in CLDR's data once.
  package static func of(locale: String) -> LocalizedNumbers { cache.value(for: locale) }

  private init(_ locale: String) {
    self.locale = locale
    integers = IntegerPattern(NumberFormat(locale: locale, shape: .integer))
  }

  /// How many digits the group next to the decimal mark has; 0 where there are none, and 3 where numbers follow no
  /// pattern.
  package var primaryGroupingSize: Int { integers?.primaryGroupingSize ?? 3 }

  /// How many bytes of UTF-8 the sign takes that `number` is written with.
  package func signLength(of number: Double, showsPlus: Bool) -> Int {
    let isNegative = number.sign == .minus && !number.isNaN
    guard isNegative || showsPlus else { return 0 }
    var signed: [UInt8] = []
    var bare: [UInt8] = []
    append(
      Int64(isNegative ? -5 : 5), as: NumberShape(digits: NumberShape.integer.digits, showsPlus: showsPlus), to: &signed
    )
    append(Int64(5), to: &bare)
    return signed.firstRange(of: bare)?.lowerBound ?? 0
  }

  package func append(_ number: Int64, as shape: NumberShape = .integer, to bytes: inout [UInt8]) {
    if shape == .integer, let integers {
      integers.append(number.magnitude, isNegative: number < 0, to: &bytes)
    } else if !format(shape).append(number, to: &bytes) {
      bytes += String(number).utf8
    }
  }

  package func append(_ number: UInt64, as shape: NumberShape = .integer, to bytes: inout [UInt8]) {
    if shape == .integer, let integers {
      integers.append(number, isNegative: false, to: &bytes)
    } else if !format(shape).append(decimal: String(number), to: &bytes) {
      bytes += String(number).utf8
    }
  }

  /// Writes a whole number to the start of a buffer; nothing is allocated.
  ///
  /// - Returns: how many bytes that took; nil where the buffer is too short, or the locale's numbers follow no pattern.
  package func write(_ magnitude: UInt64, isNegative: Bool, to buffer: UnsafeMutableBufferPointer<UInt8>) -> Int? {
    integers?.write(magnitude, isNegative: isNegative, to: buffer)
  }

  package func append(_ number: Double, as shape: NumberShape = .plain, to bytes: inout [UInt8]) {
    if !format(shape).append(number, to: &bytes) { bytes += "\(number)".utf8 }
  }

  private func format(_ shape: NumberShape) -> NumberFormat { Self.format(shape, locale: locale) }

  static func format(_ shape: NumberShape, locale: String) -> NumberFormat {
    formats.value(for: FormatKey(locale: locale, shape: shape))
  }
}
