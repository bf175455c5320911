#if canImport(_FoundationICU)
  private import _FoundationICU

  /// ICU's plural rules of one language. They are immutable and may be used by any number of threads.
  final class PluralFacts: @unchecked Sendable {
    private let rules: OpaquePointer?
    private let language: String

    init(_ language: String, _ kind: PluralRules.Kind) {
      var status = U_ZERO_ERROR
      let type = kind == .ordinal ? UPLURAL_TYPE_ORDINAL : UPLURAL_TYPE_CARDINAL
      let opened = swift_uplrules_openForType(language, type, &status)
      if status.rawValue > U_ZERO_ERROR.rawValue {
        swift_uplrules_close(opened)
        rules = nil
      } else {
        rules = opened
      }
      self.language = language
    }

    deinit { swift_uplrules_close(rules) }

    var categories: [PluralCategory] {
      var status = U_ZERO_ERROR
      guard let rules, let enumeration = swift_uplrules_getKeywords(rules, &status) else { return [.other] }
      defer { swift_uenum_close(enumeration) }
      var categories: [PluralCategory] = []
      while let keyword = swift_uenum_next(enumeration, nil, &status) {
        if let category = PluralCategory(rawValue: String(cString: keyword)) { categories.append(category) }
      }
      return categories.sorted()
    }

    func category(of number: Double) -> PluralCategory? {
      keyword { swift_uplrules_select(rules, number, $0, $1, $2) }
    }

    func category(of number: Double, writtenAs shape: NumberShape) -> PluralCategory? {
      var status = U_ZERO_ERROR
      let result = swift_unumf_openResult(&status)
      defer { swift_unumf_closeResult(result) }
      let format = LocalizedNumbers.format(shape, locale: language)
      guard format.write(number, into: result) else { return category(of: number) }
      return keyword { swift_uplrules_selectFormatted(rules, result, $0, $1, $2) }
    }

    private func keyword(
      _ select: (UnsafeMutablePointer<UInt16>?, Int32, UnsafeMutablePointer<UErrorCode>) -> Int32
    ) -> PluralCategory? {
      guard rules != nil else { return nil }
      // The longest keyword has five letters.
      return withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 16) { buffer in
        var status = U_ZERO_ERROR
        let count = select(buffer.baseAddress, 16, &status)
        guard status.rawValue <= U_ZERO_ERROR.rawValue, count > 0, count < 16 else { return nil }
        return PluralCategory(rawValue: String(decoding: buffer.prefix(Int(count)), as: UTF16.self))
      }
    }
  }
#endif
