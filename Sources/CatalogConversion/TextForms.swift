package import LanguageData

/// One text, or its plural forms.
package enum TextForms: Hashable, Sendable {
  case single(String)
  case plural([PluralCategory: String])

  package var isPlural: Bool {
    if case .plural = self { return true }
    return false
  }

  /// Whether no form has a text.
  package var isEmpty: Bool { texts.allSatisfy(\.text.isEmpty) }

  /// The forms in CLDR's order; nil for a text that has none.
  package var texts: [(category: PluralCategory?, text: String)] {
    switch self {
    case .single(let text): return [(nil, text)]
    case .plural(let forms): return forms.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
  }

  /// The text of a form: of several forms the one asked for, else `other`, else any.
  package func text(for category: PluralCategory?) -> String {
    switch self {
    case .single(let text): return text
    case .plural(let forms):
      if let category, let text = forms[category] { return text }
      return forms[.other] ?? forms.min { $1.key < $0.key }?.value ?? ""
    }
  }

  package func mapped(_ change: (PluralCategory?, String) -> String) -> TextForms {
    switch self {
    case .single(let text): return .single(change(nil, text))
    case .plural(let forms):
      var result: [PluralCategory: String] = [:]
      for (category, text) in forms { result[category] = change(category, text) }
      return .plural(result)
    }
  }
}
