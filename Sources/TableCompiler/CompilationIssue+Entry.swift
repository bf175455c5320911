package import StringCatalog

extension CompilationIssue {
  /// What would be said of one key if its catalog were compiled, language by language.
  package static func issues(ofKey key: String, _ entry: CatalogEntry, sourceLanguage: String) -> [CompilationIssue] {
    let localizations = entry.localizations ?? [:]
    let source = localizations[sourceLanguage]
    let counted = source?.countedArgument
    return localizations.sorted { $0.key < $1.key }.flatMap { language, localization in
      let isSource = language == sourceLanguage
      var compiler = LocalizationCompiler(
        key: key, language: language, localization: localization, source: isSource ? nil : counted,
        mustShowNumber: isSource || source?.hasPlural != true)
      _ = compiler.content()
      return compiler.issues
    }
  }
}
