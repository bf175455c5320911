import FormatSpecifiers
import LanguageData
import StringCatalog

/// The arguments of a unit: what formats that write placeholders in another way need to find their way back.
struct ArgumentMapping {
  /// 1-based position → the argument as the translation writes it, else as the source text does.
  private(set) var arguments: [Int: FormatArgument] = [:]
  /// Position → a name for formats whose placeholders have names.
  private(set) var names: [Int: String] = [:]
  /// The position of the number that chooses among plural forms.
  private(set) var countPosition: Int?
  /// Substitutions by name: `files` of `%#@files@`.
  private(set) var substitutions: [String: FormatArgument] = [:]
  /// The arguments as the source text alone writes them.
  private(set) var sourceArguments: [Int: FormatArgument] = [:]
  /// Whether positions are written out in the catalog.
  let isNumbered: Bool
  /// Whether the text is a part with an argument of its own, `%arg`.
  let isSubstitutionPart: Bool

  /// - Parameter countName: the name that the format wants for the number of a plural text; nil for the hint or
  ///   `arg1`.
  init(_ unit: ConversionUnit, countName: String?) {
    let sourceTexts = [unit.source.text(for: .other)] + unit.source.texts.map(\.text)
    let targetTexts = [unit.target.text(for: .other)] + unit.target.texts.map(\.text)
    sourceArguments = Self.values(in: sourceTexts)
    arguments = Self.values(in: targetTexts).merging(sourceArguments) { own, _ in own }
    let all = (sourceTexts + targetTexts).flatMap { FormatString($0).arguments }
    for argument in all where argument.kind == .substitution {
      if let name = argument.name, substitutions[name] == nil { substitutions[name] = argument }
    }
    isNumbered = all.contains { $0.writtenPosition != nil }
    if case .substitution = unit.place.path.first { isSubstitutionPart = true } else { isSubstitutionPart = false }
    // Names come of the source text, so that they are the same in all languages.
    let basis = arguments.merging(sourceArguments) { _, source in source }
    if unit.target.isPlural || unit.source.isPlural {
      countPosition =
        basis.filter { [.integer, .longInteger].contains($0.value.valueClass) }.keys.min()
        ?? basis.filter { $0.value.valueClass == .floatingPoint }.keys.min()
    }
    var taken: Set<String> = Set(substitutions.keys)
    if isSubstitutionPart || countPosition != nil { taken.insert(countName ?? "count") }
    for (position, argument) in basis.sorted(by: { $0.key < $1.key }) {
      if position == countPosition, let countName, !isSubstitutionPart {
        names[position] = countName
        continue
      }
      var name = argument.name ?? "arg\(position)"
      while taken.contains(name) { name += "\(position)" }
      taken.insert(name)
      names[position] = name
    }
  }

  private static func values(in texts: [String]) -> [Int: FormatArgument] {
    let arguments = texts.flatMap { FormatString($0).arguments }.filter { $0.kind == .value }
    return Dictionary(arguments.map { ($0.position, $0) }, uniquingKeysWith: { first, _ in first })
  }

  func position(named name: String) -> Int? { names.first { $0.value == name }?.key }

  /// Whether a text whose arguments come in this order has to number them: one that takes each once and in its turn
  /// does not, where the catalog does not either.
  func needsNumbers(_ positions: [Int]) -> Bool { isNumbered || positions != Array(1..<(positions.count + 1)) }

  /// The catalog's specifier for the value at a position.
  func specifier(at position: Int, isNumbered: Bool, fallback: String) -> String {
    guard let argument = arguments[position] ?? FormatString("%" + fallback).arguments.first else {
      return "%" + fallback
    }
    return argument.text(withPosition: isNumbered ? position : nil)
  }
}
