#if canImport(_FoundationICU)
  private import _FoundationICU

  extension HostNameFacts {
    /// ICU's checker, which any number of threads may use once it is set up.
    private final class Opened: @unchecked Sendable {
      private let checker: OpaquePointer

      init?() {
        var status = U_ZERO_ERROR
        guard let checker = swift_uspoof_open(&status) else { return nil }
        self.checker = checker
        swift_uspoof_setChecks(
          checker, Int32(USPOOF_RESTRICTION_LEVEL.rawValue | USPOOF_INVISIBLE.rawValue), &status)
        swift_uspoof_setRestrictionLevel(checker, USPOOF_MODERATELY_RESTRICTIVE)
        if status.rawValue > U_ZERO_ERROR.rawValue { return nil }
      }

      deinit { swift_uspoof_close(checker) }

      func isConfusable(_ label: String) -> Bool {
        let units = Array(label.utf16)
        guard let count = Int32(exactly: units.count) else { return true }
        var status = U_ZERO_ERROR
        let failures = swift_uspoof_check(checker, units, count, nil, &status)
        guard status.rawValue <= U_ZERO_ERROR.rawValue, failures == 0 else { return true }
        let skeleton = UTF16Buffer.text(room: units.count * 2 + 16) { target, capacity, status in
          swift_uspoof_getSkeleton(checker, 0, units, count, target, capacity, status)
        }
        return skeleton?.utf8.allSatisfy { $0 < 0x80 } ?? true
      }
    }

    private static let opened = Opened()

    static func isConfusable(_ label: String) -> Bool { opened?.isConfusable(label) ?? true }
  }
#endif
