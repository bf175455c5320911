import Checks
import Findings
import Foundation
import Testing

/// The examples of every rule: what is marked is found and nothing else.
@Suite struct RuleExampleTests {
  /// One example, so that each is a case of its own.
  struct Case: CustomTestStringConvertible, Sendable {
    var rule: any Rule.Type
    var example: RuleExample

    var testDescription: String { "\(rule.id), \(example.sourceFile):\(example.line)" }
  }

  private static func cases(_ examples: (RuleDescription) -> [RuleExample]) -> [Case] {
    RuleRegistry.rules.filter { $0.description.isAvailable() }.flatMap { rule in
      examples(rule.description).map { Case(rule: rule, example: $0) }
    }
  }

  static let bad = cases(\.bad)
  static let good = cases(\.good)
  static let fixed = cases { $0.bad.filter { $0.fixed != nil } }

  @Test(arguments: bad) func whatIsMarkedIsFound(_ tested: Case) throws {
    let run = try ExampleRun(tested.example, of: tested.rule)
    #expect(run.found == run.expected, "\(run.messages)")
    #expect(!run.found.isEmpty, "mark what is found with ↓")
  }

  @Test(arguments: good) func nothingIsFoundInWhatIsRight(_ tested: Case) throws {
    let run = try ExampleRun(tested.example, of: tested.rule)
    #expect(run.found == [], "\(run.messages)")
    #expect(run.expected == [])
    #expect(run.messages == [])
  }

  /// Sources begin with a character that has other lengths in UTF-8 and UTF-16.
  @Test(arguments: bad) func placesAreRightBehindLongCharacters(_ tested: Case) throws {
    guard let file = tested.example.files.first, file.path.hasSuffix(".swift"), file.path != "Package.swift" else {
      return
    }
    let run = try ExampleRun(tested.example, of: tested.rule, prefix: "/* 🎭é */ ")
    #expect(run.found == run.expected, "\(run.messages)")
  }

  @Test(arguments: bad) func placesAreRightWithWindowsLineEnds(_ tested: Case) throws {
    let run = try ExampleRun(tested.example, of: tested.rule, lineEnd: "\r\n")
    #expect(run.found == run.expected, "\(run.messages)")
  }

  @Test(arguments: bad) func nothingIsFoundWhereTheRuleIsOff(_ tested: Case) throws {
    let run = try ExampleRun(
      tested.example, of: tested.rule, ["--disable", tested.rule.id.rawValue, "--format", "json"])
    #expect(run.found == [])
  }

  @Test(arguments: fixed) func fixesGiveWhatIsShown(_ tested: Case) throws {
    let run = try ExampleRun(tested.example, of: tested.rule, ["--advice", "--fix=all"])
    #expect(run.firstFile == tested.example.fixed)
  }

  /// Of every example, whether its fixes are shown or not.
  @Test(arguments: bad, ["--fix", "--fix=all"]) func fixingOnceIsEnough(_ tested: Case, _ option: String) throws {
    let run = try ExampleRun(tested.example, of: tested.rule, ["--advice", option], fixesTwice: true)
    #expect(run.filesAfterSecondFix == run.filesAfterFix)
  }
}
