import ArgumentFormatting
import FormatSpecifiers
import FoundationLocalization
import LanguageData
import TestSupport

extension FormatVectorOutput {
  @Sendable static func pluralCategory(_ vector: FormatVector) -> String? {
    guard let language = vector.locale, let number = vector.input.number ?? vector.input.text.flatMap(Double.init)
    else { return nil }
    let rules = PluralRules.of(language: language, vector.option("type") == "ordinal" ? .ordinal : .cardinal)
    if vector.option("skeleton") == ".00" {
      return rules.category(of: number, writtenAs: NumberShape(digits: .fraction(minimum: 2, maximum: 2)))?.rawValue
    }
    return rules.category(of: number)?.rawValue
  }

  /// What the runtime writes at the specifiers of a text.
  @Sendable static func formattedText(_ vector: FormatVector) -> String? {
    guard let format = vector.input["format"]?.text, case .list(let arguments) = vector.input["arguments"] else {
      return nil
    }
    let formatter = ArgumentFormatter(locale: vector.locale)
    return FormatString(format).pieces.reduce(into: "") { text, piece in
      switch piece {
      case .text(let written): text += written
      case .percentSign: text += "%"
      case .argument(let argument):
        guard arguments.indices.contains(argument.position - 1) else { return }
        let specifier = FormatSpecifier(argument).resolved { position in
          arguments.indices.contains(position - 1) ? arguments[position - 1].number.map { Int($0) } : nil
        }
        let isFraction = "fFeEgGaA".unicodeScalars.contains(specifier.conversion)
        text += formatter.text(value(arguments[argument.position - 1], isFraction: isFraction), as: specifier)
      }
    }
  }

  /// A number as JSON has it, or `Int64 5`, `UInt64.max`, `Inf`, `1/3`, a text.
  private static func value(_ argument: FormatVector.Value, isFraction: Bool) -> FormatValue {
    if let number = argument.number { return isFraction ? .double(number) : .signed(Int64(number)) }
    let text = argument.text ?? ""
    switch text {
    case "NaN": return .double(.nan)
    case "Inf": return .double(.infinity)
    case "1/3": return .double(1 / 3)
    case "Int64.min": return .signed(.min)
    case "UInt64.max": return .unsigned(.max)
    default: break
    }
    guard let match = text.wholeMatch(of: /(U?)Int\d* (-?\d+)/) else { return .text(text) }
    return match.1.isEmpty ? .signed(Int64(match.2) ?? 0) : .unsigned(UInt64(match.2) ?? 0)
  }
}
