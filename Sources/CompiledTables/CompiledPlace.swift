/// A place in a text that an argument is put into, with all that the specifier says: nothing is left to be parsed.
package struct CompiledPlace: Hashable, Sendable {
  /// A width or a precision.
  package enum Size: Hashable, Sendable {
    case unspecified
    case fixed(Int)
    /// The argument at a 1-based position.
    case argument(Int)
  }

  /// The 1-based position of the argument.
  package var position: Int
  /// The last letter of the specifier: `@`, `d`, `f`, …
  package var conversion: Unicode.Scalar
  package var length: CompiledLength
  package var flags: CompiledFlags
  package var width: Size
  package var precision: Size

  package init(
    position: Int, conversion: Unicode.Scalar, length: CompiledLength = .none, flags: CompiledFlags = [],
    width: Size = .unspecified, precision: Size = .unspecified
  ) {
    self.position = position
    self.conversion = conversion
    self.length = length
    self.flags = flags
    self.width = width
    self.precision = precision
  }
}

/// The length modifier of a specifier, by its number in the format.
package enum CompiledLength: UInt8, CaseIterable, Sendable {
  case none, hh, h, l, ll, q, L, z, t, j

  package var text: String { self == .none ? "" : "\(self)" }
}

/// The flags of a specifier, by their bits in the format.
package struct CompiledFlags: OptionSet, Hashable, Sendable {
  package var rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let leftAligned = CompiledFlags(rawValue: 1)
  package static let sign = CompiledFlags(rawValue: 2)
  package static let space = CompiledFlags(rawValue: 4)
  package static let alternative = CompiledFlags(rawValue: 8)
  package static let zeros = CompiledFlags(rawValue: 16)
  package static let grouping = CompiledFlags(rawValue: 32)

  package static let characters: [(Character, CompiledFlags)] = [
    ("-", .leftAligned), ("+", .sign), (" ", .space), ("#", .alternative), ("0", .zeros), ("'", .grouping),
  ]
}
