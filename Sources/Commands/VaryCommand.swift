import CommandLineInterface
import Findings
import FormatSpecifiers
import LanguageData
import StringCatalog

/// `dragoman vary`: one text becomes a text for each plural category or device, or the other way round.
enum VaryCommand: Command {
  private static let by = OptionDeclaration.value(
    "by", "AXIS", completion: .choices(["plural", "device", "nothing"]), "what the text varies by")
  private static let devices = OptionDeclaration.values(
    "device", "DEVICE", completion: .choices(CommonOptions.devices), "a device that gets a text of its own")

  static let declaration = CommandDeclaration(
    name: name, summary: "vary a text by plural or device",
    discussion: """
      The text that there is becomes that of each form. By plural, a translation's forms other than 'other' are marked \
      for review; the forms are those that the language needs. By device, '--device' names the devices, and 'other' \
      is always among them. 'nothing' keeps the text of 'other' alone.
      """,
    arguments: [CommonOptions.catalog, CommonOptions.key], options: [CommonOptions.language, by, devices],
    examples: [
      CommandExample(
        "dragoman vary Localizable.xcstrings \"%lld tickets\" --language ru --by plural",
        "make the plural forms of Russian"),
      CommandExample(
        "dragoman vary Localizable.xcstrings \"Tap to buy\" --language en --by device --device mac",
        "give the Mac a text of its own"),
    ])
  static let changesFiles = true

  static func run(_ arguments: ParsedArguments, in environment: CommandEnvironment) throws -> Outcome {
    var file = try CatalogFile(try arguments.required(CommonOptions.catalog), in: environment)
    let key = try arguments.required(CommonOptions.key)
    let language = try LanguageArgument.required(arguments, for: file)
    guard let axis = arguments.value(of: by) else {
      throw UsageError(
        "missing option '--by'", suggestion: "give '--by plural' or '--by device'", command: arguments.command)
    }
    let named = arguments.values(of: devices)
    guard (axis == "device") == !named.isEmpty else {
      throw UsageError(
        axis == "device" ? "no device is named" : "'--device' goes with '--by device'",
        suggestion: axis == "device" ? "name the devices, such as '--device mac'" : nil, command: arguments.command)
    }

    var entry = try file.entry(of: key)
    var localization = entry.localizations?[language] ?? CatalogLocalization()
    guard !entry.hasPhrases else { throw CatalogEditingFindings.phrases(of: key, file) }
    if let names = localization.substitutions?.keys.sorted(), !names.isEmpty {
      throw CatalogEditingFindings.hasSubstitutions(key, language, names, file)
    }
    try localization.refuseUnknownAxes(key: key, language: language, file: file)
    if localization.isEmpty, axis != "nothing" {
      localization.stringUnit = try textToBegin(with: entry, key, language, file)
    }
    switch axis {
    case "plural":
      let isSource = language == file.catalog.sourceLanguage
      guard localization.varyByPlural(in: language, marksForReview: !isSource) else {
        throw CatalogEditingFindings.refusal(
          "varying-text", file, "'\(key)' varies by plural in \(language) already",
          suggestion: "'dragoman set --plural' changes a form, or makes one that is missing")
      }
    case "device": localization.addDevices(named)
    default:
      guard !localization.isEmpty else { throw CatalogEditingFindings.noText(of: key, in: language, file) }
      guard let unvaried = localization.unvaried else {
        throw CatalogEditingFindings.noOtherForm(of: key, language, file)
      }
      localization = unvaried
    }
    entry.localizations = (entry.localizations ?? [:]).merging([language: localization]) { $1 }
    file.catalog[key] = entry
    var outcome = file.outcome
    if axis == "plural", !hasNumber(entry, key) { outcome.findings.append(CatalogEditingFindings.noNumber(key, file)) }
    return outcome
  }

  /// Whether any text of the key, or the key itself, takes a number.
  private static func hasNumber(_ entry: CatalogEntry, _ key: String) -> Bool {
    let texts = (entry.localizations ?? [:]).values.flatMap { $0.stringUnits.map(\.unit.value) }
    return ([key] + texts).contains { text in
      FormatString(text).arguments.contains { "diuoxXfFeEgGaA".contains($0.conversion) || $0.kind != .value }
    }
  }

  /// The text of the source language, or the key: what a translation begins with.
  private static func textToBegin(
    with entry: CatalogEntry, _ key: String, _ language: String, _ file: CatalogFile
  ) throws -> StringUnit {
    let source = file.catalog.sourceLanguage
    guard language != source else { return StringUnit(state: .translated, value: key) }
    let text = entry.localizations?[source]
    if let names = text?.substitutions?.keys.sorted(), !names.isEmpty {
      // Its parts have forms of their own; a copy without them would show their bare names.
      throw CatalogEditingFindings.hasSubstitutions(key, source, names, file)
    }
    if let text, text.stringUnit == nil { throw CatalogEditingFindings.noText(of: key, in: language, file) }
    return StringUnit(state: .new, value: text?.stringUnit?.value ?? key)
  }
}

extension CatalogLocalization {
  /// Varies every text that does not vary by plural yet, on each device.
  fileprivate mutating func varyByPlural(in language: String, marksForReview: Bool) -> Bool {
    if let devices = variations?.device {
      var hasChanged = false
      for (name, branch) in devices {
        var branch = branch
        guard branch.varyByPlural(in: language, marksForReview: marksForReview) else { continue }
        variations?.device?[name] = branch
        hasChanged = true
      }
      return hasChanged
    }
    let categories = LanguageIdentifier(language)?.categoriesXcodeAsks.map(\.rawValue) ?? ["other"]
    guard varyByPlural(categories) else { return false }
    if marksForReview {
      for category in categories where category != "other" {
        if self[[.plural(category)]]?.state == .translated { self[[.plural(category)]]?.state = .needsReview }
      }
    }
    return true
  }

  /// Gives devices what `other` has, so that they can have something else.
  fileprivate mutating func addDevices(_ names: [String]) {
    varyByDevice(["other"])
    guard let other = variations?.device?["other"] ?? variations?.device?.sorted(by: { $0.key < $1.key }).first?.value
    else { return }
    for name in names + ["other"] where variations?.device?[name] == nil { variations?.device?[name] = other }
  }

  /// The text of `other` on every axis, alone; nil where an axis has no `other`.
  fileprivate var unvaried: CatalogLocalization? {
    guard let variations, !variations.isEmpty else { return self }
    let branch = variations.device == nil ? variations.plural?["other"] : variations.device?["other"]
    return branch?.unvaried
  }
}
