package import Findings
import LanguageData
package import StringCatalog
import TranslationFormats

/// Android: `values/strings.xml` for the source language, `values-fr/strings.xml` for others.
package enum AndroidFormat: CatalogFormat {
  package static let name = "android"
  package static let title = "Android"
  package static let hasSourceTexts = false

  package static func isName(_ path: String) -> Bool { path.hasSuffix(".xml") }

  package static func files(
    of catalog: StringCatalog, languages: [String], table: String, existing: (String) -> [UInt8]?
  ) throws -> ConvertedFiles {
    var result = ConvertedFiles()
    let naming = naming(of: catalog)
    for language in languages {
      let view = CatalogView(of: catalog, in: language)
      var resources = AndroidResources()
      for unit in view.units where !unit.target.isEmpty {
        resources.items.append(.text(resource(of: unit, naming)))
      }
      if language == catalog.sourceLanguage {
        resources.items += untranslatable(view.untranslatableKeys, in: catalog)
      }
      let file = table == "Localizable" ? "strings" : ResourceNaming([table], style: .snakeCase).name(of: table)
      result.files.append((folder(of: language, in: catalog) + "/\(file).xml", resources.bytes()))
      result.findings += ConversionLosses.findings(
        in: view, for: title, of: [.device, .substitution, .phrase, .state])
    }
    return result
  }

  private static func resource(of unit: ConversionUnit, _ naming: ResourceNaming) -> AndroidTextResource {
    let texts = JavaDialect().encoded(unit).target.texts.filter { !$0.text.isEmpty }
    let values = texts.map { AndroidTextResource.Value(quantity: $0.category?.rawValue, text: $0.text) }
    var resource = AndroidTextResource(
      unit.target.isPlural ? .plurals : .string, name: naming.name(of: unit.id), values: values)
    if let comment = unit.comment, !comment.isEmpty { resource.comments = [comment] }
    // Without this, `aapt` refuses texts that it takes for formats with several arguments without numbers.
    if unit.target.texts.contains(where: { $0.text.contains("%#@") }) {
      resource.attributes = [AndroidAttribute("formatted", "false")]
    }
    return resource
  }

  private static func untranslatable(_ keys: [String], in catalog: StringCatalog) -> [AndroidResources.Item] {
    let naming = ResourceNaming(keys, style: .snakeCase)
    return keys.map { key in
      let text = catalog[key]?.localizations?[catalog.sourceLanguage]?.stringUnit?.value ?? key
      var resource = AndroidTextResource(
        .string, name: "untranslated_" + naming.name(of: key),
        values: [AndroidTextResource.Value(text: JavaDialect.encoded(text))])
      resource.attributes = [AndroidAttribute("translatable", "false")]
      return .text(resource)
    }
  }

  private static func naming(of catalog: StringCatalog) -> ResourceNaming {
    ResourceNaming(catalog.unitIDs, style: .snakeCase)
  }

  private static func folder(of language: String, in catalog: StringCatalog) -> String {
    guard language != catalog.sourceLanguage else { return "values" }
    guard let identifier = LanguageIdentifier(language) else { return "values-" + language }
    if identifier.script == nil, identifier.additions.isEmpty, identifier.region?.count != 3 {
      return "values-" + identifier.language + (identifier.region.map { "-r" + $0 } ?? "")
    }
    return "values-b+" + String(identifier.description.map { $0 == "-" ? "+" : $0 })
  }

  /// `fr` of `res/values-fr/strings.xml`; the source language of `res/values/strings.xml`.
  static func language(ofFolderIn path: String, sourceLanguage: String) -> String? {
    for component in path.split(separator: "/").reversed() where component.hasPrefix("values") {
      if component == "values" { return sourceLanguage }
      let qualifiers = component.dropFirst("values-".count)
      if qualifiers.hasPrefix("b+") { return String(qualifiers.dropFirst(2).map { $0 == "+" ? "-" : $0 }) }
      let parts = qualifiers.split(separator: "-")
      guard let first = parts.first else { return nil }
      let region = parts.dropFirst().first.flatMap { $0.hasPrefix("r") ? $0.dropFirst() : nil }
      return [first, region].compactMap { $0.map(String.init) }.joined(separator: "-")
    }
    return nil
  }

  package static func translations(
    in bytes: [UInt8], path: String, language: String?, for catalog: StringCatalog
  ) throws(RefusedInput) -> [FileTranslations] {
    let resources = try AndroidResources(bytes: bytes, path: path)
    let declared = Self.language(ofFolderIn: path, sourceLanguage: catalog.sourceLanguage)
    let language = try FileLanguage.language(given: language, declared: declared, path: path, in: catalog)
    let naming = naming(of: catalog)
    let units = resources.texts.filter(\.isTranslatable).map { resource in
      var target = TextForms.single(resource.values.first?.text ?? "")
      if resource.kind == .plurals {
        var forms: [PluralCategory: String] = [:]
        for value in resource.values {
          if let category = value.quantity.flatMap(PluralCategory.init(rawValue:)) { forms[category] = value.text }
        }
        target = .plural(forms)
      }
      return TranslatedUnit(id: naming.ids[resource.name] ?? resource.name, target: target, line: resource.line)
    }
    return [FileTranslations(language: language, units: units, dialect: JavaDialect())]
  }
}
