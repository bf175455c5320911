import CommandLineInterface
import Foundation
import Testing

@Suite struct CompletionScriptTests {
  private static let bakeOptions =
    "--size --layers --topping --dry --glaze --glaze=thick --glaze=thin --quiet --help"

  /// Runs a shell on a script; nil where the shell is not installed.
  private func run(_ shell: String, _ arguments: [String], script: String) throws -> (status: Int32, output: String)? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    guard let path = folders.map({ "\($0)/\(shell)" }).first(where: FileManager.default.isExecutableFile(atPath:))
    else { return nil }
    let process = Process()
    let input = Pipe()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.standardInput = input
    process.standardOutput = output
    process.standardError = output
    try process.run()
    input.fileHandleForWriting.write(Data(script.utf8))
    try input.fileHandleForWriting.close()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  @Test(arguments: CompletionShell.allCases) func theShellAcceptsItsScript(shell: CompletionShell) throws {
    let script = shell.script(for: SampleTool.tool)
    #expect(script.contains("baker"))
    guard let result = try run(shell.rawValue, ["-n"], script: script) else { return }
    #expect(result.status == 0, "\(result.output)")
    #expect(result.output.isEmpty)
  }

  @Test(arguments: [
    ("baker ", "bake eat --quiet --help --version"), ("baker b", "bake"), ("baker eat --q", "--quiet"),
    ("baker bake --size ", "small large"), ("baker bake --size l", "large"), ("baker bake -s ", "small large"),
    ("baker bake --size = l", "large"), ("baker -q bake --lay", "--layers"), ("baker bake --layers ", ""),
    ("baker bake --gl", "--glaze --glaze=thick --glaze=thin"), ("baker bake --glaze = thi", "thick thin"),
    ("baker bake --glaze = ", "thick thin"), ("baker bake --glaze -", "\(Self.bakeOptions)"),
    ("baker bake /usr/share/no-such", ""), ("baker unknown ", ""),
  ])
  func bashCompletes(line: String, expected: String) throws {
    let words = line.split(separator: " ", omittingEmptySubsequences: false)
    let script =
      CompletionShell.bash.script(for: SampleTool.tool)
      + "COMP_WORDS=(\(words.map { "'\($0)'" }.joined(separator: " "))); COMP_CWORD=\(words.count - 1)\n"
      + "_baker; echo \"${COMPREPLY[*]}\"\n"
    guard let result = try run("bash", ["--norc", "--noprofile"], script: script) else { return }
    #expect(result.output == expected + "\n")
  }

  @Test(arguments: [
    ("baker b", "bake\tbake what's named"), ("baker bake --size l", "large\thow big"),
    ("baker eat --q", "--quiet\tsay nothing"), ("baker bake -s s", "small\thow big"),
    ("baker bake --glaze=thi", "--glaze=thick\tmake it shine"),
  ])
  func fishCompletes(line: String, expected: String) throws {
    let script = CompletionShell.fish.script(for: SampleTool.tool) + "complete -C '\(line)'\n"
    guard let result = try run("fish", ["--no-config"], script: script) else { return }
    #expect(result.output.split(separator: "\n").contains(Substring(expected)), "\(result.output)")
  }
}
