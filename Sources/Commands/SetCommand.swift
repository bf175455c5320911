import CommandLineInterface
import Findings
import LanguageData
import StringCatalog

/// `dragoman set`: the text of a key in a language.
enum SetCommand: Command {
  private static let text = ArgumentDeclaration("TEXT", .one, "the text; '-' reads it from standard input")
  private static let state = OptionDeclaration.value(
    "state", "STATE", completion: .choices(StateName.all), "the state of the text, 'translated' if not given")
  private static let substitution = OptionDeclaration.value(
    "substitution", "NAME", "the named part %#@NAME@ whose text it is")

  static let declaration = CommandDeclaration(
    name: name, summary: "set the text of a key in a language",
    discussion: """
      With --plural or --device, sets one form of a text that varies. A text that does not vary yet then begins to: \
      what it was becomes the form 'other'.
      """,
    arguments: [CommonOptions.catalog, CommonOptions.key, text],
    options: [CommonOptions.language, state, CommonOptions.plural, CommonOptions.device, substitution],
    examples: [
      CommandExample("dragoman set Localizable.xcstrings \"Buy\" \"Acheter\" --language fr", "translate a key"),
      CommandExample(
        "dragoman set Localizable.xcstrings \"%lld tickets\" \"%lld billet\" --language fr --plural one",
        "set one plural form"),
      CommandExample(
        "dragoman set Localizable.xcstrings \"Buy\" - --language de --state needs-review < buy.txt",
        "read the text from a file, to be reviewed"),
    ])
  static let changesFiles = true

  static func run(_ arguments: ParsedArguments, in environment: CommandEnvironment) throws -> Outcome {
    var file = try CatalogFile(try arguments.required(CommonOptions.catalog), in: environment)
    let key = try arguments.required(CommonOptions.key)
    let language = try LanguageArgument.required(arguments, for: file)
    let newState = arguments.value(of: state).flatMap(StateName.state) ?? .translated
    let value = try TextArgument.text(try arguments.required(text), in: environment)

    var entry = try file.entry(of: key)
    let path = try path(arguments, language, file)
    var localization = entry.localizations?[language] ?? CatalogLocalization()
    if let name = arguments.value(of: substitution), localization.substitutions?[name] == nil {
      throw CatalogEditingFindings.unknownSubstitution(name, localization.substitutions?.keys.sorted() ?? [], file)
    }
    if !arguments.has(substitution) { try localization.prepare(for: path, key: key, language: language, file: file) }
    // Members that we do not know stay with the text they belong to.
    var unit = localization[path] ?? StringUnit(state: newState, value: value)
    unit.state = newState
    unit.value = value
    localization[path] = unit
    entry.localizations = (entry.localizations ?? [:]).merging([language: localization]) { $1 }
    file.catalog[key] = entry
    return file.outcome
  }

  private static func path(
    _ arguments: ParsedArguments, _ language: String, _ file: CatalogFile
  ) throws -> VariationPath {
    var path: VariationPath = []
    if let name = arguments.value(of: substitution) { path.append(.substitution(name)) }
    if let device = arguments.value(of: CommonOptions.device) { path.append(.device(device)) }
    if let category = arguments.value(of: CommonOptions.plural) {
      // `zero` may be given in every language: a text for none at all.
      if category != "zero", let identifier = LanguageIdentifier(language),
        !identifier.pluralCategories.map(\.rawValue).contains(category)
      {
        throw CatalogEditingFindings.unusedCategory(category, identifier, file)
      }
      path.append(.plural(category))
    }
    return path
  }
}

extension CatalogLocalization {
  /// Makes way for a text at `path`: a plain text becomes the form `other`; a text that varies otherwise than the path
  /// says is refused.
  fileprivate mutating func prepare(
    for path: VariationPath, key: String, language: String, file: CatalogFile
  ) throws {
    guard let step = path.first else {
      guard let variations, !variations.isEmpty else { return }
      throw CatalogEditingFindings.varies(key, language, by: variations.optionNames, file)
    }
    let branch: String
    let isOnlyOtherwise: Bool
    switch step {
    case .plural(let category):
      branch = category
      isOnlyOtherwise = variations?.plural == nil && variations?.device != nil
      if !isOnlyOtherwise, stringUnit != nil { varyByPlural(["other"]) }
    case .device(let device):
      branch = device
      isOnlyOtherwise = false
      if variations?.device == nil, !isEmpty { varyByDevice(["other"]) }
    case .substitution: return
    }
    guard !isOnlyOtherwise else {
      throw CatalogEditingFindings.varies(key, language, by: ["--device"], file)
    }
    let rest = Array(path.dropFirst())
    if case .device = step, var deeper = variations?.device?[branch] {
      try deeper.prepare(for: rest, key: key, language: language, file: file)
      variations?.device?[branch] = deeper
    } else if case .plural = step, var deeper = variations?.plural?[branch] {
      try deeper.prepare(for: rest, key: key, language: language, file: file)
      variations?.plural?[branch] = deeper
    }
  }
}

extension CatalogVariations {
  /// The options that name its forms.
  fileprivate var optionNames: [String] { (device == nil ? [] : ["--device"]) + (plural == nil ? [] : ["--plural"]) }
}
