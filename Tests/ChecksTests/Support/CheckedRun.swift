import Commands
import Foundation
import SourceExtraction

/// A command line, run in process with all that the tool is made of.
struct CheckedRun {
  let code: ExitCode
  let output: String
  let errors: String

  /// - Parameters:
  ///   - folder: absolute, symbolic links resolved.
  ///   - variables: of the environment; none, so nothing is remembered.
  init(_ arguments: [String], in folder: String, variables: [String: String] = [:]) {
    let output = TextSink()
    let errors = TextSink()
    let environment = CommandEnvironment(
      extractors: [
        InfoPlistExtractor(), IntentDefinitionExtractor(), InterfaceFileExtractor(), ObjectiveCExtractor(),
        SettingsBundleExtractor(), SwiftExtractor(),
      ],
      manifestReader: SyntaxPackageManifestReader(), version: "0.0.0-test", workingDirectory: folder,
      variables: variables, cacheIdentity: { _ in variables.isEmpty ? nil : "test" }, readStandardInput: { [] },
      standardOutput: output, standardError: errors)
    code = CommandRunner(environment).run(arguments)
    self.output = output.text
    self.errors = errors.text
  }
}

/// Keeps what is written.
private final class TextSink: OutputSink, @unchecked Sendable {
  private let lock = NSLock()
  private var bytes: [UInt8] = []
  let isTerminal = false
  let columns: Int? = nil
  let failure: String? = nil

  func write(_ bytes: [UInt8]) { lock.withLock { self.bytes += bytes } }

  var text: String { lock.withLock { String(decoding: bytes, as: UTF8.self) } }
}
