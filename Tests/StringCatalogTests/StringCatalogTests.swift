import Findings
import LosslessJSON
import SourceText
import StringCatalog
import Testing

@Suite struct StringCatalogTests {
  private let small = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Cancel" : {

        },
        "Save" : {
          "comment" : "Button",
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Sichern"
              }
            }
          }
        }
      },
      "version" : "1.0"
    }
    """

  private func read(_ text: String) throws -> StringCatalog {
    try StringCatalog(bytes: Array(text.utf8), path: "Localizable.xcstrings")
  }

  private func text(_ catalog: StringCatalog) -> String { String(decoding: catalog.bytes(), as: UTF8.self) }

  @Test func aNewCatalogIsAsXcodeWritesIt() {
    var catalog = StringCatalog(sourceLanguage: "en-GB", version: "1.1")
    #expect(
      text(catalog) == "{\n  \"sourceLanguage\" : \"en-GB\",\n  \"strings\" : {\n\n  },\n  \"version\" : \"1.1\"\n}")
    #expect(catalog.style == .xcode)
    catalog["b"] = CatalogEntry()
    catalog["A"] = CatalogEntry(shouldTranslate: false)
    #expect(
      text(catalog).contains(
        "\"strings\" : {\n    \"A\" : {\n      \"shouldTranslate\" : false\n    },\n    \"b\" : {\n\n    }\n  },"))
    #expect(catalog.keys == ["A", "b"])
  }

  @Test func readsTheWholeModel() throws {
    let catalog = try read(small)
    #expect(catalog.sourceLanguage == "en")
    #expect(catalog.version == "1.0")
    #expect(catalog.keys == ["Cancel", "Save"])
    #expect(catalog["Cancel"] == CatalogEntry())
    #expect(catalog["Nothing"] == nil)
    let unit = StringUnit(state: .translated, value: "Sichern")
    #expect(catalog["Save"] == CatalogEntry(comment: "Button", localizations: ["de": .init(stringUnit: unit)]))
    #expect(catalog.languages == ["de", "en"])
    #expect(catalog.contains("Save") && !catalog.contains("save"))
  }

  @Test func anEditOfACommentChangesOneLine() throws {
    var catalog = try read(small)
    catalog["Save"]?.comment = "Button \"Save\""
    #expect(text(catalog) == small.replacing("\"Button\"", with: "\"Button \\\"Save\\\"\""))
    #expect(catalog.hasChanges)
    catalog["Save"]?.comment = "Button"
    #expect(!catalog.hasChanges)
    #expect(text(catalog) == small)
  }

  @Test func aChangeOfTheVersionChangesItsLine() throws {
    var catalog = try read(small)
    catalog.version = "1.1"
    #expect(text(catalog) == small.replacing("\"1.0\"", with: "\"1.1\""))
    catalog.version = nil
    #expect(text(catalog) == small.replacing(",\n  \"version\" : \"1.0\"", with: ""))
    var without = try read(text(catalog))
    #expect(without.version == nil)
    without.version = "1.0"
    #expect(text(without) == small)
  }

  @Test func aRenamedKeyMovesToItsPlaceAndIsOtherwiseTheSame() throws {
    var catalog = try read(small.replacing("\"translated\"", with: "\"tr\\u0061nslated\""))
    let saved = catalog["Save"]
    var isDone = catalog.renameKey("Save", to: "Archive")
    #expect(isDone)
    #expect(catalog.keys == ["Archive", "Cancel"])
    #expect(catalog["Archive"] == saved && catalog["Save"] == nil)
    // The escape that no writer of ours would choose is still there: the bytes moved with the key.
    #expect(
      text(catalog).contains("\"Archive\" : {\n      \"comment\" : \"Button\",") && text(catalog).contains("\\u0061"))
    catalog["Archive"]?.comment = nil
    #expect(!text(catalog).contains("Button") && text(catalog).contains("\\u0061"))
    isDone = catalog.renameKey("Archive", to: "Zip")
    #expect(isDone)
    #expect(catalog.keys == ["Cancel", "Zip"])
    isDone = catalog.renameKey("Zip", to: "Cancel")
    #expect(!isDone)
    isDone = catalog.renameKey("Nothing", to: "Something")
    #expect(!isDone)
    isDone = catalog.renameKey("Zip", to: "Save")
    #expect(isDone)
    catalog["Save"]?.comment = "Button"
    #expect(catalog.keys == ["Cancel", "Save"])
    #expect(!catalog.hasChanges)
  }

  @Test func insertedKeysCanBeChangedRemovedAndRenamed() throws {
    var catalog = try read(small)
    for key in ["Open", "Delete", "close"] { catalog[key] = CatalogEntry() }
    catalog["Open"]?.comment = "Opens"
    #expect(catalog.keys == ["Cancel", "close", "Delete", "Open", "Save"])
    let isDone = catalog.renameKey("Open", to: "Alter")
    #expect(isDone)
    #expect(catalog["Alter"]?.comment == "Opens")
    catalog["Delete"] = nil
    #expect(try read(text(catalog)).keys == ["Alter", "Cancel", "close", "Save"])
    for key in ["Alter", "close"] { catalog[key] = nil }
    #expect(text(catalog) == small)
  }

  @Test func everythingCanBeRemoved() throws {
    var catalog = try read(small)
    for key in catalog.keys { catalog[key] = nil }
    #expect(text(catalog) == "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\n  },\n  \"version\" : \"1.0\"\n}")
    #expect(catalog.isEmpty)
  }

  @Test func missingStatesAndValuesStayMissing() throws {
    let odd = small.replacing("\"state\" : \"translated\",\n            ", with: "")
    var catalog = try read(odd)
    #expect(
      catalog["Save"]?.localizations?["de"]?.stringUnit == StringUnit(state: .init(rawValue: ""), value: "Sichern"))
    catalog["Save"]?.localizations?["de"]?.stringUnit?.value = "Speichern"
    #expect(text(catalog) == odd.replacing("Sichern", with: "Speichern"))
    catalog["Save"]?.localizations?["de"]?.stringUnit?.state = .translated
    #expect(text(catalog) == small.replacing("Sichern", with: "Speichern"))
  }

  @Test func positionsAreThoseOfTheFile() throws {
    let catalog = try read(small)
    #expect(catalog.position(ofKey: "Save").map { [$0.line, $0.column] } == [7, 5])
    #expect(catalog.position(ofKey: "Save", language: "de").map { [$0.line, $0.column] } == [13, 23])
    #expect(catalog.position(ofKey: "Save", language: "fr") == nil)
    #expect(catalog.position(ofKey: "Nothing") == nil)
  }

  @Test func duplicateKeysCanBeKept() throws {
    let double = small.replacing("\"Cancel\"", with: "\"Save\"")
    #expect(throws: RefusedInput.self) { try read(double) }
    let catalog = try StringCatalog(bytes: Array(double.utf8), path: "", duplicateKeys: .kept)
    #expect(catalog["Save"] == CatalogEntry())
    #expect(text(catalog) == double)
  }
}
