import Commands
import Foundation
import Testing

/// There and back through the Translate Toolkit (https://toolkit.translatehouse.org), whose gettext files have no names for
/// texts.
@Suite(
  .enabled(
    if: ProgramSearch.path(of: "xliff2po") != nil && ProgramSearch.path(of: "po2xliff") != nil,
    "needs xliff2po and po2xliff of the Translate Toolkit"))
struct ToolkitRoundTripTests {
  private func run(_ name: String, _ arguments: [String], in folder: URL) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(ProgramSearch.path(of: name)))
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(name)")
  }

  private let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "%lld boats" : {
          "localizations" : {
            "en" : {
              "variations" : {
                "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld boat" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld boats" } }
                }
              }
            },
            "fr" : {
              "variations" : {
                "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld bateau" } },
                  "other" : { "stringUnit" : { "state" : "needs_review", "value" : "%lld\u{A0}bateaux" } }
                }
              }
            }
          }
        },
        "Row <b>on</b> & on" : {
          "localizations" : { "fr" : { "stringUnit" : { "state" : "translated", "value" : "Ramez <b>sans</b> & \\"cesse\\"\\n" } } }
        },
        "Weigh anchor" : { "comment" : "A button" }
      },
      "version" : "1.0"
    }
    """

  @Test func losesNothing() throws {
    let harness = try CommandHarness()
    try harness.write(catalog, to: "App/Localizable.xcstrings")
    try harness.write("Text(\"Weigh anchor\")\n", to: "App/View.swift")
    #expect(
      harness.run(["export", "App", "-l", "fr", "--to", "xliff", "--no-sources", "-o", "."]).code == .success)
    try run("xliff2po", ["fr.xliff", "fr.po"], in: harness.folder)
    let untouched = try harness.read("App/Localizable.xcstrings")

    // As it is, it changes nothing.
    try run("po2xliff", ["fr.po", "same.xliff"], in: harness.folder)
    let same = harness.run(["import", "same.xliff", "--into", "App", "-l", "fr"])
    #expect(same.code == .success, "\(same.errors)")
    #expect(try harness.read("App/Localizable.xcstrings") == untouched)

    // One text is translated.
    let po = try harness.read("fr.po")
    let edited = po.replacing(
      "msgid \"Weigh anchor\"\nmsgstr \"\"", with: "msgid \"Weigh anchor\"\nmsgstr \"Levez l'ancre\"")
    #expect(edited != po)
    try harness.write(edited, to: "fr.po")
    try run("po2xliff", ["fr.po", "back.xliff"], in: harness.folder)
    let back = harness.run(["import", "back.xliff", "--into", "App", "-l", "fr"])
    #expect(back.code == .success, "\(back.errors)")
    let result = try harness.read("App/Localizable.xcstrings")
    #expect(result.contains("Levez l'ancre"))
    // No line of the others has changed.
    for line in untouched.split(separator: "\n") where !line.contains("Weigh anchor") {
      #expect(result.contains(line), "\(line)")
    }
  }
}
