#if canImport(_FoundationICU)
  private import Foundation
  private import _FoundationICU

  /// Apple's C face of ICU's formatter of several measures. Nothing says that formatters of that face may be shared by
  /// threads, so one at a time uses it.
  final class ElapsedTimeFormatter: @unchecked Sendable {
    private let lock = NSLock()
    private let formatter: OpaquePointer?
    /// Lists of spelled out times; nil for other widths, whose formatter knows how to write several times.
    private let list: OpaquePointer?

    init(locale: String, width: ElapsedTimeFormat.Width) {
      var status = U_ZERO_ERROR
      let isSpelledOut = width == .spelledOut
      // The formatter owns its number formatter from here on.
      let numbers = isSpelledOut ? swift_unum_open(UNUM_SPELLOUT, nil, 0, locale, nil, &status) : nil
      let opened = uameasfmt_open(locale, width.ofICU, numbers, &status)
      list =
        isSpelledOut
        ? swift_ulistfmt_openForType(locale, ULISTFMT_TYPE_UNITS, ULISTFMT_WIDTH_WIDE, &status) : nil
      let isUsable = status.rawValue <= U_ZERO_ERROR.rawValue
      formatter = isUsable ? opened : nil
      if !isUsable { uameasfmt_close(opened) }
    }

    deinit {
      uameasfmt_close(formatter)
      swift_ulistfmt_close(list)
    }

    func text(of times: [ElapsedTime]) -> String? {
      lock.withLock {
        // Of several numbers only the last would be spelled out.
        list == nil ? together(times) : listed(times.map { together([$0]) })
      }
    }

    private func together(_ times: [ElapsedTime]) -> String? {
      guard let formatter else { return nil }
      let measures = times.map { UAMeasure(value: $0.count, unit: $0.unit.ofICU) }
      return text { buffer, capacity, status in
        uameasfmt_formatMultiple(formatter, measures, Int32(measures.count), buffer, capacity, status)
      }
    }

    private func listed(_ texts: [String?]) -> String? {
      let units = texts.compactMap(\.self).map { Array($0.utf16) }
      guard units.count == texts.count, let first = texts.first else { return nil }
      guard units.count > 1 else { return first }
      let joined = units.flatMap(\.self)
      return joined.withUnsafeBufferPointer { characters -> String? in
        guard let start = characters.baseAddress else { return nil }
        var places: [UnsafePointer<UInt16>?] = []
        var place = 0
        for text in units {
          places.append(start + place)
          place += text.count
        }
        let lengths = units.map { Int32($0.count) }
        return text { buffer, capacity, status in
          swift_ulistfmt_format(list, places, lengths, Int32(places.count), buffer, capacity, status)
        }
      }
    }

    /// Runs a function that fills a buffer of UTF-16 code units, and once more if it needs a larger one.
    private func text(
      _ fill: (UnsafeMutablePointer<UInt16>?, Int32, UnsafeMutablePointer<UErrorCode>) -> Int32
    ) -> String? {
      var capacity = 256
      for _ in 0..<2 {
        var status = U_ZERO_ERROR
        var needed = 0
        let units = [UInt16](unsafeUninitializedCapacity: capacity) { buffer, count in
          needed = max(0, Int(fill(buffer.baseAddress, Int32(capacity), &status)))
          count = status.rawValue <= U_ZERO_ERROR.rawValue ? min(needed, capacity) : 0
        }
        if status.rawValue <= U_ZERO_ERROR.rawValue { return String(decoding: units, as: UTF16.self) }
        guard status == U_BUFFER_OVERFLOW_ERROR else { return nil }
        capacity = needed + 1
      }
      return nil
    }
  }

  extension ElapsedTimeFormat.Width {
    fileprivate var ofICU: UAMeasureFormatWidth {
      switch self {
      case .wide, .spelledOut: UAMEASFMT_WIDTH_WIDE
      case .abbreviated: UAMEASFMT_WIDTH_SHORT
      case .condensed: UAMEASFMT_WIDTH_SHORTER
      case .narrow: UAMEASFMT_WIDTH_NARROW
      }
    }
  }

  extension ElapsedTimeUnit {
    fileprivate var ofICU: UAMeasureUnit {
      switch self {
      case .year: UAMEASUNIT_DURATION_YEAR
      case .month: UAMEASUNIT_DURATION_MONTH
      case .week: UAMEASUNIT_DURATION_WEEK
      case .day: UAMEASUNIT_DURATION_DAY
      case .hour: UAMEASUNIT_DURATION_HOUR
      case .minute: UAMEASUNIT_DURATION_MINUTE
      case .second: UAMEASUNIT_DURATION_SECOND
      }
    }
  }
#endif
