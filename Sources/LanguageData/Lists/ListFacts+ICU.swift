#if canImport(_FoundationICU)
  private import _FoundationICU

  extension ListFacts {
    /// A formatter of ICU's, which any number of threads may use once it is made.
    private final class Opened: @unchecked Sendable {
      let formatter: OpaquePointer

      init?(_ joining: ListJoining) {
        let type: UListFormatterType =
          switch joining.conjunction {
          case .and: ULISTFMT_TYPE_AND
          case .or: ULISTFMT_TYPE_OR
          case .units: ULISTFMT_TYPE_UNITS
          }
        let width: UListFormatterWidth =
          switch joining.width {
          case .wide: ULISTFMT_WIDTH_WIDE
          case .short: ULISTFMT_WIDTH_SHORT
          case .narrow: ULISTFMT_WIDTH_NARROW
          }
        var status = U_ZERO_ERROR
        guard let formatter = swift_ulistfmt_openForType(joining.locale, type, width, &status),
          status.rawValue <= U_ZERO_ERROR.rawValue
        else { return nil }
        self.formatter = formatter
      }

      deinit { swift_ulistfmt_close(formatter) }
    }

    private static let kept = Kept<ListJoining, Opened?>(limit: 64)

    static func joined(_ items: [String], by joining: ListJoining) -> String? {
      guard let opened = kept.value(for: joining, make: { Opened(joining) }) else { return nil }
      let units = items.map { Array($0.utf16) }
      guard let count = Int32(exactly: units.count), units.allSatisfy({ Int32(exactly: $0.count) != nil }) else {
        return nil
      }
      let lengths = units.map { Int32($0.count) }
      // One buffer holds all items, so that one pointer to it gives a pointer to each.
      let all = Array(units.joined()) + [0]
      let room = all.count + 32 * units.count
      return all.withUnsafeBufferPointer { buffer in
        guard let start = buffer.baseAddress else { return nil }
        var pointers: [UnsafePointer<UInt16>?] = []
        var offset = 0
        for item in units {
          pointers.append(start + offset)
          offset += item.count
        }
        return UTF16Buffer.text(room: room) { target, capacity, status in
          swift_ulistfmt_format(opened.formatter, pointers, lengths, count, target, capacity, status)
        }
      }
    }
  }
#endif
