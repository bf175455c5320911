import CatalogPseudolocalization
import CommandLineInterface
import FileChanges
import Findings
import LanguageData
import Pseudolocalization
import StringCatalog

/// `dragoman pseudolocalize`: a language that no one speaks, to see what localization would break.
enum PseudolocalizeCommand: Command {
  private static let paths = ArgumentDeclaration(
    "PATH", .anyNumber, completion: .files(extensions: ["xcstrings"]),
    "String Catalogs, or projects whose catalogs are meant; the working directory if not given")
  private static let effects = OptionDeclaration.values(
    "effect", "EFFECT", completion: .choices(["accented", "double", "bounded", "rtl"]),
    "accented, double, bounded or rtl; accented and bounded if none is given")
  private static let expand = OptionDeclaration.value(
    "expand", "FACTOR", "make texts longer: by a factor such as 1.4, or as texts of a language are, such as de")
  private static let output = OptionDeclaration.value(
    "output", short: "o", "FOLDER", completion: .folders, "write copies into this folder and leave the catalogs alone")

  static let declaration = CommandDeclaration(
    name: name, summary: "add a pseudolanguage to catalogs",
    discussion: """
      Makes texts of the source texts: with accents, to see which texts are not localized; twice as long, to see where \
      there is no room; between marks, to see what is cut off; from right to left. Specifiers, substitutions, links, \
      Markdown, URLs and emoji stay as they are. The texts go into the catalogs as en-XA, or ar-XB with 'rtl', whose \
      plural forms they have. 'dragoman remove CATALOG --language en-XA --all' takes them out again.

      Programs that import FoundationLocalization show the same without a catalog being changed: by the launch \
      arguments of Xcode's scheme options, such as -NSDoubleLocalizedStrings YES.
      """,
    arguments: [paths], options: [effects, expand, CommonOptions.language, output, CommonOptions.configuration],
    examples: [
      CommandExample("dragoman pseudolocalize", "add accented, bounded texts as en-XA to the project's catalogs"),
      CommandExample(
        "dragoman pseudolocalize Localizable.xcstrings --effect rtl", "right-to-left texts as ar-XB"),
      CommandExample(
        "dragoman pseudolocalize --effect accented --expand de -o out", "copies with texts as long as German ones"),
    ])
  static let changesFiles = true

  static func run(_ arguments: ParsedArguments, in environment: CommandEnvironment) throws -> Outcome {
    let pseudolanguage = try pseudolanguage(arguments)
    let language = try language(arguments, pseudolanguage)
    let given = arguments.values(of: paths)
    var outcome = Outcome()
    let catalogs = try CatalogSearch.catalogs(at: given.isEmpty ? ["."] : given, in: environment)
    for path in catalogs {
      let file = try CatalogFile(path, in: environment)
      guard language != file.catalog.sourceLanguage else {
        throw UsageError(
          "'\(language)' is the language that '\(path)' is written in", command: arguments.command)
      }
      let result = CatalogPseudolocalization(of: file.catalog, as: language, pseudolanguage)
      if let folder = arguments.value(of: output) {
        try outcome.changes.add(file: path, in: folder, bytes: result.catalog.bytes(), environment)
      } else {
        outcome.changes.add(FileChange(of: file.snapshot, to: result.catalog.bytes()))
      }
      outcome.summary.append(.init(nil, "\(path): \(result.count) texts in \(language)"))
    }
    return outcome
  }

  private static func pseudolanguage(_ arguments: ParsedArguments) throws -> Pseudolanguage {
    let names = arguments.values(of: effects)
    let factor = try factor(arguments)
    guard !names.isEmpty || factor == nil else { return Pseudolanguage([], expansion: factor ?? 1) }
    guard var pseudolanguage = Pseudolanguage(named: names.isEmpty ? "accented,bounded" : names.joined(separator: ","))
    else {
      throw UsageError(
        "'\(names.joined(separator: ", "))' is no effect",
        suggestion: "the effects are accented, double, bounded and rtl",
        command: arguments.command)
    }
    pseudolanguage.expansion = max(pseudolanguage.expansion, factor ?? 1)
    return pseudolanguage
  }

  private static func factor(_ arguments: ParsedArguments) throws -> Double? {
    guard let text = arguments.value(of: expand) else { return nil }
    if let factor = Double(text), (1...10).contains(factor) { return factor }
    if let factor = LanguageExpansion.factor(of: text) { return max(1, factor) }
    throw UsageError(
      "'\(text)' is no factor from 1 to 10 and no language whose texts were measured",
      suggestion: "the languages are " + LanguageExpansion.languages.joined(separator: ", "),
      command: arguments.command)
  }

  private static func language(_ arguments: ParsedArguments, _ pseudolanguage: Pseudolanguage) throws -> String {
    guard let given = arguments.value(of: CommonOptions.language) else {
      return pseudolanguage.effects.contains(.rightToLeft) ? "ar-XB" : "en-XA"
    }
    guard let language = LanguageIdentifier(given), language.description == given else {
      throw UsageError("'\(given)' is no name of a language", command: arguments.command)
    }
    return given
  }
}
