/// What a formatted value is read as.
package enum FormatValueClass: Hashable, Sendable {
  case object
  /// 32 bits or fewer: `%d`, `%hd`, `%c` excepted.
  case integer
  /// 64 bits: `%lld`, `%ld`, `%zu`.
  case longInteger
  case floatingPoint
  case character
  case characters
  case pointer
}

extension FormatArgument {
  /// nil for substitutions and `%arg`, whose type the text does not say.
  package var valueClass: FormatValueClass? {
    guard kind == .value else { return nil }
    // By its byte: to compare characters, their texts are read again and again.
    switch conversion.utf8.first ?? 0 {
    case UInt8(ascii: "@"): return .object
    case UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "u"), UInt8(ascii: "x"), UInt8(ascii: "X"),
      UInt8(ascii: "o"):
      switch length {
      case "l", "ll", "q", "z", "t", "j": return .longInteger
      default: return .integer
      }
    case UInt8(ascii: "D"), UInt8(ascii: "U"), UInt8(ascii: "O"): return .longInteger
    case UInt8(ascii: "f"), UInt8(ascii: "F"), UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "g"),
      UInt8(ascii: "G"), UInt8(ascii: "a"), UInt8(ascii: "A"):
      return .floatingPoint
    case UInt8(ascii: "c"), UInt8(ascii: "C"): return .character
    case UInt8(ascii: "s"), UInt8(ascii: "S"): return .characters
    default: return .pointer
    }
  }
}

/// How the arguments of a translation fail to fit those of the source text.
package enum FormatDifference: Hashable, Sendable {
  /// The source text takes an argument that the translation leaves out.
  case missing(FormatArgument)
  /// The translation takes an argument that the source text does not have.
  case unexpected(FormatArgument)
  /// Both take it, as values of different kinds.
  case mismatch(source: FormatArgument, translation: FormatArgument)
}

extension FormatString {
  /// The differences of this text's arguments from those of `source`, by position; empty where they fit. The order of
  /// arguments, repetition, flags, widths and precisions are free; `%arg` is left alone.
  package func differences(from source: FormatString) -> [FormatDifference] {
    let own = Self.firstByPosition(arguments)
    let expected = Self.firstByPosition(source.arguments)
    var differences: [FormatDifference] = []
    for position in Set(own.keys).union(expected.keys).sorted() {
      switch (expected[position], own[position]) {
      case (let argument?, nil): differences.append(.missing(argument))
      case (nil, let argument?): differences.append(.unexpected(argument))
      case (let left?, let right?):
        guard let leftClass = left.valueClass, let rightClass = right.valueClass, leftClass != rightClass else {
          continue
        }
        differences.append(.mismatch(source: left, translation: right))
      case (nil, nil): continue
      }
    }
    return differences
  }

  private static func firstByPosition(_ arguments: [FormatArgument]) -> [Int: FormatArgument] {
    var result: [Int: FormatArgument] = [:]
    for argument in arguments where argument.kind != .substitutionArgument && result[argument.position] == nil {
      result[argument.position] = argument
    }
    return result
  }
}
