import Commands
import Foundation
import Testing

/// What somebody sends back is not trusted.
@Suite struct ExchangedFolderTests {
  private let texts = """
    <xliff version="1.2"><file original="Localizable.xcstrings" target-language="de"><body>
    <trans-unit id="Row"><source>Row</source><target>Rudern</target></trans-unit></body></file></xliff>
    """

  private func harness() throws -> CommandHarness {
    let harness = try CommandHarness()
    try harness.write(
      #"{"sourceLanguage": "en", "strings": {"Row": {}}, "version": "1.0"}"#, to: "App/Localizable.xcstrings")
    try harness.write("Text(\"Row\")\n", to: "App/View.swift")
    try harness.write("<p>Help</p>\n", to: "App/en.lproj/Help.html")
    try harness.write(texts, to: "de.xcloc/Localized Contents/de.xliff")
    return harness
  }

  @Test func aLinkAnywhereRefusesTheFolder() throws {
    let harness = try harness()
    let link = harness.folder.appendingPathComponent("de.xcloc/Localized Contents/de.lproj")
    try harness.write("secret", to: "Outside/Help.html")
    try FileManager.default.createSymbolicLink(
      at: link, withDestinationURL: harness.folder.appendingPathComponent("Outside"))
    let result = harness.run(["import", "de.xcloc", "--into", "App"])
    #expect(result.code == .refused && result.errors.contains("link-leads-outside"))
    #expect(try !harness.read("App/Localizable.xcstrings").contains("Rudern"))
  }

  @Test func aFileOfAnySizeIsNoTrap() throws {
    let harness = try harness()
    let file = try harness.write("", to: "de.xcloc/Localized Contents/de.lproj/Help.html")
    // Takes no room on the disk.
    let handle = try FileHandle(forWritingTo: file)
    try handle.truncate(atOffset: 1 << 30)
    try handle.close()
    let result = harness.run(["import", "de.xcloc", "--into", "App"])
    #expect(result.code == .refused && result.errors.contains("asset-too-large"))
    #expect(result.errors.contains("the file has 1024 MB"))
    #expect(try !harness.read("App/Localizable.xcstrings").contains("Rudern"))
  }

  @Test func foldersWithoutEndAreRefused() throws {
    let harness = try harness()
    let deep = Array(repeating: "a", count: 40).joined(separator: "/")
    try harness.write("", to: "de.xcloc/Localized Contents/\(deep)/x.png")
    let result = harness.run(["import", "de.xcloc", "--into", "App"])
    #expect(result.code == .refused && result.errors.contains("asset-too-large"))
  }

  @Test func aPictureIsNoTextInADiff() throws {
    let harness = try harness()
    try harness.write("\u{0}\u{1}picture", to: "App/en.lproj/Boat.png")
    try harness.write("\u{0}\u{2}Bild", to: "de.xcloc/Localized Contents/de.lproj/Boat.png")
    try harness.write("<p>Hilfe</p>\n", to: "de.xcloc/Localized Contents/de.lproj/Help.html")
    let result = harness.run(["import", "de.xcloc", "--into", "App", "--diff"])
    #expect(result.output.contains("Binary files /dev/null and b/App/de.lproj/Boat.png differ\n"))
    #expect(result.output.contains("+<p>Hilfe</p>"))
    #expect(harness.run(["import", "de.xcloc", "--into", "App"]).code == .success)
    #expect(try harness.read("App/de.lproj/Boat.png") == "\u{0}\u{2}Bild")
  }
}
