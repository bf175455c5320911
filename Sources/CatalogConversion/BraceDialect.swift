import FormatSpecifiers
import LanguageData
import StringCatalog

/// Placeholders with names in double braces, as i18next interpolates: `{{count}}`, `{{arg1}}`. A part that varies on
/// its own, `%#@files@`, is `{{files}}`; within it, its number is `{{count}}`.
struct BraceDialect: ConversionDialect {
  private static let count = "count"

  func arranged(_ unit: ConversionUnit) -> [ConversionUnit] { [unit] }

  func encoded(_ unit: ConversionUnit) -> ConversionUnit {
    let mapping = ArgumentMapping(unit, countName: Self.count)
    var result = unit
    result.source = unit.source.mapped { _, text in encoded(text, mapping) }
    result.target = unit.target.mapped { _, text in encoded(text, mapping) }
    return result
  }

  func state(of unit: ConversionUnit) -> ShownState? { nil }

  private func encoded(_ text: String, _ mapping: ArgumentMapping) -> String {
    let format = FormatString(text)
    guard !format.arguments.isEmpty else { return text }
    return format.pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .percentSign: "%"
      case .argument(let argument): "{{" + name(of: argument, mapping) + "}}"
      }
    }.joined()
  }

  private func name(of argument: FormatArgument, _ mapping: ArgumentMapping) -> String {
    switch argument.kind {
    case .value: mapping.names[argument.position] ?? "arg\(argument.position)"
    case .substitution: argument.name ?? "arg\(argument.position)"
    case .substitutionArgument: Self.count
    }
  }

  func decoded(_ text: String, of unit: ConversionUnit) -> String {
    let mapping = ArgumentMapping(unit, countName: Self.count)
    let pieces = BracePlaceholder.pieces(of: text)
    let positions = pieces.compactMap { piece in piece.name.flatMap(mapping.position(named:)) }
    let isNumbered = mapping.needsNumbers(positions)
    let hasArguments = pieces.contains { specifier(for: $0.name, mapping, isNumbered) != nil }
    return pieces.map { piece in
      guard let name = piece.name else {
        return hasArguments ? String(piece.text.flatMap { $0 == "%" ? "%%" : String($0) }) : piece.text
      }
      return specifier(for: name, mapping, isNumbered) ?? unknown(name, mapping) ?? piece.text
    }.joined()
  }

  private func specifier(for name: String?, _ mapping: ArgumentMapping, _ isNumbered: Bool) -> String? {
    guard let name else { return nil }
    if name == Self.count, mapping.isSubstitutionPart { return "%arg" }
    if let position = mapping.position(named: name) {
      return mapping.specifier(at: position, isNumbered: isNumbered, fallback: "@")
    }
    return mapping.substitutions[name]?.text
  }

  /// A name such as `arg7` that no argument has is a mistake that the check of specifiers should see.
  private func unknown(_ name: String, _ mapping: ArgumentMapping) -> String? {
    guard name.hasPrefix("arg"), let position = Int(name.dropFirst(3)), (1...99).contains(position) else { return nil }
    return "%\(position)$@"
  }
}
