import Foundation
import Testing

/// Projects with a `dragoman.json`, through the real tool.
@Suite struct ConfiguredProjectTests {
  /// Runs the tool in a folder with these files.
  private func run(_ arguments: [String], files: [String: String]) throws -> BuiltTool.Result {
    let parent = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    let folder = parent.appendingPathComponent("configured-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return try BuiltTool.run(arguments, in: folder)
  }

  private static let files = [
    "App/Hall.swift": """
    func f() {
      _ = tr("Stalls")
      _ = #hint("Mind the step")
      _ = Banner("Tonight")
      #if BETA
      _ = Text("Trial")
      #endif
    }
    """,
    "App/Old/Foyer.swift": #"let foyer = Text("Foyer")"#,
    "App/Localizable.xcstrings": #"{"sourceLanguage": "en", "strings": {}, "version": "1.0"}"#,
  ]

  private static let configuration = """
    {
      "exclude": ["App/Old"],
      "extract": {
        "functions": ["tr"], "macros": ["#hint"], "conditions": {"BETA": false},
        "declarations": {"Banner": ["init(_ title: LocalizedStringKey)"]}
      }
    }
    """

  @Test(arguments: [["extract", "--json"], ["sync", "--diff"]])
  func theConfigurationDecides(_ arguments: [String]) throws {
    let plain = try run(arguments, files: Self.files)
    let configured = try run(
      arguments, files: Self.files.merging(["dragoman.json": Self.configuration]) { $1 })
    func keys(_ result: BuiltTool.Result) -> [String] {
      ["Foyer", "Mind the step", "Stalls", "Tonight", "Trial"].filter { result.output.contains("\"\($0)\"") }
    }
    #expect(keys(plain) == ["Foyer", "Trial"], "\(plain.errors)")
    #expect(keys(configured) == ["Mind the step", "Stalls", "Tonight"], "\(configured.errors)")
  }

  @Test(arguments: ["extract", "sync", "status"]) func aWrongFieldStopsEveryCommand(_ command: String) throws {
    let wrong = try run([command], files: Self.files.merging(["dragoman.json": "{\n  \"exclud\": []\n}"]) { $1 })
    #expect(wrong.status == 2)
    #expect(wrong.errors.contains("dragoman.json:2:3: error: no such field: exclud [configuration-unknown-field]"))
    #expect(wrong.output == "")
  }

  @Test func whatHasNoEffectIsTold() throws {
    let text = #"{"exclude": ["App/New"], "extract": {"declarations": {"": ["func ("]}}}"#
    let result = try run(["extract"], files: Self.files.merging(["dragoman.json": text]) { $1 })
    #expect(result.status == 1)
    #expect(result.errors.contains("dragoman.json:1:14: warning: there is no 'App/New' to exclude"))
    #expect(result.errors.contains("dragoman.json:1:60: error: expected one Swift declaration"))
  }
}
