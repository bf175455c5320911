import StringCatalog
import StringsTables
import Testing

@testable import CatalogMigration

@Suite struct StringsDictionaryMappingTests {
  private static func variable(
    name: String = "files", type: String? = "lld", rule: StringsDictionaryVariableRule? = .plural, _ one: String,
    _ other: String
  ) -> StringsDictionaryVariable {
    StringsDictionaryVariable(
      name: name, rule: rule, valueType: type,
      cases: [StringsDictionaryCase("one", one), StringsDictionaryCase("other", other)])
  }

  private static func mapping(
    _ format: String, _ variables: StringsDictionaryVariable..., plain: String? = nil
  ) -> StringsDictionaryMapping {
    StringsDictionaryMapping(.rules(StringsDictionaryRules(format: format, variables: variables)), plainText: plain)
  }

  private static func texts(_ mapping: StringsDictionaryMapping) -> [String] {
    mapping.localization?.stringUnits.map { "\($0.path): \($0.unit.value)" } ?? []
  }

  @Test func aVariableThatIsTheWholeTextBecomesAPluralVariation() {
    let mapping = Self.mapping("%#@files@", Self.variable("one file", "%lld files"))
    #expect(mapping.localization?[VariationPath([.plural("one")])]?.value == "one file")
    #expect(mapping.localization?[VariationPath([.plural("other")])]?.value == "%lld files")
    #expect(mapping.localization?.substitutions == nil)
    #expect(mapping.losses.isEmpty && mapping.oddities.isEmpty)
  }

  @Test(arguments: [
    ("%#@files@", "file", "files"), ("%#@files@", "%2$@ file", "%2$@ files"), ("%#@files@", "%.1f file", "%.1f files"),
    ("%#@files@ left", "%lld file", "%lld files"), ("%1$#@files@", "%lld file", "%lld files"),
  ]) func otherwiseItBecomesASubstitution(_ format: String, _ one: String, _ other: String) {
    let mapping = Self.mapping(format, Self.variable(one, other))
    #expect(mapping.localization?.variations == nil)
    #expect(mapping.localization?.stringUnit?.value == format.replacing("1$", with: ""))
    let substitution = mapping.localization?.substitutions?["files"]
    #expect(substitution?.formatSpecifier == "lld")
    #expect(substitution?.argNum == (format.contains("1$") ? 1 : nil))
    let expected = format.contains("1$") ? one : one.replacing("%lld", with: "%arg")
    #expect(mapping.localization?[VariationPath([.substitution("files"), .plural("one")])]?.value == expected)
  }

  @Test(arguments: ["%0$#@files@", "%99999999999999999999$#@files@"])
  func aPositionThatNoArgumentHasIsDropped(_ format: String) {
    let mapping = Self.mapping(format + " left", Self.variable("%lld file", "%lld files"))
    #expect(mapping.localization?.stringUnit?.value == "%#@files@ left")
    #expect(mapping.oddities == [.looseReference(format)])
  }

  @Test func severalVariablesKeepTheirPlaces() {
    let mapping = Self.mapping(
      "%2$#@people@ in %1$#@files@ at 100%%", Self.variable("%lld file", "%lld files"),
      Self.variable(name: "people", type: nil, "%@ person", "%@ people"))
    #expect(mapping.localization?.stringUnit?.value == "%#@people@ in %#@files@ at 100%%")
    #expect(mapping.localization?.substitutions?["people"]?.argNum == 2)
    #expect(mapping.localization?.substitutions?["people"]?.formatSpecifier == "@")
    #expect(mapping.localization?.substitutions?["files"]?.argNum == 1)
  }

  @Test func devicesBecomeVariationsAndTheTableSaysWhatOthersGet() {
    let rules = StringsDictionaryRules(devices: [
      StringsDictionaryVariant("mac", .text("Click")),
      StringsDictionaryVariant(
        "iphone",
        .rules(StringsDictionaryRules(format: "%#@files@", variables: [Self.variable("%lld tap", "%lld taps")]))),
    ])
    let mapping = StringsDictionaryMapping(.rules(rules), plainText: "Press")
    #expect(mapping.localization?[VariationPath([.device("mac")])]?.value == "Click")
    #expect(mapping.localization?[VariationPath([.device("iphone"), .plural("one")])]?.value == "%lld tap")
    #expect(mapping.localization?[VariationPath([.device("other")])]?.value == "Press")
    #expect(mapping.losses.isEmpty)
  }

