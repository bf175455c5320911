import Foundation
package import FormatSpecifiers
import LanguageData

/// A value that a message is given.
package enum MessageArgument: Hashable, Sendable {
  case integer(Int)
  case number(Double)
  case text(String)

  /// nil for texts, which are not counted, and where ICU is not at hand.
  func pluralCategory(in language: LanguageIdentifier) -> PluralCategory? {
    switch self {
    case .integer(let value): language.pluralCategory(of: value)
    case .number(let value): language.pluralCategory(of: value)
    case .text: nil
    }
  }

  var isZero: Bool {
    switch self {
    case .integer(let value): value == 0
    case .number(let value): value == 0
    case .text: false
    }
  }

  /// The value as C's `printf` writes it, without any locale; the value's own type counts where the specifier asks for
  /// another, so that a wrong specifier in a translation cannot read what is not there.
  package func plainText(for argument: FormatArgument) -> String {
    let flags = "%" + argument.flags.filter { $0 != "'" } + (argument.width ?? "")
    let precision = argument.precision.map { "." + $0 } ?? ""
    switch (argument.valueClass, self) {
    case (.floatingPoint, .integer(let value)):
      return String(format: flags + precision + String(argument.conversion), Double(value))
    case (.floatingPoint, .number(let value)):
      return String(format: flags + precision + String(argument.conversion), value)
    case (.integer, .integer(let value)), (.longInteger, .integer(let value)):
      return String(format: flags + precision + "ll" + argument.integerConversion, Int64(value))
    case (.integer, .number(let value)), (.longInteger, .number(let value)):
      return String(format: flags + precision + "ll" + argument.integerConversion, Int64(clamping: value))
    default: return description
    }
  }
}

extension MessageArgument: CustomStringConvertible {
  package var description: String {
    switch self {
    case .integer(let value): value.description
    case .number(let value): value.description
    case .text(let text): text
    }
  }
}

extension FormatArgument {
  fileprivate var integerConversion: String {
    switch conversion {
    case "u", "U": "u"
    case "x", "X": String(conversion)
    case "o", "O": "o"
    default: "d"
    }
  }

  /// With `*` replaced by the values that give width and precision: those before the argument, or the numbered ones.
  func withSizes(from arguments: [MessageArgument]) -> FormatArgument {
    guard width?.hasPrefix("*") == true || precision?.hasPrefix("*") == true else { return self }
    var result = self
    var next = position - 1
    result.precision = Self.size(precision, from: arguments, &next)
    result.width = Self.size(width, from: arguments, &next)
    return result
  }

  private static func size(_ size: String?, from arguments: [MessageArgument], _ next: inout Int) -> String? {
    guard let size, size.hasPrefix("*") else { return size }
    var position = next
    if let written = Int(size.dropFirst().dropLast()) { position = written } else { next -= 1 }
    guard arguments.indices.contains(position - 1), case .integer(let value) = arguments[position - 1] else {
      return nil
    }
    // A width of a million spaces is never meant.
    return String(max(0, min(value, 999)))
  }
}

extension Int64 {
  fileprivate init(clamping value: Double) {
    if value.isNaN {
      self = 0
    } else if value >= Double(Int64.max) {
      self = .max
    } else if value <= Double(Int64.min) {
      self = .min
    } else {
      self = Int64(value)
    }
  }
}
