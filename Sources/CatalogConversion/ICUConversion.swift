import LanguageData
import StringCatalog
import TranslationFormats

/// A message of ICU as a localization: one plural becomes variations, several become substitutions.
struct ICUConversion {
  let arguments: ForeignArguments
  /// What could not be said.
  private(set) var loss: String?

  init(arguments: ForeignArguments) { self.arguments = arguments }

  mutating func localization(of message: ICUMessage) -> CatalogLocalization {
    let parts = chosen(message.parts)
    let plurals = parts.count { if case .plural = $0 { true } else { false } }
    let hasArguments = !arguments.names.isEmpty
    var localization = CatalogLocalization()
    if plurals == 1, let index = parts.firstIndex(where: { if case .plural = $0 { true } else { false } }) {
      for (category, branch) in branches(of: parts[index]) {
        let text = text(Array(parts[..<index]) + branch + parts[(index + 1)...], number: name(of: parts[index]))
        localization[[.plural(category)]] = StringUnit(state: state, value: text)
      }
      return localization
    }
    var whole = ""
    for part in parts {
      guard case .plural(let name, _, _) = part else {
        whole += text([part], number: nil)
        continue
      }
      whole += "%#@\(name)@"
      var substitution = CatalogSubstitution(argNum: arguments.position(of: name), formatSpecifier: "lld")
      for (category, branch) in branches(of: part) {
        var variations = substitution.variations ?? CatalogVariations()
        let text = text(branch, number: name, isSubstitution: true)
        variations.plural = (variations.plural ?? [:]).merging(
          [category: CatalogLocalization(stringUnit: StringUnit(state: state, value: text))]) { $1 }
        substitution.variations = variations
      }
      localization.substitutions = (localization.substitutions ?? [:]).merging([name: substitution]) { $1 }
    }
    if whole.isEmpty && !hasArguments { return localization }
    localization.stringUnit = StringUnit(state: state, value: whole)
    return localization
  }

  private var state: StringUnitState { loss == nil ? .translated : .needsReview }

  /// Choices by words have no place in a catalog: what is said of all others stands for them.
  private mutating func chosen(_ parts: [ICUMessage.Part]) -> [ICUMessage.Part] {
    var result: [ICUMessage.Part] = []
    for part in parts {
      switch part {
      case .select(let name, let branches):
        loss = "a choice by '\(name)' has no place in a catalog: the text of 'other' stands for all"
        result += chosen(branches.first { $0.selector == "other" }?.parts ?? [])
      case .plural(let name, let isOrdinal, let branches):
        if isOrdinal { loss = "ordinal forms have no place in a catalog" }
        result.append(
          .plural(
            name: name, isOrdinal: isOrdinal,
            branches: branches.map { ICUMessage.Branch($0.selector, chosen($0.parts)) }))
      case .text, .argument, .number: result.append(part)
      }
    }
    return result
  }

  private func name(of part: ICUMessage.Part) -> String? {
    if case .plural(let name, _, _) = part { return name }
    return nil
  }

  private mutating func branches(of part: ICUMessage.Part) -> [(String, [ICUMessage.Part])] {
    guard case .plural(_, _, let branches) = part else { return [] }
    let exact = ["=0": "zero", "=1": "one", "=2": "two"]
    var result: [(String, [ICUMessage.Part])] = []
    for branch in branches {
      let category = exact[branch.selector] ?? branch.selector
      let isDouble = branch.selector.hasPrefix("=") && branches.contains { $0.selector == category }
      guard PluralCategory(rawValue: category) != nil, !isDouble else {
        loss = "the form '\(branch.selector)' has no place in a catalog"
        continue
      }
      result.append((category, branch.parts))
    }
    return result
  }

  private mutating func text(_ parts: [ICUMessage.Part], number: String?, isSubstitution: Bool = false) -> String {
    var text = ""
    for part in parts {
      switch part {
      case .text(let plain): text += arguments.names.isEmpty ? plain : ForeignArguments.literal(plain)
      case .argument(let name, _):
        text += isSubstitution && name == number ? "%arg" : arguments.specifier(of: name)
      case .number: text += isSubstitution ? "%arg" : number.map(arguments.specifier) ?? "#"
      case .plural, .select: loss = "a plural within a plural has no place in a catalog"
      }
    }
    return text
  }
}
