#if canImport(_FoundationICU)
  private import _FoundationICU
  private import Foundation

  extension RelativeDateFacts {
    /// A formatter of ICU's. It owns a number formatter, whose C interface makes no promise for threads, hence the lock.
    private final class Opened: @unchecked Sendable {
      private let lock = NSLock()
      private let formatter: OpaquePointer

      init?(_ wording: RelativeDateWording) {
        let width: UDateRelativeDateTimeFormatterStyle =
          switch wording.width {
          case .long: UDAT_STYLE_LONG
          case .short: UDAT_STYLE_SHORT
          case .narrow: UDAT_STYLE_NARROW
          }
        let context: UDisplayContext =
          switch wording.capitalization {
          case .none: UDISPCTX_CAPITALIZATION_NONE
          case .middleOfSentence: UDISPCTX_CAPITALIZATION_FOR_MIDDLE_OF_SENTENCE
          case .beginningOfSentence: UDISPCTX_CAPITALIZATION_FOR_BEGINNING_OF_SENTENCE
          case .listItem: UDISPCTX_CAPITALIZATION_FOR_UI_LIST_OR_MENU
          case .standalone: UDISPCTX_CAPITALIZATION_FOR_STANDALONE
          }
        var status = U_ZERO_ERROR
        // The formatter adopts the numbers' one, and closes it when opening fails.
        let numbers =
          wording.spellsOutNumbers
          ? swift_unum_open(UNUM_SPELLOUT, nil, 0, wording.locale, nil, &status) : nil
        guard
          let formatter = swift_ureldatefmt_open(
            wording.locale, numbers.map { UnsafeMutablePointer<UNumberFormat?>($0) }, width, context, &status),
          status.rawValue <= U_ZERO_ERROR.rawValue
        else { return nil }
        self.formatter = formatter
      }

      deinit { swift_ureldatefmt_close(formatter) }

      func text(_ offset: Double, _ unit: URelativeDateTimeUnit, named: Bool) -> String? {
        lock.withLock {
          UTF16Buffer.text(room: 128) { target, capacity, status in
            named
              ? swift_ureldatefmt_format(formatter, offset, unit, target, capacity, status)
              : swift_ureldatefmt_formatNumeric(formatter, offset, unit, target, capacity, status)
          }
        }
      }
    }

    private static let kept = Kept<RelativeDateWording, Opened?>(limit: 64)

    static func text(
      _ offset: Double, _ unit: RelativeDateWording.Unit, named: Bool, wording: RelativeDateWording
    ) -> String? {
      let icuUnit: URelativeDateTimeUnit =
        switch unit {
        case .year: UDAT_REL_UNIT_YEAR
        case .quarter: UDAT_REL_UNIT_QUARTER
        case .month: UDAT_REL_UNIT_MONTH
        case .week: UDAT_REL_UNIT_WEEK
        case .day: UDAT_REL_UNIT_DAY
        case .hour: UDAT_REL_UNIT_HOUR
        case .minute: UDAT_REL_UNIT_MINUTE
        case .second: UDAT_REL_UNIT_SECOND
        }
      return kept.value(for: wording) { Opened(wording) }?.text(offset, icuUnit, named: named)
    }
  }
#endif
