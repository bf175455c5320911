import Foundation
import Testing

@testable import Commands

@Suite struct XcodebuildToolTests {
  private let harness: CommandHarness

  init() throws {
    harness = try CommandHarness()
    try harness.write("let view = 1\n", to: "Harbour/View.swift")
    try harness.write(
      """
      {
        "sourceLanguage" : "en",
        "strings" : { "Cast off" : { "localizations" : {
          "de" : { "stringUnit" : { "state" : "translated", "value" : "Ablegen" } } } } },
        "version" : "1.0"
      }
      """, to: "Harbour/Localizable.xcstrings")
  }

  private func run(_ line: String) -> (code: XCStringsTool.ExitCode, errors: String) {
    let errors = BufferSink()
    let environment = CommandEnvironment(
      extractors: [FixtureExtractor()], manifestReader: FixtureManifestReader(), version: "0.0.0-test",
      workingDirectory: harness.folder.path, variables: [:], readStandardInput: { [] }, standardOutput: BufferSink(),
      standardError: errors)
    let code = XcodebuildTool(environment).run(line.split(separator: " ").map(String.init))
    return (code, errors.text)
  }

  private func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: harness.folder.appendingPathComponent(path).path)
  }

  @Test func theNameDecides() {
    #expect(XcodebuildTool.isMeant(by: "bin/xcodebuild") && !XcodebuildTool.isMeant(by: "dragoman"))
  }

  @Test func exportsAndImportsAsScriptsAskForIt() throws {
    let exported = run(
      "-exportLocalizations -project Harbour -localizationPath out -exportLanguage de -exportLanguage fr -scheme App"
        + " -sdk iphoneos -derivedDataPath build SWIFT_VERSION=6 -quiet")
    #expect(exported.code == .success && exported.errors.isEmpty, "\(exported.errors)")
    #expect(exists("out/de.xcloc/contents.json") && exists("out/fr.xcloc/Localized Contents/fr.xliff"))
    let imported = run("-importLocalizations -project Harbour -localizationPath out/de.xcloc -mergeImport")
    #expect(imported.code == .success && imported.errors.isEmpty, "\(imported.errors)")
  }

  @Test func exportsTheDevelopmentLanguageWhereNoneIsNamed() {
    #expect(run("-exportLocalizations -project Harbour -localizationPath out").code == .success)
    #expect(exists("out/en.xcloc/contents.json") && !exists("out/de.xcloc"))
  }

  @Test(arguments: [
    ("build -scheme App", "'build' is not understood"),
    ("-scheme App", "neither -exportLocalizations nor -importLocalizations is given"),
    ("-exportLocalizations", "-localizationPath is missing"),
    ("-exportLocalizations -localizationPath", "option '-localizationPath' requires a value"),
  ])
  func refusesOtherLines(line: String, message: String) {
    let result = run(line)
    #expect(result.code == .wrongUsage && result.errors.contains(message), "\(result.errors)")
  }
}
