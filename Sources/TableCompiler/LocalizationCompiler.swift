import FormatSpecifiers
import LanguageData
import LosslessJSON
import StringCatalog
package import StringsTables

/// What a localization becomes: a text for `.strings`, rules for `.stringsdict`, or both, the text then being the
/// fallback of devices.
package struct CompiledContent: Hashable, Sendable {
  package var text: String?
  package var rules: StringsDictionaryContent?

  package init(text: String? = nil, rules: StringsDictionaryContent? = nil) {
    self.text = text
    self.rules = rules
  }

  package var isEmpty: Bool { text == nil && rules == nil }
}

/// Compiles one localization of one key.
struct LocalizationCompiler {
  let key: String
  let language: String
  let localization: CatalogLocalization
  /// What the source text counts, and whether it is this one's duty to show the number.
  let source: CountedArgument?
  let mustShowNumber: Bool
  private let references: SubstitutionReferences
  private let variableNames: [String: String]
  private(set) var issues: [CompilationIssue] = []
  private var referenced: Set<String> = []

  init(
    key: String, language: String, localization: CatalogLocalization, source: CountedArgument?, mustShowNumber: Bool
  ) {
    self.key = key
    self.language = language
    self.localization = localization
    self.source = source
    self.mustShowNumber = mustShowNumber
    references = SubstitutionReferences(localization)
    variableNames = Self.variableNames(of: references.substitutions.keys.sorted())
  }

  mutating func content() -> CompiledContent {
    checkSubstitutions()
    checkCharacters()
    let content = compiled(localization)
    for name in references.substitutions.keys.sorted() where !referenced.contains(name) {
      report(.unreferencedSubstitution(name), [.substitution(name)])
    }
    // Xcode puts every localization with substitutions into the .stringsdict file, referred to or not.
    if content.rules == nil, let text = content.text, !references.substitutions.isEmpty {
      return CompiledContent(rules: .text(text))
    }
    return content
  }

  private mutating func compiled(_ localization: CatalogLocalization) -> CompiledContent {
    for axis in localization.variations?.unrecognizedMembers ?? [] { report(.unknownAxis(axis.name), []) }
    let devices = localization.variations?.device ?? [:]
    let plural = localization.variations?.plural ?? [:]
    if !devices.isEmpty {
      if !plural.isEmpty { report(.parallelAxes, []) }
      return compiledDevices(devices)
    }
    if !plural.isEmpty { return CompiledContent(rules: compiledPlural(plural, []).map { .rules($0) }) }
    guard let unit = localization.stringUnit else { return CompiledContent() }
    return compiledText(unit.value, [])
  }

  private mutating func compiledDevices(_ devices: [String: CatalogLocalization]) -> CompiledContent {
    var content = CompiledContent()
    var variants: [StringsDictionaryVariant] = []
    for (device, branch) in devices.sorted(by: { $0.key < $1.key }) {
      let path: VariationPath = [.device(device)]
      for axis in branch.variations?.unrecognizedMembers ?? [] { report(.unknownAxis(axis.name), path) }
      let plural = branch.variations?.plural ?? [:]
      let varies = !plural.isEmpty || branch.variations?.device?.isEmpty == false
      if device == "other" {
        guard !varies, let unit = branch.stringUnit else {
          if varies { report(.variedFallback, path) }
          continue
        }
        let compiled = compiledText(unit.value, path)
        content.text = compiled.text
        if compiled.rules != nil { report(.variedFallback, path) }
      } else if branch.variations?.device?.isEmpty == false {
        report(.nestedDevices, path)
      } else if !plural.isEmpty {
        if let rules = compiledPlural(plural, path) { variants.append(StringsDictionaryVariant(device, .rules(rules))) }
      } else if let unit = branch.stringUnit {
        let compiled = compiledText(unit.value, path)
        if let variant = compiled.rules ?? compiled.text.map({ .text($0) }) {
          variants.append(StringsDictionaryVariant(device, variant))
        }
      }
    }
    if !variants.isEmpty { content.rules = .rules(StringsDictionaryRules(devices: variants)) }
    return content
  }

  private mutating func compiledPlural(
    _ branches: [String: CatalogLocalization], _ path: VariationPath
  ) -> StringsDictionaryRules? {
    var isSound = true
    for (category, branch) in branches.sorted(by: { $0.key < $1.key }) {
      let casePath = path + [.plural(category)]
      if PluralCategory(rawValue: category) == nil { report(.unknownCategory(category), casePath) }
      if branch.variations?.isEmpty == false {
        report(.variedCase, casePath)
        isSound = false
      }
      for name in Self.substitutionNames(in: branch.stringUnit?.value ?? "") {
        referenced.insert(name)
        guard let substitution = references.substitutions[name] else {
          report(.undefinedSubstitution(name), casePath)
          isSound = false
          continue
        }
        if substitution.plainText == nil {
          report(.misplacedReference(name), casePath)
          isSound = false
        }
      }
    }
    let texts = PluralTexts(branches)
    if texts.candidates.isEmpty, mustShowNumber || source == nil {
      report(.pluralWithoutNumber, path)
      return nil
    }
    guard isSound, let counted = texts.counted(source: source), !texts.cases.isEmpty else { return nil }
    if texts.candidates.count > 1 { report(.ambiguousCount(position: counted.position), path) }
    checkCategories(of: branches, path)
    let cases = texts.numbered(counting: counted.position)
    let position = counted.position == 1 ? "" : "\(counted.position)$"
    return StringsDictionaryRules(
      format: "%\(position)#@value@",
      variables: [
        StringsDictionaryVariable(
          name: "value", valueType: counted.valueType,
          cases: cases.map { StringsDictionaryCase($0.category, references.resolved($0.text)) })
      ])
  }

