import SourceObservations

/// The number beside a sign or unit, as a suggestion may write it.
///
/// There is none where what stands there is not known to be a number, or would not compile in another place: a
/// suggestion then speaks in general terms.
struct SuggestedNumber {
  enum Kind { case integer, floating, decimal }

  private let source: String
  let kind: Kind
  /// How many digits a specifier writes behind the point, as written.
  private let fractionDigits: Substring
  /// Whether `Double` is asked for by it as it is.
  private let isDouble: Bool

  /// - Parameter specifier: what writes the number in a format, which tells its kind where its type is not known.
  init?(_ value: ObservedExpression?, specifier: String?) {
    // A literal alone has no type that a style could be told by.
    guard let value, value.source.utf8.count <= Self.longest, value.source.contains(where: \.isLetter),
      !value.source.contains(where: { "$?{\n…".contains($0) }),
      !Self.keywords.contains(where: { value.source.contains($0) }),
      let kind = value.type.map({ Self.kinds[$0] }) ?? specifier.flatMap({ Self.kind(of: $0) })
    else { return nil }
    source = value.source
    self.kind = kind
    fractionDigits = specifier.map { Self.fractionDigits(of: $0) } ?? ""
    isDouble = kind == .floating && value.type != nil && value.type?.hasPrefix("Float") == false
  }

  private static let longest = 80
  private static let keywords = ["try ", "await ", " as", " is ", "//", "/*"]

  private static let kinds: [String: Kind] = [
    "Int": .integer, "Int8": .integer, "Int16": .integer, "Int32": .integer, "Int64": .integer, "UInt": .integer,
    "UInt8": .integer, "UInt16": .integer, "UInt32": .integer, "UInt64": .integer, "Double": .floating,
    "Float": .floating, "Float32": .floating, "CGFloat": .floating, "TimeInterval": .floating,
    "CLLocationDistance": .floating, "CLLocationSpeed": .floating, "CLLocationDegrees": .floating, "Decimal": .decimal,
  ]

  private static func kind(of specifier: String) -> Kind? {
    switch specifier.last {
    case "f", "F", "g", "G", "e", "E": .floating
    case "d", "i", "u": .integer
    default: nil
    }
  }

  static func fractionDigits(of specifier: String) -> Substring {
    specifier.drop { $0 != "." }.dropFirst().prefix { $0.isNumber }
  }

  // MARK: Expressions

  /// What a method can be called on: an operator would take the call for its own operand.
  var receiver: String { Self.receiver(source) }

  /// As an argument for a `Double`; nil for a type that has no such conversion.
  var double: String? { kind == .decimal ? nil : isDouble ? source : "Double(\(source))" }

  /// As an argument for a `Double` or an integer.
  var doubleOrInteger: String? { kind == .integer ? source : double }

  /// The same as an operand of a multiplication.
  var factor: String? { doubleOrInteger.map { Self.receiver($0) } }

  /// Whether it is a part of another number: the minutes of `seconds / 60`.
  var isPart: Bool { source.contains("/") || source.contains("%") }

  /// With a percent sign, of a share of 100 or, multiplied by 100, of 1.
  var percentage: String {
    let digits = fractionDigits
    if let share = share {
      let digits = share.isWhole ? "0" : digits
      return Self.receiver(share.source) + ".formatted(.percent\(Self.precision(digits)))"
    }
    return kind == .integer
      ? "\(receiver).formatted(.percent)" : "(\(receiver) / 100).formatted(.percent\(Self.precision(digits)))"
  }

  /// Whether it is multiplied by 100, which the style for percentages does by itself.
  var isMultiplied: Bool { share != nil }

  /// `.precision(.fractionLength(2))`.
  static func precision(_ digits: Substring) -> String {
    digits.isEmpty ? "" : ".precision(.fractionLength(\(digits)))"
  }

  /// `x` of `x * 100`, `Int(x * 100)` and `Int((x * 100).rounded())`.
  private var share: (source: String, isWhole: Bool)? {
    var inner = Substring(source)
    var isWhole = false
    if inner.hasPrefix("Int("), let content = Self.content(ofGroup: inner.dropFirst(3)) {
      inner = content
      isWhole = true
    }
    if inner.hasSuffix(".rounded()"), let content = Self.content(ofGroup: inner.dropLast(".rounded()".count)) {
      inner = content
      isWhole = true
    }
    // A product of integers is a share of 100 already, or what a division is still to make one of.
    guard isWhole || kind != .integer,
      let factor = ["*100.0", "*100"].lazy.compactMap({ Self.withoutSuffix($0, inner) }).first
    else { return nil }
    let signs = Self.outer(factor).filter { "+-&|<>=^~".utf8.contains($0) }
    return signs.isEmpty && !factor.isEmpty ? (factor, isWhole) : nil
  }

  // MARK: Syntax

  /// Without what it ends with, whatever space is in that.
  private static func withoutSuffix(_ suffix: String, _ text: Substring) -> String? {
    var rest = text
    for character in suffix.reversed() {
      while rest.last == " " { rest.removeLast() }
      guard rest.popLast() == character else { return nil }
    }
    while rest.last == " " { rest.removeLast() }
    return String(rest)
  }

  /// `x` of `(x)`, if that is all.
  private static func content(ofGroup text: Substring) -> Substring? {
    guard text.first == "(", text.last == ")" else { return nil }
    let content = text.dropFirst().dropLast()
    var depth = 0
    for byte in content.utf8 {
      switch byte {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: ","): if depth == 0 { return nil }
      default: break
      }
      // `(a) * (b)` are two.
      if depth < 0 { return nil }
    }
    return content
  }

  /// What stands outside of parentheses and brackets.
  private static func outer(_ text: String) -> [UInt8] {
    var depth = 0
    var found: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      default: if depth == 0 { found.append(byte) }
      }
    }
    return found
  }

  /// A name, a chain of members and calls, or a literal as it is, anything else in parentheses.
  private static func receiver(_ source: String) -> String {
    let isPrimary = outer(source).allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...: true
      default: "_.!`".utf8.contains(byte)
      }
    }
    return isPrimary && !source.hasPrefix("!") && !source.hasPrefix(".") ? source : "(\(source))"
  }
}
