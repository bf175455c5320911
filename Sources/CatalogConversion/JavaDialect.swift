import FormatSpecifiers
import LanguageData
import StringCatalog

/// Specifiers as Java's `Formatter` reads them, in Android's resources: `%1$s`, `%2$d`, `%.1f`.
struct JavaDialect: ConversionDialect {
  func arranged(_ unit: ConversionUnit) -> [ConversionUnit] { [unit] }

  func encoded(_ unit: ConversionUnit) -> ConversionUnit {
    var result = unit
    result.source = unit.source.mapped { _, text in Self.encoded(text) }
    result.target = unit.target.mapped { _, text in Self.encoded(text) }
    return result
  }

  func state(of unit: ConversionUnit) -> ShownState? { nil }

  static func encoded(_ text: String) -> String {
    let format = FormatString(text)
    guard !format.arguments.isEmpty else { return text }
    let isNumbered = Set(format.arguments.map(\.position)).count > 1
    return format.pieces.map { piece in
      switch piece {
      case .text(let text): String(text.flatMap { $0 == "%" ? "%%" : String($0) })
      case .percentSign: "%%"
      case .argument(let argument): encoded(argument, isNumbered: isNumbered)
      }
    }.joined()
  }

  private static func encoded(_ argument: FormatArgument, isNumbered: Bool) -> String {
    guard argument.kind == .value else { return argument.text }
    var java = argument
    java.name = nil
    java.length = ""
    java.conversion = conversion(of: argument)
    // Java groups digits with a comma where C has an apostrophe.
    java.flags = String(argument.flags.map { $0 == "'" ? "," : $0 })
    return java.text(withPosition: isNumbered || argument.writtenPosition != nil ? argument.position : nil)
  }

  private static func conversion(of argument: FormatArgument) -> Character {
    switch argument.conversion {
    case "@", "s", "S", "p": "s"
    case "d", "i", "u", "D", "U": "d"
    case "F": "f"
    case "O": "o"
    case "C": "c"
    default: argument.conversion
    }
  }

  func decoded(_ text: String, of unit: ConversionUnit) -> String {
    let mapping = ArgumentMapping(unit, countName: nil)
    let format = FormatString(Self.withApostrophes(text))
    guard format.arguments.contains(where: { $0.kind == .value }) else { return text }
    let isNumbered = mapping.needsNumbers(format.arguments.filter { $0.kind == .value }.map(\.position))
    return format.pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .percentSign: "%%"
      case .argument(let argument):
        argument.kind == .value ? decoded(argument, mapping, isNumbered: isNumbered) : argument.text
      }
    }.joined()
  }

  private func decoded(_ argument: FormatArgument, _ mapping: ArgumentMapping, isNumbered: Bool) -> String {
    let position = argument.position
    // A value of another kind than the catalog's is kept as it is meant, for the check to see.
    let known = [mapping.arguments[position], mapping.sourceArguments[position]].compactMap { $0 }
      .first { Self.conversion(of: $0) == argument.conversion }
    guard var result = known ?? FormatString("%" + Self.fallback(for: argument)).arguments.first else {
      return argument.text
    }
    result.flags = argument.flags
    result.width = argument.width
    result.precision = argument.precision
    return result.text(withPosition: isNumbered ? position : nil)
  }

  static func fallback(for argument: FormatArgument) -> String {
    switch argument.conversion {
    case "s", "S": "@"
    case "d": "lld"
    default: (argument.precision.map { "." + $0 } ?? "") + String(argument.conversion)
    }
  }

  /// Java's grouping flag as C's, where it stands in a specifier: `%,d`, `%1$,d`.
  static func withApostrophes(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: ",")), text.utf8.contains(UInt8(ascii: "%")) else { return text }
    var result: [UInt8] = []
    var isInSpecifier = false
    for byte in text.utf8 {
      if byte == UInt8(ascii: "%") {
        isInSpecifier.toggle()
      } else if isInSpecifier, byte == UInt8(ascii: ",") {
        result.append(UInt8(ascii: "'"))
        continue
      } else if !(byte == UInt8(ascii: "$") || (0x30...0x39).contains(byte)) {
        isInSpecifier = false
      }
      result.append(byte)
    }
    return String(decoding: result, as: UTF8.self)
  }
}
