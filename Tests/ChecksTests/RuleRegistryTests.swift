import Checks
import Findings
import Foundation
import Testing

/// The list of rules, the folders and the pages say the same.
@Suite struct RuleRegistryTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static func names(in folder: String, ending suffix: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent(folder).path)) ?? []
    return names.filter { $0.hasSuffix(suffix) }.map { String($0.dropLast(suffix.count)) }
  }

  @Test func theListIsSortedAndHasNoDoubles() {
    let names = RuleRegistry.rules.map { String(describing: $0) }
    #expect(names == names.sorted())
    #expect(Set(names).count == names.count)
  }

  /// A file that declares no rule, but belongs to one, is in a folder of its own.
  @Test(arguments: ["Catalog", "Source", "Project"]) func everyFileIsARule(_ folder: String) throws {
    let files = Set(Self.names(in: "Sources/Checks/\(folder)", ending: ".swift"))
    let rules = RuleRegistry.rules.filter { rule in
      switch folder {
      case "Source": rule is any SourceRule.Type
      case "Project": rule is any ProjectRule.Type
      default: rule is any EntryRule.Type || rule is any CatalogRule.Type
      }
    }.map { String(describing: $0) }
    #expect(files.sorted() == rules.sorted())
  }

  @Test(arguments: RuleRegistry.rules.map { $0.id.rawValue }) func everyRuleIsDescribed(_ id: String) throws {
    let rule = try #require(RuleRegistry.rule(.init(rawValue: id)))
    let description = rule.description
    #expect(!description.bad.isEmpty)
    #expect(!description.good.isEmpty)
    #expect(!description.summary.hasSuffix("."))
    #expect(description.rationale.hasSuffix("."))
    #expect(description.summary.first?.isUppercase == false)
  }

  /// A rule whose findings may matter less than it says, tells which.
  @Test func milderCasesAreTold() throws {
    for rule in RuleRegistry.rules {
      let folder = rule is any SourceRule.Type ? "Source" : rule is any ProjectRule.Type ? "Project" : "Catalog"
      let file = Self.root.appendingPathComponent("Sources/Checks/\(folder)/\(rule).swift")
      let code = try String(contentsOf: file, encoding: .utf8)
      let mayBeMilder = code.contains("atMost: ") || code.contains("HardCodedTextSearch(")
      #expect(mayBeMilder == !rule.description.milder.isEmpty, "\(rule)")
      for (severity, cases) in rule.description.milder {
        #expect(severity < rule.description.severity)
        #expect(cases.hasPrefix("for ") || cases.hasPrefix("where "))
      }
    }
  }

  @Test func thePagesSayWhatTheRulesAre() throws {
    let folder = Self.root.appendingPathComponent("Documentation/Users")
    var expected = ["Rules.md": RuleList.markdown]
    for rule in RuleRegistry.rules { expected["Rules/\(rule.id).md"] = RulePage(rule).markdown }
    let records = !(ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] ?? "").isEmpty
    for (path, text) in expected {
      let file = folder.appendingPathComponent(path)
      if records {
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      } else {
        let found = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        #expect(found == text, "run 'UPDATE_GOLDENS=1 swift test --filter RuleRegistryTests' and look at \(path)")
      }
    }
    let pages = Set(Self.names(in: "Documentation/Users/Rules", ending: ".md"))
    for page in pages.subtracting(RuleRegistry.rules.map { $0.id.rawValue }) {
      if records {
        try FileManager.default.removeItem(at: folder.appendingPathComponent("Rules/\(page).md"))
      } else {
        Issue.record("Documentation/Users/Rules/\(page).md is of no rule")
      }
    }
    if records { Issue.record("recorded the pages of rules") }
  }
}
