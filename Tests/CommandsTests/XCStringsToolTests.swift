import Foundation
import Testing

@testable import Commands

@Suite struct XCStringsToolTests {
  private let harness: CommandHarness

  init() throws {
    harness = try CommandHarness()
    try harness.write(
      """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "%lld boats" : { "localizations" : {
            "en" : { "variations" : { "plural" : {
              "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld boat" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld boats" } } } } },
            "pt-BR" : { "stringUnit" : { "state" : "translated", "value" : "%lld barcos" } } } },
          "Quay" : { "extractionState" : "manual", "localizations" : {
            "en" : { "stringUnit" : { "state" : "translated", "value" : "Quay" } } } }
        },
        "version" : "1.1"
      }
      """, to: "Localizable.xcstrings")
  }

  private func run(_ line: String) -> (code: XCStringsTool.ExitCode, output: String, errors: String) {
    let output = BufferSink()
    let errors = BufferSink()
    let environment = CommandEnvironment(
      extractors: [FixtureExtractor()], manifestReader: FixtureManifestReader(), version: "0.0.0-test",
      workingDirectory: harness.folder.path, variables: [:], readStandardInput: { [] }, standardOutput: output,
      standardError: errors)
    let code = XCStringsTool(environment).run(line.split(separator: " ").map(String.init))
    return (code, harness.masked(output.text), harness.masked(errors.text))
  }

  private func files(_ folder: String) -> [String] {
    let paths = FileManager.default.enumerator(atPath: harness.folder.appendingPathComponent(folder).path)
    return (paths?.compactMap { $0 as? String } ?? []).filter { $0.contains(".") && !$0.hasSuffix(".lproj") }.sorted()
  }

