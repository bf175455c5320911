import Foundation
import TestSupport
import Testing

/// The example under random edits of all that a project is made of: a run that remembers former ones must say and do
/// what one does that remembers nothing.
@Suite struct RememberedRunsTests {
  @Test(arguments: [1, 2, 3] as [UInt64])
  func aRememberingRunSaysTheSame(seed: UInt64) throws {
    let checkout = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("remembered-\(UUID().uuidString)")
    try FileManager.default.copyItem(at: checkout.appendingPathComponent("Examples/ConcertTickets"), to: folder)
    defer { try? FileManager.default.removeItem(at: folder) }
    var random = SeededRandom(seed: seed)
    var history = ["seed \(seed)"]
    for step in 0..<12 {
      for command in [["extract", "--json", "--explain"], ["sync", "--check", "--advice"]] {
        // Twice, since the first run may only have learned what the second remembers.
        let expected = try BuiltTool.run(command + ["--no-cache"], in: folder)
        for _ in 0..<(step % 3 == 0 ? 2 : 1) {
          let found = try BuiltTool.run(command, in: folder)
          try #require(found.output == expected.output, "\(command) after \(history)")
          try #require(found.errors == expected.errors, "\(command) after \(history)")
          try #require(found.status == expected.status)
        }
      }
      if step % 4 == 3 {
        _ = try BuiltTool.run(["sync"], in: folder)
        history.append("synced")
      }
      history.append(try edit(folder, &random))
    }
  }

  /// Changes a line of a file, or a file.
  private func edit(_ folder: URL, _ random: inout SeededRandom) throws -> String {
    let extensions: Set<String> = ["swift", "m", "h", "storyboard", "plist", "xcstrings", "pbxproj", "strings"]
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    let files = names.filter { name in
      !name.hasPrefix(".") && extensions.contains(URL(fileURLWithPath: name).pathExtension)
    }.sorted()
    let name = try #require(files.randomElement(using: &random))
    let file = folder.appendingPathComponent(name)
    if name.hasSuffix(".swift"), Int.random(in: 0..<6, using: &random) == 0 {
      let other = file.deletingLastPathComponent().appendingPathComponent("Moved\(random.next() % 1000).swift")
      if Bool.random(using: &random) {
        try FileManager.default.moveItem(at: file, to: other)
        return "moved \(name)"
      }
      try FileManager.default.copyItem(at: file, to: other)
      return "copied \(name)"
    }
    var lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
    let place = Int.random(in: 0..<lines.count, using: &random)
    let change: String
    switch Int.random(in: 0..<4, using: &random) {
    case 0: change = "without line \(place + 1): \(lines.remove(at: place))"
    case 1:
      lines.insert(lines[place], at: place)
      change = "with line \(place + 1) twice"
    case 2:
      let words = [
        ("Int", "String"), ("String", "LocalizedStringKey"), ("Text", "Label"), ("YES", "NO"), ("iphoneos", "macosx"),
      ]
      let (old, new) = try #require(words.randomElement(using: &random))
      lines = lines.map { $0.replacingOccurrences(of: old, with: new) }
      change = "with \(new) for \(old)"
    default:
      lines[place] = lines[place].replacingOccurrences(
        of: "\"", with: "\"Changed ", range: lines[place].range(of: "\""))
      change = "with a text changed in line \(place + 1)"
    }
    try Data(lines.joined(separator: "\n").utf8).write(to: file)
    return "\(name) \(change)"
  }
}
