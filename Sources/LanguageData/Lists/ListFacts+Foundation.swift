#if !canImport(_FoundationICU)
  private import Foundation

  extension ListFacts {
    static func joined(_ items: [String], by joining: ListJoining) -> String? {
      let locale = Locale(identifier: joining.locale)
      let type: ListFormatStyle<StringStyle, [String]>.ListType = joining.conjunction == .or ? .or : .and
      return items.formatted(.list(type: type).locale(locale))
    }
  }
#endif
