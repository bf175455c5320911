import ArgumentFormatting
import FoundationLocalization
import LanguageData
import TestSupport

extension FormatVectorOutput {
  @Sendable static func localizations(_ vector: FormatVector) -> String? {
    guard let preferred = vector.input["preferred"]?.texts, let available = vector.input["available"]?.texts else {
      return nil
    }
    return LanguageMatcher.localizations(among: available, for: preferred).joined(separator: ", ")
  }

  @Sendable static func tableText(_ vector: FormatVector) -> String? {
    guard let table = vector.input["table"] else { return nil }
    return text(of: vector, in: table)
  }

  /// The example of Foundation's release notes for OS X 10.9, which describe it in words.
  @Sendable static func nestedTableText(_ vector: FormatVector) -> String? {
    func variable(_ forms: [String: String]) -> FormatVector.Value {
      var table = forms.mapValues { FormatVector.Value.text($0) }
      table["NSStringFormatSpecTypeKey"] = .text("NSStringPluralRuleType")
      table["NSStringFormatValueTypeKey"] = .text("d")
      return .table(table)
    }
    let entry: [String: FormatVector.Value] = [
      "NSStringLocalizedFormatKey": .text("%2$#@files@"),
      "files": variable([
        "zero": "There is no file", "one": "There is a file, and it is %1$#@selected@",
        "other": "%1$d in %2$d files are selected",
      ]),
      "selected": variable(["zero": "not selected", "one": "selected", "other": "selected"]),
    ]
    return text(of: vector, in: .table([vector.input["key"]?.text ?? "": .table(entry)]))
  }

  @Sendable static func widthVariant(_ vector: FormatVector) -> String? {
    guard let variants = vector.input["variants"], let width = vector.input["width"]?.number else { return nil }
    let entry = FormatVector.Value.table(["NSStringVariableWidthRuleType": variants])
    guard let bundle = bundle(of: .table(["greeting": entry]), "en") else { return nil }
    return withLanguage("en") {
      String(localized: "greeting", bundle: bundle.bundle).variantFittingPresentationWidth(Int(width))
    }
  }

  /// A key that no table has.
  @Sendable static func missingText(_ vector: FormatVector) -> String? {
    guard let key = vector.input.text, let bundle = try? TemporaryBundle(["en.lproj/Localizable.strings": ""]) else {
      return nil
    }
    var lookup = LocalizedStringLookup(bundle: bundle.bundle)
    lookup.treatment =
      TextTreatment.read(
        defaults: { vector.options?[$0]?.bool }, variable: { _ in nil }
      ).treatment
    return lookup(forKey: key, value: vector.option("value"), table: nil)
  }

  /// As a table's text is looked up with a launch argument, and formatted where it has arguments.
  @Sendable static func pseudolanguageText(_ vector: FormatVector) -> String? {
    guard let name = vector.api.split(separator: " ").first(where: { $0.hasPrefix("NS") }),
      let text = vector.input.text ?? vector.input["format"]?.text,
      let bundle = try? TemporaryBundle(["en.lproj/Localizable.strings": "key = \"\(text)\";"])
    else { return nil }
    let arguments = vector.input["arguments"]?.texts ?? []
    let value = String.LocalizationValue(key: "key", arguments: arguments.map { .value(.text($0)) })
    var request = MessageRequest(key: "key", defaultValue: value, bundle: bundle.bundle)
    request.context.treatment =
      TextTreatment.read(
        defaults: { $0 == name ? "YES" : nil }, variable: { _ in nil }
      ).treatment
    return withLanguage("en") { request.text() }
  }

  private static func text(of vector: FormatVector, in table: FormatVector.Value) -> String? {
    guard let key = vector.input["key"]?.text, case .list(let arguments) = vector.input["arguments"],
      let language = vector.locale, let bundle = bundle(of: table, language)
    else { return nil }
    let value = String.LocalizationValue(
      key: key, arguments: arguments.compactMap(\.number).map { .value(.signed(Int64($0))) })
    return withLanguage(language) { String(localized: value, bundle: bundle.bundle) }
  }

  private static func bundle(of table: FormatVector.Value, _ language: String) -> TemporaryBundle? {
    let list = try? PropertyListSerialization.data(fromPropertyList: table.plain, format: .xml, options: 0)
    return list.flatMap {
      try? TemporaryBundle(["\(language).lproj/Localizable.stringsdict": String(decoding: $0, as: UTF8.self)])
    }
  }
}

extension FormatVector.Value {
  /// As property lists have it.
  fileprivate var plain: Any {
    switch self {
    case .null: ""
    case .bool(let value): value
    case .number(let value): value
    case .text(let value): value
    case .list(let values): values.map(\.plain)
    case .table(let table): table.mapValues(\.plain)
    }
  }
}
