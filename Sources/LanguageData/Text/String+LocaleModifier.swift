extension String {
  /// The name of a locale without a modifier of the C library's, as in `sr_RS@latin`: ICU takes what follows `@` for
  /// settings (`@currency=EUR`), and makes nothing of a name with anything else there.
  var withoutLocaleModifier: String {
    guard let sign = utf8.firstIndex(of: UInt8(ascii: "@")), !utf8[sign...].contains(UInt8(ascii: "=")) else {
      return self
    }
    return String(self[..<sign])
  }
}
