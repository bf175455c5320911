import Foundation

/// The tool as it was built beside the tests, run as a process of its own.
enum BuiltTool {
  struct Result {
    /// The signal's number, negated, where one ended the process.
    var status: Int32
    var output: String
    var errors: String
  }

  struct IsMissing: Error {}

  /// The executable lies in the same folder as the tests, or above their bundle on macOS.
  static func path() throws -> String {
    var folder = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    for _ in 0..<5 {
      folder = folder.deletingLastPathComponent()
      let tool = folder.appendingPathComponent("dragoman").path
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: tool, isDirectory: &isFolder), !isFolder.boolValue { return tool }
    }
    let beside = Bundle.allBundles.map {
      $0.bundleURL.deletingLastPathComponent().appendingPathComponent("dragoman").path
    }
    guard let found = beside.first(where: FileManager.default.isExecutableFile(atPath:)) else { throw IsMissing() }
    return found
  }

  static func run(_ arguments: [String], in folder: URL) throws -> Result {
    try run(path(), arguments, in: folder)
  }

  /// Runs the tool by another name, a link to it in `folder`.
  static func run(as name: String, _ arguments: [String], in folder: URL) throws -> Result {
    let link = folder.appendingPathComponent(name)
    try? FileManager.default.createSymbolicLink(at: link, withDestinationURL: URL(fileURLWithPath: path()))
    return try run(link.path, arguments, in: folder)
  }

  /// A line for a shell, in which `dragoman` is the tool.
  static func shell(_ line: String, in folder: URL) throws -> Result {
    let tool = try path()
    return try run("/usr/bin/env", ["bash", "-c", "dragoman() { '\(tool)' \"$@\"; }\n\(line)"], in: folder)
  }

  private static func run(_ executable: String, _ arguments: [String], in folder: URL) throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    var variables = ProcessInfo.processInfo.environment
    variables["DRAGOMAN_CACHE"] = folder.appendingPathComponent(".cache").path
    process.environment = variables
    // Files hold more than a pipe, so neither side waits for the other.
    let output = folder.appendingPathComponent(".output-\(UUID().uuidString)")
    let errors = folder.appendingPathComponent(".errors-\(UUID().uuidString)")
    for file in [output, errors] { try Data().write(to: file) }
    defer { for file in [output, errors] { try? FileManager.default.removeItem(at: file) } }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    let status = process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
    return Result(
      status: status, output: try String(contentsOf: output, encoding: .utf8),
      errors: try String(contentsOf: errors, encoding: .utf8))
  }
}
