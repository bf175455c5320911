import Commands
import ContentCache
import Foundation
import SourceExtraction

// All that the tool is made of meets here: SwiftSyntax is behind the extractors, so nothing above needs its flags.

MemoryGrowth.takeLargeSteps()
FileDescriptorSink.ignoreBrokenPipes()
var environment = CommandEnvironment(
  extractors: [
    InfoPlistExtractor(), IntentDefinitionExtractor(), InterfaceFileExtractor(), ObjectiveCExtractor(),
    SettingsBundleExtractor(), SwiftExtractor(),
  ],
  manifestReader: SyntaxPackageManifestReader(),
  symbolRefactoring: SwiftSymbolRefactoring(),
  version: DragomanTool.version,
  workingDirectory: URL(fileURLWithPath: FileManager.default.currentDirectoryPath).resolvingSymlinksInPath().path,
  variables: ProcessInfo.processInfo.environment,
  cacheIdentity: { ToolIdentity.text(version: DragomanTool.version, cacheFolder: $0) },
  readStandardInput: { Array(FileHandle.standardInput.readDataToEndOfFile()) },
  standardOutput: FileDescriptorSink.standardOutput,
  standardError: FileDescriptorSink.standardError)
environment.endsWithCommand = true
let arguments = Array(CommandLine.arguments.dropFirst())
if XCStringsTool.isMeant(by: CommandLine.arguments.first ?? "") {
  exit(XCStringsTool(environment).run(arguments).rawValue)
}
if XcodebuildTool.isMeant(by: CommandLine.arguments.first ?? "") {
  exit(XcodebuildTool(environment).run(arguments).rawValue)
}
exit(CommandRunner(environment).run(arguments).rawValue)
