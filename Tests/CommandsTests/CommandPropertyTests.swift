import CommandLineInterface
import Commands
import Foundation
import TestSupport
import Testing

/// What holds for every command, whatever it is given.
@Suite struct CommandPropertyTests {
  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Buy" : {
          "localizations" : {
            "fr" : {
              "stringUnit" : {
                "state" : "new",
                "value" : "Acheter"
              }
            }
          }
        },
        "Gone" : {
          "extractionState" : "stale"
        }
      },
      "version" : "1.0"
    }
    """

  private static let tool = DragomanTool.declaration(version: "1")

  @Test(arguments: tool.commands.map(\.name)) func everyCommandExplainsItself(name: String) throws {
    let harness = try CommandHarness()
    for line in [[name, "--help"], ["help", name], [name, "-h"], ["--help", name]] {
      let result = harness.run(line)
      #expect(result.code == .success)
      #expect(result.output.contains("Usage: dragoman \(name)"))
      #expect(result.output.contains("Examples:\n"))
      #expect(result.errors.isEmpty)
    }
  }

  /// Words that mean something to some command, in any order.
  private static let words =
    tool.commands.flatMap { $0.options.map { "--" + $0.name } } + tool.commonOptions.map { "--" + $0.name } + [
      "Localizable.xcstrings", "absent.xcstrings", ".", "-", "--", "Buy", "Gone", "Absent", "fr", "de", "ru", "one",
      "other", "plural", "device", "mac", "translated", "manual", "stale", "95", "json", "sarif", "text", "bash", "-l",
      "-q", "", "é🎟", "--language=fr", "--by=plural", "--plural=few", "--state=new", "--format=github", "build",
    ]

  @Test(arguments: 0..<24) func planningWritesNothing(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let harness = try CommandHarness()
    try harness.write(Self.catalog, to: "Localizable.xcstrings")
    try harness.write("let a = Text(\"Buy\")\nlet b = Text(\"New\")\n", to: "View.swift")
    let before = try FolderContents.read(harness.folder)
    for _ in 0..<60 {
      let command = Self.tool.commands.randomElement(using: &random)?.name ?? "sync"
      var line = [command]
      for _ in 0..<Int.random(in: 0...7, using: &random) { line.append(Self.words.randomElement(using: &random) ?? "") }
      line.insert(Bool.random(using: &random) ? "--check" : "--diff", at: 1)
      let result = harness.run(line)
      #expect(try FolderContents.read(harness.folder) == before, "\(line)")
      if result.code == .refused { #expect(!result.errors.isEmpty || !result.output.isEmpty, "\(line)") }
    }
  }

  /// What `--check` announces is what a run does, and a second run has nothing left to do.
  @Test(arguments: [
    ["sync"], ["format"], ["set", "Localizable.xcstrings", "Buy", "Kaufen", "--language", "de"],
    ["vary", "Localizable.xcstrings", "Buy", "--language", "ru", "--by", "device", "--device", "mac"],
    ["mark", "Localizable.xcstrings", "manual", "Gone"], ["remove", "Localizable.xcstrings", "--stale"],
    ["extract", "--stringsdata", "build"],
  ])
  func theSecondRunChangesNothing(line: [String]) throws {
    let harness = try CommandHarness()
    try harness.write(Self.catalog + "\n", to: "Localizable.xcstrings")
    try harness.write("let a = Text(\"Buy\")\nlet b = Text(\"New\")\n", to: "View.swift")
    #expect(harness.run(line + ["--check"]).code == .findings)
    #expect(harness.run(line).code == .success)
    let after = try FolderContents.read(harness.folder)
    #expect(harness.run(line + ["--check"]).code == .success)
    #expect(harness.run(line).code == .success)
    #expect(try FolderContents.read(harness.folder) == after)
  }
}
