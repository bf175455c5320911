package import FormatSpecifiers
private import LanguageData

/// Writes values at the places of a message: as `String(format:locale:)` does with a locale, as C does without one.
///
/// The value's own type decides. Where a specifier asks for another one, the value is shown as it is, and the caller is
/// told; nothing is ever read as what it is not.
package struct ArgumentFormatter: Sendable {
  private let numbers: LocalizedNumbers?

  /// - Parameter identifier: the locale that numbers are written in, by BCP 47 or Foundation's spelling; nil: as C
  ///   writes them, `1234567.50`.
  package init(locale identifier: String?) {
    numbers = identifier.map { LocalizedNumbers.of(locale: $0) }
  }

  /// Appends a value, as UTF-8.
  ///
  /// - Parameter specifier: sizes that arguments give count as unspecified; see `FormatSpecifier.resolved`.
  /// - Returns: whether the specifier is one for values of that type.
  @discardableResult
  package func append(_ value: FormatValue, as specifier: FormatSpecifier, to bytes: inout [UInt8]) -> Bool {
    switch value {
    case .signed(let number):
      if isPlain(specifier), let numbers, specifier.conversion.isInteger {
        numbers.append(number, to: &bytes)
        return true
      }
      return append(FormatInteger(number), as: specifier, to: &bytes)
    case .unsigned(let number):
      return append(FormatInteger(number), as: specifier, to: &bytes)
    case .double(let number):
      return append(number, as: specifier, to: &bytes)
    case .text(let text):
      return append(text, as: specifier, to: &bytes)
    }
  }

  /// The value as a string.
  package func text(_ value: FormatValue, as specifier: FormatSpecifier) -> String {
    var bytes: [UInt8] = []
    append(value, as: specifier, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether nothing is asked for but the value.
  private func isPlain(_ specifier: FormatSpecifier) -> Bool {
    specifier.width == .unspecified && specifier.precision == .unspecified && specifier.flags.isEmpty
      && specifier.length != .hh && specifier.length != .h
  }

  private func append(_ number: FormatInteger, as specifier: FormatSpecifier, to bytes: inout [UInt8]) -> Bool {
    switch specifier.conversion {
    case "d", "i", "D", "u", "U":
      let number = number.truncated(to: specifier.length)
      if let numbers {
        numbers.append(number, as: specifier, to: &bytes)
      } else {
        PlainNumbers.append(number, as: specifier, to: &bytes)
      }
      return true
    case "x", "X", "o", "O", "p":
      PlainNumbers.append(bitsOf: number.truncated(to: specifier.length), as: specifier, to: &bytes)
      return true
    case "c", "C":
      let scalar = number.scalar ?? "\u{FFFD}"
      bytes.append(specifier: specifier) { $0 += String(Character(scalar)).utf8 }
      return true
    default:
      if let numbers {
        number.append(by: numbers, to: &bytes)
      } else {
        bytes += number.description.utf8
      }
      return specifier.conversion == "@"
    }
  }

  private func append(_ number: Double, as specifier: FormatSpecifier, to bytes: inout [UInt8]) -> Bool {
    switch specifier.conversion {
    case "f", "F", "e", "E", "g", "G":
      if let numbers {
        numbers.append(number, as: specifier, to: &bytes)
      } else {
        PlainNumbers.append(number, as: specifier, to: &bytes)
      }
      return true
    case "a", "A":
      PlainNumbers.append(number, as: specifier, to: &bytes)
      return true
    default:
      if let numbers {
        numbers.append(number, as: .plain, to: &bytes)
      } else {
        bytes += (number.isExactInteger ? "\(Int64(number))" : "\(number)").utf8
      }
      return specifier.conversion == "@"
    }
  }

  private func append(_ text: String, as specifier: FormatSpecifier, to bytes: inout [UInt8]) -> Bool {
    switch specifier.conversion {
    case "@":
      // Foundation gives objects no width.
      bytes += text.utf8
      return true
    case "s", "S":
      bytes.append(specifier: specifier) { bytes in
        if case .fixed(let count) = specifier.precision {
          bytes += text.prefix(count).utf8
        } else {
          bytes += text.utf8
        }
      }
      return true
    default:
      bytes += text.utf8
      return false
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isInteger: Bool { self == "d" || self == "u" || self == "i" || self == "D" || self == "U" }
}

extension Double {
  /// Whether it is written without a mark, and no digit of it is made up.
  fileprivate var isExactInteger: Bool { rounded(.towardZero) == self && magnitude < 9_007_199_254_740_992 }
}
