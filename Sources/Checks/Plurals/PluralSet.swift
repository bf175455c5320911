import FormatSpecifiers
import LanguageData
import StringCatalog

/// The texts among which a number chooses: those of a localization, of a device's branch or of a substitution.
struct PluralSet {
  let language: String
  /// The way to the set.
  let path: VariationPath
  /// Category → its text, as the file spells categories; in the order of categories, unknown ones last.
  let forms: [(category: String, text: CheckedText)]

  func form(_ category: PluralCategory) -> CheckedText? { forms.first { $0.category == category.rawValue }?.text }

  /// What stands for the set in reports: the form that is always there, else the first.
  var representative: CheckedText? { form(.other) ?? forms.first?.text }

  /// The position of the argument that chooses; 0 for a substitution's own. nil where no form shows a number.
  var countedPosition: Int? {
    if case .substitution = path.first { return 0 }
    // The number of the form for most numbers; of several, the first argument.
    let candidates = [form(.other)].compactMap { $0 } + forms.map(\.text)
    return candidates.lazy.compactMap { text in text.format.arguments.filter(\.isNumber).map(\.position).min() }.first
  }

  /// Whether it is a whole number that chooses, as far as the forms show.
  var countsIntegers: Bool {
    let integers: Set<FormatValueClass> = [.integer, .longInteger]
    guard let position = countedPosition else { return false }
    if position == 0 {
      let text = forms.first?.text
      let substitution = text.flatMap { text in
        text.substitution.flatMap { text.entry.localization(in: text.language)?.content.substitutions?[$0] }
      }
      let specifier = (substitution?.formatSpecifier ?? "").drop { $0 == "%" }
      return FormatString("%" + specifier).arguments.first?.valueClass.map(integers.contains) ?? false
    }
    return forms.contains { form in
      form.text.format.arguments.contains { $0.position == position && $0.valueClass.map(integers.contains) ?? false }
    }
  }

  /// Whether a form shows the number that chooses it.
  func showsNumber(_ text: CheckedText) -> Bool {
    guard let counted = countedPosition else { return false }
    return text.format.arguments.contains { argument in
      // A substitution's text may also write the number as its formatSpecifier does.
      counted == 0
        ? argument.kind == .substitutionArgument || argument.isNumber
        : argument.position == counted && argument.kind == .value
    }
  }

  var identifier: LanguageIdentifier? { LanguageTraits.of(language).identifier }

  /// The small whole numbers that choose a category, in view of a form `zero`, which stands for 0 in every language.
  /// nil where the language's rules are not known.
  func numbers(choosing category: PluralCategory) -> [Int]? {
    guard let identifier else { return nil }
    let rules = PluralRules.of(language: identifier.description)
    let hasZero = form(.zero) != nil
    var numbers: [Int] = []
    // Rules repeat within 200.
    for number in 0...200 {
      guard let own = rules.category(of: Int64(number)) else { return nil }
      if number == 0, hasZero {
        if category == .zero { numbers.append(0) }
      } else if own == category {
        numbers.append(number)
      }
    }
    return numbers
  }
}

extension PluralSet {
  /// The plurals that texts are forms of, in the order of the texts.
  static func sets(among texts: [CheckedText]) -> [PluralSet] {
    var sets: [PluralSet] = []
    var places: [String: Int] = [:]
    for text in texts {
      guard case .plural(let category)? = text.variation.last else { continue }
      let path = Array(text.variation.dropLast())
      let name = text.language + "\u{1F}" + path.exportName
      if let place = places[name] {
        sets[place] = sets[place].adding(text, category)
      } else {
        places[name] = sets.count
        sets.append(PluralSet(language: text.language, path: path, forms: [(category, text)]))
      }
    }
    return sets
  }

  private func adding(_ text: CheckedText, _ category: String) -> PluralSet {
    let forms = (forms + [(category, text)]).sorted { left, right in
      switch (PluralCategory(rawValue: left.category), PluralCategory(rawValue: right.category)) {
      case (let left?, let right?): left < right
      case (_?, nil): true
      default: false
      }
    }
    return PluralSet(language: language, path: path, forms: forms)
  }
}
