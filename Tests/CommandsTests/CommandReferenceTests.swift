import CommandLineInterface
import Commands
import Foundation
import Testing

/// The users' page of commands is made from their declarations.
@Suite struct CommandReferenceTests {
  @Test func thePageSaysWhatTheCommandsDo() throws {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Documentation/Users/Commands.md")
    let expected = CommandReferencePage(tool: DragomanTool.declaration(version: DragomanTool.version)).markdown()
    if GoldenCommandTests.records {
      try Data(expected.utf8).write(to: page)
      Issue.record("recorded Documentation/Users/Commands.md")
      return
    }
    let text = (try? String(contentsOf: page, encoding: .utf8)) ?? ""
    #expect(text == expected, "run 'UPDATE_GOLDENS=1 swift test --filter CommandReferenceTests' and look at the page")
  }
}
