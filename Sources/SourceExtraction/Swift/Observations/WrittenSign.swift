import Foundation
import SourceObservations

/// A sign or word beside a number that a format style would write with it: of a currency, a share, a unit.
struct WrittenSign {
  let form: HandMadeFormat.Form
  /// As written.
  let text: String

  /// The sign of a currency that the locale at hand has.
  static let currency = WrittenSign(form: .currencySign, text: "¤")

  /// The sign that a unit has for itself.
  static let symbol = WrittenSign(form: .unitWord, text: "symbol")

  /// - Parameter before: what stands in front of the number.
  init?(before: String) {
    var scalars = before.unicodeScalars[...]
    if let last = scalars.last, last.properties.isWhitespace { scalars.removeLast() }
    guard let last = scalars.last else { return nil }
    // `Rs. 50`
    if before.hasSuffix("Rs. ") || before == "Rs " || before.hasSuffix("Rs.") {
      self.init(form: .currencySign, text: "Rs")
      return
    }
    // Of ASCII, only a dollar and the letters of a code are any.
    if last.isASCII, last != "$", !("A"..."Z").contains(last) { return nil }
    if last.properties.generalCategory == .currencySymbol {
      self.init(form: .currencySign, text: String(last))
      return
    }
    let code = Substring(scalars.suffix(3))
    guard Self.isCurrencyCode(code), !(scalars.dropLast(3).last?.properties.isAlphabetic ?? false) else { return nil }
    self.init(form: .currencySign, text: String(code))
  }

  /// - Parameter after: what stands behind the number.
  init?(after: String) {
    guard Self.mayStart(after.utf8) else { return nil }
    let trimmed = after.drop { $0.isWhitespace && !$0.isNewline }
    guard let first = trimmed.first else { return nil }
    if first.unicodeScalars.first?.properties.generalCategory == .currencySymbol {
      self.init(form: .currencySign, text: String(first))
      return
    }
    if first == "%" || first == "％" {
      self.init(form: .percentSign, text: "%")
      return
    }
    let written = trimmed.prefix { $0.isLetter || $0 == "°" || $0 == "/" || $0 == "²" || $0 == "³" }
    if Self.currencyWords.contains(written.lowercased()) {
      self.init(form: .currencySign, text: String(written))
      return
    }
    if Self.isCurrencyCode(written.prefix { $0 != "/" }) {
      self.init(form: .currencySign, text: String(written.prefix(3)))
      return
    }
    let word = written.lowercased()
    let rest = trimmed.dropFirst(written.count)
    // `5h 20m`, `5m ago`
    let isTime =
      ["d", "h", "m", "s"].contains(word)
      && (rest.utf8.allSatisfy { $0 == 0x20 || $0 == UInt8(ascii: ",") } || Self.timeWords.contains { rest == $0 })
    // `1.2M` is a number of millions.
    let isSingle = (rest.isEmpty || isTime) && (written == word || ["W", "V", "L"].contains(written))
    guard Self.units.contains(word), word.count > 1 || isSingle else { return nil }
    self.init(form: .unitWord, text: String(written))
  }

  /// Whether a text may start with a sign or word, by its bytes: most start with a word that is none.
  private static func mayStart(_ text: String.UTF8View) -> Bool {
    let trimmed = text.drop { $0 == 0x20 }
    var word: [UInt8] = []
    var isCode = true
    for byte in trimmed {
      switch byte {
      case 0x41...0x5A: word.append(byte | 0x20)
      case 0x61...0x7A:
        word.append(byte)
        isCode = false
      case UInt8(ascii: "/"): word.append(byte)
      // Signs and letters beyond ASCII are left to Unicode's properties.
      case 0x80...: return true
      default:
        guard word.isEmpty else { return isWordOrCode(word, isCode) }
        return byte == UInt8(ascii: "%") || byte == UInt8(ascii: "$")
      }
      if word.count > longestUnit { return false }
    }
    return isWordOrCode(word, isCode)
  }

  private static func isWordOrCode(_ word: [UInt8], _ isCode: Bool) -> Bool {
    isCode || word == [0x6B, 0x72] || units.contains(String(decoding: word, as: UTF8.self))
  }

  /// - Parameter alone: nothing but a sign or word.
  init?(alone: String) {
    let trimmed = alone.drop { $0 == " " }
    guard let sign = WrittenSign(after: alone), sign.text.count == trimmed.count else { return nil }
    self = sign
  }

  private init(form: HandMadeFormat.Form, text: String) {
    self.form = form
    self.text = text
  }

  /// Units that are written behind numbers, as words or signs.
  private static let units: Set<String> = [
    "km", "m", "cm", "mm", "mi", "miles", "ft", "feet", "inches", "yd", "kg", "g", "mg", "lb", "lbs", "oz", "l", "ml",
    "kb", "mb", "gb", "tb", "kib", "mib", "gib", "bytes", "byte", "b", "ms", "sec", "secs", "s", "min", "mins", "h",
    "hr", "hrs", "hours", "minutes", "seconds", "days", "weeks", "months", "years", "°", "°c", "°f", "km/h", "mph",
    "m/s", "kcal", "cal", "bpm", "px", "dpi", "hz", "khz", "mhz", "ghz", "db", "dbm", "hpa", "kb/s", "mb/s", "fps",
    "d", "sq", "kwh", "w", "kw", "v", "mah", "kj", "kpa", "mmhg", "psi", "rpm", "mbar", "inhg", "knots", "kbps", "mbps",
    "gbps", "mbit/s", "gb/s", "m²", "km²", "ft²", "m³", "cm³", "acres", "gal", "fl", "tbsp", "tsp", "lux", "ppm",
    "mg/dl", "mmol/l", "µg/m³", "µm", "nm", "wh", "wpm", "spm", "kilometers", "meters", "kilograms", "grams",
    "liters", "pounds", "ounces", "calories", "celsius", "fahrenheit", "megabytes", "gigabytes",
  ]

  /// Signs of currencies that are letters.
  private static let currencyWords: Set<String> = ["kr", "zł", "kč", "руб"]
  private static let timeWords = [" ago", " left", " remaining", " later"]

  private static let longestUnit = units.map(\.utf8.count).max() ?? 0

  /// Codes that are words, too, which may stand behind numbers in capitals.
  private static let words: Set<String> = ["ALL", "CUP", "TOP", "TRY", "PEN", "SOS", "COP", "MOP", "GEL", "MAD", "BAM"]
  private static let currencyCodes = Set(Locale.commonISOCurrencyCodes).subtracting(words)

  private static func isCurrencyCode(_ text: Substring) -> Bool {
    text.utf8.count == 3 && text.utf8.allSatisfy { (0x41...0x5A).contains($0) } && currencyCodes.contains(String(text))
  }
}
