#if canImport(_FoundationICU)
  private import _FoundationICU

  extension LanguageFacts {
    static func canonicalIdentifier(_ identifier: String) -> String? {
      let form = bytes { buffer, capacity, status in
        ualoc_canonicalForm(identifier, buffer, capacity, status)
      }
      return bytes { buffer, capacity, status in
        swift_uloc_toLanguageTag(form ?? identifier, buffer, capacity, 0, status)
      }
    }

    /// - Returns: nil at the root.
    static func parentIdentifier(_ identifier: String) -> String? {
      // `ualoc_getAppleParent` leaves the locale's data in ICU's cache without the parent of that data, so that
      // Norwegian (`nb`, whose data is `no`'s) has the root's numbers and quotation marks from then on. Data that was
      // opened as usual before stays whole.
      var opening = U_ZERO_ERROR
      let data = swift_ures_open(nil, identifier, &opening)
      defer { swift_ures_close(data) }
      let parent = bytes { buffer, capacity, status in
        ualoc_getAppleParent(identifier, buffer, capacity, status)
      }
      return parent == "root" ? nil : parent
    }

    /// With script and region as CLDR takes them to be: `sr` → `sr-Cyrl-RS`.
    static func maximizedIdentifier(_ identifier: String) -> String? {
      bytes { buffer, capacity, status in swift_uloc_addLikelySubtags(identifier, buffer, capacity, status) }
    }

    static func isRightToLeft(_ identifier: String) -> Bool {
      swift_uloc_isRightToLeft(identifier) != 0
    }

    static func displayName(of identifier: String, in language: String) -> String? {
      characters { buffer, capacity, status in
        swift_uloc_getDisplayName(identifier, language, buffer, capacity, status)
      }
    }

    /// The codes of all languages that have one.
    static var languageCodes: [String] {
      guard var next = swift_uloc_getISOLanguages() else { return [] }
      var codes: [String] = []
      while let code = next.pointee {
        codes.append(String(cString: code))
        next += 1
      }
      return codes
    }

    static func isKnownLanguage(_ code: String) -> Bool {
      // ICU gives the code itself back, with a warning, where it has no name.
      characters { buffer, capacity, status in
        let length = swift_uloc_getDisplayLanguage(code, "en", buffer, capacity, status)
        if status.pointee == U_USING_DEFAULT_WARNING { status.pointee = U_MISSING_RESOURCE_ERROR }
        return length
      } != nil
    }

    /// Runs a function that fills a buffer of chars.
    private static func bytes(
      _ fill: (UnsafeMutablePointer<CChar>, Int32, UnsafeMutablePointer<UErrorCode>) -> Int32
    ) -> String? {
      let text: [CChar]? = filled(fill)
      return text.map { String(decoding: $0.map(UInt8.init(bitPattern:)), as: UTF8.self) }
    }

    /// Runs a function that fills a buffer of UTF-16 code units.
    private static func characters(
      _ fill: (UnsafeMutablePointer<UInt16>, Int32, UnsafeMutablePointer<UErrorCode>) -> Int32
    ) -> String? {
      let text: [UInt16]? = filled(fill)
      return text.map { String(decoding: $0, as: UTF16.self) }
    }

    /// - Returns: nil where the function fails or finds nothing; longer results than any real name count as failures.
    private static func filled<Unit: FixedWidthInteger>(
      _ fill: (UnsafeMutablePointer<Unit>, Int32, UnsafeMutablePointer<UErrorCode>) -> Int32
    ) -> [Unit]? {
      let capacity = 512
      var status = U_ZERO_ERROR
      let units = [Unit](unsafeUninitializedCapacity: capacity) { buffer, count in
        guard let start = buffer.baseAddress else { return }
        start.initialize(repeating: 0, count: capacity)
        count = min(capacity, max(0, Int(fill(start, Int32(capacity), &status))))
      }
      return isFailure(status) || units.isEmpty ? nil : units
    }

    private static func isFailure(_ status: UErrorCode) -> Bool { status.rawValue > U_ZERO_ERROR.rawValue }
  }
#endif
