import FormatSpecifiers
import StringCatalog
import StringsTables

/// What a `.stringsdict` table has for a key in one language, as a localization of a catalog.
struct StringsDictionaryMapping {
  /// What a catalog cannot say, so that the old file still holds something.
  enum Loss: Hashable {
    /// Texts for widths: the widest is taken.
    case widths
    /// A variable whose cases are not plural categories but numbers: the key is left out.
    case rule(String)
    /// A variable whose texts name different variables: the key is left out.
    case nesting(String)
    /// A member that is not known.
    case unrecognized(String)
    /// One name for different variables of two devices.
    case clashingVariables(String)
  }

  /// What is taken as it is, but looks wrong.
  enum Oddity: Hashable {
    case undefinedVariable(String)
    /// A variable named in a form that only some readers know, and that was written in the usual one.
    case looseReference(String)
    case noRule(String)
    case noOther(String)
    case unknownCategory(String)
  }

  /// nil where nothing of it can be said in a catalog.
  private(set) var localization: CatalogLocalization?
  private(set) var losses: [Loss] = []
  private(set) var oddities: [Oddity] = []

  private static let categories: Set<String> = ["zero", "one", "two", "few", "many", "other"]

  /// - Parameter plainText: what the `.strings` table beside it has, the text of other devices.
  init(_ content: StringsDictionaryContent, plainText: String?) {
    localization = localization(of: content)
    guard let plainText, localization?.variations?.device != nil,
      localization?.variations?.device?["other"] == nil
    else { return }
    localization?.variations?.device?["other"] = CatalogLocalization(stringUnit: Self.unit(plainText))
  }

  private static func unit(_ text: String) -> StringUnit { StringUnit(state: .translated, value: text) }

  private mutating func localization(of content: StringsDictionaryContent) -> CatalogLocalization? {
    switch content {
    case .text(let text): return CatalogLocalization(stringUnit: Self.unit(text))
    case .rules(let rules): return localization(of: rules)
    case .unrecognized:
      losses.append(.unrecognized("its value"))
      return nil
    }
  }

  private mutating func localization(of rules: StringsDictionaryRules) -> CatalogLocalization? {
    for member in rules.unrecognizedMembers { losses.append(.unrecognized(member.key)) }
    if let devices = rules.devices { return localization(ofDevices: devices) }
    if let format = rules.format {
      if rules.widths != nil { losses.append(.widths) }
      return localization(of: format, rules.variables)
    }
    guard let widths = rules.widths else { return nil }
    losses.append(.widths)
    let widest = widths.max { (Double($0.name) ?? 0) < (Double($1.name) ?? 0) }
    return widest.flatMap { localization(of: $0.content) }
  }

  /// Substitutions stand at the top, whatever device they are for.
  private mutating func localization(ofDevices devices: [StringsDictionaryVariant]) -> CatalogLocalization? {
    var branches: [String: CatalogLocalization] = [:]
    var substitutions: [String: CatalogSubstitution] = [:]
    for device in devices {
      guard var branch = localization(of: device.content) else { continue }
      for (name, substitution) in branch.substitutions ?? [:] {
        if let other = substitutions[name], other != substitution {
          losses.append(.clashingVariables(name))
          return nil
        }
        substitutions[name] = substitution
      }
      branch.substitutions = nil
      branches[device.name] = branch
    }
    guard !branches.isEmpty else { return nil }
    return CatalogLocalization(
      variations: CatalogVariations(device: branches), substitutions: substitutions.isEmpty ? nil : substitutions)
  }

  private mutating func localization(
    of format: String, _ variables: [StringsDictionaryVariable]
  ) -> CatalogLocalization? {
    for variable in variables {
      if let rule = variable.rule, rule != .plural {
        losses.append(.rule(rule.rawValue))
        return nil
      }
      note(variable)
    }
    let flattened = StringsDictionaryFlattening(withUsualReferences(format, variables), variables)
    if let name = flattened.unflattened {
      losses.append(.nesting(name))
      return nil
    }
    return localization(ofFlat: flattened.format, flattened.variables)
  }

