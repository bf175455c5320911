import Commands
import Foundation
import Testing

@Suite struct CommandRunnerTests {
  private let harness: CommandHarness

  init() throws {
    harness = try CommandHarness()
    try harness.write(
      "{\"sourceLanguage\":\"en\",\"strings\":{\"b\":{},\"a\":{}},\"version\":\"1.0\"}", to: "A.xcstrings")
    try harness.write("let a = Text(\"a\")\nlet c = Text(\"c\", tableName: \"Absent\")\n", to: "View.swift")
  }

  @Test func pipesGetNoColour() {
    let result = harness.run("set A.xcstrings absent x --language fr")
    #expect(result.code == .refused)
    #expect(!result.errors.contains("\u{1B}"))
  }

  @Test(arguments: [
    (["TERM": "xterm"], true), (["NO_COLOR": "1"], false), (["NO_COLOR": ""], true), (["TERM": "dumb"], false),
  ])
  func terminalsGetColourUnlessRefused(variables: [String: String], isColored: Bool) {
    let errors = BufferSink(isTerminal: true, columns: 80)
    let refused = harness.run(
      ["set", "A.xcstrings", "absent", "x", "--language", "fr"], errors: errors, variables: variables)
    #expect(refused.errors.contains("\u{1B}[1;31merror") == isColored)
    let output = BufferSink(isTerminal: true, columns: 80)
    let diff = harness.run(["format", "--diff", "A.xcstrings"], output: output, variables: variables)
    #expect(diff.output.contains("\u{1B}[32m+{") == isColored)
  }

  @Test func helpFitsTheTerminal() {
    let narrow = harness.run(["help", "sync"], output: BufferSink(isTerminal: true, columns: 50))
    for line in narrow.output.split(separator: "\n") where !line.hasPrefix("    dragoman") && !line.hasPrefix("Usage") {
      #expect(line.count <= 56, "\(line)")
    }
  }

  @Test func quietSilencesWhatWasDone() throws {
    try harness.write("{\"sourceLanguage\":\"en\",\"strings\":{},\"version\":\"1.0\"}", to: "Localizable.xcstrings")
    let check = harness.run(["sync", "--check"])
    #expect(check.output == "would change Localizable.xcstrings: 1 added\n  added: \"a\"\n")
    #expect(check.code == .findings)
    let quiet = harness.run(["sync", "--check", "--quiet"])
    #expect(quiet.output.isEmpty)
    #expect(quiet.code == .findings)
    #expect(harness.run(["sync", "-q"]).output.isEmpty)
    #expect(try harness.read("Localizable.xcstrings").contains("\"a\""))
  }

  @Test func checksBecomeFindingsForPrograms() throws {
    let annotated = harness.run(["format", "--check", "--format", "github"])
    #expect(annotated.code == .findings)
    #expect(annotated.output.hasPrefix("::error file=A.xcstrings,title=pending-change::'dragoman format' would change"))
    #expect(!harness.run(["format", "--check"]).errors.contains("pending-change"))
    #expect(harness.run(["format", "--quiet", "--format", "github"]).output.isEmpty)
    #expect(harness.run(["format", "--check", "--quiet", "--format", "github"]).output.isEmpty)
  }

  @Test func documentsAreAloneOnStandardOutput() throws {
    for format in ["json", "sarif"] {
      let result = harness.run(["status", "--format", format])
      #expect(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) is [String: Any])
      #expect(!result.output.contains("source language"))
    }
  }

  @Test func documentsSayWhereAPlaceIsInBytesAndInUTF16() throws {
    let before = "// ü\nlet ü = "
    try harness.write(before + "Text(\"key\", tableName: \"Absent\")\n", to: "Placed.swift")
    let result = harness.run(["sync", "--check", "--format", "json"])
    #expect(result.output.contains("\"offset\" : \(before.utf8.count)"))
    #expect(result.output.contains("\"column\" : 10"))
    #expect(result.output.contains("\"utf16Column\" : 9"))
  }

