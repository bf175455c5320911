import Foundation
import TestSupport
import Testing

@testable import FileChanges

@Suite struct UnifiedDiffTests {
  private func diff(_ before: String?, _ after: String, path: String = "a.txt") -> String {
    let bytes = UnifiedDiff(path: path, before: before.map { Array($0.utf8) }, after: Array(after.utf8)).bytes()
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func aChangedLineHasThreeLinesOfContext() {
    #expect(
      diff("1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\nfive\n6\n7\n8\n9\n") == """
        --- a/a.txt
        +++ b/a.txt
        @@ -2,7 +2,7 @@
         2
         3
         4
        -5
        +five
         6
         7
         8

        """)
  }

  @Test func missingLineFeedAtTheEndIsSaid() {
    #expect(
      diff("a\nb", "a\nb\n") == """
        --- a/a.txt
        +++ b/a.txt
        @@ -1,2 +1,2 @@
         a
        -b
        \\ No newline at end of file
        +b

        """)
  }

  @Test func whatIsNoTextIsNotShown() {
    #expect(diff("a\u{0}b\n", "a\u{0}c\n") == "Binary files a/a.txt and b/a.txt differ\n")
  }

  @Test func linesAreCountedFromTheStartOfALongFile() {
    let lines = (1...1_000).map { "line \($0)\n" }
    var changed = lines
    changed[499] = "changed\n"
    changed[503] = "changed too\n"
    let text = diff(lines.joined(), changed.joined())
    #expect(text.hasPrefix("--- a/a.txt\n+++ b/a.txt\n@@ -497,11 +497,11 @@\n line 497\n"))
    #expect(text.hasSuffix(" line 505\n line 506\n line 507\n"))
    changed.remove(at: 999)
    #expect(diff(lines.joined(), changed.joined()).contains("@@ -997,4 +997,3 @@\n line 997\n"))
  }

  @Test func aNewFileComesFromNowhere() {
    #expect(diff(nil, "a\n") == "--- /dev/null\n+++ b/a.txt\n@@ -0,0 +1 @@\n+a\n")
  }

  @Test func equalTextsHaveNoDiff() { #expect(diff("a\nb", "a\nb") == "") }

  @Test func namesAreQuotedAsGitDoes() {
    #expect(UnifiedDiff.quoted("a/plain.txt") == "a/plain.txt")
    #expect(UnifiedDiff.quoted("a/with space.txt") == "a/with space.txt\t")
    #expect(UnifiedDiff.quoted("a/tab\there\"\\\u{1}.txt") == #""a/tab\there\"\\\001.txt""#)
  }

  /// `git apply` must make the new text of the old one, whatever the texts are.
  @Test(arguments: 0..<12) func gitAppliesIt(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let folder = try TemporaryFolder()
    let words = ["{", "}", "  \"key\" : \"value\"", "é🎟", "", "-- x", "++ y", "\r", "@@ -1 +1 @@"]
    for turn in 0..<4 {
      var lines = (0..<Int.random(in: 0...30, using: &random)).map { _ in words.randomElement(using: &random) ?? "" }
      let before = lines.joined(separator: "\n") + (Bool.random(using: &random) ? "\n" : "")
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        let place = Int.random(in: 0...lines.count, using: &random)
        if Bool.random(using: &random) || place == lines.count {
          lines.insert(words.randomElement(using: &random) ?? "", at: place)
        } else {
          lines.remove(at: place)
        }
      }
      let after = lines.joined(separator: "\n") + (Bool.random(using: &random) ? "\n" : "")
      guard before != after else { continue }
      let name = "file \(turn).txt"
      try folder.write(before, to: name)
      try folder.write(diff(before, after, path: name), to: "change.diff")
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["git", "apply", "--whitespace=nowarn", "--unidiff-zero", "change.diff"]
      process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0, "\(diff(before, after, path: name))")
      #expect(try folder.read(name) == after)
    }
  }
}
