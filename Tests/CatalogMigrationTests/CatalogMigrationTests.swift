import Findings
import SourceText
import StringCatalog
import StringsTables
import TestSupport
import Testing

@testable import CatalogMigration

@Suite struct CatalogMigrationTests {
  private static func migrated(
    table: String = "Localizable", _ files: [(language: String, text: String)],
    dictionaries: [(language: String, text: String)] = []
  ) throws -> MigratedTable {
    var migration = CatalogMigration(table: table, sourceLanguage: "en")
    for (language, text) in files {
      migration.add(
        try StringsTable(bytes: Array(text.utf8), path: "\(language).lproj/\(table).strings"), language: language)
    }
    for (language, text) in dictionaries {
      migration.add(
        try StringsDictionary(bytes: Array(text.utf8), path: "\(language).lproj/\(table).stringsdict"),
        language: language)
    }
    return migration.result()
  }

  private static func text(_ table: MigratedTable) -> String {
    var catalog = StringCatalog(sourceLanguage: "en")
    _ = catalog.take(table, preferring: .tables, path: "a.xcstrings")
    return String(decoding: catalog.bytes(), as: UTF8.self)
  }

  @Test func allLanguagesBecomeOneCatalog() throws {
    let table = try Self.migrated([
      ("en", "/* A greeting */\n\"hello\" = \"Hello\";\n"), ("de", "\"hello\" = \"Hallo\";\n\"bye\" = \"\";\n"),
    ])
    #expect(
      Self.text(table) == """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "bye" : {
              "extractionState" : "migrated",
              "localizations" : {
                "de" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : ""
                  }
                }
              }
            },
            "hello" : {
              "comment" : "A greeting",
              "extractionState" : "migrated",
              "localizations" : {
                "de" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Hallo"
                  }
                },
                "en" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Hello"
                  }
                }
              }
            }
          },
          "version" : "1.0"
        }
        """)
    #expect(table.findings.isEmpty && table.lossyPaths.isEmpty)
  }

  @Test func theCommentIsThatOfTheSourceLanguageWhereItHasTheKey() throws {
    let table = try Self.migrated([
      ("en", "\"a\" = \"A\";\n/* No comment provided by engineer. */\n\"e\" = \"E\";\n"),
      ("de", "/* German */\n\"a\" = \"A\";\n/* one */\n\"b\" = \"B\";\n/* x */\n\"c\" = \"C\";\n"),
      ("fr", "/* two */\n\"b\" = \"B\";\n/* y */\n\"c\" = \"C\";\n"), ("it", "/* one */\n\"b\" = \"B\";\n"),
    ])
    func comment(_ key: String) -> String? { table.entries[ExactString(key)]?.comment }
    #expect(comment("a") == nil)
    #expect(comment("b") == "one")
    #expect(comment("c") == "y")
    #expect(comment("e") == nil)
  }

  @Test func phrasesBecomeSets() throws {
    let table = try Self.migrated(
      table: "AppShortcuts", [("de", "\"Open ${applicationName}\" = \"Öffne ${applicationName}\";")])
    let entry = table.entries[ExactString("Open ${applicationName}")]
    #expect(entry?.localizations?["de"]?.stringSet?.values == ["Öffne ${applicationName}"])
  }

  @Test func whatCountedNeverIsSaid() throws {
    let table = try Self.migrated(
      [("en", "\"a\" = \"1\";\n\"a\" = \"2\";\n\"b\" = {};"), ("en", "\"a\" = \"3\";")],
      dictionaries: [("en", "<plist><dict><key>a</key><string>4</string></dict></plist>")])
    #expect(table.entries[ExactString("a")]?.localizations?["en"]?.stringUnit?.value == "4")
    #expect(
      table.findings.map(\.id) == ["doubled-table-key", "not-migrated", "overridden-text"])
    #expect(table.findings.first?.location?.range?.lowerBound.line == 1)
    #expect(table.lossyPaths == ["en.lproj/Localizable.strings"])
  }

  @Test func aCatalogKeepsWhatItHas() throws {
    let old = """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "a" : {
            "localizations" : {
              "de" : {
                "stringUnit" : {
                  "state" : "needs_review",
                  "value" : "same"
                }
              },
              "fr" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "other"
                }
              }
            }
          }
        },
        "version" : "1.0"
      }
      """
    let table = try Self.migrated([
      ("de", "\"a\" = \"same\";"), ("fr", "\"a\" = \"autre\";"), ("it", "\"a\" = \"uno\";"),
    ])
    var catalog = try StringCatalog(bytes: Array(old.utf8), path: "a.xcstrings")
    let result = catalog.take(table, preferring: .catalog, path: "a.xcstrings")
    #expect(result.changed == 1)
    #expect(result.conflicts.map(\.id) == ["migration-conflict"])
    #expect(catalog["a"]?.localizations?["de"]?.stringUnit?.state == .needsReview)
    #expect(catalog["a"]?.localizations?["fr"]?.stringUnit?.value == "other")
    #expect(catalog["a"]?.localizations?["it"]?.stringUnit?.value == "uno")
    #expect(catalog["a"]?.extractionState == nil)
    var preferring = try StringCatalog(bytes: Array(old.utf8), path: "a.xcstrings")
    #expect(preferring.take(table, preferring: .tables, path: "a.xcstrings").conflicts.isEmpty)
    #expect(preferring["a"]?.localizations?["fr"]?.stringUnit?.value == "autre")
    #expect(preferring["a"]?.localizations?["de"]?.stringUnit?.state == .needsReview)
  }
}
