#if canImport(_FoundationICU)
  private import Foundation
  private import _FoundationICU

  /// Apple's C face of ICU's formatter of several measures. Nothing says that formatters of that face may be shared by
  /// threads, so one at a time uses it.
  final class ElapsedTimeFormatter: @unchecked Sendable {
    private let lock = NSLock()
    private let formatter: OpaquePointer?
    private let spelledOut: SpelledOutTimes?

    init(locale: String, width: ElapsedTimeFormat.Width) {
      guard let width = width.ofICU else {
        spelledOut = SpelledOutTimes(locale: locale)
        formatter = nil
        return
      }
      var status = U_ZERO_ERROR
      let opened = uameasfmt_open(locale, width, nil, &status)
      formatter = ICUText.isFailure(status) ? nil : opened
      if formatter == nil { uameasfmt_close(opened) }
      spelledOut = nil
    }

    deinit { uameasfmt_close(formatter) }

    func text(of times: [ElapsedTime]) -> String? {
      lock.withLock {
        if let spelledOut { return spelledOut.text(of: times) }
        guard let formatter else { return nil }
        let measures = times.map { UAMeasure(value: $0.count, unit: $0.unit.ofICU) }
        return ICUText.text { buffer, capacity, status in
          uameasfmt_formatMultiple(formatter, measures, Int32(measures.count), buffer, capacity, status)
        }
      }
    }
  }

  extension ElapsedTimeFormat.Width {
    /// nil for what ICU has no width for.
    fileprivate var ofICU: UAMeasureFormatWidth? {
      switch self {
      case .wide: UAMEASFMT_WIDTH_WIDE
      case .abbreviated: UAMEASFMT_WIDTH_SHORT
      case .condensed: UAMEASFMT_WIDTH_SHORTER
      case .narrow: UAMEASFMT_WIDTH_NARROW
      case .spelledOut: nil
      }
    }
  }
#endif
