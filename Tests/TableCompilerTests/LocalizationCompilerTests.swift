import StringsTables
import TableCompiler
import Testing

@Suite struct LocalizationCompilerTests {
  @Test func aPlainTextGoesToStrings() throws {
    let sample = try CatalogSample(localization: unit("Hello, %@! 100%% of %1$(count)lld"))
    #expect(sample.content() == CompiledContent(text: "Hello, %@! 100%% of %1$lld"))
    #expect(
      sample.content(of: "key", "en", TableCompilerOptions(layout: .stringsdictOnly))
        == CompiledContent(rules: .text("Hello, %@! 100%% of %1$lld")))
  }

  @Test func aPluralCountsItsNumber() throws {
    let sample = try CatalogSample(localization: plural(["one": "%lld book", "other": "%lld books"]))
    #expect(
      sample.content()
        == CompiledContent(
          rules: .rules(
            StringsDictionaryRules(
              format: "%#@value@",
              variables: [variable("value", "lld", ["one": "%lld book", "other": "%lld books"])]))))
  }

  @Test func theFirstArgumentNeedsNoNumberInThePattern() throws {
    let sample = try CatalogSample(localization: plural(["one": "%1$d book of %2$@", "other": "%1$d books of %2$@"]))
    #expect(rules(sample)?.format == "%#@value@")
    #expect(rules(sample)?.variables.first?.valueType == "d")
  }

  @Test func alaterArgumentIsNumberedThroughout() throws {
    let sample = try CatalogSample(localization: plural(["one": "%@ has a book", "other": "%@ has %.1f books"]))
    #expect(
      rules(sample)
        == StringsDictionaryRules(
          format: "%2$#@value@",
          variables: [variable("value", "f", ["one": "%1$@ has a book", "other": "%1$@ has %2$.1f books"])]))
  }

  @Test func namedPlaceholdersAreNumberedByTheirFirstAppearance() throws {
    let sample = try CatalogSample(
      localization: plural(["one": "%(count)lld of %(total)lld", "other": "of %(total)lld, %(count)lld"]))
    #expect(
      rules(sample)?.variables == [variable("value", "lld", ["one": "%1$lld of %2$lld", "other": "of %2$lld, %1$lld"])])
  }

  @Test func aLanguageThatNeverShowsTheNumberCountsWhatTheSourceCounts() throws {
    let sample = try CatalogSample(
      """
      "key" : { "localizations" : {
        "en" : { \(plural(["one": "%@: one book", "other": "%@: %lld books"])) },
        "ja" : { \(plural(["other": "いくつか"])) } } }
      """)
    #expect(
      rules(sample, "ja")
        == StringsDictionaryRules(format: "%2$#@value@", variables: [variable("value", "lld", ["other": "いくつか"])]))
    #expect(!sample.compiled().hasErrors)
  }

  @Test func devicesLeaveTheirFallbackToStrings() throws {
    let sample = try CatalogSample(
      localization: devices([
        "iphone": unit("Tap"), "mac": plural(["one": "%lld click", "other": "%lld clicks"]), "other": unit("Press"),
      ]))
    let mac = StringsDictionaryContent.rules(
      StringsDictionaryRules(
        format: "%#@value@", variables: [variable("value", "lld", ["one": "%lld click", "other": "%lld clicks"])]))
    let variants = [StringsDictionaryVariant("iphone", .text("Tap")), StringsDictionaryVariant("mac", mac)]
    #expect(
      sample.content() == CompiledContent(text: "Press", rules: .rules(StringsDictionaryRules(devices: variants))))
    let whole = sample.content(of: "key", "en", TableCompilerOptions(layout: .stringsdictOnly))
    let all = variants + [StringsDictionaryVariant("other", .text("Press"))]
    #expect(whole == CompiledContent(rules: .rules(StringsDictionaryRules(devices: all))))
  }

  @Test func substitutionsAreNumberedByTheirArgument() throws {
    let sample = try CatalogSample(
      localization: unit("%#@birds@ in %2$#@trees@ of %3$@") + ", \"substitutions\" : { "
        + substitution("birds", argNum: 1, plural(["one": "%arg bird", "other": "%arg birds"])) + ", "
        + substitution("trees", argNum: 2, specifier: "d", plural(["one": "a tree", "other": "%arg trees"])) + " }")
    #expect(
      rules(sample)
        == StringsDictionaryRules(
          format: "%1$#@birds@ in %2$#@trees@ of %3$@",
          variables: [
            variable("birds", "lld", ["one": "%1$lld bird", "other": "%1$lld birds"]),
            variable("trees", "d", ["one": "a tree", "other": "%2$d trees"]),
          ]))
  }

  @Test func aSubstitutionWithoutArgumentTakesTheNext() throws {
    let sample = try CatalogSample(
      localization: unit("%#@birds@") + ", \"substitutions\" : { "
        + substitution("birds", specifier: nil, plural(["one": "%d bird", "other": "%d birds"])) + " }")
    #expect(
      rules(sample)
        == StringsDictionaryRules(
          format: "%#@birds@", variables: [variable("birds", "d", ["one": "%d bird", "other": "%d birds"])]))
  }

  @Test func aSubstitutionThatDoesNotVaryIsPutIn() throws {
    let sample = try CatalogSample(
      localization: plural(["one": "%1$lld %#@unit@", "other": "%1$lld %#@unit@s"]) + ", \"substitutions\" : { "
        + substitution("unit", argNum: 2, specifier: "@", unit("(%arg) step")) + " }")
    #expect(
      rules(sample)?.variables
        == [variable("value", "lld", ["one": "%1$lld (%2$@) step", "other": "%1$lld (%2$@) steps"])])
  }

  @Test func devicesShareSubstitutions() throws {
    let sample = try CatalogSample(
      localization: devices(["mac": unit("Click %#@birds@"), "other": unit("%lld birds")]) + ", \"substitutions\" : { "
        + substitution("birds", argNum: 1, plural(["one": "%arg bird", "other": "%arg birds"])) + " }")
    let birds = StringsDictionaryRules(
      format: "Click %1$#@birds@",
      variables: [variable("birds", "lld", ["one": "%1$lld bird", "other": "%1$lld birds"])])
    #expect(
      sample.content()
        == CompiledContent(
          text: "%lld birds",
          rules: .rules(StringsDictionaryRules(devices: [StringsDictionaryVariant("mac", .rules(birds))]))))
  }

  @Test func variablesHaveNamesThatTheRuntimeFinds() throws {
    let birds = plural(["one": "%arg bird", "other": "%arg birds"])
    let sample = try CatalogSample(
      localization: unit("%#@鳥@ %#@two-trees@ %#@value@") + ", \"substitutions\" : { "
        + substitution("鳥", argNum: 1, birds) + ", " + substitution("two-trees", argNum: 2, birds) + ", "
        + substitution("value", argNum: 3, birds) + " }")
    #expect(rules(sample)?.format == "%1$#@value3@ %2$#@value2@ %3$#@value@")
    #expect(Set(rules(sample)?.variables.map(\.name) ?? []) == ["value", "value2", "value3"])
  }

  @Test func anUnusedSubstitutionMakesAPlainTextInStringsdict() throws {
    let sample = try CatalogSample(
      localization: unit("%lld birds") + ", \"substitutions\" : { "
        + substitution("birds", argNum: 1, plural(["one": "%arg bird", "other": "%arg birds"])) + " }")
    #expect(sample.content() == CompiledContent(rules: .text("%lld birds")))
  }

  private func rules(_ sample: CatalogSample, _ language: String = "en") -> StringsDictionaryRules? {
    guard case .rules(let rules)? = sample.content(of: "key", language)?.rules else { return nil }
    return rules
  }
}
