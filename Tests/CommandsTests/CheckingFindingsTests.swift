import Checks
import Findings
import Foundation
import Testing

@testable import Commands

@Suite struct CheckingFindingsTests {
  /// They are told in the documentation as well, and are no rules.
  @Test func whatIsFoundWithoutARuleIsInTheDocumentation() throws {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Documentation/Users/Findings.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    for id in CheckingFindings.others.keys {
      #expect(text.contains("| `\(id)` |"), "\(id)")
      #expect(RuleRegistry.rule(FindingID(rawValue: id)) == nil, "\(id)")
    }
  }
}
