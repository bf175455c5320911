import Foundation
import Testing

@testable import FileChanges

@Suite struct FileChangeSetTests {
  private func change(_ folder: TemporaryFolder, _ name: String, to text: String) throws -> FileChange {
    FileChange(
      of: try FileSnapshot(reading: folder.file(name), displayedAs: name), to: Array(text.utf8))
  }

  @Test func severalFilesAreWritten() throws {
    let folder = try TemporaryFolder()
    try folder.write("one", to: "1")
    try folder.write("two", to: "2")
    var changes = FileChangeSet()
    changes.add(try change(folder, "1", to: "ONE"))
    changes.add(try change(folder, "2", to: "TWO"))
    changes.add(FileChange(creating: folder.file("deep/er/3"), displayedAs: "deep/er/3", with: Array("three".utf8)))
    try changes.commit()
    #expect(try folder.read("1") == "ONE")
    #expect(try folder.read("2") == "TWO")
    #expect(try folder.read("deep/er/3") == "three")
    #expect(try folder.names() == ["1", "2", "deep"])
  }

  @Test func aChangeThatChangesNothingIsLeftOut() throws {
    let folder = try TemporaryFolder()
    try folder.write("one", to: "1")
    var changes = FileChangeSet()
    changes.add(try change(folder, "1", to: "one"))
    #expect(changes.isEmpty)
    #expect(changes.unifiedDiff().isEmpty)
  }

