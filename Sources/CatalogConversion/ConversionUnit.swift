package import LanguageData
package import StringCatalog

/// A text of a catalog with its translation into one language: what a format has one message, row or resource for.
package struct ConversionUnit: Hashable, Sendable {
  package var key: String
  package var place: TextPlace
  package var source: TextForms
  /// Empty texts where the language has none.
  package var target: TextForms
  /// Of the translation's forms; `other` stands for a text that does not vary.
  package var states: [PluralCategory: StringUnitState] = [:]
  package var comment: String?
  /// Whether the key is gone from the sources.
  package var isStale = false

  package init(key: String, place: TextPlace, source: TextForms, target: TextForms) {
    self.key = key
    self.place = place
    self.source = source
    self.target = target
  }

  package var id: String { place.identifier(of: key) }

  /// Whether every form of the translation that has a text is done.
  package var isTranslated: Bool { target.texts.allSatisfy { $0.text.isEmpty || isDone($0.category) } }

  private func isDone(_ category: PluralCategory?) -> Bool {
    let state = states[category ?? .other]
    return state == nil || state == .translated
  }

  /// The way to the string unit of a form.
  package func path(of category: PluralCategory?) -> VariationPath {
    category.map { place.path + [.plural($0.rawValue)] } ?? place.path
  }

  /// The unit with the forms that `isKept` names, and each other one as a unit of its own; a form of which neither
  /// language has a text is left out.
  package func splitting(keeping isKept: (PluralCategory) -> Bool) -> [ConversionUnit] {
    guard case .plural(let forms) = target else { return [self] }
    var main = self
    main.target = .plural(forms.filter { isKept($0.key) })
    var result = main.target.texts.isEmpty ? [] : [main]
    for (category, text) in target.texts {
      guard let category, !isKept(category) else { continue }
      var unit = self
      unit.place.path.append(.plural(category.rawValue))
      unit.source = .single(source.text(for: category))
      unit.target = .single(text)
      unit.states = states[category].map { [.other: $0] } ?? [:]
      result.append(unit)
    }
    return result
  }
}
