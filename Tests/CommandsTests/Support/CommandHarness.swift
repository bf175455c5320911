import Commands
import Foundation

/// Runs command lines in process, in a folder of their own.
final class CommandHarness {
  struct Result {
    var code: ExitCode
    var output: String
    var errors: String
  }

  let folder: URL

  init() throws {
    let parent = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    folder = parent.appendingPathComponent("commands-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  @discardableResult
  func write(_ text: String, to path: String) throws -> URL {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file
  }

  func read(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: folder.appendingPathComponent(path)), as: UTF8.self)
  }

  func run(
    _ arguments: [String], input: Data = Data(), output: BufferSink = BufferSink(), errors: BufferSink = BufferSink(),
    variables: [String: String] = [:]
  ) -> Result {
    let environment = CommandEnvironment(
      extractors: [FixtureExtractor()], manifestReader: FixtureManifestReader(), version: "0.0.0-test",
      workingDirectory: folder.path, variables: variables, readStandardInput: { Array(input) },
      standardOutput: output, standardError: errors)
    let code = CommandRunner(environment).run(arguments)
    return Result(code: code, output: output.text, errors: errors.text)
  }

  /// A text that does not tell where the folder is.
  func masked(_ text: String) -> String {
    text.split(separator: folder.path, omittingEmptySubsequences: false).joined(separator: "FOLDER")
  }

  func run(_ line: String) -> Result { run(CommandLineWords(line).words) }
}
