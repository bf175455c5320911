package import Findings
package import StringCatalog
import TranslationFormats

/// gettext: a `.po` file a language, and a `.pot` template.
package enum POFormat: CatalogFormat {
  package static let name = "po"
  package static let title = "gettext PO"
  package static let hasSourceTexts = true

  package static func isName(_ path: String) -> Bool { path.hasSuffix(".po") || path.hasSuffix(".pot") }

  package static func files(
    of catalog: StringCatalog, languages: [String], table: String, existing: (String) -> [UInt8]?
  ) throws -> ConvertedFiles {
    var result = ConvertedFiles()
    result.findings = ConversionLosses.untranslatable(in: catalog, for: title)
    for language in languages {
      let conversion = POConversion(language: language)
      var (file, findings) = conversion.file(of: CatalogView(of: catalog, in: language))
      let path = "\(table).\(language).po"
      if let bytes = existing(path) { file = file.updating(try POFile(bytes: bytes, path: path)) }
      result.files.append((path, file.bytes()))
      result.findings += findings
    }
    // A template for languages to come, where not one language of several is asked for.
    if languages.count != 1 || Set(catalog.languages).isSubset(of: languages + [catalog.sourceLanguage]) {
      let template = POConversion(language: catalog.sourceLanguage).template(of: catalog)
      result.files.append(("\(table).pot", template.bytes()))
    }
    return result
  }

  package static func translations(
    in bytes: [UInt8], path: String, language: String?, for catalog: StringCatalog
  ) throws(RefusedInput) -> [FileTranslations] {
    let file = try POFile(bytes: bytes, path: path)
    if path.hasSuffix(".pot") { return [] }
    let declared = file.headerField("Language").flatMap { $0.isEmpty ? nil : $0 }
    let language = try FileLanguage.language(given: language, declared: declared, path: path, in: catalog)
    let conversion = POConversion(language: language)
    return [FileTranslations(language: language, units: conversion.translations(in: file), dialect: conversion)]
  }
}
