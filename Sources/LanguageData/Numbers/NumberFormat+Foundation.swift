#if !canImport(_FoundationICU)
  private import Foundation

  /// The same by Foundation's formatter, where ICU is out of reach.
  final class NumberFormat: @unchecked Sendable {
    private let lock = NSLock()
    private let formatter = NumberFormatter()

    init(locale: String, shape: NumberShape) {
      formatter.locale = Locale(identifier: locale)
      formatter.numberStyle = .decimal
      if shape.isScientific { formatter.positiveFormat = "0E+00" }
      formatter.roundingMode = .halfEven
      formatter.usesGroupingSeparator = shape.isGrouped && !shape.isScientific
      switch shape.digits {
      case .fraction(let minimum, let maximum):
        formatter.minimumFractionDigits = minimum
        formatter.maximumFractionDigits = maximum
      case .significant(let minimum, let maximum):
        formatter.usesSignificantDigits = true
        formatter.minimumSignificantDigits = minimum
        formatter.maximumSignificantDigits = maximum
      }
      formatter.minimumIntegerDigits = shape.minimumIntegerDigits
      if shape.showsPlus { formatter.positivePrefix = formatter.plusSign }
    }

    func append(_ number: Int64, to bytes: inout [UInt8]) -> Bool { append(NSNumber(value: number), to: &bytes) }

    func append(_ number: Double, to bytes: inout [UInt8]) -> Bool { append(NSNumber(value: number), to: &bytes) }

    func append(decimal digits: String, to bytes: inout [UInt8]) -> Bool {
      append(NSDecimalNumber(string: digits, locale: Locale(identifier: "en_US_POSIX")), to: &bytes)
    }

    private func append(_ number: NSNumber, to bytes: inout [UInt8]) -> Bool {
      guard let text = lock.withLock({ formatter.string(from: number) }) else { return false }
      bytes += text.utf8
      return true
    }
  }
#endif