  private mutating func compiledText(_ text: String, _ path: VariationPath) -> CompiledContent {
    let text = FormatString(text).withoutNames
    var used: [String] = []
    for name in Self.substitutionNames(in: text) {
      guard let substitution = references.substitutions[name] else {
        report(.undefinedSubstitution(name), path)
        continue
      }
      referenced.insert(name)
      if substitution.plainText == nil, !used.contains(name) { used.append(name) }
    }
    let resolved = references.resolved(text) { variableNames[$0] ?? $0 }
    guard !used.isEmpty else { return CompiledContent(text: resolved) }
    let variables = used.sorted().compactMap { name in references.substitutions[name].map { variable(name, $0) } }
    return CompiledContent(rules: .rules(StringsDictionaryRules(format: resolved, variables: variables)))
  }

  private func variable(_ name: String, _ substitution: CatalogSubstitution) -> StringsDictionaryVariable {
    let units = (substitution.variations?.plural ?? [:]).compactMap { category, branch in
      branch.stringUnit.map { (category, substitution.formatted($0.value, position: substitution.position)) }
    }
    return StringsDictionaryVariable(
      name: variableNames[name] ?? name, valueType: substitution.valueType,
      cases: units.sorted { $0.0 < $1.0 }.map { StringsDictionaryCase($0.0, $0.1) })
  }

  private mutating func checkSubstitutions() {
    for (name, substitution) in references.substitutions.sorted(by: { $0.key < $1.key }) {
      let path: VariationPath = [.substitution(name)]
      for axis in substitution.variations?.unrecognizedMembers ?? [] { report(.unknownAxis(axis.name), path) }
      if let number = substitution.argNum, number < 1 { report(.invalidArgumentNumber(String(number)), path) }
      if substitution.plainText != nil { continue }
      guard let plural = substitution.variations?.plural, !plural.isEmpty,
        substitution.variations?.device?.isEmpty ?? true
      else {
        report(.unusableSubstitution(name), path)
        continue
      }
      for (category, branch) in plural.sorted(by: { $0.key < $1.key }) {
        let casePath = path + [.plural(category)]
        if PluralCategory(rawValue: category) == nil { report(.unknownCategory(category), casePath) }
        if branch.variations?.isEmpty == false { report(.variedCase, casePath) }
        for name in Self.substitutionNames(in: branch.stringUnit?.value ?? "") {
          report(.misplacedReference(name), casePath)
        }
      }
      checkCategories(of: plural, path)
    }
  }

  /// What a text refers to, in its order. Most texts refer to nothing.
  private static func substitutionNames(in text: String) -> [String] {
    guard text.utf8.contains(UInt8(ascii: "#")) else { return [] }
    return FormatString(text).arguments.filter { $0.kind == .substitution }.compactMap(\.name)
  }

  private mutating func checkCharacters() {
    guard localization.hasControlCharacter else { return }
    for (path, unit) in localization.stringUnits {
      guard unit.value.utf8.contains(where: { $0 < 0x20 }) else { continue }
      let control = unit.value.unicodeScalars.first {
        $0.value < 0x20 && $0 != "\t" && $0 != "\n" && $0 != "\r"
      }
      if let control { report(.controlCharacter(control), path) }
    }
  }

  private mutating func checkCategories(of branches: [String: CatalogLocalization], _ path: VariationPath) {
    guard let identifier = LanguageIdentifier(language) else { return }
    let asked = Set(identifier.categoriesXcodeAsks)
    let missing = identifier.pluralCategories.filter { branches[$0.rawValue] == nil }
    for isAdvice in [false, true] {
      let group = missing.filter { asked.contains($0) != isAdvice }
      if !group.isEmpty { report(.missingCategories(group.map(\.rawValue), isAdvice: isAdvice), path) }
    }
  }

  private mutating func report(_ kind: CompilationIssue.Kind, _ path: VariationPath) {
    issues.append(CompilationIssue(kind, key: key, language: language, path: path))
  }

  /// The runtime finds variables by names of ASCII letters, digits and underscores only; others become `value`, as
  /// Xcode makes them, and are numbered where there are several.
  private static func variableNames(of names: [String]) -> [String: String] {
    var taken = Set(names.filter(isVariableName))
    var result: [String: String] = [:]
    for name in names where !isVariableName(name) {
      var number = 1
      var candidate = "value"
      while !taken.insert(candidate).inserted {
        number += 1
        candidate = "value\(number)"
      }
      result[name] = candidate
    }
    return result
  }

  private static func isVariableName(_ name: String) -> Bool {
    name.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == 0x5F
    }
  }
}

extension CatalogLocalization {
  /// Whether any text has a control character, line ends and tabs included. To make the list of all texts with the ways
  /// to them takes longer than to read them.
  fileprivate var hasControlCharacter: Bool {
    stringUnit?.hasControlCharacter == true || variations?.hasControlCharacter == true
      || substitutions?.values.contains { substitution in
        substitution.stringUnit?.hasControlCharacter == true || substitution.variations?.hasControlCharacter == true
      } == true
  }
}

extension CatalogVariations {
  fileprivate var hasControlCharacter: Bool {
    plural?.values.contains(where: \.hasControlCharacter) == true
      || device?.values.contains(where: \.hasControlCharacter) == true
  }
}

extension StringUnit {
  fileprivate var hasControlCharacter: Bool { value.utf8.contains { $0 < 0x20 } }
}
