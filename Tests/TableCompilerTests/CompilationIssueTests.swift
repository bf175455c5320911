import Findings
import StringCatalog
import TableCompiler
import Testing

@Suite struct CompilationIssueTests {
  private func catalog(_ localization: String, language: String = "en") throws -> CatalogSample {
    try CatalogSample(
      "    \"key\" : { \"localizations\" : { \"\(language)\" : {\n\(localization)\n} } }")
  }

  private let birds =
    "\"substitutions\" : { \"birds\" : { \"argNum\" : 1, \"formatSpecifier\" : \"lld\",\n"
    + plural(["one": "%arg bird", "other": "%arg birds"]) + " } }"

  @Test func aVariedFallbackIsRefused() throws {
    let sample = try catalog(devices(["other": plural(["one": "%lld a", "other": "%lld b"])]))
    #expect(
      sample.findings.first
        == "5:134 error varied-fallback: the device 'other' varies, expected one plain text for devices that have no "
        + "branch (key \"key\", language en)")
    #expect(sample.compiled().languages.isEmpty)
    let reference = try catalog(devices(["mac": unit("%lld"), "other": unit("%#@birds@")]) + ",\n" + birds)
    #expect(reference.compiled().issues.map(\.kind) == [.variedFallback])
  }

  @Test func aVariedCaseIsRefused() throws {
    let sample = try catalog(
      "\"variations\" : { \"plural\" : { \"other\" : { \(devices(["mac": unit("%lld")])) } } }")
    #expect(sample.compiled().issues.map(\.kind).first == .variedCase)
    #expect(sample.findings.first?.hasPrefix("5:") == true)
    let nested = try catalog(devices(["mac": devices(["ipad": unit("a")])]))
    #expect(nested.compiled().issues.map(\.kind) == [.nestedDevices])
  }

  @Test func aReferenceNeedsItsSubstitution() throws {
    let sample = try catalog(unit("%#@birds@ and %#@trees@"))
    #expect(sample.compiled().issues.map(\.kind) == [.undefinedSubstitution("birds"), .undefinedSubstitution("trees")])
    #expect(
      sample.findings.first
        == "5:52 error undefined-substitution: reference to substitution 'birds', which is not defined "
        + "(key \"key\", language en)")
  }

  @Test func aPluralCaseCannotReferToASubstitutionThatVaries() throws {
    let sample = try catalog(plural(["one": "%2$lld", "other": "%2$lld %#@birds@"]) + ",\n" + birds)
    #expect(sample.compiled().issues.map(\.kind) == [.misplacedReference("birds")])
    #expect(sample.compiled().languages.isEmpty)
  }

  @Test(arguments: ["../elsewhere", "/elsewhere", "", "..", "a\\b", "fr\u{0}"])
  func aLanguageWhoseNameLeadsElsewhereIsRefused(language: String) throws {
    var catalog = try CatalogSample(localization: unit("text"), language: "fr").catalog
    let entry = catalog["key"]
    catalog["key"]?.localizations?[language] = entry?.localizations?["fr"]
    let compiled = CompiledCatalog(catalog)
    #expect(compiled.issues == [CompilationIssue(.unusableLanguage, key: "key", language: language)])
    #expect(compiled.hasErrors)
    #expect(compiled.languages.map(\.folder) == ["fr"])
    #expect(!CompiledCatalog(catalog, options: .init(languages: ["fr"])).hasErrors)
  }

  @Test func anUnusedSubstitutionIsWarnedOf() throws {
    let sample = try catalog(unit("%lld birds") + ",\n" + birds)
    #expect(
      sample.findings == [
        "7:92 warning unreferenced-substitution: substitution 'birds' is never referred to (key \"key\", language en)"
      ])
  }

  @Test func aSubstitutionVariesByPluralAlone() throws {
    let sample = try catalog(
      unit("%#@birds@") + ", \"substitutions\" : { "
        + substitution("birds", argNum: 1, devices(["mac": unit("a"), "other": unit("b")])) + " }")
    #expect(sample.compiled().issues.map(\.kind) == [.unusableSubstitution("birds")])
  }

  @Test func aPluralShowsTheNumberInTheSource() throws {
    let sample = try catalog(plural(["one": "One", "other": "%@ birds"]))
    #expect(sample.compiled().issues.map(\.kind) == [.pluralWithoutNumber])
    #expect(sample.compiled().hasErrors)
    let translation = try CatalogSample(
      """
      "key" : { "localizations" : { "en" : { \(unit("birds")) },
        "de" : { \(plural(["one": "Einer", "other": "Viele"])) } } }
      """)
    #expect(translation.compiled().issues.map(\.kind) == [.pluralWithoutNumber])
  }

  @Test func severalNumbersAreAmbiguous() throws {
    let sample = try catalog(plural(["one": "%lld of %lld", "other": "%lld of %lld"]))
    #expect(sample.compiled().issues.map(\.kind) == [.ambiguousCount(position: 1)])
    #expect(!sample.compiled().hasErrors)
  }

  @Test func anAxisThatIsNotKnownIsRefused() throws {
    let sample = try catalog("\"variations\" : { \"width\" : { \"20\" : { \(unit("Hi")) } } }")
    #expect(sample.compiled().issues.map(\.kind) == [.unknownAxis("width")])
    #expect(sample.compiled().hasErrors)
  }

  @Test func axesSideBySideLeaveThePluralOut() throws {
    let sample = try catalog(
      "\"variations\" : { \"device\" : { \"mac\" : { \(unit("a")) } }, \"plural\" : { \"other\" : { \(unit("%lld")) } } }"
    )
    #expect(sample.compiled().issues.map(\.kind) == [.parallelAxes])
    #expect(sample.content()?.rules != nil)
  }

  @Test func categoriesThatNobodyChoosesAreWarnedOf() throws {
    let sample = try catalog(plural(["one": "%lld a", "=1": "%lld", "other": "%lld b"]))
    #expect(sample.compiled().issues.map(\.kind) == [.unknownCategory("=1")])
  }

  @Test(arguments: [
    ("en", ["one"], ["other"], []), ("de", ["one", "other"], [], []), ("fr", ["one", "other"], [], ["many"]),
    ("es", ["one", "other"], [], ["many"]), ("it", ["one", "other"], [], ["many"]),
    ("pt-PT", ["one", "other"], [], ["many"]), ("ja", ["other"], [], []),
    ("pl", ["one", "other"], ["few", "many"], []),
    ("ar", ["other"], ["zero", "one", "two", "few", "many"], []), ("mul", ["one"], [], []),
  ])
  func missingCategoriesAreWarnedOfOrAdvised(
    language: String, present: [String], missing: [String], advised: [String]
  ) throws {
    let cases = present.map { "\"\($0)\" : { \(unit("%lld")) }" }.joined(separator: ", ")
    let sample = try catalog("\"variations\" : { \"plural\" : { \(cases) } }", language: language)
    var expected: [CompilationIssue.Kind] = []
    if !missing.isEmpty { expected.append(.missingCategories(missing, isAdvice: false)) }
    if !advised.isEmpty { expected.append(.missingCategories(advised, isAdvice: true)) }
    #expect(sample.compiled().issues.map(\.kind) == expected)
    #expect(sample.compiled().issues.map(\.severity) == expected.map { _ in advised.isEmpty ? .warning : .advice })
    #expect(!sample.compiled().hasErrors)
  }

  @Test func argumentsBeginWithOne() throws {
    let sample = try catalog(
      unit("%#@birds@") + ", \"substitutions\" : { "
        + substitution("birds", argNum: 0, plural(["one": "%arg bird", "other": "%arg birds"])) + " }")
    #expect(sample.compiled().issues.map(\.kind) == [.invalidArgumentNumber("0")])
  }

  @Test func controlCharactersAreWarnedOf() throws {
    let sample = try catalog(unit("a\\u0008b"))
    #expect(sample.findings.first?.hasPrefix("5:52 warning control-character: U+8 in the text") == true)
  }
}
