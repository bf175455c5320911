package import Foundation
package import LanguageData

/// Evaluates a `.strings` table and the `.stringsdict` beside it as Foundation does: the judge of what the compiler of
/// catalogs writes. It shares nothing with it: files are read with Foundation's property lists, formats taken apart
/// here. Sources: Apple's "Stringsdict File Format", the release notes of Foundation for OS X 10.9, NSBundle.h, and the
/// open-source CoreFoundation (`CFString.c`).
package struct TablePairEvaluator {
  private let strings: [String: Any]
  private let stringsdict: [String: Any]
  private let language: LanguageIdentifier?
  private let device: String?
  private let width: Int?

  /// A table that is nil or no property list is taken for an empty one.
  package init(
    strings: Data?, stringsdict: Data?, language: LanguageIdentifier?, device: String? = nil, width: Int? = nil
  ) {
    self.strings = Self.table(strings)
    self.stringsdict = Self.table(stringsdict)
    self.language = language
    self.device = device
    self.width = width
  }

  private static func table(_ data: Data?) -> [String: Any] {
    guard let data, let list = try? PropertyListSerialization.propertyList(from: data, format: nil) else { return [:] }
    return list as? [String: Any] ?? [:]
  }

  package var keys: Set<String> { Set(strings.keys).union(stringsdict.keys) }

  /// The text of a key; nil where the tables have none for it, and the key is shown.
  package func text(of key: String, _ arguments: [Double]) -> String? {
    if let entry = stringsdict[key], let text = text(of: entry, arguments) { return text }
    return (strings[key] as? String).map { formatted($0, [:], arguments, next: 1) }
  }

  /// A text, or a dictionary of rules: device before width before the format with its variables.
  private func text(of entry: Any, _ arguments: [Double]) -> String? {
    if let text = entry as? String { return formatted(text, [:], arguments, next: 1) }
    guard let rules = entry as? [String: Any] else { return nil }
    if let devices = rules["NSStringDeviceSpecificRuleType"] as? [String: Any] {
      return (device.flatMap { devices[$0] } ?? devices["other"]).flatMap { text(of: $0, arguments) }
    }
    if let widths = rules["NSStringVariableWidthRuleType"] as? [String: Any] {
      let known = widths.keys.compactMap { Int($0) }.sorted()
      let fitting = width.map { asked in known.last { $0 <= asked } ?? known.first } ?? known.last
      return fitting.flatMap { widths[String($0)] }.flatMap { text(of: $0, arguments) }
    }
    return (rules["NSStringLocalizedFormatKey"] as? String).map { formatted($0, rules, arguments, next: 1) }
  }

  /// - Parameter next: the 1-based argument that the first unnumbered specifier takes.
  private func formatted(_ format: String, _ rules: [String: Any], _ arguments: [Double], next: Int) -> String {
    guard format.utf8.contains(UInt8(ascii: "%")) else { return format }
    var result = ""
    var next = next
    var rest = Array(format.unicodeScalars)[...]
    while let scalar = rest.popFirst() {
      guard scalar == "%" else {
        result.unicodeScalars.append(scalar)
        continue
      }
      var parser = SpecifierParser(rest)
      guard let specifier = parser.specifier(after: result) else {
        result += "%"
        continue
      }
      rest = parser.rest
      guard specifier.conversion != "%" else {
        result += "%"
        continue
      }
      let position = specifier.position ?? next
      if specifier.position == nil { next += 1 }
      // Foundation gives `%n` its place among the arguments and shows nothing.
      if specifier.conversion == "n" { continue }
      guard arguments.indices.contains(position - 1) else {
        result += "%" + specifier.text
        continue
      }
      if let name = specifier.variable {
        let variable = rules[name] as? [String: Any]
        let text = variable.flatMap { chosenCase(of: $0, arguments[position - 1]) }
        result += text.map { formatted($0, rules, arguments, next: position) } ?? "%" + specifier.text
      } else {
        result += specifier.text(of: arguments[position - 1])
      }
    }
    return result
  }

  private func chosenCase(of variable: [String: Any], _ value: Double) -> String? {
    if variable["NSStringFormatSpecTypeKey"] as? String == "NSStringGenderRuleType" {
      return (variable[String(Int(value))] ?? variable["0"]) as? String
    }
    if value == 0, let zero = variable["zero"] as? String { return zero }
    let isWhole = value == value.rounded()
    let category = language.flatMap { isWhole ? $0.pluralCategory(of: Int(value)) : $0.pluralCategory(of: value) }
    if let text = variable[(category ?? .other).rawValue] as? String { return text }
    // Where even `other` is missing, which Apple leaves open, the category next to it.
    return PluralCategory.allCases.reversed().lazy.compactMap { variable[$0.rawValue] as? String }.first
  }
}

