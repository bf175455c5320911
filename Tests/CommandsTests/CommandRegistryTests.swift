import CommandLineInterface
import Foundation
import Testing

@testable import Commands

@Suite struct CommandRegistryTests {
  private let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Sources/Commands")

  @Test func theFolderAndTheListAgree() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: sources.path)
      .filter { $0.hasSuffix("Command.swift") && $0 != "Command.swift" }
      .map { String($0.dropLast(".swift".count)) }.sorted()
    #expect(CommandRegistry.commands.map { String(describing: $0) } == files)
  }

  @Test func declarationsAreNamedByTheirTypes() {
    for command in CommandRegistry.commands { #expect(command.declaration.name == command.name) }
  }

  @Test func everyCommandHasExamplesThatParse() throws {
    let tool = DragomanTool.declaration(version: "1")
    for command in tool.commands {
      #expect(!command.examples.isEmpty, "\(command.name)")
      for example in command.examples {
        let line = example.line.replacing("source <(", with: "").replacing(")", with: "")
        let own = line.prefix(upTo: line.firstRange(of: #/ [|>] /#)?.lowerBound ?? line.endIndex)
        var words = CommandLineWords(String(own)).words
        #expect(words.removeFirst() == "dragoman")
        guard case .command(let found, _) = try tool.parse(words) else {
          Issue.record("\(example.line)")
          continue
        }
        #expect(found.name == command.name)
      }
    }
  }

  @Test func namesAreSpeltAlike() {
    let tool = DragomanTool.declaration(version: "1")
    var meanings: [String: Set<Character?>] = [:]
    for option in tool.commonOptions + tool.commands.flatMap(\.options) {
      #expect(option.name.allSatisfy { $0.isLowercase || $0 == "-" })
      #expect(!["dry-run", "lint", "lang", "locale"].contains(option.name))
      #expect(!option.summary.hasSuffix("."))
      meanings[option.name, default: []].insert(option.short)
    }
    for (name, shorts) in meanings { #expect(shorts.count == 1, "\(name) has several short names") }
    for command in CommandRegistry.commands where command.changesFiles {
      let names = Set(tool.command(named: command.name)?.options.map(\.name) ?? [])
      #expect(names.isSuperset(of: ["check", "diff"]))
    }
  }
}
