import Findings
import FormatSpecifiers
import StringCatalog

/// Says what of a catalog's language a format has no means for, though it comes back unharmed.
struct ConversionLosses {
  enum Kind: CaseIterable {
    case device, substitution, phrase, state, comment, formatting
  }

  static func findings(in view: CatalogView, for title: String, of kinds: [Kind]) -> [Finding] {
    kinds.compactMap { kind in
      let units = view.units.filter { has(kind, $0) }
      guard let first = units.first else { return nil }
      let count = Set(units.map(\.key)).count
      let subject = "\(count) key\(count == 1 ? "" : "s") in \(view.language), such as '\(first.key)',"
      return Finding(
        "lossy-conversion", isAdvice(kind) ? .advice : .warning, "\(subject) \(message(kind, title))",
        suggestion: suggestion(kind))
    }
  }

  /// Keys that are not for translation, which most formats cannot mark.
  static func untranslatable(in catalog: StringCatalog, for title: String) -> [Finding] {
    let keys = catalog.keys.filter { catalog[$0]?.shouldTranslate == false }
    guard let first = keys.first else { return [] }
    let subject = "\(keys.count) key\(keys.count == 1 ? "" : "s"), such as '\(first)',"
    return [
      Finding(
        "lossy-conversion", .advice,
        "\(subject) \(keys.count == 1 ? "is" : "are") not for translation, which \(title) cannot say: left out",
        suggestion: "nothing has to be done: they stay in the catalog")
    ]
  }

  private static func isAdvice(_ kind: Kind) -> Bool { [.state, .comment, .formatting].contains(kind) }

  private static func has(_ kind: Kind, _ unit: ConversionUnit) -> Bool {
    switch kind {
    case .phrase: unit.place.phrase != nil
    case .state: !unit.isTranslated
    case .comment: unit.comment?.isEmpty == false
    case .formatting:
      unit.target.texts.flatMap { FormatString($0.text).arguments }.contains {
        !$0.flags.isEmpty || $0.width != nil || $0.precision != nil
      }
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
    case .comment: "have comments, for which \(title) has no place"
    case .formatting: "say how numbers are written, such as %.1f, which placeholders of \(title) do not"
    }
  }

  private static func suggestion(_ kind: Kind) -> String {
    isAdvice(kind)
      ? "the catalog keeps what the file does not say"
      : "they come back as they were; an app that uses the file itself has to choose among them"
  }
}
