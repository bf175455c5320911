package import Findings
import LanguageData
import SourceText
package import StringCatalog
package import StringsTables

/// The tables of a catalog, language by language.
package struct CompiledCatalog: Sendable {
  /// In the order of their folders; a language that has nothing is left out.
  package let languages: [CompiledLanguage]
  /// In the order of the catalog's keys.
  package let issues: [CompilationIssue]

  /// Compiles a catalog. What cannot be compiled is left out and reported as an issue whose severity is `.error`;
  /// whoever writes tables should then write none.
  package init(_ catalog: StringCatalog, options: TableCompilerOptions = TableCompilerOptions()) {
    let selection = EntrySelection(
      sourceLanguage: catalog.sourceLanguage, languages: catalog.compiledLanguages,
      buildsAllStrings: options.buildsAllStrings)
    var folders = LanguageFolders(selection.languages)
    let wanted = options.languages.map { names in Set(names).union(names.map(LanguageFolder.name(of:))) }
    var issues: [CompilationIssue] = []
    var entries: [String: [CompiledEntry]] = [:]
    // Such a name would lead out of the folder of results.
    let unusable = Set(selection.languages.filter { !LanguageFolder.canBeNamed(for: $0) })
    for language in unusable.sorted() where wanted?.contains(language) ?? true {
      let key = catalog.keys.first { catalog[$0]?.localizations?[language] != nil } ?? catalog.keys.first
      issues.append(CompilationIssue(.unusableLanguage, key: key ?? "", language: language))
    }
    for key in catalog.keys {
      guard let entry = catalog[key] else { continue }
      let localizations = selection.localizations(of: entry, key: key)
      let sourceText = entry.localizations?[catalog.sourceLanguage]
      let counted = sourceText?.countedArgument
      let sourceHasPlural = sourceText?.hasPlural == true
      for (language, localization) in folders.owners(of: localizations, key: key, &issues)
      where !unusable.contains(language) {
        let folder = folders.folder(of: language)
        if let wanted, !wanted.contains(language), !wanted.contains(folder) { continue }
        let isSource = language == catalog.sourceLanguage
        var compiler = LocalizationCompiler(
          key: key, language: language, localization: localization, source: isSource ? nil : counted,
          mustShowNumber: isSource || !sourceHasPlural)
        var content = compiler.content()
        issues += compiler.issues
        if compiler.issues.contains(where: { $0.severity == .error }) { continue }
        if options.layout == .stringsdictOnly { content = content.inRulesOnly }
        guard !content.isEmpty else { continue }
        entries[folder, default: []].append(
          CompiledEntry(key: key, content: content, localization: localization, source: isSource ? nil : counted))
      }
    }
    self.issues = issues
    languages = entries.sorted { $0.key < $1.key }.map { CompiledLanguage(folder: $0.key, entries: $0.value) }
  }

  /// Whether there is an issue that keeps a text from being compiled.
  package var hasErrors: Bool { issues.contains { $0.severity == .error } }

  /// The issues as findings with their places in the catalog.
  package func findings(in catalog: StringCatalog, path: String) -> [Finding] {
    issues.map { $0.finding(in: catalog, path: path) }
  }
}

/// The tables of one language.
package struct CompiledLanguage: Sendable {
  /// The language as its folder is named, without `.lproj`.
  package let folder: String
  /// In the order of the catalog; each has a text, rules or both.
  package let entries: [CompiledEntry]

  /// The table of texts that do not vary, as key and text; empty where there is to be no file.
  package var strings: [StringsTableMember] {
    entries.compactMap { entry in entry.content.text.map { StringsTableMember(entry.key, .string($0)) } }
  }

  /// The table of texts that vary; empty where there is to be no file.
  package var stringsdict: [StringsDictionaryEntry] {
    entries.compactMap { entry in entry.content.rules.map { StringsDictionaryEntry(entry.key, $0) } }
  }
}

/// One key in one language.
package struct CompiledEntry: Sendable {
  package let key: String
  package let content: CompiledContent
  /// What the catalog has, or stands for it where it has nothing.
  package let localization: CatalogLocalization
  private let source: CountedArgument?

  init(key: String, content: CompiledContent, localization: CatalogLocalization, source: CountedArgument?) {
    self.key = key
    self.content = content
    self.localization = localization
    self.source = source
  }

  /// The text as a tree, straight from the catalog and not by way of the tables.
  package var message: CatalogMessage? { CatalogMessage(localization, source: source) }
}

extension CompiledContent {
  /// The same without a text: it goes to the rules, as the fallback of devices where there are any.
  fileprivate var inRulesOnly: CompiledContent {
    guard let text else { return self }
    guard case .rules(var rules)? = rules, let devices = rules.devices else {
      return CompiledContent(rules: rules ?? .text(text))
    }
    rules.devices = devices + [StringsDictionaryVariant("other", .text(text))]
    return CompiledContent(rules: .rules(rules))
  }
}

extension StringCatalog {
  /// The source language and every language that a key has, in order.
  fileprivate var compiledLanguages: [String] {
    var languages: Set<String> = [sourceLanguage]
    for key in keys { for language in (self[key]?.localizations ?? [:]).keys { languages.insert(language) } }
    return languages.sorted()
  }
}
