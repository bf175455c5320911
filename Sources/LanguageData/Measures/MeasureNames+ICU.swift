#if canImport(_FoundationICU)
  private import Foundation
  internal import _FoundationICU

  /// The names of units in one locale and width.
  final class MeasureNames: @unchecked Sendable {
    private let lock = NSLock()
    private let formatter: OpaquePointer?

    init(locale: String, width: MeasureShape.Width) {
      var status = U_ZERO_ERROR
      let opened = uameasfmt_open(locale, width.ofNames, nil, &status)
      let isUsable = status.rawValue <= U_ZERO_ERROR.rawValue
      formatter = isUsable ? opened : nil
      if !isUsable { uameasfmt_close(opened) }
    }

    deinit { uameasfmt_close(formatter) }

    func name(of unit: String) -> String? {
      guard let formatter, let number = MeasureUnitNumbers.number(of: unit) else { return nil }
      let capacity = 128
      var status = U_ZERO_ERROR
      let units = lock.withLock {
        [UInt16](unsafeUninitializedCapacity: capacity) { buffer, count in
          let length = uameasfmt_getUnitName(formatter, number, buffer.baseAddress, Int32(capacity), &status)
          count = status.rawValue <= U_ZERO_ERROR.rawValue ? min(max(0, Int(length)), capacity) : 0
        }
      }
      return units.isEmpty ? nil : String(decoding: units, as: UTF16.self)
    }

    static func kind(of unit: String) -> String? {
      guard let number = MeasureUnitNumbers.number(of: unit) else { return nil }
      var status = U_ZERO_ERROR
      guard let kind = uameasfmt_getUnitCategory(number, &status), status.rawValue <= U_ZERO_ERROR.rawValue else {
        return nil
      }
      return String(cString: kind)
    }

    static func preferredUnit(for kind: String, usage: String?, locale: String) -> String? {
      var units = [UAMeasureUnit](repeating: UAMeasureUnit(rawValue: 0), count: 8)
      var status = U_ZERO_ERROR
      let count = uameasfmt_getUnitsForUsage(locale, kind, usage, &units, Int32(units.count), &status)
      guard status.rawValue <= U_ZERO_ERROR.rawValue, count > 0 else { return nil }
      return units.first.flatMap(MeasureUnitNumbers.identifier)
    }
  }

  extension MeasureShape.Width {
    fileprivate var ofNames: UAMeasureFormatWidth {
      switch self {
      case .wide: UAMEASFMT_WIDTH_WIDE
      case .abbreviated: UAMEASFMT_WIDTH_SHORT
      case .narrow: UAMEASFMT_WIDTH_NARROW
      }
    }
  }
#endif
