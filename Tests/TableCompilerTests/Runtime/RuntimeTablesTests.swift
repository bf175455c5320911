import CompiledTables
import Foundation
import StringCatalog
import TableCompiler
import TestSupport
import Testing

@Suite struct RuntimeTablesTests {
  private static let catalog = #"""
    {
      "sourceLanguage" : "en",
      "strings" : {
        "100%% sure" : {},
        "Buy %@" : { "localizations" : { "sr-Cyrl" : { "stringUnit" : { "state" : "translated", "value" : "Купи %@" } } } },
        "cart" : {
          "extractionState" : "manual",
          "localizations" : {
            "en" : {
              "stringUnit" : { "state" : "translated", "value" : "%#@tickets@ in %2$@ (100%%)" },
              "substitutions" : {
                "tickets" : {
                  "argNum" : 1, "formatSpecifier" : "lld",
                  "variations" : { "plural" : {
                    "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg ticket" } },
                    "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg tickets" } }
                  } }
                }
              }
            }
          }
        },
        "Tap" : { "localizations" : { "en" : { "variations" : { "device" : {
          "mac" : { "stringUnit" : { "state" : "translated", "value" : "Click" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "Tap" } }
        } } } } }
      },
      "version" : "1.0"
    }
    """#

  private func tables() throws -> (catalog: StringCatalog, tables: RuntimeTables) {
    let catalog = try StringCatalog(bytes: Array(Self.catalog.utf8), path: "Shop.xcstrings")
    let other = try StringCatalog(
      bytes: Array(
        #"{"sourceLanguage":"en","strings":{"Tap":{"localizations":{"de":{"stringUnit":{"state":"new","value":"T"}}}}}}"#
          .utf8), path: "Other.xcstrings")
    return (
      catalog,
      RuntimeTables([
        (table: "Shop", path: "Shop.xcstrings", catalog: catalog),
        (table: "Other", path: "Other.xcstrings", catalog: other),
      ])
    )
  }

  @Test func theSourceLanguageHasEveryKey() throws {
    let (catalog, tables) = try tables()
    let file = try CompiledTableFile(bytes: tables.file(ofLanguage: "en").bytes)
    #expect(file.isSourceLanguage)
    #expect(file.tables.map(\.name) == ["Other", "Shop"])
    let shop = try #require(file.table(named: "Shop"))
    #expect(Set(shop.keys) == Set(catalog.keys))
    #expect(shop.message(forKey: "Buy %@")?.text([.text("%@")]) == "Buy %@")
    #expect(shop.message(forKey: "100%% sure")?.plainText == "100%% sure")
    #expect(shop.message(forKey: "cart")?.text([.integer(1), .text("cart")]) == "1 ticket in cart (100%)")
    #expect(shop.message(forKey: "cart")?.text([.integer(2), .text("cart")]) == "2 tickets in cart (100%)")
    #expect(shop.message(forKey: "Tap")?.text(device: "mac") == "Click")
  }

  @Test func otherLanguagesHaveWhatTheyTranslate() throws {
    let tables = try tables().tables
    #expect(tables.languages() == ["de", "en", "sr"])
    for spelling in ["sr-Cyrl", "sr"] {
      let serbian = try CompiledTableFile(bytes: tables.file(ofLanguage: spelling).bytes)
      #expect(!serbian.isSourceLanguage)
      #expect(serbian.language == spelling)
      #expect(serbian.tables.map(\.count) == [1])
      #expect(serbian.table(named: "Shop")?.message(forKey: "Buy %@")?.text([.text("x")]) == "Купи x")
    }
    let none = try CompiledTableFile(bytes: tables.file(ofLanguage: "fi").bytes)
    #expect(none.tables.isEmpty)
    try none.verify()
  }

  /// Every public catalog, evaluated through the runtime's tables and directly: the same text.
  @Test(.enabled(if: CorpusLocation.exists, "needs the corpus"))
  func tablesSayWhatTheCatalogSays() throws {
    let folder = try #require(CorpusLocation.folder).appendingPathComponent("xcstrings")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    var comparison = RuntimeTableComparison()
    var catalogs = 0
    for file in files where file.pathExtension == "xcstrings" {
      let bytes = Array(try Data(contentsOf: file))
      // Catalogs with merge conflicts, doubled keys and the like are refused; other tests count them.
      guard let catalog = try? StringCatalog(bytes: bytes, path: file.lastPathComponent) else { continue }
      catalogs += 1
      let before = comparison.differences.count
      try comparison.compare(catalog)
      for difference in comparison.differences[before...].prefix(5) {
        Issue.record("\(file.lastPathComponent): \(difference)")
      }
    }
    #expect(catalogs > 250)
    #expect(comparison.comparisons > 400_000)
  }
}