  @Test(arguments: [0o600, 0o644, 0o664, 0o755]) func theModeIsKept(mode: Int) throws {
    let folder = try TemporaryFolder()
    try folder.write("one", to: "1")
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: folder.file("1"))
    var changes = FileChangeSet()
    changes.add(try change(folder, "1", to: "ONE"))
    try changes.commit()
    #expect(try folder.mode("1") == mode)
  }

  @Test func aSymbolicLinkStaysAndItsTargetChanges() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(atPath: folder.file("real"), withIntermediateDirectories: false)
    try folder.write("one", to: "real/1")
    try FileManager.default.createSymbolicLink(atPath: folder.file("link"), withDestinationPath: "real/1")
    var changes = FileChangeSet()
    changes.add(try change(folder, "link", to: "ONE"))
    try changes.commit()
    #expect(try folder.read("real/1") == "ONE")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.file("link")) == "real/1")
  }

  @Test func twoPathsOfOneFileAreRefused() throws {
    let folder = try TemporaryFolder()
    try folder.write("one", to: "1")
    try FileManager.default.createSymbolicLink(atPath: folder.file("link"), withDestinationPath: "1")
    var changes = FileChangeSet()
    changes.add(try change(folder, "1", to: "ONE"))
    changes.add(try change(folder, "link", to: "uno"))
    #expect(throws: FileAccessError(.write, "link", .plannedTwice)) { try changes.commit() }
    #expect(try folder.read("1") == "one")
    #expect(try folder.names() == ["1", "link"])
  }

  @Test func nothingIsWrittenWhereOneFileChangedMeanwhile() throws {
    let folder = try TemporaryFolder()
    try folder.write("one", to: "1")
    try folder.write("two", to: "2")
    var changes = FileChangeSet()
    changes.add(try change(folder, "1", to: "ONE"))
    changes.add(try change(folder, "2", to: "TWO"))
    changes.add(FileChange(creating: folder.file("new/3"), displayedAs: "3", with: []))
    try folder.write("somebody else's", to: "2")
    #expect(throws: FileAccessError(.replace, "2", .changedSinceItWasRead)) { try changes.commit() }
    #expect(try folder.read("1") == "one")
    #expect(try folder.read("2") == "somebody else's")
    #expect(try folder.names() == ["1", "2"])
  }

  /// Each of many writers at once either adds its line, or says that another was faster: no line is lost.
  @Test func writersAtOnceLoseNothing() async throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "1")
    let path = folder.file("1")
    let written = await withTaskGroup(of: [Int].self) { group in
      for writer in 0..<6 {
        group.addTask {
          (0..<20).map { writer * 100 + $0 }.filter { line in
            guard let snapshot = try? FileSnapshot(reading: path, displayedAs: "1") else { return false }
            var changes = FileChangeSet()
            changes.add(FileChange(of: snapshot, to: snapshot.bytes + Array("\(line)\n".utf8)))
            return (try? changes.commit()) != nil
          }
        }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
    let lines = try folder.read("1").split(separator: "\n").compactMap { Int($0) }
    #expect(lines.sorted() == written.sorted())
    #expect(!written.isEmpty)
    #expect(try folder.names() == ["1"])
  }

  @Test func aLockThatAScriptHoldsDoesNotStopTheTool() throws {
    let folder = try TemporaryFolder()
    let held = FolderLocks([folder.path])
    let second = FolderLocks([folder.path, folder.path + "/absent"], patience: 20)
    withExtendedLifetime((held, second)) {}
  }

  @Test func aNewFileNeverReplacesAnother() throws {
    let folder = try TemporaryFolder()
    var changes = FileChangeSet()
    changes.add(FileChange(creating: folder.file("1"), displayedAs: "1", with: Array("one".utf8)))
    try folder.write("somebody else's", to: "1")
    #expect(throws: FileAccessError(.create, "1", .appearedSinceItWasLookedFor)) { try changes.commit() }
    #expect(try folder.read("1") == "somebody else's")
  }

  @Test func theFilesBeforeAreUndoneWhereALaterOneFails() throws {
    let folder = try TemporaryFolder()
    try folder.write("one", to: "1")
    try folder.write("two", to: "2")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: folder.file("1"))
    var commit = FileCommit { temporary, target in
      errno = EIO
      return !target.hasSuffix("/2") && rename(temporary, target) == 0
    }
    let changes = [
      try change(folder, "1", to: "ONE"),
      FileChange(creating: folder.file("new/3"), displayedAs: "new/3", with: []),
      try change(folder, "2", to: "TWO"),
    ]
    #expect(throws: FileAccessError.self) { try commit.run(changes) }
    #expect(try folder.read("1") == "one")
    #expect(try folder.mode("1") == 0o640)
    #expect(try folder.names() == ["1", "2"])
  }

  @Test func filesGoAndSoDoFoldersThatAreEmptyThen() throws {
    let folder = try TemporaryFolder()
    for name in ["de", "fr"] {
      try FileManager.default.createDirectory(atPath: folder.file(name), withIntermediateDirectories: false)
      try folder.write("old\n", to: "\(name)/1")
    }
    try folder.write("kept", to: "fr/2")
    var changes = FileChangeSet()
    for name in ["de/1", "fr/1"] {
      changes.add(FileChange(removing: try FileSnapshot(reading: folder.file(name), displayedAs: name)))
    }
    let diff = String(decoding: changes.unifiedDiff(), as: UTF8.self)
    #expect(diff.hasPrefix("--- a/de/1\n+++ /dev/null\n@@ -1 +0,0 @@\n-old\n"))
    try changes.commit()
    #expect(try folder.names() == ["fr"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("fr")) == ["2"])
  }

  @Test func aRemovalIsUndoneWhereALaterChangeFails() throws {
    let folder = try TemporaryFolder()
    try folder.write("one", to: "1")
    try folder.write("two", to: "2")
    let changes = [
      FileChange(removing: try FileSnapshot(reading: folder.file("1"), displayedAs: "1")),
      try change(folder, "2", to: "TWO"),
    ]
    var commit = FileCommit { temporary, target in
      target.hasSuffix("/2") ? false : rename(temporary, target) == 0
    }
    #expect(throws: FileAccessError.self) { try commit.run(changes) }
    #expect(try folder.read("1") == "one")
    #expect(try folder.names() == ["1", "2"])
  }

  @Test func readingNamesWhatIsWrong() throws {
    let folder = try TemporaryFolder()
    func failure(_ name: String) -> String? {
      do {
        _ = try FileSnapshot(reading: folder.file(name), displayedAs: name)
        return nil
      } catch { return error.description }
    }
    #expect(failure("absent") == "cannot read 'absent': no such file or directory")
    try FileManager.default.createDirectory(atPath: folder.file("folder"), withIntermediateDirectories: false)
    #expect(failure("folder") == "cannot read 'folder': it is a folder")
    #expect(
      throws: FileAccessError(.read, "null", .isNoRegularFile)
    ) { try FileSnapshot(reading: "/dev/null", displayedAs: "null") }
  }

  @Test func emptyAndLargeFilesAreReadWhole() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "empty")
    #expect(try FileSnapshot(reading: folder.file("empty"), displayedAs: "empty").bytes.isEmpty)
    let text = String(repeating: "0123456789\n", count: 40_000)
    try folder.write(text, to: "large")
    #expect(try FileSnapshot(reading: folder.file("large"), displayedAs: "large").bytes == Array(text.utf8))
  }
}