/// A specifier of a format.
private struct Specifier {
  var position: Int?
  var variable: String?
  var flags = ""
  var width = ""
  var precision: String?
  var length = ""
  var conversion: Unicode.Scalar = "%"
  /// Without the percent sign, as written.
  var text = ""

  /// As C writes numbers; `%@` as Swift describes them.
  func text(of value: Double) -> String {
    switch conversion {
    case "d", "D", "i": return padded(digits(String(Int64(value).magnitude), isNegative: value < 0))
    case "u", "U": return padded(digits(String(UInt64(bitPattern: Int64(value))), isNegative: false))
    case "x": return padded(digits(String(UInt64(bitPattern: Int64(value)), radix: 16), isNegative: false))
    case "X":
      return padded(digits(String(UInt64(bitPattern: Int64(value)), radix: 16, uppercase: true), isNegative: false))
    case "o", "O": return padded(digits(String(UInt64(bitPattern: Int64(value)), radix: 8), isNegative: false))
    case "f", "F", "e", "E", "g", "G", "a", "A":
      let format = "%" + flags.filter { $0 != "'" } + width + (precision.map { "." + $0 } ?? "") + String(conversion)
      return String(format: format, value)
    default: return value == value.rounded() ? String(Int(value)) : String(value)
    }
  }

  private func digits(_ digits: String, isNegative: Bool) -> String {
    let wanted = precision.map { Int($0) ?? 0 } ?? 1
    let sign = isNegative ? "-" : flags.contains("+") ? "+" : flags.contains(" ") ? " " : ""
    var body = String(repeating: "0", count: max(0, wanted - digits.count)) + digits
    if flags.contains("0"), !flags.contains("-"), precision == nil {
      body = String(repeating: "0", count: max(0, (Int(width) ?? 0) - body.count - sign.count)) + body
    }
    return sign + body
  }

  private func padded(_ text: String) -> String {
    let space = String(repeating: " ", count: max(0, (Int(width) ?? 0) - text.count))
    return flags.contains("-") ? text + space : space + text
  }
}

private struct SpecifierParser {
  private(set) var rest: ArraySlice<Unicode.Scalar>

  init(_ rest: ArraySlice<Unicode.Scalar>) { self.rest = rest }

  /// nil where the percent sign stands for itself.
  mutating func specifier(after before: String) -> Specifier? {
    let start = rest
    var result = Specifier()
    if rest.first == "%" {
      rest.removeFirst()
      return result
    }
    if let digits = digits(), rest.first == "$" {
      rest.removeFirst()
      result.position = Int(digits)
    } else {
      rest = start
    }
    if rest.starts(with: "#@".unicodeScalars) {
      rest.removeFirst(2)
      let name = rest.prefix {
        $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil || $0 == "_")
      }
      rest = rest.dropFirst(name.count)
      guard rest.popFirst() == "@", !name.isEmpty else { return nil }
      result.variable = String(String.UnicodeScalarView(name))
      result.conversion = "@"
      return finish(result, start)
    }
    let flags = rest.prefix { "-+ #0'".unicodeScalars.contains($0) }
    rest = rest.dropFirst(flags.count)
    result.flags = String(String.UnicodeScalarView(flags))
    result.width = digits() ?? ""
    if rest.first == "." {
      rest.removeFirst()
      result.precision = digits() ?? ""
    }
    let length = rest.prefix { "hlqLztj".unicodeScalars.contains($0) }
    rest = rest.dropFirst(length.count)
    result.length = String(String.UnicodeScalarView(length))
    guard let conversion = rest.popFirst(), "@dDiuUxXoOfeEgGcCsSpaAFn".unicodeScalars.contains(conversion) else {
      return nil
    }
    // `50% of`: nobody means the space flag here, and Xcode does not take it for one either.
    if result.flags.contains(" ") {
      let follows = rest.first.map { $0.properties.isAlphabetic || $0.value >= 0x80 } ?? false
      let precedes = before.unicodeScalars.last.map { ("0"..."9").contains($0) } ?? false
      if follows || precedes { return nil }
    }
    result.conversion = conversion
    return finish(result, start)
  }

  private func finish(_ specifier: Specifier, _ start: ArraySlice<Unicode.Scalar>) -> Specifier {
    var specifier = specifier
    specifier.text = String(String.UnicodeScalarView(start[start.startIndex..<rest.startIndex]))
    return specifier
  }

  private mutating func digits() -> String? {
    let digits = rest.prefix { ("0"..."9").contains($0) }
    rest = rest.dropFirst(digits.count)
    return digits.isEmpty ? nil : String(String.UnicodeScalarView(digits))
  }
}
