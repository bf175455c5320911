#if canImport(_FoundationICU)
  private import _FoundationICU

  extension LanguageFacts {
    static func quotationMarks(of identifier: String) -> QuotationMarks? {
      var status = U_ZERO_ERROR
      guard let data = swift_ulocdata_open(identifier, &status) else { return nil }
      defer { swift_ulocdata_close(data) }
      // The root's data stands in for a language that CLDR does not know.
      guard status.rawValue <= U_ZERO_ERROR.rawValue, status != U_USING_DEFAULT_WARNING else { return nil }
      func mark(_ kind: ULocaleDataDelimiterType) -> String? {
        UTF16Buffer.text(room: 16) { buffer, capacity, status in
          swift_ulocdata_getDelimiter(data, kind, buffer, capacity, status)
        }
      }
      guard let begin = mark(ULOCDATA_QUOTATION_START), let end = mark(ULOCDATA_QUOTATION_END),
        let alternateBegin = mark(ULOCDATA_ALT_QUOTATION_START), let alternateEnd = mark(ULOCDATA_ALT_QUOTATION_END)
      else { return nil }
      return QuotationMarks(begin: begin, end: end, alternateBegin: alternateBegin, alternateEnd: alternateEnd)
    }
  }
#else
  private import Foundation

  extension LanguageFacts {
    static func quotationMarks(of identifier: String) -> QuotationMarks? {
      let locale = NSLocale(localeIdentifier: identifier)
      return QuotationMarks(
        begin: locale.quotationBeginDelimiter, end: locale.quotationEndDelimiter,
        alternateBegin: locale.alternateQuotationBeginDelimiter,
        alternateEnd: locale.alternateQuotationEndDelimiter)
    }
  }
#endif
