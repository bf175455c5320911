package import Findings
import FormatSpecifiers
import LanguageData
import StringCatalog
import TranslationFormats

extension AndroidFormat {
  package static func foreignTexts(
    in files: [ForeignFile], sourceLanguage: String
  ) throws(RefusedInput) -> ForeignTexts {
    var texts = ForeignTexts()
    let catalog = StringCatalog(sourceLanguage: sourceLanguage)
    for file in files {
      let resources = try AndroidResources(bytes: file.bytes, path: file.path)
      let declared = language(ofFolderIn: file.path, sourceLanguage: sourceLanguage)
      let language = try FileLanguage.language(given: file.language, declared: declared, path: file.path, in: catalog)
      for resource in resources.texts { add(resource, language: language, path: file.path, to: &texts) }
      let others = resources.items.count { item in
        if case .other(let xml) = item { return !xml.hasPrefix("<!--") }
        return false
      }
      if others > 0 {
        texts.lose(
          "\(others) resource\(others == 1 ? "" : "s") of other kinds", of: file.path, line: nil, in: file.path,
          suggestion: "only strings, plurals and string arrays are texts")
      }
    }
    return texts
  }

  private static func add(
    _ resource: AndroidTextResource, language: String, path: String, to texts: inout ForeignTexts
  ) {
    let comment = resource.comments.joined(separator: "\n")
    func add(_ forms: TextForms, _ key: String) {
      let localization = CatalogLocalization(forms.mapped { converted($1) }, state: .translated)
      if !texts.add(localization, key: key, language: language, comment: comment) {
        texts.lose(
          "another resource has the same name", of: key, line: resource.line, in: path,
          suggestion: "add its text under another key")
      }
      if !resource.isTranslatable { texts.change(key) { $0.shouldTranslate = false } }
    }
    switch resource.kind {
    case .string: add(.single(resource.values.first?.text ?? ""), resource.name)
    case .array:
      for (index, value) in resource.values.enumerated() { add(.single(value.text), "\(resource.name).\(index)") }
    case .plurals:
      var forms: [PluralCategory: String] = [:]
      for value in resource.values {
        guard let category = value.quantity.flatMap(PluralCategory.init(rawValue:)) else {
          texts.lose(
            "an item has no quantity that is known", of: resource.name, line: resource.line, in: path,
            suggestion: "expected one of zero, one, two, few, many, other")
          continue
        }
        forms[category] = value.text
      }
      add(.plural(forms), resource.name)
    }
  }

  private static func converted(_ text: String) -> String {
    let format = FormatString(JavaDialect.withApostrophes(text))
    guard format.arguments.contains(where: { $0.kind == .value }) else { return text }
    return format.pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .percentSign: "%%"
      case .argument(let argument): PlaceholderConversion.converted(argument)
      }
    }.joined()
  }
}
