import CompiledTables
import Foundation
import TestSupport
import Testing

@testable import FoundationLocalization

@Suite("Where texts of a bundle come from", .serialized)
struct BundleFallthroughTests {
  @Test("a broken file falls through to the next, with one report")
  func broken() throws {
    let texts = try TemporaryBundle([
      "de.lproj/Tables.dragoman": "no tables",
      "de.lproj/Localizable.strings": "\"a\" = \"a de\"; \"b = ;",
      "de.lproj/Localizable.stringsdict": "<plist",
      "de.lproj/Other.strings": "\"a\" = \"a other\";",
      "en.lproj/Localizable.strings": "a = \"a en\";",
      "Localizable.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"a": {"localizations": {
      "de": {"stringUnit": {"state": "translated", "value": "a raw"}}}}}}
      """,
    ])
    let reports = Locked<[LocalizationReport]>([])
    LocalizationReports.handler = { report in reports.withLock { $0.append(report) } }
    defer { LocalizationReports.handler = nil }
    for _ in 0..<3 {
      #expect(texts.text("a", "de") == "a raw")
      #expect(texts.text("a", "de", table: "Other") == "a other")
    }
    let own = reports.withLock { $0 }.filter { $0.table?.hasPrefix(texts.path) ?? false }
    #expect(
      own.map { $0.table?.dropFirst(texts.path.count + 1) } == [
        "de.lproj/Tables.dragoman", "de.lproj/Localizable.strings", "de.lproj/Localizable.stringsdict",
      ])
    #expect(own.allSatisfy { $0.kind == .brokenTable && $0.language == "de" && !$0.text.isEmpty })
  }

  @Test("whoever takes a report may look up texts of the bundle that it is about")
  func lookupsInHandler() throws {
    let texts = try TemporaryBundle([
      "de.lproj/Tables.dragoman": "no tables",
      "de.lproj/Localizable.strings": "\"b = ;",
      "Localizable.xcstrings": "{",
      "Other.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"a": {"localizations": {
      "de": {"stringUnit": {"state": "translated", "value": "a %#@none@"}}}}}}
      """,
    ])
    let (bundle, path) = (texts.bundle, texts.path)
    let seen = Locked<Set<String>>([])
    LocalizationReports.handler = { report in
      guard let table = report.table, table.hasPrefix(path) else { return }
      seen.withLock { _ = $0.insert(String(table.dropFirst(path.count + 1))) }
      for table in ["Localizable", "Other"] {
        _ = bundle.localizedMessage(forKey: "a", table: table, languages: ["de"])
      }
    }
    defer { LocalizationReports.handler = nil }
    #expect(texts.text("a", "de") == nil)
    #expect(texts.text("a", "de", table: "Other") != nil)
    #expect(
      seen.withLock { $0 } == [
        "de.lproj/Tables.dragoman", "de.lproj/Localizable.strings", "Localizable.xcstrings", "Other.xcstrings",
      ])
  }

  @Test("layouts of Apple's bundles are understood")
  func layouts() throws {
    for folder in ["", "Contents/Resources/", "Resources/"] {
      let texts = try TemporaryBundle([
        folder + "fr.lproj/Localizable.strings": "a = \"a fr\";",
        folder + "nl.lproj/Localizable.strings": "a = \"a nl\";",
        (folder == "Contents/Resources/" ? "Contents/" : folder) + "Info.plist": """
        <plist version="1.0"><dict><key>CFBundleDevelopmentRegion</key><string>nl</string>
        <key>CFBundleLocalizations</key><array><string>ja</string></array></dict></plist>
        """,
      ])
      #expect(texts.text("a", "fr-CH") == "a fr", "\(folder)")
      #expect(texts.text("a", "de") == "a nl", "\(folder)")
      // A language that is declared is chosen, though its texts are those of the developers.
      #expect(texts.text("a", "ja", "fr") == "a nl", "\(folder)")
    }
  }

  @Test("a language is a folder's, whatever the folder is called")
  func oldNames() throws {
    let rule = """
      <plist version="1.0"><dict><key>n</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
      <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>one</key><string>one</string><key>few</key><string>few</string>
      <key>other</key><string>other</string></dict></dict></dict></plist>
      """
    let texts = try TemporaryBundle([
      "Polish.lproj/Localizable.stringsdict": rule, "iw.lproj/Localizable.strings": "n = he;",
      "zh_TW.lproj/Localizable.strings": "n = \"zh\";", "no.lproj/Localizable.strings": "n = nb;",
    ])
    let found = texts.bundle.localizedMessage(forKey: "n", table: nil, languages: ["pl-PL"])
    #expect(found?.language == "pl")
    #expect(found?.message.text([.integer(3)]) == "few")
    #expect(texts.text("n", "he-IL") == "he")
    #expect(texts.text("n", "zh-Hant-HK") == "zh")
    #expect(texts.text("n", "nb-NO") == "nb")
  }

  @Test("SwiftPM's spelling of folders is undone")
  func lowerCase() throws {
    let texts = try TemporaryBundle([
      "zh-hans.lproj/Localizable.strings": "n = hans;", "zh-hant.lproj/Localizable.strings": "n = hant;",
      "es-419.lproj/Localizable.strings": "n = es;",
    ])
    #expect(texts.text("n", "zh-HK") == "hant")
    #expect(texts.text("n", "es-MX") == "es")
    #expect(TableStore.tables(of: texts.bundle).languages == ["es-419", "zh-Hans", "zh-Hant"])
  }

  @Test("names of tables lead to no other folder")
  func tableNames() throws {
    let texts = try TemporaryBundle([
      "en.lproj/Localizable.strings": "a = \"a en\";", "secret.strings": "a = secret;",
      "Secret.xcstrings": "{\"sourceLanguage\": \"en\", \"version\": \"1.0\", \"strings\": {\"a\": {}}}",
    ])
    for name in [
      "../secret", "/etc/passwd", "..", ".", "a/../../secret", "\u{0}", String(repeating: "a", count: 5_000),
    ] {
      #expect(texts.text("a", "en", table: name) == nil)
    }
    #expect(texts.text("a", "en", table: "") == "a en")
    #expect(texts.text("a", "en", table: "Secret") == "a")
  }

  @Test("tables are looked at anew when they are to be")
  func reload() throws {
    let texts = try TemporaryBundle(compiled: ["en": ["a": "old"], "de": ["a": "alt"]], source: "en")
    let old = texts.bundle.localizedMessage(forKey: "a", table: nil, languages: ["de"])
    try texts.writeTables(["a": "neu"], language: "de")
    #expect(texts.text("a", "de") == "alt")
    LocalizationTables.reload()
    #expect(texts.text("a", "de") == "neu")
    #expect(old?.message.plainText == "alt")
    try texts.writeTables(["a": "nouveau"], language: "fr")
    LocalizationTables.reload()
    #expect(texts.text("a", "fr") == "nouveau")
  }

  @Test("changed files are noticed while they are watched")
  func watching() async throws {
    let texts = try TemporaryBundle(["en.lproj/Localizable.strings": "a = old;"])
    LocalizationTables.watchesFiles = true
    defer { LocalizationTables.watchesFiles = false }
    #expect(texts.text("a", "en") == "old")
    #expect(LocalizationTables.watchesFiles)
    var text: String?
    for attempt in 0..<200 where text != "newer" {
      // Not before the file was seen as it was.
      if attempt == 5 { try texts.write("a = newer;", to: "en.lproj/Localizable.strings") }
      try await Task.sleep(for: .milliseconds(50))
      text = texts.text("a", "en")
    }
    #expect(text == "newer")
  }

  @Test("missing keys are marked and reported while that is asked for")
  func missingKeys() throws {
    let texts = try TemporaryBundle(compiled: ["en": ["a": "A"]], source: "en")
    let reports = Locked<[LocalizationReport]>([])
    LocalizationReports.handler = { report in reports.withLock { $0.append(report) } }
    defer { LocalizationReports.handler = nil }
    let key = "missing \(UUID().uuidString)"
    #expect(texts.bundle.localizedString(forKey: key, value: nil, table: nil) == key)
    LocalizationTables.marksMissingKeys = true
    defer { LocalizationTables.marksMissingKeys = false }
    #expect(texts.bundle.localizedString(forKey: key, value: nil, table: nil) == "⟦\(key)⟧")
    #expect(String(localized: String.LocalizationValue(stringLiteral: key), bundle: texts.bundle) == "⟦\(key)⟧")
    #expect(String(localized: "\(3) missing", bundle: texts.bundle) == "⟦3 missing⟧")
    #expect(String(localized: "a", bundle: texts.bundle) == "A")
    let own = reports.withLock { $0 }.filter { $0.key == key }
    #expect(own.count == 1)
    #expect(own.first?.kind == .missingKey)
  }
}
