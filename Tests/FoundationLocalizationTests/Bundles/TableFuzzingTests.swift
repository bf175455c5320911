import CompiledTables
import Foundation
import StringsTables
import TestSupport
import Testing

@testable import FoundationLocalization

/// Tables are input from outside: whatever is in them, a program goes on.
@Suite("Tables that nobody wrote by hand")
struct TableFuzzingTests {
  static let stringsdict = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>%lld of %lld</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%2$#@all@: %1$#@some@ %%</string>
    <key>all</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>lld</string>
    <key>zero</key><string>none</string><key>one</key><string>%2$lld, %1$#@some@</string>
    <key>other</key><string>%2$lld</string></dict>
    <key>some</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringGenderRuleType</string>
    <key>0</key><string>%@</string><key>1</key><string>%*.*f</string></dict></dict>
    <key>device</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>
    <key>mac</key><string>a</string><key>other</key><dict><key>NSStringVariableWidthRuleType</key><dict>
    <key>20</key><string>b</string><key>50</key><string>c %@</string></dict></dict></dict></dict></dict></plist>
    """
  static let strings = """
    /* a comment */ "Cancel" = "Abbrechen"; "%1$@ of %2$lld" = "%2$lld von %1$@ \\U00e4\\n";
    OK; 'x' = "y"; "100 %" = "100 %%";
    """
  static let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {"%lld of %@": {"localizations": {"de": {
    "stringUnit": {"state": "translated", "value": "%#@n@ von %2$@"}, "substitutions": {"n": {"argNum": 1,
    "formatSpecifier": "lld", "variations": {"plural": {"one": {"stringUnit": {"state": "translated", "value": "%arg"}},
    "other": {"stringUnit": {"state": "translated", "value": "%arg n"}}}}}}}}}, "a": {"localizations": {"de": {
    "variations": {"device": {"mac": {"stringUnit": {"state": "translated", "value": "b"}},
    "other": {"stringUnit": {"state": "translated", "value": "c"}}}}}}}}}
    """

  /// Everything that can be done with a table.
  private func use(_ table: CompiledTable?) {
    for key in table?.keys ?? [] {
      guard let message = table?.message(forKey: key) else { continue }
      _ = message.plainText
      _ = message.formatText
      for number in [0, 1, 2, -3] {
        _ = message.text([.integer(number), .text("x"), .integer(number)], device: "mac", width: 20)
      }
    }
  }

  @Test("as .strings and .stringsdict", arguments: [false, true])
  func textTables(isRules: Bool) throws {
    let project = try TemporaryProject()
    let name = isRules ? "Localizable.stringsdict" : "Localizable.strings"
    let text = isRules ? Self.stringsdict : Self.strings
    LocalizationReports.handler = { _ in }
    defer { LocalizationReports.handler = nil }
    let inputs =
      ParserFuzzing.mutations(of: text, count: 400, seed: 3) + ParserFuzzing.truncations(of: text).suffix(100)
    for input in inputs {
      try project.write(String(decoding: input, as: UTF8.self), to: name)
      use(TextTables.table(named: "Localizable", in: project.root, language: "de"))
    }
  }

  @Test("as catalogs")
  func catalogs() throws {
    LocalizationReports.handler = { _ in }
    defer { LocalizationReports.handler = nil }
    let project = try TemporaryProject()
    for input in ParserFuzzing.mutations(of: Self.catalog, count: 300, seed: 5) {
      try project.write(String(decoding: input, as: UTF8.self), to: "Localizable.xcstrings")
      let layout = BundleLayout(resources: [project.root], informationFolders: [])
      let folder = CatalogFolder(layout)
      for language in folder.languagesOfOwnTables { use(folder.table(named: "Localizable", in: language)) }
    }
  }

  @Test("as compiled files")
  func compiledFiles() throws {
    let project = try TemporaryProject([
      "Localizable.stringsdict": Self.stringsdict, "Localizable.strings": Self.strings,
    ])
    var writer = CompiledTableWriter(language: "de", isSourceLanguage: true)
    let dictionary = try StringsDictionary(bytes: Array(Self.stringsdict.utf8), path: "")
    writer.add(
      table: "Localizable",
      dictionary.entries.compactMap { entry in TableMessage(entry.content).map { (entry.key, $0) } })
    let bytes = try writer.file().bytes
    LocalizationReports.handler = { _ in }
    defer { LocalizationReports.handler = nil }
    var random = SeededRandom(seed: 9)
    for _ in 0..<500 {
      var bytes = bytes
      for _ in 0...Int.random(in: 0...4, using: &random) {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      // Anew each time: a file that is mapped must not be written into.
      let folder = project.absolute("de.lproj")
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try Data(bytes).write(to: URL(fileURLWithPath: folder + "/Tables.dragoman"), options: .atomic)
      use(FolderTables(language: "de", folders: [folder]).table(named: "Localizable"))
    }
  }

  @Test("whose variables name each other in circles")
  func circles() throws {
    func variable(_ name: String) -> String {
      let text = (0..<8).map { "%#@v\($0)@" }.joined()
      return "<key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
        + "<key>other</key><string>\(text)</string></dict>"
    }
    let text =
      "<plist version=\"1.0\"><dict><key>a</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@v0@</string>"
      + (0..<8).map { variable("v\($0)") }.joined() + "</dict><key>b</key><string>sound</string></dict></plist>"
    let texts = try TemporaryBundle(["en.lproj/Localizable.stringsdict": text])
    #expect(texts.text("a", "en") == nil)
    #expect(texts.text("b", "en") == "sound")
  }
}