  @Test(arguments: [
    ("xcstringstool", true), ("/usr/bin/xcstringstool", true), ("dragoman", false), ("bin/dragoman", false),
    ("", false),
  ])
  func theNameDecides(program: String, isMeant: Bool) { #expect(XCStringsTool.isMeant(by: program) == isMeant) }

  /// As Swift Build asks for the outputs, and then compiles.
  @Test func aDryRunNamesWhatARunWrites() throws {
    let dry = run("compile --dry-run -l en -l pt-BR --output-directory build Localizable.xcstrings")
    #expect(dry.code == .success)
    #expect(
      dry.output == """
        FOLDER/build/en.lproj/Localizable.strings
        FOLDER/build/en.lproj/Localizable.stringsdict
        FOLDER/build/pt-BR.lproj/Localizable.strings

        """)
    #expect(dry.errors.isEmpty)
    #expect(files("build").isEmpty)
    let real = run("compile -l en -l pt-BR --output-directory build Localizable.xcstrings")
    #expect(real.code == .success && real.output.isEmpty && real.errors.isEmpty)
    #expect(
      files("build") == [
        "en.lproj/Localizable.strings", "en.lproj/Localizable.stringsdict", "pt-BR.lproj/Localizable.strings",
      ])
  }

  @Test func formatsAndLanguagesAreChosen() throws {
    let line = "compile -f stringsdictOnly --serialization-format binary -l en -o build Localizable.xcstrings"
    #expect(run(line).code == .success)
    #expect(files("build") == ["en.lproj/Localizable.stringsdict"])
    let data = try Data(contentsOf: harness.folder.appendingPathComponent("build/en.lproj/Localizable.stringsdict"))
    #expect(data.starts(with: Data("bplist00".utf8)))
    let list = try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    #expect(list?["Quay"] as? String == "Quay")
    #expect(run("compile --force-build-all-strings -l fr -o none Localizable.xcstrings").code == .success)
    #expect(files("none").isEmpty)
  }

  /// The patterns are those by which Swift Build takes lines apart.
  @Test func errorsAreLinesThatSwiftBuildReads() throws {
    try harness.write(
      """
      { "sourceLanguage" : "en", "version" : "1.0", "strings" : {
        "Meet (at) %lld" : { "localizations" : { "en" : {
          "stringUnit" : { "state" : "translated", "value" : "Meet %#@arg3@" },
          "substitutions" : { "arg1" : { "argNum" : 1, "formatSpecifier" : "lld", "variations" : { "plural" : {
            "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg" } },
            "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg" } } } } } } } } } } }
      """, to: "Bad.xcstrings")
    let result = run("compile -o build Bad.xcstrings Localizable.xcstrings")
    #expect(result.code == .failure)
    #expect(files("build").isEmpty)
    let lines = result.errors.split(separator: "\n").map(String.init)
    #expect(
      lines == [
        "Bad.xcstrings: error: Referencing undefined substitution 'arg3' (en: Meet (at) %lld)",
        "Bad.xcstrings: warning: Substitution 'arg1' was never referenced. To reference, use %#@arg1@ in some other "
          + "string (en: Meet (at) %lld|==|substitutions.arg1)",
      ])
    let match = try #require(
      try #/^(.+): error: (?<message>.*?) \((?<language>[^:'" ]+): (?<key>.*)\)$/#.firstMatch(in: lines[0]))
    #expect(match.language == "en" && match.key == "Meet (at) %lld")
    // Without a path to announce, the dry run itself has to fail.
    let dry = run("compile --dry-run -o build Bad.xcstrings")
    #expect(dry.code == .failure && dry.output.isEmpty && dry.errors == result.errors)
  }

  @Test func whatCannotBeReadIsAnError() throws {
    try harness.write("{ \"sourceLanguage\" : \"en\", ", to: "Broken.xcstrings")
    let broken = run("compile --dry-run -o build Broken.xcstrings")
    #expect(broken.code == .failure)
    #expect(try #/^(?:[^:]+: )?error: (.*)$/#.anchorsMatchLineEndings().firstMatch(in: broken.errors) != nil)
    #expect(run("compile -o build Absent.xcstrings").code == .failure)
    #expect(run("print Absent.xcstrings").code == .failure)
  }

  @Test(arguments: [
    "", "frobnicate", "compile", "compile -o build", "compile Localizable.xcstrings", "compile --format strings -o b A",
    "print", "generate-symbols --language objc -o b A", "extract A.swift", "sync",
  ])
  func wrongUsageHasItsOwnCode(line: String) { #expect(run(line).code == .wrongUsage) }

  @Test func keysArePrintedALineEach() throws {
    #expect(run("print Localizable.xcstrings").output == "%lld boats\nQuay\n")
  }

  @Test func symbolsAreGenerated() throws {
    #expect(run("generate-symbols --language swift --output-directory gen Localizable.xcstrings").code == .success)
    #expect(files("gen") == ["GeneratedStringSymbols_Localizable.swift"])
    #expect(try harness.read("gen/GeneratedStringSymbols_Localizable.swift").contains("quay"))
  }

  @Test func catalogsAreSyncedWithWhatTheCompilerFound() throws {
    try harness.write(
      """
      { "source": "/A.swift", "tables": { "Localizable": [ { "comment": "c", "key": "New" } ],
        "Other": [ { "comment": "", "key": "Elsewhere" } ] }, "version": 1 }
      """, to: "A.stringsdata")
    try harness.write(
      """
      { "source": "/B.swift", "tables": { "Localizable": [ { "comment": "", "key": "Second" } ] }, "version": 1 }
      """, to: "B.stringsdata")
    let keeping = run(
      "sync --skip-marking-strings-stale --stringsdata A.stringsdata B.stringsdata Localizable.xcstrings")
    #expect(keeping.code == .success, "\(keeping.errors)")
    #expect(run("print Localizable.xcstrings").output == "%lld boats\nNew\nQuay\nSecond\n")
    #expect(try !harness.read("Localizable.xcstrings").contains("stale"))
    #expect(run("sync Localizable.xcstrings --stringsdata A.stringsdata").code == .success)
    #expect(run("print Localizable.xcstrings").output == "%lld boats\nNew\nQuay\n")
    #expect(try harness.read("Localizable.xcstrings").contains("\"extractionState\" : \"stale\""))
  }

  @Test func nothingIsSyncedIfAFileCannotBeRead() throws {
    let before = try harness.read("Localizable.xcstrings")
    let result = run("sync Localizable.xcstrings --stringsdata Absent.stringsdata")
    #expect(result.code == .success)
    #expect(result.errors.hasPrefix("warning: Skipping sync because"))
    #expect(try harness.read("Localizable.xcstrings") == before)
  }

  @Test func sourcesAreExtracted() throws {
    try harness.write("Text(\"Hello\")\n", to: "View.swift")
    try harness.write("\n", to: "Empty.swift")
    #expect(
      run("extract View.swift Empty.swift --SwiftUI --omit-empty-stringsdata --output-directory out").code == .success)
    #expect(files("out") == ["View.stringsdata"])
  }
}
