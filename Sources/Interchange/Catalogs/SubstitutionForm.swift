import FormatSpecifiers
import StringCatalog

/// How texts with substitutions are written in exchange files: `%#@NAME@` with the number of its argument, and `%arg`
/// as the specifier that it stands for.
struct SubstitutionForm {
  private let substitutions: [String: CatalogSubstitution]

  init(_ localization: CatalogLocalization?) { substitutions = localization?.substitutions ?? [:] }

  /// - Parameter path: where the text stands.
  func exported(_ text: String, at path: VariationPath) -> String {
    guard !substitutions.isEmpty else { return text }
    if case .substitution(let name) = path.first {
      guard text.contains("%arg"), let argument = written(argumentOf: name) else { return text }
      return FormatString(text).rewritten { $0.kind == .substitutionArgument ? argument : $0.text }
    }
    guard text.contains("%#@") else { return text }
    return FormatString(text).rewritten { argument in
      guard argument.kind == .substitution, argument.writtenPosition == nil, let name = argument.name,
        substitutions[name] != nil
      else { return argument.text }
      return argument.text(withPosition: substitutions[name]?.argNum ?? argument.position)
    }
  }

  /// The other way, where the text leaves no doubt.
  ///
  /// - Parameter existing: what the catalog has there or, where it has nothing, the text that was translated: one that
  ///   spells its specifier out instead of `%arg` is followed.
  func imported(_ text: String, at path: VariationPath, existing: String?) -> String {
    guard !substitutions.isEmpty else { return text }
    if case .substitution(let name) = path.first {
      guard let argument = written(argumentOf: name), text.contains(argument) else { return text }
      if let existing, existing.contains(argument), !existing.contains("%arg") { return text }
      return FormatString(text).rewritten { $0.kind == .value && $0.text == argument ? "%arg" : $0.text }
    }
    guard text.contains("#@") else { return text }
    if let existing,
      FormatString(existing).arguments.contains(where: { $0.kind == .substitution && $0.writtenPosition != nil })
    {
      return text
    }
    return FormatString(text).rewritten { argument in
      guard argument.kind == .substitution, let name = argument.name, let position = argument.writtenPosition,
        let substitution = substitutions[name], (substitution.argNum ?? position) == position
      else { return argument.text }
      return argument.text(withPosition: nil)
    }
  }

  private func written(argumentOf name: String) -> String? {
    guard let substitution = substitutions[name], let position = substitution.argNum,
      let specifier = substitution.formatSpecifier
    else { return nil }
    return "%\(position)$\(specifier)"
  }
}
