import Checks
import Findings
import SourceText
import StringCatalog
import StringsTables
import TestSupport
import Testing

/// Places and edits of texts in tables, whatever the files look like.
@Suite struct CheckedTablesTests {
  private static let strings = """
    /* A row. */
    "Row" = "Reihe";
    'Seat' = "Platz \\"A\\"";
    Door;
    "Row" = "Zeile";

    """

  private func tables(_ strings: StringsTable, _ dictionary: StringsDictionary) -> CheckedTables {
    CheckedTables(
      table: "Localizable", sourceLanguage: "en",
      files: [
        CheckedTableFile(path: "de.lproj/Localizable.strings", language: "de", .strings(strings)),
        CheckedTableFile(path: "de.lproj/Localizable.stringsdict", language: "de", .dictionary(dictionary)),
      ])
  }

  /// Every text of files that are damaged at random has a place inside its file, and stays findable.
  @Test func damagedFilesHavePlacesToo() throws {
    var random = SeededRandom(seed: 7)
    let plural = TableChecksTests.plural(["one": "%d Platz", "other": "%d Plätze"])
    var readCount = 0
    for _ in 0..<3000 {
      let stringsBytes = mutated(Array(Self.strings.utf8), using: &random)
      let dictionaryBytes = mutated(Array(plural.utf8), using: &random)
      guard let strings = try? StringsTable(bytes: stringsBytes, path: "a"),
        let dictionary = try? StringsDictionary(bytes: dictionaryBytes, path: "b")
      else { continue }
      readCount += 1
      let tables = tables(strings, dictionary)
      let catalog = CheckedCatalog(
        path: tables.path, table: "Localizable", catalog: tables.catalog(), tables: tables)
      for entry in catalog.entries() {
        #expect(entry.place.file(in: [catalog.path: catalog]).hasPrefix("de.lproj/"))
        for text in entry.texts where text.language == "de" {
          let location = text.place.location(in: [catalog.path: catalog])
          let bytes = location.path.hasSuffix("dict") ? dictionaryBytes.count : stringsBytes.count
          #expect(location.range?.upperBound.offset.value ?? 0 <= bytes)
        }
      }
    }
    #expect(readCount > 100)
  }

  private func mutated(_ bytes: [UInt8], using random: inout SeededRandom) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      let place = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: bytes[place] = bytes[Int.random(in: 0..<bytes.count, using: &random)]
      case 1: bytes.remove(at: place)
      default: bytes.insert(bytes[place], at: Int.random(in: 0...bytes.count, using: &random))
      }
    }
    return bytes
  }

  @Test func keysOfTranslationsAloneAreLeftOutUnlessTheyAreUsed() throws {
    func file(_ language: String, _ text: String) throws -> CheckedTableFile {
      let path = "\(language).lproj/Localizable.strings"
      return CheckedTableFile(
        path: path, language: language, .strings(try StringsTable(bytes: Array(text.utf8), path: path)))
    }
    let german = try file("de", "\"row\" = \"Reihe\";\n\"old\" = \"Alt\";\n\"code\" = \"Neu\";\n")
    let tables = CheckedTables(
      table: "Localizable", sourceLanguage: "en", files: [german, try file("en", "\"row\" = \"Row\";\n")])
    #expect(tables.path == "en.lproj/Localizable.strings")
    #expect(tables.catalog { $0 == ExactString("code") }.keys == ["row", "code"])
    let catalog = tables.catalog(sourceTexts: [ExactString("old"): "Old"])
    #expect(catalog.keys == ["row", "old"])
    #expect(catalog["old"]?.localizations?["en"]?.stringUnit?.value == "Old")
    let withoutSource = CheckedTables(table: "Localizable", sourceLanguage: "en", files: [german])
    #expect(withoutSource.catalog().keys == ["row", "old", "code"])
  }
}
