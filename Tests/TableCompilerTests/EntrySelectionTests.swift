import StringsTables
import TableCompiler
import Testing

@Suite struct EntrySelectionTests {
  /// Key and text of a language's `.strings`.
  private func strings(_ sample: CatalogSample, _ language: String, _ options: TableCompilerOptions = .init())
    -> [String]
  {
    let table = sample.compiled(options).languages.first { $0.folder == language }
    return table?.strings.map { "\($0.key)=\($0.value.string ?? "")" } ?? []
  }

  private func entry(_ key: String, _ members: String) -> String { "\"\(key)\" : { \(members) }" }

  @Test func everyStateIsCompiledButNewSourceTexts() throws {
    let states = ["translated", "needs_review", "stale", "machine_translated", "new", "future", ""]
    let sample = try CatalogSample(
      states.map { state in
        entry(
          "k-" + state,
          "\"localizations\" : { \"en\" : { \(unit("e", state: state)) }, \"de\" : { \(unit("d", state: state)) } }")
      }.joined(separator: ","))
    #expect(strings(sample, "de") == states.map { "k-\($0)=d" })
    #expect(strings(sample, "en") == states.filter { $0 != "new" }.map { "k-\($0)=e" })
    #expect(strings(sample, "en", TableCompilerOptions(buildsAllStrings: true)).count == states.count)
  }

  @Test func newSourceTextsOfManualKeysAreCompiled() throws {
    let text = "\"localizations\" : { \"en\" : { \(unit("e", state: "new")) } }"
    let sample = try CatalogSample(
      [
        entry("manual", "\"extractionState\" : \"manual\", " + text),
        entry("stale", "\"extractionState\" : \"stale\", " + text),
        entry("extracted", "\"extractionState\" : \"extracted_with_value\", " + text),
      ].joined(separator: ","))
    #expect(strings(sample, "en") == ["manual=e"])
  }

  @Test func aManualKeyIsItsOwnSourceText() throws {
    let sample = try CatalogSample(
      [
        entry("manual", "\"extractionState\" : \"manual\""), entry("found", ""),
        entry("only.german", "\"localizations\" : { \"de\" : { \(unit("d")) } }"),
      ].joined(separator: ","))
    #expect(strings(sample, "en") == ["manual=manual"])
    #expect(strings(sample, "de") == ["only.german=d"])
    #expect(
      strings(sample, "en", TableCompilerOptions(buildsAllStrings: true))
        == ["manual=manual", "found=found", "only.german=only.german"])
  }

  @Test func staleAndUntranslatableKeysAreCompiled() throws {
    let text = "\"localizations\" : { \"de\" : { \(unit("d")) } }"
    let sample = try CatalogSample(
      [
        entry("stale", "\"extractionState\" : \"stale\", " + text),
        entry("fixed", "\"shouldTranslate\" : false, " + text), entry("", text),
      ].joined(separator: ","))
    #expect(strings(sample, "de") == ["stale=d", "fixed=d", "=d"])
  }

  @Test func phrasesOfAppShortcutsAreNoTexts() throws {
    let sample = try CatalogSample(
      entry(
        "phrase",
        "\"extractionState\" : \"manual\", \"localizations\" : { \"en\" : { \"stringSet\" : { \"state\" : \"new\", "
          + "\"values\" : [ \"a\" ] } } }"))
    #expect(sample.compiled().languages.isEmpty)
  }

  @Test func languagesAreChosenByEitherSpelling() throws {
    let sample = try CatalogSample(
      entry(
        "k", "\"localizations\" : { \"en\" : { \(unit("e")) }, \"iw\" : { \(unit("h")) }, \"de\" : { \(unit("d")) } }"))
    #expect(sample.compiled().languages.map(\.folder) == ["de", "en", "he"])
    #expect(sample.compiled(TableCompilerOptions(languages: ["iw", "de"])).languages.map(\.folder) == ["de", "he"])
    #expect(sample.compiled(TableCompilerOptions(languages: ["he"])).languages.map(\.folder) == ["he"])
    #expect(sample.compiled(TableCompilerOptions(languages: ["fr"])).languages.isEmpty)
  }

  @Test(arguments: [
    ("pt-BR", "pt-BR"), ("zh-Hans", "zh-Hans"), ("zh-Hant-HK", "zh-Hant-HK"), ("fr_CA", "fr_CA"), ("pt_br", "pt_BR"),
    ("EN-us", "en-US"), ("iw-IL", "he-IL"), ("in", "id"), ("no", "nb"), ("sr-Cyrl", "sr"), ("sr-Latn", "sr-Latn"),
    ("sr_Latn", "sr-Latn"), ("en-UK", "en-GB"), ("es-419", "es-419"), ("mul", "mul"), ("az-Latn-AZ", "az-AZ"),
    ("ca-ES-VALENCIA", "ca-ES-valencia"), ("tl", "fil"),
  ])
  func foldersHaveTodaysNames(language: String, folder: String) throws {
    let sample = try CatalogSample(localization: unit("text"), language: language)
    #expect(sample.compiled().languages.map(\.folder) == [folder])
  }

  @Test func theUsualSpellingWinsASharedFolder() throws {
    let sample = try CatalogSample(
      entry("k", "\"localizations\" : { \"iw\" : { \(unit("old")) }, \"he\" : { \(unit("new")) } }"))
    #expect(strings(sample, "he") == ["k=new"])
    #expect(sample.compiled().issues.map(\.kind) == [.sharedFolder(other: "he", folder: "he")])
  }
}
