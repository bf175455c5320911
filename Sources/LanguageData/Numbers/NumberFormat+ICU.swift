#if canImport(_FoundationICU)
  private import _FoundationICU

  /// A formatter of ICU for one locale and shape. ICU's number formatters are immutable and may be used by any number
  /// of threads; each use has a result of its own.
  final class NumberFormat: @unchecked Sendable {
    private let formatter: OpaquePointer?

    init(locale: String, shape: NumberShape) {
      var status = U_ZERO_ERROR
      let skeleton = Array(shape.skeleton.utf16)
      formatter = swift_unumf_openForSkeletonAndLocale(
        skeleton, Int32(skeleton.count), locale.withoutLocaleModifier, &status)
      isUsable = status.rawValue <= U_ZERO_ERROR.rawValue
    }

    private let isUsable: Bool

    deinit { swift_unumf_close(formatter) }

    /// - Returns: whether it was written; if not, nothing was.
    func append(_ number: Int64, to bytes: inout [UInt8]) -> Bool {
      append(to: &bytes) { swift_unumf_formatInt(formatter, number, $0, $1) }
    }

    func append(_ number: Double, to bytes: inout [UInt8]) -> Bool {
      append(to: &bytes) { swift_unumf_formatDouble(formatter, number, $0, $1) }
    }

    /// A number in plain digits, of any size.
    func append(decimal digits: String, to bytes: inout [UInt8]) -> Bool {
      append(to: &bytes) { swift_unumf_formatDecimal(formatter, digits, Int32(digits.utf8.count), $0, $1) }
    }

    /// For what ICU makes of a formatted number besides its text.
    ///
    /// - Parameter result: a `UFormattedNumber`.
    func write(_ number: Double, into result: OpaquePointer?) -> Bool {
      guard isUsable else { return false }
      var status = U_ZERO_ERROR
      swift_unumf_formatDouble(formatter, number, result, &status)
      return status.rawValue <= U_ZERO_ERROR.rawValue
    }

    private func append(
      to bytes: inout [UInt8], _ format: (OpaquePointer?, UnsafeMutablePointer<UErrorCode>) -> Void
    ) -> Bool {
      guard isUsable else { return false }
      var status = U_ZERO_ERROR
      let result = swift_unumf_openResult(&status)
      defer { swift_unumf_closeResult(result) }
      format(result, &status)
      guard let value = swift_unumf_resultAsValue(result, &status) else { return false }
      var count: Int32 = 0
      guard let units = swift_ufmtval_getString(value, &count, &status),
        status.rawValue <= U_ZERO_ERROR.rawValue
      else { return false }
      bytes.append(utf16: UnsafeBufferPointer(start: units, count: Int(count)))
      return true
    }
  }
#endif
