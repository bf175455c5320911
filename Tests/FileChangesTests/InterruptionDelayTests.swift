import Foundation
import Testing

@testable import FileChanges

@Suite struct InterruptionDelayTests {
  /// Control-C between two files: both are replaced, nothing is left beside them, and the process ends.
  @Test func whatIsBegunIsFinished() async throws {
    let folder = try TemporaryFolder()
    try folder.write("one", to: "1")
    try folder.write("two", to: "2")
    let (one, two) = (folder.file("1"), folder.file("2"))
    await #expect(processExitsWith: .signal(SIGINT)) { [one = one as String, two = two as String] in
      // Who started the tests may ignore it.
      _ = signal(SIGINT, SIG_DFL)
      let changes = try [one, two].map {
        FileChange(of: try FileSnapshot(reading: $0, displayedAs: $0), to: Array("new".utf8))
      }
      var commit = FileCommit { temporary, target in
        // The thread of a test takes no signals; another does, in a moment.
        _ = kill(getpid(), SIGINT)
        usleep(50_000)
        return rename(temporary, target) == 0
      }
      try commit.run(changes)
      // The signal may reach another thread first.
      sleep(5)
    }
    #expect(try folder.read("1") == "new")
    #expect(try folder.read("2") == "new")
    #expect(try folder.names() == ["1", "2"])
  }

  @Test func whatIsIgnoredStaysSo() async {
    await #expect(processExitsWith: .success) {
      _ = signal(SIGINT, SIG_IGN)
      let delay = InterruptionDelay()
      _ = kill(getpid(), SIGINT)
      usleep(50_000)
      let hasCome = delay.hasCome
      delay.end()
      exit(hasCome ? 1 : 0)
    }
  }
}
