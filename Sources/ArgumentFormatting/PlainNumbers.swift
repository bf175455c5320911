import FormatSpecifiers

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Bionic)
  import Bionic
#elseif canImport(ucrt)
  import ucrt
#endif

/// Numbers as C's `printf` writes them, whatever locale the process has set.
enum PlainNumbers {
  /// `%d`, `%u`.
  static func append(_ number: FormatInteger, as specifier: FormatSpecifier, to bytes: inout [UInt8]) {
    var sign = ""
    if number.isNegative {
      sign = "-"
    } else if specifier.conversion != "u", specifier.conversion != "U" {
      if specifier.flags.contains(.sign) { sign = "+" } else if specifier.flags.contains(.space) { sign = " " }
    }
    append(sign: sign, digits: String(number.magnitude), as: specifier, to: &bytes)
  }

  /// `%x`, `%o`, `%p`: the bits of a number. A negative one that fits 32 bits is shown in 32, unless a longer length is
  /// asked for.
  static func append(bitsOf number: FormatInteger, as specifier: FormatSpecifier, to bytes: inout [UInt8]) {
    var bits = number.bits
    if number.isNegative {
      switch specifier.length {
      case .hh: bits &= 0xFF
      case .h: bits &= 0xFFFF
      case .none where number.magnitude <= 1 << 31: bits &= 0xFFFF_FFFF
      default: break
      }
    }
    let isAlternative = specifier.flags.contains(.alternative)
    switch specifier.conversion {
    case "o", "O":
      var digits = String(bits, radix: 8)
      if isAlternative, !digits.hasPrefix("0") { digits = "0" + digits }
      append(sign: "", digits: digits, as: specifier, to: &bytes)
    case "X":
      append(
        sign: isAlternative && bits != 0 ? "0X" : "", digits: String(bits, radix: 16, uppercase: true), as: specifier,
        to: &bytes)
    default:
      let hasPrefix = specifier.conversion == "p" || (isAlternative && bits != 0)
      append(sign: hasPrefix ? "0x" : "", digits: String(bits, radix: 16), as: specifier, to: &bytes)
    }
  }

  private static func append(
    sign: String, digits: String, as specifier: FormatSpecifier, to bytes: inout [UInt8]
  ) {
    let width = specifier.fixedWidth ?? 0
    var digits = digits
    if let precision = specifier.fixedPrecision {
      if precision == 0, digits == "0" { digits = "" }
      digits = String(repeating: "0", count: max(0, precision - digits.utf8.count)) + digits
    } else if specifier.flags.contains(.zeros), !specifier.flags.contains(.leftAligned) {
      digits = String(repeating: "0", count: max(0, width - sign.utf8.count - digits.utf8.count)) + digits
    }
    bytes.append(specifier: specifier) {
      $0 += sign.utf8
      $0 += digits.utf8
    }
  }

  /// `%f`, `%e`, `%g`, `%a`.
  static func append(_ number: Double, as specifier: FormatSpecifier, to bytes: inout [UInt8]) {
    var format = "%"
    for (character, flag) in FormatSpecifier.Flags.characters where specifier.flags.contains(flag) {
      // Grouping is the locale's business, and there is none.
      if flag != .grouping { format.append(character) }
    }
    if let width = specifier.fixedWidth { format += String(width) }
    if let precision = specifier.fixedPrecision { format += "." + String(precision) }
    format.unicodeScalars.append(specifier.conversion)
    bytes += formatted(format, number)
  }

  private static func formatted(_ format: String, _ number: Double) -> [UInt8] {
    func write(_ buffer: UnsafeMutableBufferPointer<CChar>) -> Int {
      withCLocale { Int(withVaList([number]) { vsnprintf(buffer.baseAddress, buffer.count, format, $0) }) }
    }
    var result: [UInt8] = []
    // Longer texts than this are rare: 1e300, a precision of hundreds.
    var capacity = 128
    while result.isEmpty {
      let length = withUnsafeTemporaryAllocation(of: CChar.self, capacity: capacity) { buffer in
        let length = write(buffer)
        if length > 0, length < capacity { result = buffer.prefix(length).map(UInt8.init(bitPattern:)) }
        return length
      }
      guard length >= capacity else { break }
      capacity = length + 1
    }
    return result
  }

  #if os(Windows) || os(WASI)
    private static func withCLocale<Result>(_ body: () -> Result) -> Result { body() }
  #else
    /// `printf` takes the decimal mark from the process, which may have set another one.
    private static func withCLocale<Result>(_ body: () -> Result) -> Result {
      guard let locale = cLocale.value else { return body() }
      let previous = uselocale(locale)
      defer { _ = uselocale(previous) }
      return body()
    }

    /// Unchecked, since the type of a locale differs between platforms; it is never changed or freed.
    private struct CLocale: @unchecked Sendable {
      #if canImport(Darwin)
        let value = newlocale(LC_NUMERIC_MASK, "C", nil)
      #else
        // The mask is a macro that Swift cannot see.
        let value = newlocale(1 << LC_NUMERIC, "C", nil)
      #endif
    }

    private static let cLocale = CLocale()
  #endif
}
