import FormatSpecifiers
import SourceText
import StringCatalog

/// Why a key has no symbol, though it could be named.
enum SymbolArgumentProblem: Hashable, Sendable {
  /// No value of Swift's can be interpolated for it.
  case unsupported(specifier: String)
  /// The texts use a later argument and never this one, so that its type is not to be known.
  case unknown(position: Int)
}

/// Finds out which arguments the symbol of a key has: those of the key's own specifiers, of the texts in the source
/// language and of its substitutions.
struct SymbolArguments {
  private var slots: [Int: Slot] = [:]

  private struct Slot {
    var argument: FormatArgument
    var placeholder: String?
  }

  init(key: String, entry: CatalogEntry, sourceLanguage: String) {
    let keyFormat = FormatString(key)
    collectValues(of: keyFormat)
    let source = entry.localizations?[sourceLanguage]
    let texts = (source?.stringUnits ?? []).filter { !$0.path.contains { $0.isSubstitution } }
    let formats = texts.map { FormatString($0.unit.value) }
    for format in formats { collectValues(of: format) }
    collectSubstitutions(of: entry, source, in: [keyFormat] + formats)
  }

  /// - Returns: the parameters in the order of their positions.
  func parameters() -> Result<[SymbolParameter], SymbolArgumentFailure> {
    var parameters: [SymbolParameter] = []
    var names: Set<String> = []
    for (index, position) in slots.keys.sorted().enumerated() {
      guard position == index + 1 else { return .failure(.init(problem: .unknown(position: index + 1))) }
      guard let slot = slots[position] else { continue }
      let label = slot.placeholder.flatMap(SymbolName.label(ofPlaceholder:))
      var name = label ?? "arg\(position)"
      // Labels may repeat, names may not.
      if names.contains(name) { name = "arg\(position)" }
      while !names.insert(name).inserted { name += "_" }
      guard let parameter = SymbolParameter(slot.argument, label: label, name: name) else {
        return .failure(.init(problem: .unsupported(specifier: slot.argument.text)))
      }
      parameters.append(parameter)
    }
    return .success(parameters)
  }

  private mutating func collectValues(of format: FormatString) {
    for argument in format.arguments where argument.kind == .value {
      if slots[argument.position] == nil { slots[argument.position] = Slot(argument: argument) }
      if slots[argument.position]?.placeholder == nil { slots[argument.position]?.placeholder = argument.name }
    }
  }

  /// Substitutions say the type of what they vary by, and their names are the labels. Where the source language has
  /// none, another one's count, in the order of their names.
  private mutating func collectSubstitutions(
    of entry: CatalogEntry, _ source: CatalogLocalization?, in formats: [FormatString]
  ) {
    let localizations = entry.localizations ?? [:]
    let others = localizations.keys.sorted().compactMap { localizations[$0] }
    guard let found = ([source].compactMap { $0 } + others).first(where: { $0.substitutions?.isEmpty == false }),
      let substitutions = found.substitutions
    else { return }
    let ownFormats = found.stringUnits.filter { $0.path.isEmpty }.map { FormatString($0.unit.value) }
    let references = (formats + ownFormats).flatMap(\.arguments).filter { $0.kind == .substitution }
    for (name, substitution) in substitutions.sorted(by: { ExactString($0.key) < ExactString($1.key) }) {
      let referenced = references.first { $0.name.map(ExactString.init) == ExactString(name) }?.position
      guard let position = substitution.argNum ?? referenced, position > 0 else { continue }
      let specifier = substitution.formatSpecifier.map { "%" + $0 } ?? slots[position]?.argument.text ?? "%lld"
      guard let argument = FormatString(specifier).arguments.first(where: { $0.kind == .value }) else { continue }
      slots[position] = Slot(argument: argument, placeholder: name)
    }
  }
}

struct SymbolArgumentFailure: Error {
  let problem: SymbolArgumentProblem
}

extension VariationStep {
  fileprivate var isSubstitution: Bool {
    if case .substitution = self { true } else { false }
  }
}
