import Commands
import Foundation
import StringsTables
import TestSupport
import Testing

/// Fixes of texts in tables, which change nothing else.
@Suite struct TableFixTests {
  private static let english = "\"Two rows\" = \"Two rows\";\n\"Seat\" = \"Seat\";\n"
  private static let german = "/* First. */\r\n'Two rows'=\"Zwei  \\\"Reihen\\\"\" ; // here\r\n\r\nSeat = Platz;"
  private static let mended = "/* First. */\r\n'Two rows'=\"Zwei \\\"Reihen\\\"\" ; // here\r\n\r\nSeat = Platz;"

  @Test(arguments: StringsTableEncoding.allCases)
  func onlyTheTextChanges(_ encoding: StringsTableEncoding) throws {
    let harness = try CheckHarness(["en.lproj/Localizable.strings": Self.english, "de.lproj/x.txt": ""])
    let path = harness.project.absolute("de.lproj/Localizable.strings")
    try Data(encoding.bytes(of: Array(Self.german.utf8))).write(to: URL(fileURLWithPath: path))
    let run = harness.run("check", "--rule", "doubled-space", "--fix")
    #expect(run.output.contains("de.lproj/Localizable.strings: 1 fixed"))
    let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    #expect(Array(bytes) == encoding.bytes(of: Array(Self.mended.utf8)))
  }

  @Test func formsOfPluralsAreMended() throws {
    let german = TableChecksTests.plural(["one": "%d  Platz &amp; Tisch", "other": "%d Plätze"])
    let harness = try CheckHarness([
      "en.lproj/Localizable.stringsdict": TableChecksTests.plural(["one": "%d seat", "other": "%d seats"]),
      "de.lproj/Localizable.stringsdict": german,
    ])
    _ = harness.run("check", "--rule", "doubled-space", "--fix")
    #expect(
      try harness.text("de.lproj/Localizable.stringsdict") == german.replacing("%d  Platz", with: "%d Platz"))
  }

  @Test func severalFixesOfOneFileAreMadeAtOnce() throws {
    let harness = try CheckHarness([
      "en.lproj/Localizable.strings": Self.english,
      "de.lproj/Localizable.strings": "\"Two rows\" = \"Zwei  Reihen\";\n\"Seat\" = \"Ein  Platz \";\n",
    ])
    _ = harness.run("check", "--fix")
    #expect(
      try harness.text("de.lproj/Localizable.strings") == "\"Two rows\" = \"Zwei Reihen\";\n\"Seat\" = \"Ein Platz\";\n"
    )
    #expect(harness.run("check", "--fix", "--check").code == .success)
  }
}
