import Foundation
import PackagePlugin

/// `swift package dragoman …`: the tool, run in the package's folder.
@main
struct DragomanCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "dragoman").url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      Diagnostics.error("dragoman ended with \(process.terminationStatus)")
      return
    }
  }
}
