package import Findings
import FormatSpecifiers
import LanguageData
import LosslessJSON
package import StringCatalog
import TranslationFormats

/// Flutter: `app_en.arb`, `app_fr.arb`.
package enum ARBFormat: CatalogFormat {
  package static let name = "arb"
  package static let title = "ARB"
  package static let hasSourceTexts = false

  package static func isName(_ path: String) -> Bool { path.hasSuffix(".arb") }

  package static func files(
    of catalog: StringCatalog, languages: [String], table: String, existing: (String) -> [UInt8]?
  ) throws -> ConvertedFiles {
    var result = ConvertedFiles()
    result.findings = ConversionLosses.untranslatable(in: catalog, for: title)
    let naming = ResourceNaming(catalog.unitIDs, style: .camelCase)
    for language in languages {
      let view = CatalogView(of: catalog, in: language)
      var file = ARBFile(locale: String(language.map { $0 == "-" ? "_" : $0 }))
      for unit in view.units where !unit.target.isEmpty {
        var message = ARBFile.Message(
          name: naming.name(of: unit.id), text: ARBMessage.text(of: BraceDialect().encoded(unit).target))
        // The source language's file is Flutter's template, which says what the messages take.
        if language == catalog.sourceLanguage {
          message.description = unit.comment
          message.placeholders = placeholders(of: unit)
        }
        file.messages.append(message)
      }
      let prefix = table == "Localizable" ? "app" : ResourceNaming([table], style: .snakeCase).name(of: table)
      result.files.append(("\(prefix)_\(file.locale ?? language).arb", file.bytes()))
      result.findings += ConversionLosses.findings(
        in: view, for: title, of: [.device, .substitution, .phrase, .state, .formatting])
    }
    return result
  }

  private static func placeholders(of unit: ConversionUnit) -> [JSONMember] {
    let mapping = ArgumentMapping(unit, countName: "count")
    var result: [JSONMember] = []
    if mapping.isSubstitutionPart || (unit.target.isPlural && mapping.countPosition == nil) {
      result.append(JSONMember("count", .object([JSONMember("type", .string("num"))])))
    }
    for (position, name) in mapping.names.sorted(by: { $0.key < $1.key }) {
      guard let argument = mapping.arguments[position] else { continue }
      result.append(JSONMember(name, .object(attributes(of: argument, isCount: position == mapping.countPosition))))
    }
    return result
  }

  private static func attributes(of argument: FormatArgument, isCount: Bool) -> [JSONMember] {
    switch argument.valueClass {
    case .integer, .longInteger: return [JSONMember("type", .string(isCount ? "num" : "int"))]
    case .floatingPoint:
      let type = JSONMember("type", .string(isCount ? "num" : "double"))
      guard !isCount, let digits = argument.precision, Int(digits) != nil else { return [type] }
      return [
        type, JSONMember("format", .string("decimalPatternDigits")),
        JSONMember("optionalParameters", .object([JSONMember("decimalDigits", .number(digits))])),
      ]
    default: return [JSONMember("type", .string("String"))]
    }
  }

  package static func translations(
    in bytes: [UInt8], path: String, language: String?, for catalog: StringCatalog
  ) throws(RefusedInput) -> [FileTranslations] {
    let file = try ARBFile(bytes: bytes, path: path)
    let language = try FileLanguage.language(given: language, declared: file.locale, path: path, in: catalog)
    let naming = ResourceNaming(catalog.unitIDs, style: .camelCase)
    var translations = FileTranslations(language: language, units: [], dialect: BraceDialect())
    translations.findings = Finding.doubled(file.doubledNames, in: path)
    for message in file.messages {
      guard let forms = ARBMessage.forms(of: message.text) else {
        translations.findings.append(unreadable(message, path))
        continue
      }
      translations.units.append(
        TranslatedUnit(id: naming.ids[message.name] ?? message.name, target: forms, line: message.line))
    }
    return [translations]
  }

  private static func unreadable(_ message: ARBFile.Message, _ path: String) -> Finding {
    Finding(
      "malformed-message", .error, at: .line(message.line, of: path),
      "'\(message.name)' is no message that can be read: a plural by one number, or a text with placeholders, was expected",
      suggestion: "mend its braces, or set the text in the catalog with 'dragoman set'")
  }
}
