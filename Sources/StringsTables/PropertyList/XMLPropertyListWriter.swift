/// Writes tables as XML property lists.
public enum XMLPropertyListWriter {
  /// A whole file, laid out as Foundation does it: tabs, a key and its value in lines of their own, a line feed at the
  /// end.
  public static func bytes(of value: StringsTableValue, order: StringsTableKeyOrder) -> [UInt8] {
    Array(XMLPropertyListStyle().file(order == .utf16 ? value.sorted : value).utf8)
  }
}

/// The order in which the members of dictionaries are written.
public enum StringsTableKeyOrder: Hashable, Sendable {
  case asGiven
  /// By the UTF-16 code units of keys, as Foundation and Xcode's compiler of catalogs do.
  case utf16
}
