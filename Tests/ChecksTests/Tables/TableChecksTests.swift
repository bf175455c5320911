import Commands
import Foundation
import StringsTables
import TestSupport
import Testing

/// `.strings` and `.stringsdict` tables, checked as users have them.
@Suite struct TableChecksTests {
  /// What is found, as `id path:line:column`.
  private func found(_ harness: CheckHarness, _ arguments: String...) throws -> [String] {
    let run = CheckedRun(["check", "--format", "json"] + arguments, in: harness.project.root)
    let document = try FindingsDocument(run.output)
    return document.findings.map { finding in
      let start = finding.location?.start.map { ":\($0.line):\($0.column)" } ?? ""
      return "\(finding.id) \(finding.location?.path ?? "")\(start)"
    }
  }

  static func plural(_ forms: KeyValuePairs<String, String>) -> String {
    let cases = forms.map { "      <key>\($0)</key>\n      <string>\($1)</string>\n" }.joined()
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
      <dict>
        <key>%d seats</key>
        <dict>
          <key>NSStringLocalizedFormatKey</key>
          <string>%#@seats@</string>
          <key>seats</key>
          <dict>
            <key>NSStringFormatSpecTypeKey</key>
            <string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key>
            <string>d</string>
      \(cases)    </dict>
        </dict>
      </dict>
      </plist>

      """
  }

  @Test(arguments: StringsTableEncoding.allCases)
  func excerptsShowTheTextOfAnyEncoding(_ encoding: StringsTableEncoding) throws {
    let harness = try CheckHarness([
      "en.lproj/Localizable.strings": "\"Seat\" = \"Seat\";\n\"Row\" = \"Row\";\n", "cs.lproj/x.txt": "",
    ])
    // One byte of `č` in UTF-16 is that of a line end.
    let czech = "\"Seat\" = \"Dvě  sedadla č\";\n/* čára */ \"Row\" = \"Jedna  řada\";\n"
    try Data(encoding.bytes(of: Array(czech.utf8))).write(
      to: URL(fileURLWithPath: harness.project.absolute("cs.lproj/Localizable.strings")))
    let errors = harness.run("check", "--rule", "doubled-space").errors
    func excerpt(_ line: Int, _ text: String, caretBelow start: String) -> String {
      "    \(line) | \(text)\n      | \(start.map { _ in " " }.joined())^"
    }
    let first = excerpt(1, "\"Seat\" = \"Dvě  sedadla č\";", caretBelow: "\"Seat\" = ")
    let second = excerpt(2, "/* čára */ \"Row\" = \"Jedna  řada\";", caretBelow: "/* čára */ \"Row\" = ")
    #expect(errors.contains(first) && errors.contains(second), "\(errors)")
    #expect(!errors.contains("\u{2400}") && !errors.contains("\u{FFFD}") && !errors.contains("FEFF"))
  }

  @Test func textsAreFoundWhereTheyStand() throws {
    let harness = try CheckHarness([
      "en.lproj/Localizable.strings": """
      /* On the door. */
      "Row %@" = "Row %@";
      "Stalls are open" = "Stalls are open";
      "Close" = "Close all doors.";

      """,
      "de.lproj/Localizable.strings": """
      "Row %@" = "Reihe %d";

      // The stalls.
      "Close" =   "Alle  Türen schließen.";

      """,
      "en.lproj/Localizable.stringsdict": Self.plural(["one": "%d seat", "other": "%d seats"]),
      "ru.lproj/Localizable.stringsdict": Self.plural(["one": "%d место", "other": "%d места"]),
      "ru.lproj/Localizable.strings": """
      "Row %@" = "Ряд %@";
      "Stalls are open" = "Партер открыт";
      "Close" = "Закрыть все двери.";
      """,
    ])
    #expect(
      try found(harness) == [
        "mismatched-specifier de.lproj/Localizable.strings:1:12",
        "doubled-space de.lproj/Localizable.strings:4:13",
        "missing-translation en.lproj/Localizable.strings:3:1",
        "missing-translation en.lproj/Localizable.stringsdict:4:3",
        "missing-plural-category ru.lproj/Localizable.stringsdict:17:15",
      ])
    #expect(
      try found(harness, "--language", "ru") == ["missing-plural-category ru.lproj/Localizable.stringsdict:17:15"])
  }

  @Test func aDamagedFileKeepsNoOtherFromBeingChecked() throws {
    let harness = try CheckHarness([
      "en.lproj/Localizable.strings": "\"Row\" = \"Row\";\n\"Seat\" = \"Seat\";\n",
      "de.lproj/Localizable.strings": "\"Row\" = \"Reihe\";\n\"Seat = \"Platz\";\n",
      "fr.lproj/Localizable.strings": "\"Row\" = \"Rang\";\n\"Seat\" = \"Place \";\n",
    ])
    #expect(
      try found(harness) == [
        "strings-table-syntax de.lproj/Localizable.strings:2:10",
        "differing-space-at-edges fr.lproj/Localizable.strings:2:10",
      ])
    #expect(harness.run("check").code == .refused)
  }

  @Test func commentsAboveKeysTurnRulesOff() throws {
    let harness = try CheckHarness([
      "en.lproj/Localizable.strings": """
      /* dragoman:disable doubled-space - a picture of letters */
      "A" = "x  y";
      "B" = "Two rows";

      """,
      "de.lproj/Localizable.strings": """
      "A" = "z  y";
      // dragoman:disable doubled-space
      "B" = "Zwei  Reihen";

      """,
      "fr.lproj/Localizable.strings": """
      "A" = "z  y";
      "B" = "Deux  rangs";

      """,
    ])
    #expect(try found(harness, "--rule", "doubled-space") == ["doubled-space fr.lproj/Localizable.strings:2:7"])
  }

  @Test func namedTablesAndFoldersAreCheckedAlone() throws {
    let harness = try CheckHarness([
      "App/en.lproj/Localizable.strings": "\"Two rows\" = \"Two rows \";\n\"Seat\" = \"Seat\";\n",
      "App/de.lproj/Localizable.strings": "\"Two rows\" = \"Zwei  Reihen \";\n",
      "App/fr.lproj/Localizable.strings": "\"Two rows\" = \"Deux  rangs \";\n\"Seat\" = \"Place\";\n",
      "App/de.lproj/Lobby.strings": "\"Coats here\" = \"Mäntel  hier\";\n",
    ])
    let missing = "missing-translation App/en.lproj/Localizable.strings:2:1"
    let german = "doubled-space App/de.lproj/Localizable.strings:1:14"
    let french = "doubled-space App/fr.lproj/Localizable.strings:1:14"
    let lobby = "doubled-space App/de.lproj/Lobby.strings:1:16"
    #expect(try found(harness, "App/en.lproj/Localizable.strings") == [german, missing, french])
    #expect(try found(harness, "App/de.lproj/Localizable.strings") == [german, missing])
    #expect(try found(harness, "App/fr.lproj") == [french])
    #expect(try found(harness, "App/de.lproj/") == [lobby, german, missing])
    #expect(try found(harness, "App") == [lobby, german, missing, french])
    #expect(harness.run("check", "App/it.lproj/Localizable.strings").code == .refused)
  }

  @Test func textsOfInterfaceFilesAreCompared() throws {
    let label = #"<label text="Row 1:" id="a1b-2c-d3e"/>"#
    let harness = try CheckHarness([
      "Base.lproj/Hall.xib": """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
        <objects>\(label)</objects>
      </document>

      """,
      "Hall.swift": "",
      "de.lproj/Hall.strings": """
      "a1b-2c-d3e.text" = "Reihe 1";
      "gon-e0-0ne.text" = "Seit  langem fort";

      """,
    ])
    #expect(
      try found(harness, "--rule", "differing-final-punctuation", "--rule", "doubled-space")
        == ["differing-final-punctuation de.lproj/Hall.strings:1:21"])
  }

  @Test func keysThatTheTableDoesNotHaveAreFoundInCode() throws {
    let keys = (1...12).map { "Row \($0)" }
    let harness = try CheckHarness([
      "Hall.swift": "import Foundation\n"
        + (keys + ["Raw 3"]).map { "let _ = NSLocalizedString(\"\($0)\", comment: \"\")\n" }.joined(),
      "en.lproj/Localizable.strings": keys.map { "\"\($0)\" = \"\($0)\";\n" }.joined(),
    ])
    #expect(try found(harness, "--rule", "key-not-in-catalog") == ["key-not-in-catalog Hall.swift:14:27"])
  }

  @Test func textsOfCodeAreComparedWhereTheSourceLanguageHasNoFile() throws {
    let harness = try CheckHarness([
      "Hall.swift": """
      import Foundation
      let title = NSLocalizedString("hall.title", value: "All rows:", comment: "")
      let line = NSLocalizedString("hall.row", value: "Row %d", comment: "")

      """,
      "de.lproj/Localizable.strings": """
      "hall.title" = "Alle Reihen";
      "hall.row" = "Reihe %@";
      "hall.gone" = "Seit  langem fort";

      """,
    ])
    #expect(
      try found(harness, "--language", "de", "--disable", "outdated-localization-call") == [
        "differing-final-punctuation de.lproj/Localizable.strings:1:16",
        "mismatched-specifier de.lproj/Localizable.strings:2:14",
      ])
  }

  @Test func whatACatalogReplacesIsNotCheckedTwice() throws {
    let harness = try CheckHarness([
      "Localizable.xcstrings": #"{ "sourceLanguage" : "en", "strings" : { }, "version" : "1.0" }"#,
      "en.lproj/Localizable.strings": "\"Two rows\" = \"Two  rows\";\n",
    ])
    #expect(try found(harness, "--rule", "doubled-space").isEmpty)
  }

  @Test func aBaselineKeepsThem() throws {
    let harness = try CheckHarness([
      "en.lproj/Localizable.strings": "\"Two rows\" = \"Two rows\";\n",
      "de.lproj/Localizable.strings": "\"Two rows\" = \"Zwei  Reihen\";\n",
    ])
    #expect(
      harness.run("check", "--write-baseline", "known.json").output
        == "known.json: 1 finding, which '--baseline' leaves out\n")
    try harness.project.write("\n\n\"Two rows\" = \"Zwei  Reihen\";\n", to: "de.lproj/Localizable.strings")
    #expect(try found(harness, "--baseline", "known.json").isEmpty)
    try harness.project.write("\"Two rows\" = \"Zwei  Reihen \";\n", to: "de.lproj/Localizable.strings")
    #expect(
      try found(harness, "--baseline", "known.json") == [
        "differing-space-at-edges de.lproj/Localizable.strings:1:14"
      ])
  }
}