  private mutating func localization(
    ofFlat format: String, _ variables: [StringsDictionaryVariable]
  ) -> CatalogLocalization? {
    var positions: [String: Int] = [:]
    let parsed = FormatString(format)
    for argument in parsed.arguments where argument.kind == .substitution {
      guard let name = argument.name else { continue }
      if !variables.contains(where: { $0.name == name }) { oddities.append(.undefinedVariable(name)) }
      positions[name] = argument.writtenPosition
    }
    if let variable = variables.first, variables.count == 1, format == "%#@\(variable.name)@",
      variable.cases.contains(where: { Self.usesOwnArgument($0.text, of: variable) })
    {
      return CatalogLocalization(variations: CatalogVariations(plural: Self.cases(of: variable) { $0 }))
    }
    let text = variables.isEmpty ? format : Self.withoutPositionsOfVariables(parsed)
    return CatalogLocalization(
      stringUnit: Self.unit(text),
      substitutions: variables.isEmpty ? nil : substitutions(for: variables, at: positions))
  }

  /// Foundation allows a width and flags before the name, as in `%1#@count@`; a catalog does not.
  private mutating func withUsualReferences(_ format: String, _ variables: [StringsDictionaryVariable]) -> String {
    let named = Set(FormatString(format).arguments.compactMap(\.name))
    var result = format
    for variable in variables where !named.contains(variable.name) {
      let marks = result.matches(of: /%(?:(?<position>\d+)\$)?[-+0-9.#]*@?(?<name>\w+)@/)
      guard let loose = marks.last(where: { $0.name == variable.name && $0.0.contains("#") }) else { continue }
      // Arguments are numbered from 1; a position that none can have would keep the variable from being found.
      let position = loose.position.flatMap { Int($0) }.map { $0 > 0 ? "\($0)$" : "" } ?? ""
      oddities.append(.looseReference(String(loose.0)))
      result.replaceSubrange(loose.range, with: "%\(position)#@\(variable.name)@")
    }
    return result
  }

  private mutating func note(_ variable: StringsDictionaryVariable) {
    if variable.rule == nil { oddities.append(.noRule(variable.name)) }
    if variable.text(of: "other") == nil { oddities.append(.noOther(variable.name)) }
    for plural in variable.cases where !Self.categories.contains(plural.name) {
      oddities.append(.unknownCategory(plural.name))
    }
    for member in variable.unrecognizedMembers { losses.append(.unrecognized(member.key)) }
  }

  private func substitutions(
    for variables: [StringsDictionaryVariable], at positions: [String: Int]
  ) -> [String: CatalogSubstitution] {
    var result: [String: CatalogSubstitution] = [:]
    for variable in variables {
      let position = positions[variable.name]
      result[variable.name] = CatalogSubstitution(
        argNum: position, formatSpecifier: variable.valueType ?? "@",
        variations: CatalogVariations(
          plural: Self.cases(of: variable) { text in
            position == nil ? Self.withOwnArgumentNamed(text, of: variable) : text
          }))
    }
    return result
  }

  private static func cases(
    of variable: StringsDictionaryVariable, _ text: (String) -> String
  ) -> [String: CatalogLocalization] {
    Dictionary(variable.cases.map { ($0.name, CatalogLocalization(stringUnit: unit(text($0.text)))) }) { $1 }
  }

  /// Whether a text prints the number that chose it, in the plainest form.
  private static func usesOwnArgument(_ text: String, of variable: StringsDictionaryVariable) -> Bool {
    FormatString(text).arguments.contains { $0.text == "%" + (variable.valueType ?? "@") }
  }

  /// The text with `%arg` for the number that chose it.
  private static func withOwnArgumentNamed(_ text: String, of variable: StringsDictionaryVariable) -> String {
    let specifier = "%" + (variable.valueType ?? "@")
    return FormatString(text).pieces.reduce(into: "") { result, piece in
      switch piece {
      case .text(let text): result += text
      case .percentSign: result += "%%"
      case .argument(let argument): result += argument.text == specifier ? "%arg" : argument.text
      }
    }
  }

  /// A catalog says the position of a variable where it defines it.
  private static func withoutPositionsOfVariables(_ format: FormatString) -> String {
    format.pieces.reduce(into: "") { result, piece in
      switch piece {
      case .text(let text): result += text
      case .percentSign: result += "%%"
      case .argument(let argument):
        result += argument.kind == .substitution ? argument.text(withPosition: nil) : argument.text
      }
    }
  }
}
