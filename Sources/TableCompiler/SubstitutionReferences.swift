import FormatSpecifiers
import StringCatalog

/// A localization's substitutions, as texts refer to them.
struct SubstitutionReferences {
  let substitutions: [String: CatalogSubstitution]

  init(_ localization: CatalogLocalization) { substitutions = localization.substitutions ?? [:] }

  /// The text with the position of its argument written into each reference, where the substitution names one, and
  /// with the texts of substitutions that do not vary in place of their references.
  ///
  /// - Parameter variable: the name that a substitution gets.
  func resolved(_ text: String, variable: (String) -> String = { $0 }) -> String {
    guard text.utf8.contains(UInt8(ascii: "#")) else { return text }
    return FormatString(text).rewritten { argument in
      guard argument.kind == .substitution, let name = argument.name, let substitution = substitutions[name] else {
        return argument.text
      }
      if let plain = substitution.plainText {
        return substitution.formatted(plain, position: argument.writtenPosition ?? substitution.position)
      }
      return argument.named(variable(name)).text(withPosition: argument.writtenPosition ?? substitution.position)
    }
  }
}

extension CatalogSubstitution {
  /// The 1-based argument that `argNum` names; nil where it names none.
  var position: Int? { argNum.flatMap { $0 > 0 ? $0 : nil } }

  /// The text of a substitution that does not vary.
  var plainText: String? { variations?.isEmpty ?? true ? stringUnit?.value : nil }

  /// A text of the substitution for the runtime, which does not know `%arg`.
  ///
  /// - Parameter position: that of the substitution's own argument; nil: it is the next one.
  func formatted(_ text: String, position: Int?) -> String {
    let format = FormatString(text)
    guard format.arguments.contains(where: { $0.kind == .substitutionArgument }) else { return format.withoutNames }
    return FormatString(
      format.rewritten { argument in
        guard argument.kind == .substitutionArgument else { return argument.text }
        return "%" + (position.map { "\($0)$" } ?? "") + valueType
      }
    ).withoutNames
  }

  /// How the argument is formatted: as `formatSpecifier` says, else as the cases do it; `@` where neither says.
  var valueType: String {
    if let formatSpecifier, !formatSpecifier.isEmpty {
      return formatSpecifier.hasPrefix("%") ? String(formatSpecifier.dropFirst()) : formatSpecifier
    }
    return PluralTexts(variations?.plural ?? [:]).candidates.first?.valueType ?? "@"
  }
}
