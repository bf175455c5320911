/// What a printf-style specifier says about the look of a value, with nothing left to be parsed: `%-8.2lf` without the
/// question which value it takes.
package struct FormatSpecifier: Hashable, Sendable {
  /// A width or a precision.
  package enum Size: Hashable, Sendable {
    case unspecified
    case fixed(Int)
    /// The argument at a 1-based position.
    case argument(Int)
  }

  /// A length modifier. The raw values are those of compiled tables.
  package enum Length: UInt8, CaseIterable, Sendable {
    case none, hh, h, l, ll, q, L, z, t, j

    package var text: String { self == .none ? "" : "\(self)" }
  }

  /// The raw values are those of compiled tables.
  package struct Flags: OptionSet, Hashable, Sendable {
    package var rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let leftAligned = Flags(rawValue: 1)
    package static let sign = Flags(rawValue: 2)
    package static let space = Flags(rawValue: 4)
    package static let alternative = Flags(rawValue: 8)
    package static let zeros = Flags(rawValue: 16)
    package static let grouping = Flags(rawValue: 32)

    package static let characters: [(Character, Flags)] = [
      ("-", .leftAligned), ("+", .sign), (" ", .space), ("#", .alternative), ("0", .zeros), ("'", .grouping),
    ]
  }

  /// The last letter: `@`, `d`, `f`, …
  package var conversion: Unicode.Scalar
  package var length: Length
  package var flags: Flags
  package var width: Size
  package var precision: Size

  package init(
    conversion: Unicode.Scalar, length: Length = .none, flags: Flags = [], width: Size = .unspecified,
    precision: Size = .unspecified
  ) {
    self.conversion = conversion
    self.length = length
    self.flags = flags
    self.width = width
    self.precision = precision
  }

  /// What an argument of a text says. A number that no `Int` holds counts as none.
  package init(_ argument: FormatArgument) {
    // The values of `*` come before the value itself.
    let precisionPosition = argument.position - 1
    let widthPosition = precisionPosition - (argument.precision == "*" ? 1 : 0)
    self.init(
      conversion: argument.conversion.unicodeScalars.first ?? "@",
      length: Length.allCases.first { $0.text == argument.length } ?? .none,
      flags: Flags.characters.reduce(into: []) { flags, known in
        if argument.flags.contains(known.0) { flags.insert(known.1) }
      },
      width: Self.size(argument.width, counted: widthPosition),
      precision: Self.size(argument.precision, counted: precisionPosition))
  }

  /// Digits, `*` or `*2$`; nothing after a dot means 0.
  private static func size(_ text: String?, counted: Int) -> Size {
    guard let text else { return .unspecified }
    if text.isEmpty { return .fixed(0) }
    guard text.hasPrefix("*") else { return Int(text).map { .fixed($0) } ?? .unspecified }
    return .argument(max(0, Int(text.dropFirst().prefix { $0 != "$" }) ?? counted))
  }

  /// The specifier with the sizes that arguments give put in, as C has it: a negative width aligns to the left, a
  /// negative precision is none. A size whose argument is no number is none either.
  ///
  /// - Parameter number: the whole number that the argument at a 1-based position is, if it is one.
  package func resolved(_ number: (Int) -> Int?) -> FormatSpecifier {
    var resolved = self
    if case .argument(let position) = width {
      let width = number(position)
      resolved.width = width.map { .fixed(Int(clamping: $0.magnitude)) } ?? .unspecified
      if let width, width < 0 { resolved.flags.insert(.leftAligned) }
    }
    if case .argument(let position) = precision {
      resolved.precision = number(position).flatMap { $0 < 0 ? nil : .fixed($0) } ?? .unspecified
    }
    return resolved
  }
}
