import CatalogConversion
import Findings
import LanguageData
import SourceText
import StringCatalog
import Testing
import TranslationFormats

struct POConversionTests {
  private func file(_ language: String) throws -> POFile {
    POConversion(language: language).file(of: CatalogView(of: try HarbourCatalog.catalog(), in: language)).file
  }

  private func entry(_ context: String?, _ id: String, in file: POFile) -> POEntry? {
    file.entries.first { $0.context == context && $0.id == id }
  }

  private func merged(
    _ language: String, into catalog: StringCatalog? = nil, _ change: (inout POFile) -> Void
  ) throws -> TranslationMerge {
    let conversion = POConversion(language: language)
    var file = try file(language)
    change(&file)
    let reread = try POFile(bytes: file.bytes(), path: "x.po")
    return TranslationMerge(
      of: conversion.translations(in: reread), from: "x.po", into: try catalog ?? HarbourCatalog.catalog(),
      language: language, dialect: conversion)
  }

  private func change(_ context: String?, _ id: String, in file: inout POFile, _ body: (inout POEntry) -> Void) {
    guard let index = file.entries.firstIndex(where: { $0.context == context && $0.id == id }) else { return }
    var entry = file.entries[index]
    body(&entry)
    file.replaceEntry(at: index, with: entry)
  }

  @Test func saysWhatTheCatalogSays() throws {
    let file = try file("de")
    #expect(entry(nil, "Welcome, %@", in: file)?.flags == ["objc-format"])
    let boats = try #require(entry("%lld boats", "%lld boat", in: file))
    #expect(boats.pluralID == "%lld boats")
    #expect(boats.texts == ["%lld Boot", "%lld Boote"])
    #expect(boats.flags == ["fuzzy", "objc-format"])
    #expect(boats.extractedComments == ["in the list"])
    #expect(entry("%lld crews on %lld ships|==|substitutions.ships", "%arg ship", in: file)?.texts == ["", ""])
    #expect(entry("Tap|==|device.mac", "Click", in: file)?.texts == ["Klicken"])
    // Line ends as in the message, which gettext demands.
    #expect(entry("quay.title", "The \"quay\"\n", in: file)?.texts == ["Der Kai\n"])
    #expect(entry(nil, "Gone", in: file)?.isObsolete == true)
    #expect(entry(nil, "buoy", in: file) == nil)
  }

  @Test func givesFormsOfFractionsMessagesOfTheirOwn() throws {
    let file = try file("ru")
    #expect(entry("%lld boats", "%lld boat", in: file)?.texts == ["", "", ""])
    #expect(entry("%lld boats|==|plural.other", "%lld boats", in: file)?.texts == [""])
  }

  @Test func changesNothingWhereNothingChanged() throws {
    let merge = try merged("de") { _ in }
    #expect(!merge.catalog.hasChanges)
    #expect(merge.findings.isEmpty)
  }

  @Test func takesTextsAndStatesOver() throws {
    let merge = try merged("de") { file in
      change("%lld boats", "%lld boat", in: &file) { $0.flags.removeAll { $0 == "fuzzy" } }
      change(nil, "Anchor", in: &file) { $0.texts = ["Anker"] }
      change("quay.title", "The \"quay\"\n", in: &file) {
        $0.texts = ["Am Kai\n"]
        $0.flags = ["fuzzy"]
      }
      change("%lld crews on %lld ships|==|substitutions.ships", "%arg ship", in: &file) {
        $0.texts = ["%arg Schiff", "%arg Schiffen"]
      }
    }
    #expect(merge.findings.isEmpty)
    #expect(merge.changedTexts == 4 && merge.changedStates == 1)
    let boats = merge.catalog["%lld boats"]?.localizations?["de"]
    #expect(boats?[[.plural("other")]] == StringUnit(state: .translated, value: "%lld Boote"))
    #expect(merge.catalog["Anchor"]?.localizations?["de"]?.stringUnit?.value == "Anker")
    #expect(
      merge.catalog["quay.title"]?.localizations?["de"]?.stringUnit
        == StringUnit(state: .needsReview, value: "Am Kai\n"))
    let ships = merge.catalog["%lld crews on %lld ships"]?.localizations?["de"]?.substitutions?["ships"]
    #expect(ships?.argNum == 2 && ships?.formatSpecifier == "lld")
    #expect(ships?.variations?.plural?["other"]?.stringUnit?.value == "%arg Schiffen")
    // What was changed back is the very file again.
    var catalog = merge.catalog
    for key in catalog.keys { catalog[key] = try HarbourCatalog.catalog()[key] }
    #expect(String(decoding: catalog.bytes(), as: UTF8.self) == HarbourCatalog.text)
  }

  @Test func anEmptyTextReplacesNone() throws {
    let merge = try merged("de") { file in
      change(nil, "Welcome, %@", in: &file) { $0.texts = [""] }
    }
    #expect(!merge.catalog.hasChanges)
    #expect(merge.findings.map(\.id.rawValue) == ["empty-translation"])
  }

  @Test func leavesOutWhatWouldNotFormat() throws {
    let merge = try merged("de") { file in
      change(nil, "Welcome, %@", in: &file) { $0.texts = ["Willkommen, %lld"] }
      change("%lld boats", "%lld boat", in: &file) { $0.texts = ["Ein Boot", "Boote"] }
    }
    #expect(merge.findings.map(\.id.rawValue) == ["specifier-mismatch", "specifier-mismatch"])
    #expect(merge.findings.allSatisfy { $0.location?.range != nil })
    #expect(merge.catalog["Welcome, %@"]?.localizations?["de"]?.stringUnit?.value == "Willkommen, %@")
    // One of something needs no number.
    #expect(merge.catalog["%lld boats"]?.localizations?["de"]?[[.plural("one")]]?.value == "Ein Boot")
    #expect(merge.catalog["%lld boats"]?.localizations?["de"]?[[.plural("other")]]?.value == "%lld Boote")
  }

  @Test func whatWasTranslatedFromAnotherTextIsToBeReviewed() throws {
    var catalog = try HarbourCatalog.catalog()
    var entry = try #require(catalog["quay.title"])
    entry.localizations?["en"]?.stringUnit?.value = "The pier"
    catalog["quay.title"] = entry
    let merge = try merged("de", into: catalog) { file in
      change("quay.title", "The \"quay\"\n", in: &file) {
        $0.texts = ["Am Kai\n"]
        $0.flags = []
      }
    }
    #expect(merge.findings.map(\.id.rawValue) == ["source-text-changed"])
    #expect(
      merge.catalog["quay.title"]?.localizations?["de"]?.stringUnit
        == StringUnit(state: .needsReview, value: "Am Kai\n"))
  }

  @Test func namesWhatTheCatalogDoesNotHave() throws {
    let conversion = POConversion(language: "de")
    let units = [
      TranslatedUnit(id: "Nowhere", target: .single("Nirgends"), line: 7),
      TranslatedUnit(id: "buoy", target: .single("Boje")), TranslatedUnit(id: "Nothing", target: .single("")),
      TranslatedUnit(id: "Anchor", target: .plural([.one: "Anker"])),
    ]
    let merge = TranslationMerge(
      of: units, from: "x.po", into: try HarbourCatalog.catalog(), language: "de", dialect: conversion)
    #expect(!merge.catalog.hasChanges)
    #expect(merge.findings.map(\.id.rawValue) == ["unknown-text", "unknown-text", "other-plural-shape"])
    #expect(merge.findings[0].location?.range?.lowerBound.line == 7)
  }
}
