import Findings
import StringCatalog

/// Says what of a catalog's language a format has no means for, though it comes back unharmed.
struct ConversionLosses {
  enum Kind: CaseIterable {
    case device, substitution, phrase, state
  }

  static func findings(in view: CatalogView, for title: String, of kinds: [Kind]) -> [Finding] {
    kinds.compactMap { kind in
      let units = view.units.filter { has(kind, $0) }
      guard let first = units.first else { return nil }
      let count = Set(units.map(\.key)).count
      let subject = "\(count) key\(count == 1 ? "" : "s") in \(view.language), such as '\(first.key)',"
      return Finding(
        "lossy-conversion", kind == .state ? .advice : .warning, "\(subject) \(message(kind, title))",
        suggestion: suggestion(kind))
    }
  }

  private static func has(_ kind: Kind, _ unit: ConversionUnit) -> Bool {
    switch kind {
    case .phrase: unit.place.phrase != nil
    case .state: !unit.isTranslated
    case .device:
      unit.place.path.contains { step in
        if case .device = step { return true }
        return false
      }
    case .substitution:
      unit.place.path.contains { step in
        if case .substitution = step { return true }
        return false
      }
    }
  }

  private static func message(_ kind: Kind, _ title: String) -> String {
    switch kind {
    case .device: "vary by device, which \(title) cannot say: each form is a text of its own"
    case .substitution: "have parts that vary on their own, which \(title) cannot say: each part is a text of its own"
    case .phrase: "hold phrases, which \(title) does not know: each is a text of its own"
    case .state: "are not marked as translated, which \(title) cannot say"
    }
  }

  private static func suggestion(_ kind: Kind) -> String {
    kind == .state
      ? "the catalog keeps the states of texts that do not change"
      : "they come back as they were; an app that uses the file itself has to choose among them"
  }
}
