import ArgumentFormatting
import FormatSpecifiers

/// A whole text with its values put in, for tests.
enum FormattedText {
  static func text(_ format: String, _ values: [FormatValue], locale: String?) -> String {
    let formatter = ArgumentFormatter(locale: locale)
    var bytes: [UInt8] = []
    for piece in FormatString(format).pieces {
      switch piece {
      case .text(let text): bytes += text.utf8
      case .percentSign: bytes.append(UInt8(ascii: "%"))
      case .argument(let argument):
        guard argument.position > 0, argument.position <= values.count else {
          bytes += argument.text.utf8
          continue
        }
        let specifier = FormatSpecifier(argument).resolved { position in
          guard position > 0, position <= values.count, case .signed(let number) = values[position - 1] else {
            return nil
          }
          return Int(number)
        }
        formatter.append(values[argument.position - 1], as: specifier, to: &bytes)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
