package import StringCatalog

extension CompilationIssue {
  /// What would be said of one key if its catalog were compiled, language by language.
  package static func issues(ofKey key: String, _ entry: CatalogEntry, sourceLanguage: String) -> [CompilationIssue] {
    issues(
      ofKey: key, (entry.localizations ?? [:]).sorted { $0.key < $1.key }.map { ($0.key, $0.value) },
      sourceLanguage: sourceLanguage)
  }

  /// - Parameter localizations: by their languages' names.
  package static func issues(
    ofKey key: String, _ localizations: [(language: String, content: CatalogLocalization)], sourceLanguage: String
  ) -> [CompilationIssue] {
    let source = localizations.first { $0.language == sourceLanguage }?.content
    let counted = source?.countedArgument
    return localizations.flatMap { language, localization in
      let isSource = language == sourceLanguage
      var compiler = LocalizationCompiler(
        key: key, language: language, localization: localization, source: isSource ? nil : counted,
        mustShowNumber: isSource || source?.hasPlural != true)
      _ = compiler.content()
      return compiler.issues
    }
  }
}
