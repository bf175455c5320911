import Commands
import Foundation
import Testing

/// Whole command lines on copied folders: `Golden/NAME/` holds `input/`, the lines of `command.txt`, the folder
/// `expected/` that they leave behind (absent: as it was) and what they print, `output.txt`.
///
/// `UPDATE_GOLDENS=1` records what happens, and fails, so that a green run never records.
@Suite struct GoldenCommandTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Golden")
  static let names: [String] = {
    let found = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return found.filter { !$0.hasPrefix(".") }.sorted()
  }()
  static let records = !(ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] ?? "").isEmpty

  @Test func thereAreCases() { #expect(Self.names.count > 20) }

  @Test(arguments: names) func theLinesDoWhatWasRecorded(name: String) throws {
    let golden = Self.folder.appendingPathComponent(name)
    let before = try FolderContents.read(golden.appendingPathComponent("input"))
    let harness = try CommandHarness()
    try FolderContents.write(before, to: harness.folder)
    try FileManager.default.createDirectory(at: harness.folder, withIntermediateDirectories: true)
    let lines = try String(contentsOf: golden.appendingPathComponent("command.txt"), encoding: .utf8)

    var transcript = ""
    for line in lines.split(separator: "\n") {
      transcript += "$ \(line)\n" + (try self.transcript(of: String(line), harness))
    }
    let after = try FolderContents.read(harness.folder).mapValues { data in
      Data(harness.masked(String(decoding: data, as: UTF8.self)).utf8)
    }
    let expectedFolder = golden.appendingPathComponent("expected")
    let outputFile = golden.appendingPathComponent("output.txt")
    if Self.records {
      if after == before {
        try? FileManager.default.removeItem(at: expectedFolder)
      } else {
        try FolderContents.write(after, to: expectedFolder)
      }
      try Data(transcript.utf8).write(to: outputFile)
      Issue.record("recorded '\(name)': look at the difference, then run without UPDATE_GOLDENS")
      return
    }
    #expect(transcript == (try String(contentsOf: outputFile, encoding: .utf8)))
    let recorded = try FolderContents.read(expectedFolder)
    let expected = recorded.isEmpty ? before : recorded
    #expect(after.keys.sorted() == expected.keys.sorted())
    for (path, data) in expected {
      let text = after[path].map { String(decoding: $0, as: UTF8.self) }
      #expect(text == String(decoding: data, as: UTF8.self), "\(path)")
      // `String` takes a letter with its accent, and a letter and an accent, for the same.
      #expect(after[path] == data, "\(path)")
    }
  }

  /// What a line prints, lines of standard error marked, and its exit code where it is not 0.
  private func transcript(of line: String, _ harness: CommandHarness) throws -> String {
    let words = CommandLineWords(line)
    #expect(words.words.first == "dragoman", "\(line)")
    let input = try words.input.map { try Data(contentsOf: harness.folder.appendingPathComponent($0)) }
    let result = harness.run(Array(words.words.dropFirst()), input: input ?? Data())
    var transcript = result.output
    if !transcript.isEmpty, !transcript.hasSuffix("\n") { transcript += "⏎\n" }
    for error in result.errors.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      transcript += "2> \(error)\n"
    }
    if result.code != .success { transcript += "exit \(result.code.rawValue)\n" }
    return transcript.split(separator: harness.folder.path, omittingEmptySubsequences: false).joined(
      separator: "FOLDER")
  }
}
