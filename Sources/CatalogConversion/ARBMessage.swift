import LanguageData
import TranslationFormats

/// Messages of ARB files as texts with `{{name}}` placeholders, and back.
enum ARBMessage {
  static func text(of forms: TextForms) -> String {
    switch forms {
    case .single(let text): return ICUMessage(parts: parts(of: text)).text
    case .plural:
      // A message has to have the form `other`.
      var branches = forms.texts.filter { !$0.text.isEmpty }
      if !branches.contains(where: { $0.category == .other }) { branches.append((.other, "")) }
      let plural = ICUMessage.Part.plural(
        name: "count", isOrdinal: false,
        branches: branches.map { ICUMessage.Branch($0.category?.rawValue ?? "other", parts(of: $0.text)) })
      return ICUMessage(parts: [plural]).text
    }
  }

  private static func parts(of text: String) -> [ICUMessage.Part] {
    BracePlaceholder.pieces(of: text).map { piece in
      guard let name = piece.name, isName(name) else { return .text(piece.text) }
      return .argument(name: name, format: nil)
    }
  }

  private static func isName(_ name: String) -> Bool {
    name.unicodeScalars.allSatisfy { $0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "_" }
  }

  /// - Returns: nil for what has no place in a text of a catalog: a choice by words, several plurals, ordinals.
  static func forms(of text: String) -> TextForms? {
    guard let message = ICUMessage(text) else { return nil }
    var plurals = 0
    for part in message.parts {
      switch part {
      case .plural(_, let isOrdinal, _):
        if isOrdinal { return nil }
        plurals += 1
      case .select: return nil
      case .text, .argument, .number: break
      }
    }
    if plurals == 0 { return plain(message.parts, count: nil).map(TextForms.single) }
    guard plurals == 1 else { return nil }
    return pluralForms(of: message.parts)
  }

  /// The text around a plural is part of every form.
  private static func pluralForms(of parts: [ICUMessage.Part]) -> TextForms? {
    guard let index = parts.firstIndex(where: { if case .plural = $0 { true } else { false } }),
      case .plural(let name, _, let branches) = parts[index]
    else { return nil }
    var forms: [PluralCategory: String] = [:]
    for branch in branches {
      let category = PluralCategory(rawValue: branch.selector) ?? exact[branch.selector]
      guard let category else { return nil }
      guard let text = plain(parts[..<index] + branch.parts + parts[(index + 1)...], count: name) else { return nil }
      // `=1` beside `one` says nothing that a catalog could.
      if branch.selector.hasPrefix("="), branches.contains(where: { $0.selector == category.rawValue }) { return nil }
      forms[category] = text
    }
    return .plural(forms)
  }

  private static let exact: [String: PluralCategory] = ["=0": .zero, "=1": .one, "=2": .two]

  private static func plain(_ parts: some Sequence<ICUMessage.Part>, count: String?) -> String? {
    var text = ""
    for part in parts {
      switch part {
      case .text(let plain): text += plain
      case .argument(let name, _): text += "{{" + (name == count ? "count" : name) + "}}"
      case .number: text += "{{count}}"
      case .plural, .select: return nil
      }
    }
    return text
  }
}
