import FormatSpecifiers
import LanguageData
import StringCatalog

/// The arguments of a unit: what formats that write placeholders in another way need to find their way back.
struct ArgumentMapping {
  /// 1-based position → the argument as the source text writes it, else as the translation does.
  private(set) var arguments: [Int: FormatArgument] = [:]
  /// Position → a name for formats whose placeholders have names.
  private(set) var names: [Int: String] = [:]
  /// The position of the number that chooses among plural forms.
  private(set) var countPosition: Int?
  /// Substitutions by name: `files` of `%#@files@`.
  private(set) var substitutions: [String: FormatArgument] = [:]
  /// Whether positions are to be written out.
  let isNumbered: Bool
  /// Whether the text is a part with an argument of its own, `%arg`.
  let isSubstitutionPart: Bool

  /// - Parameter countName: the name that the format wants for the number of a plural text; nil for the hint or
  ///   `arg1`.
  init(_ unit: ConversionUnit, countName: String?) {
    let texts = [unit.source.text(for: .other)] + unit.source.texts.map(\.text) + unit.target.texts.map(\.text)
    var isNumbered = false
    for text in texts {
      for argument in FormatString(text).arguments {
        switch argument.kind {
        case .value where arguments[argument.position] == nil: arguments[argument.position] = argument
        case .substitution:
          if let name = argument.name, substitutions[name] == nil { substitutions[name] = argument }
        case .value, .substitutionArgument: break
        }
        if argument.writtenPosition != nil { isNumbered = true }
      }
    }
    self.isNumbered = isNumbered || arguments.count > 1
    if case .substitution = unit.place.path.first { isSubstitutionPart = true } else { isSubstitutionPart = false }
    if unit.target.isPlural || unit.source.isPlural {
      countPosition =
        arguments.filter { [.integer, .longInteger].contains($0.value.valueClass) }.keys.min()
        ?? arguments.filter { $0.value.valueClass == .floatingPoint }.keys.min()
    }
    var taken: Set<String> = Set(substitutions.keys)
    if isSubstitutionPart || countPosition != nil { taken.insert(countName ?? "count") }
    for (position, argument) in arguments.sorted(by: { $0.key < $1.key }) {
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

  func position(named name: String) -> Int? { names.first { $0.value == name }?.key }

  /// The catalog's specifier for a place that a format fills with the value at `position`.
  ///
  /// - Parameters:
  ///   - flags, width, precision: as the format's text has them; nil keeps those of the source text.
  func specifier(
    at position: Int, flags: String? = nil, width: String?? = nil, precision: String?? = nil, fallback: String
  ) -> String {
    guard var argument = arguments[position] ?? FormatString("%" + fallback).arguments.first else {
      return "%" + fallback
    }
    if let flags { argument.flags = flags }
    if let width { argument.width = width }
    if let precision { argument.precision = precision }
    return argument.text(withPosition: isNumbered || position > 1 ? position : nil)
  }
}