  @Test func substitutionsOfDevicesStandAtTheTop() {
    func rules(_ one: String) -> StringsDictionaryContent {
      .rules(StringsDictionaryRules(format: "%#@files@ left", variables: [Self.variable(one, "%lld files")]))
    }
    func mapping(_ other: StringsDictionaryContent) -> StringsDictionaryMapping {
      StringsDictionaryMapping(
        .rules(
          StringsDictionaryRules(devices: [
            StringsDictionaryVariant("mac", rules("file")), StringsDictionaryVariant("other", other),
          ])), plainText: nil)
    }
    let same = mapping(rules("file"))
    #expect(same.localization?[VariationPath([.device("mac")])]?.value == "%#@files@ left")
    #expect(same.localization?.substitutions?.keys.sorted() == ["files"])
    let different = mapping(rules("record"))
    #expect(different.localization == nil)
    #expect(different.losses == [.clashingVariables("files")])
  }

  @Test func whatACatalogCannotSayIsALoss() {
    let widths = StringsDictionaryRules(widths: [
      StringsDictionaryVariant("9", .text("short")), StringsDictionaryVariant("20", .text("longer")),
    ])
    let width = StringsDictionaryMapping(.rules(widths), plainText: nil)
    #expect(width.localization?.stringUnit?.value == "longer")
    #expect(width.losses == [.widths])
    let gender = Self.mapping("%#@files@", Self.variable(rule: .gender, "a", "b"))
    #expect(gender.localization == nil)
    #expect(gender.losses == [.rule("NSStringGenderRuleType")])
    let unknown = StringsDictionaryMapping(.unrecognized(.array([])), plainText: nil)
    #expect(unknown.localization == nil)
    #expect(!unknown.losses.isEmpty)
    var member = StringsDictionaryRules(format: "text")
    member.unrecognizedMembers = [StringsTableMember("note", .string("x"))]
    #expect(StringsDictionaryMapping(.rules(member), plainText: nil).losses == [.unrecognized("note")])
  }

  @Test func nestedVariablesArePutBesideEachOther() {
    let mapping = Self.mapping(
      "In all, %1$#@files@.", Self.variable("one file in %2$#@folders@ of it", "%lld files in %2$#@folders@ of them"),
      Self.variable(name: "folders", "one folder", "%lld folders"))
    #expect(mapping.localization?.stringUnit?.value == "In all, %#@files@%#@folders@%#@files2@.")
    func text(_ name: String, _ category: String) -> String? {
      mapping.localization?[VariationPath([.substitution(name), .plural(category)])]?.value
    }
    #expect(text("files", "one") == "one file in ")
    #expect(text("files", "other") == "%1$lld files in ")
    #expect(text("files2", "one") == " of it")
    #expect(text("folders", "other") == "%lld folders")
    #expect(mapping.localization?.substitutions?["files2"]?.argNum == 1)
    #expect(mapping.localization?.substitutions?["folders"]?.argNum == 2)
    #expect(mapping.losses.isEmpty)
  }

  @Test func argumentsWithoutNumbersCountOnFromTheVariablesOwn() {
    let mapping = Self.mapping(
      "%@: %#@files@", Self.variable("%lld file in %#@folders@", "%lld files in %#@folders@"),
      Self.variable(name: "folders", "a folder", "%lld folders"))
    #expect(mapping.localization?.stringUnit?.value == "%1$@: %#@files@%#@folders@")
    #expect(mapping.localization?.substitutions?["files"]?.argNum == 2)
    #expect(mapping.localization?.substitutions?["folders"]?.argNum == 3)
  }

  @Test func variablesThatCannotBeTakenApartAreALoss() {
    let different = Self.mapping(
      "%#@files@", Self.variable("one in %#@folders@", "%lld"), Self.variable(name: "folders", "a", "b"))
    #expect(different.localization == nil)
    #expect(different.losses == [.nesting("files")])
    let endless = Self.mapping("%#@files@", Self.variable("%#@files@", "%#@files@"))
    #expect(endless.losses == [.nesting("files")])
    let circle = Self.mapping(
      "%#@files@", Self.variable("%#@folders@", "%#@folders@"),
      Self.variable(name: "folders", "%#@files@", "%#@files@"))
    #expect(circle.losses.count == 1)
  }

  @Test(arguments: ["%1#@files@", "%#1@files@"]) func looseReferencesAreWrittenAsUsual(_ format: String) {
    let mapping = Self.mapping(format, Self.variable("%2$@ file", "%2$@ files"))
    #expect(mapping.localization?.stringUnit?.value == "%#@files@")
    #expect(mapping.oddities == [.looseReference(format)])
  }

  @Test func whatLooksWrongIsTakenAndNamed() {
    let mapping = Self.mapping(
      "%#@files@ %#@gone@",
      StringsDictionaryVariable(
        name: "files", rule: nil, valueType: "d", cases: [StringsDictionaryCase("onee", "x")]))
    #expect(
      mapping.oddities == [
        .noRule("files"), .noOther("files"), .unknownCategory("onee"), .undefinedVariable("gone"),
      ])
    #expect(Self.texts(mapping).count == 2)
  }
}
