package import Findings
import LanguageData
import StringCatalog
import TranslationFormats

extension I18nextFormat {
  package static func foreignTexts(
    in files: [ForeignFile], sourceLanguage: String
  ) throws(RefusedInput) -> ForeignTexts {
    var texts = ForeignTexts()
    var arguments: [String: ForeignArguments] = [:]
    let read = try texts.read(files, sourceLanguage: sourceLanguage) { file throws(RefusedInput) in
      let content = try I18nextFile(bytes: file.bytes, path: file.path)
      return (content, FileLanguage.folderName(of: file.path), content.doubledNames)
    }
    // The source language's texts say in which order the placeholders are numbered.
    for (file, content, language) in read {
      add(content, of: file, language: language, &arguments, to: &texts)
    }
    return texts
  }

  private static func add(
    _ content: I18nextFile, of file: ForeignFile, language: String, _ arguments: inout [String: ForeignArguments],
    to texts: inout ForeignTexts
  ) {
    let byName = Dictionary(content.texts.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    let identifier = LanguageIdentifier(language)
    let groups = identifier.map { I18nextPlurals.groups(of: content.texts.map(\.name), in: $0) } ?? [:]
    let grouped = Set(groups.values.flatMap(\.values))
    for text in content.texts where !grouped.contains(text.name) {
      add(.single(text.text), text.name, text.line, language, &arguments, of: file, to: &texts)
    }
    for (name, forms) in groups.sorted(by: { $0.key < $1.key }) {
      let texts_ = forms.compactMapValues { byName[$0]?.text }
      let line = forms.values.compactMap { byName[$0]?.line }.min()
      add(.plural(texts_), name, line, language, &arguments, of: file, to: &texts)
    }
  }

  private static func add(
    _ forms: TextForms, _ key: String, _ line: Int?, _ language: String, _ arguments: inout [String: ForeignArguments],
    of file: ForeignFile, to texts: inout ForeignTexts
  ) {
    var own = arguments[key] ?? ForeignArguments()
    if forms.isPlural { own.add("count", type: "lld") }
    for (_, text) in forms.texts {
      for piece in BracePlaceholder.pieces(of: text) {
        if let name = piece.name { own.add(name, type: name == "count" ? "lld" : nil) }
      }
      if text.contains("$t(") {
        texts.lose(
          "it takes in another text ($t), which a catalog cannot", of: key, line: line, in: file.path,
          suggestion: "write that text out")
      }
    }
    arguments[key] = own
    let converted = forms.mapped { _, text in
      let pieces = BracePlaceholder.pieces(of: text)
      guard pieces.contains(where: { $0.name != nil }) else { return text }
      return pieces.map { $0.name.map(own.specifier) ?? ForeignArguments.literal($0.text) }.joined()
    }
    texts.add(CatalogLocalization(converted, state: .translated), key: key, language: language)
  }
}