  @Test func adviceIsForThoseWhoAsk() throws {
    try harness.write("\"gone\" = \"gone\";\n", to: "en.lproj/Localizable.strings")
    let silent = harness.run(["sync", "--check"])
    #expect(!silent.errors.contains("advice:"))
    let spoken = harness.run(["sync", "--check", "--advice"])
    #expect(spoken.errors.contains("advice: the key 'gone' was not found in code"))
  }

  @Test func aFullDiskUnderTheOutputIsSaid() {
    let result = harness.run(["status"], output: BufferSink(failure: "no space left on device"))
    #expect(result.code == .refused)
    #expect(result.errors == "dragoman: cannot write to standard output: no space left on device\n")
  }

  @Test func manyFindingsOfAKindAreCounted() throws {
    let names = (0..<30).map { "let v\($0) = Text(\"key\", tableName: \"Absent\($0)\")" }
    try harness.write(names.joined(separator: "\n"), to: "Many.swift")
    let result = harness.run(["sync", "--check"])
    #expect(result.errors.contains("… and 11 more [no-catalog-for-table]; '--format json' prints all"))
    #expect(result.errors.split(separator: "\n").count { $0.contains("warning:") } == 20)
  }

  @Test func whatCannotBeWrittenIsSaid() throws {
    // Write protection is no obstacle for a privileged user, so a folder takes the file's name.
    try harness.write("x", to: "build/\(harness.folder.lastPathComponent)/View.stringsdata/x")
    let result = harness.run(["extract", "--stringsdata", "build"])
    #expect(result.code == .refused)
    #expect(result.errors.contains("it is a folder"))
  }

  @Test func stringsDataOfOneProjectIsNotTakenForAnothers() throws {
    let catalog = """
      {"sourceLanguage":"en","strings":{"Seat":{"localizations":{"de":{"stringUnit":
      {"state":"translated","value":"Sitz"}}}}},"version":"1.0"}
      """
    for project in ["A", "B"] {
      try harness.write("x", to: project + "/Sources/View.swift")
      try harness.write(catalog, to: project + "/Localizable.xcstrings")
    }
    let source = harness.folder.appendingPathComponent("B/Sources/View.swift").path
    try harness.write(
      #"{"source":"\#(source)","tables":{"Localizable":[{"comment":"","key":"Row"}]},"version":1}"#,
      to: "build/View.stringsdata")
    let result = harness.run(["sync", "A", "B", "--stringsdata", "build"])
    #expect(try harness.read("A/Localizable.xcstrings") == catalog)
    #expect(try harness.read("B/Localizable.xcstrings").contains("Row"))
    #expect(result.errors.contains("stringsdata-incomplete"))
    #expect(!result.errors.contains("stringsdata-without-source"))
  }

  @Test func stringsDataIsFoundThroughALinkAndBesideFoldersOfSuchNames() throws {
    try harness.write("x", to: "A/Sources/View.swift")
    try harness.write(#"{"sourceLanguage":"en","strings":{},"version":"1.0"}"#, to: "A/Localizable.xcstrings")
    let source = harness.folder.appendingPathComponent("A/Sources/View.swift").path
    try harness.write(
      #"{"source":"\#(source)","tables":{"Localizable":[{"comment":"","key":"Row"}]},"version":1}"#,
      to: "disk/objects/View.stringsdata")
    try harness.write("x", to: "disk/Old.stringsdata/notes.txt")
    let files = FileManager.default
    try files.createSymbolicLink(
      atPath: harness.folder.path + "/disk/objects/loop", withDestinationPath: harness.folder.path + "/disk")
    try files.createSymbolicLink(
      atPath: harness.folder.path + "/build", withDestinationPath: harness.folder.path + "/disk")
    let result = harness.run(["sync", "A", "--stringsdata", "build"])
    #expect(result.code == .success)
    #expect(result.errors.isEmpty)
    #expect(try harness.read("A/Localizable.xcstrings").contains("Row"))
  }
}
