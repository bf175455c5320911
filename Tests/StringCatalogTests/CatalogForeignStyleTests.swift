import SourceText
import StringCatalog
import TestSupport
import Testing

/// Files that other tools wrote keep their style when they are edited.
@Suite struct CatalogForeignStyleTests {
  static let corpus = CatalogCorpus.rows.filter { $0.style == "other" || $0.style == "xcode+newline" }

  @Test(arguments: CatalogFixture.valid)
  func editsOfAFixtureTouchTheirOwnLines(fixture: CatalogFixture) throws {
    try checkEdits(try fixture.bytes, name: fixture.name)
  }

  @Test(.enabled(if: CatalogCorpus.exists, "needs the corpus of public catalogs"), arguments: corpus)
  func editsOfARealFileTouchTheirOwnLines(row: CatalogCorpus.Row) throws {
    try checkEdits(try CatalogCorpus.bytes(row), name: row.file)
  }

  private func checkEdits(_ bytes: [UInt8], name: String) throws {
    var random = SeededRandom(seed: 99)
    for _ in 0..<(bytes.count < 100_000 ? 5 : 1) {
      try checkNewText(bytes, name: name, &random)
      try checkRemovedKey(bytes, name: name, &random)
      try checkAddedKey(bytes, name: name, &random)
    }
  }

  private func checkNewText(_ bytes: [UInt8], name: String, _ random: inout SeededRandom) throws {
    var catalog = try StringCatalog(bytes: bytes, path: name, duplicateKeys: .kept)
    guard let target = CatalogDeletion.stringUnit.pick(from: catalog, &random) else { return }
    let line = catalog.position(ofKey: target.key, language: target.language, path: target.path)?.line
    var unit = catalog[target.key]?.localizations?[target.language]?[target.path]
    let old = unit?.value
    unit?.value = "A new text / нов \"x\""
    catalog.setStringUnit(unit, key: target.key, language: target.language, path: target.path)
    let edited = catalog.bytes()
    let change = ChangedLines(from: bytes, to: edited)
    #expect(change.old.count == 1 && change.new.count == 1 && change.firstLine == line)
    var again = try StringCatalog(bytes: edited, path: name, duplicateKeys: .kept)
    #expect(again[target.key]?.localizations?[target.language]?[target.path] == unit)
    unit?.value = old ?? ""
    again.setStringUnit(unit, key: target.key, language: target.language, path: target.path)
    #expect(again.bytes() == bytes)
  }

  private func checkRemovedKey(_ bytes: [UInt8], name: String, _ random: inout SeededRandom) throws {
    var catalog = try StringCatalog(bytes: bytes, path: name, duplicateKeys: .kept)
    guard catalog.keys.count > 1, let key = catalog.keys.randomElement(using: &random) else { return }
    let isLast = catalog.keys.last == key
    catalog[key] = nil
    let edited = catalog.bytes()
    let change = ChangedLines(from: bytes, to: edited)
    if isOneLine(bytes) {
      #expect(isOneLine(edited))
      return
    }
    // Its own lines go; where it was the last, the one before loses its comma too.
    #expect(change.new.count <= (isLast ? 1 : 0), "\(key)")
    #expect(try StringCatalog(bytes: edited, path: name, duplicateKeys: .kept).keys == catalog.keys)
  }

  /// Whether there is nothing but line ends after the first.
  private func isOneLine(_ bytes: [UInt8]) -> Bool {
    guard let first = bytes.firstIndex(of: 0x0A) else { return true }
    return bytes[first...].allSatisfy { $0 == 0x0A || $0 == 0x0D }
  }

  private func checkAddedKey(_ bytes: [UInt8], name: String, _ random: inout SeededRandom) throws {
    var catalog = try StringCatalog(bytes: bytes, path: name, duplicateKeys: .kept)
    let key = "new/key ü \(UInt16.random(in: 0...UInt16.max, using: &random))"
    let unit = StringUnit(state: .new, value: "Tëxt")
    catalog[key] = CatalogEntry(
      comment: "Why", localizations: ["de": CatalogLocalization(stringUnit: unit), "en": CatalogLocalization()])
    let edited = catalog.bytes()
    if !isOneLine(bytes), catalog.keys.count > 1 {
      // Only new lines, but for the comma of the line before.
      #expect(ChangedLines(from: bytes, to: edited).old.count <= 1)
    }
    #expect(isOneLine(edited) == isOneLine(bytes))
    var again = try StringCatalog(bytes: edited, path: name, duplicateKeys: .kept)
    #expect(again.keys == catalog.keys)
    #expect(again[key] == catalog[key])
    again[key] = nil
    #expect(again.bytes() == bytes || catalog.keys.count == 1)
  }
}
