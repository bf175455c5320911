#if canImport(_FoundationICU)
  private import _FoundationICU

  /// A number formatter of ICU. It is immutable, hence for all threads; each use has a result of its own.
  final class MeasureFormatter: @unchecked Sendable {
    private let formatter: OpaquePointer?

    init(locale: String, shape: MeasureShape) {
      formatter = Self.usableFormatter(locale: locale, shape: shape)
    }

    deinit { swift_unumf_close(formatter) }

    func text(of value: Double) -> String? {
      Self.withResult(of: formatter, value) { result in
        Self.text(of: result)
      }
    }

    func parts(of value: Double) -> FormattedMeasure? {
      Self.withResult(of: formatter, value) { result in
        guard let text = Self.text(of: result) else { return nil }
        return FormattedMeasure(text: text, spans: Self.spans(of: result), number: Self.number(of: result))
      }
    }

    /// Whatever of the shape ICU can do. It finds out only when it formats that CLDR has no preferences for units of
    /// this kind, as for volts: such units are written as they are. Settings of numbers that it refuses are left out.
    private static func usableFormatter(locale: String, shape: MeasureShape) -> OpaquePointer? {
      var withoutUsage = shape
      withoutUsage.usage = nil
      var withoutStems = shape
      withoutStems.numberStems = ""
      var plain = withoutUsage
      plain.numberStems = ""
      for attempt in [shape, withoutUsage, withoutStems, plain] {
        var status = U_ZERO_ERROR
        let skeleton = Array(attempt.skeleton.utf16)
        let formatter = swift_unumf_openForSkeletonAndLocale(
          skeleton, Int32(skeleton.count), locale.withoutLocaleModifier, &status)
        if !isFailure(status), withResult(of: formatter, 1, { _ in true }) != nil { return formatter }
        swift_unumf_close(formatter)
      }
      return nil
    }

    private static func withResult<Value>(
      of formatter: OpaquePointer?, _ value: Double, _ body: (OpaquePointer) -> Value?
    ) -> Value? {
      guard let formatter else { return nil }
      var status = U_ZERO_ERROR
      guard let result = swift_unumf_openResult(&status) else { return nil }
      defer { swift_unumf_closeResult(result) }
      swift_unumf_formatDouble(formatter, value, result, &status)
      return isFailure(status) ? nil : body(result)
    }

    private static func text(of result: OpaquePointer) -> String? {
      var status = U_ZERO_ERROR
      guard let formatted = swift_unumf_resultAsValue(result, &status) else { return nil }
      var count: Int32 = 0
      guard let units = swift_ufmtval_getString(formatted, &count, &status), !isFailure(status) else { return nil }
      return String(decoding: UnsafeBufferPointer(start: units, count: Int(count)), as: UTF16.self)
    }

    private static func number(of result: OpaquePointer) -> Double? {
      let capacity = 400
      var status = U_ZERO_ERROR
      let digits = String(unsafeUninitializedCapacity: capacity) { bytes in
        bytes.withMemoryRebound(to: CChar.self) { characters in
          let length = swift_unumf_resultToDecimalNumber(result, characters.baseAddress, Int32(capacity), &status)
          return isFailure(status) ? 0 : min(max(0, Int(length)), capacity)
        }
      }
      return Double(digits)
    }

    private static func spans(of result: OpaquePointer) -> [FormattedMeasure.Span] {
      var status = U_ZERO_ERROR
      guard let iterator = swift_ufieldpositer_open(&status) else { return [] }
      defer { swift_ufieldpositer_close(iterator) }
      swift_unumf_resultGetAllFieldPositions(result, iterator, &status)
      guard !isFailure(status) else { return [] }
      var spans: [FormattedMeasure.Span] = []
      var start: Int32 = 0
      var end: Int32 = 0
      while case let field = swift_ufieldpositer_next(iterator, &start, &end), field >= 0 {
        guard 0 <= start, start < end else { continue }
        spans.append(.init(part: part(UInt32(field)), range: Int(start)..<Int(end)))
      }
      return spans
    }

    private static func part(_ field: UInt32) -> FormattedMeasure.Part {
      switch field {
      case UNUM_INTEGER_FIELD.rawValue: .integer
      case UNUM_FRACTION_FIELD.rawValue: .fraction
      case UNUM_DECIMAL_SEPARATOR_FIELD.rawValue: .decimalSeparator
      case UNUM_GROUPING_SEPARATOR_FIELD.rawValue: .groupingSeparator
      case UNUM_SIGN_FIELD.rawValue: .sign
      case UNUM_MEASURE_UNIT_FIELD.rawValue: .unit
      default: .otherOfNumber
      }
    }

    private static func isFailure(_ status: UErrorCode) -> Bool { status.rawValue > U_ZERO_ERROR.rawValue }
  }
#endif
