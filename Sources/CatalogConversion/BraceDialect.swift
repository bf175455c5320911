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
    let hasArguments = pieces.contains { specifier(for: $0.name, mapping) != nil }
    return pieces.map { piece in
      guard let name = piece.name else {
        return hasArguments ? String(piece.text.flatMap { $0 == "%" ? "%%" : String($0) }) : piece.text
      }
      return specifier(for: name, mapping) ?? unknown(name, mapping) ?? piece.text
    }.joined()
  }

  private func specifier(for name: String?, _ mapping: ArgumentMapping) -> String? {
    guard let name else { return nil }
    if name == Self.count, mapping.isSubstitutionPart { return "%arg" }
    if let position = mapping.position(named: name) { return mapping.specifier(at: position, fallback: "@") }
    return mapping.substitutions[name]?.text
  }

  /// A name such as `arg7` that no argument has is a mistake that the check of specifiers should see.
  private func unknown(_ name: String, _ mapping: ArgumentMapping) -> String? {
    guard name.hasPrefix("arg"), let position = Int(name.dropFirst(3)), (1...99).contains(position) else { return nil }
    return "%\(position)$@"
  }
}

/// A stretch of a text: plain, or a placeholder `{{name}}`.
struct BracePlaceholder {
  var text: String
  /// Without blanks, a leading `-` (unescaped) and a format (`{{total, number}}`).
  var name: String?

  static func pieces(of text: String) -> [BracePlaceholder] {
    var pieces: [BracePlaceholder] = []
    var rest = Substring(text)
    var plain = ""
    while let open = rest.firstRange(ofASCII: "{{") {
      guard let close = rest[open.upperBound...].firstRange(ofASCII: "}}") else { break }
      let inner = rest[open.upperBound..<close.lowerBound]
      plain += rest[..<open.lowerBound]
      let name = name(in: inner)
      if let name {
        if !plain.isEmpty { pieces.append(BracePlaceholder(text: plain)) }
        plain = ""
        pieces.append(BracePlaceholder(text: String(rest[open.lowerBound..<close.upperBound]), name: name))
      } else {
        plain += rest[open.lowerBound..<close.upperBound]
      }
      rest = rest[close.upperBound...]
    }
    plain += rest
    if !plain.isEmpty { pieces.append(BracePlaceholder(text: plain)) }
    return pieces
  }

  private static func name(in inner: Substring) -> String? {
    var name = inner.prefix { $0 != "," }
    while name.first == " " || name.first == "-" { name.removeFirst() }
    while name.last == " " { name.removeLast() }
    guard !name.isEmpty, !name.contains("{"), !name.contains(where: \.isNewline) else { return nil }
    return String(name)
  }
}

extension Substring {
  /// The first place of a short ASCII text, compared by bytes: a combining character after it does not hide it.
  func firstRange(ofASCII wanted: String) -> Range<Index>? {
    let sign = Array(wanted.utf8)
    var index = startIndex
    while index < endIndex {
      if utf8[index...].starts(with: sign) { return index..<utf8.index(index, offsetBy: sign.count) }
      index = utf8.index(after: index)
    }
    return nil
  }
}
