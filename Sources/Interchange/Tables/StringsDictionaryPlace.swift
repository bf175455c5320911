import LanguageData
import StringsTables

/// Where in the entry of a `.stringsdict` table a text stands, by the keys on the way: what ids of exchange files spell
/// as `/KEY:dict/VARIABLE:dict/one:dict/:string`.
struct StringsDictionaryPlace: Hashable {
  /// The keys below the entry's own: a variable and a case, the format's key, or a rule and a name.
  var keys: [String]

  static let format = "NSStringLocalizedFormatKey"
  static let widths = "NSStringVariableWidthRuleType"
  static let devices = "NSStringDeviceSpecificRuleType"

  func id(ofKey key: String) -> String {
    "/" + ([key] + keys).map { $0 + ":dict" }.joined(separator: "/") + "/:string"
  }

  /// The same place with the form `other`, for forms that a language needs and the table does not have.
  var withOther: StringsDictionaryPlace? {
    keys.count >= 2 ? StringsDictionaryPlace(keys: keys.dropLast() + ["other"]) : nil
  }

  /// What an id can stand for: keys may hold slashes.
  static func readings(of id: String) -> [(key: String, place: StringsDictionaryPlace)] {
    guard id.hasPrefix("/"), id.hasSuffix(":dict/:string") else { return [] }
    let parts = id.dropFirst().dropLast("/:string".count).split(separator: ":dict/", omittingEmptySubsequences: false)
      .map(String.init)
    guard let last = parts.last, last.hasSuffix(":dict"), parts.count > 1 else { return [] }
    let names = parts.dropLast() + [String(last.dropLast(":dict".count))]
    return [(names[0], StringsDictionaryPlace(keys: Array(names.dropFirst())))]
  }

  // MARK: Places

  static func places(in content: StringsDictionaryContent, categories: [String]) -> [StringsDictionaryPlace] {
    guard case .rules(let rules) = content else { return [] }
    var places: [StringsDictionaryPlace] = []
    if rules.format != nil { places.append(StringsDictionaryPlace(keys: [format])) }
    for variable in rules.variables {
      var names = variable.cases.map(\.name)
      if variable.rule == .plural {
        names = categories + (names.contains("zero") && !categories.contains("zero") ? ["zero"] : [])
      }
      places += names.map { StringsDictionaryPlace(keys: [variable.name, $0]) }
    }
    for (rule, variants) in [(widths, rules.widths), (devices, rules.devices)] {
      for variant in variants ?? [] {
        if case .text = variant.content {
          places.append(StringsDictionaryPlace(keys: [rule, variant.name]))
        } else {
          places += Self.places(in: variant.content, categories: categories).map {
            StringsDictionaryPlace(keys: [rule, variant.name] + $0.keys)
          }
        }
      }
    }
    return places
  }

  func text(in content: StringsDictionaryContent) -> String? { Self.text(keys[...], in: content) }

  private static func text(_ keys: ArraySlice<String>, in content: StringsDictionaryContent) -> String? {
    guard let first = keys.first else {
      if case .text(let text) = content { return text }
      return nil
    }
    guard case .rules(let rules) = content else { return nil }
    switch first {
    case format: return keys.count == 1 ? rules.format : nil
    case widths, devices:
      let variants = (first == widths ? rules.widths : rules.devices) ?? []
      guard let name = keys.dropFirst().first, let variant = variants.last(where: { $0.name == name }) else {
        return nil
      }
      return text(keys.dropFirst(2), in: variant.content)
    default:
      guard keys.count == 2, let name = keys.last else { return nil }
      return rules.variable(named: first)?.text(of: name)
    }
  }

  /// Sets the text at the place, making what is missing on the way as `source` has it.
  func set(_ text: String, in content: inout StringsDictionaryContent, source: StringsDictionaryContent?) {
    Self.set(text, keys[...], in: &content, source: source)
  }

  private static func set(
    _ text: String, _ keys: ArraySlice<String>, in content: inout StringsDictionaryContent,
    source: StringsDictionaryContent?
  ) {
    guard let first = keys.first else {
      content = .text(text)
      return
    }
    var rules = if case .rules(let rules) = content { rules } else { StringsDictionaryRules() }
    let sourceRules: StringsDictionaryRules? = if case .rules(let rules)? = source { rules } else { nil }
    switch first {
    case format: rules.format = text
    case widths, devices:
      guard let name = keys.dropFirst().first else { return }
      var variants = (first == widths ? rules.widths : rules.devices) ?? []
      let original = (first == widths ? sourceRules?.widths : sourceRules?.devices)?.last { $0.name == name }?.content
      if !variants.contains(where: { $0.name == name }) {
        variants.append(StringsDictionaryVariant(name, .rules(StringsDictionaryRules())))
      }
      guard let place = variants.lastIndex(where: { $0.name == name }) else { return }
      set(text, keys.dropFirst(2), in: &variants[place].content, source: original)
      if first == widths { rules.widths = variants } else { rules.devices = variants }
    default:
      guard keys.count == 2, let name = keys.last else { return }
      if rules.variable(named: first) == nil {
        let original = sourceRules?.variable(named: first)
        rules.variables.append(
          StringsDictionaryVariable(
            name: first, rule: original?.rule ?? .plural, valueType: original?.valueType, cases: []))
      }
      guard let place = rules.variables.lastIndex(where: { $0.name == first }) else { return }
      if let form = rules.variables[place].cases.lastIndex(where: { $0.name == name }) {
        rules.variables[place].cases[form].text = text
      } else {
        rules.variables[place].cases.append(StringsDictionaryCase(name, text))
        rules.variables[place].cases.sort { Self.order(of: $0.name) < Self.order(of: $1.name) }
      }
    }
    content = .rules(rules)
  }

  private static func order(of name: String) -> Int {
    PluralCategory.allCases.firstIndex { $0.rawValue == name } ?? PluralCategory.allCases.count
  }
}
