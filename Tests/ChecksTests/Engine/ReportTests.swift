import Checks
import Commands
import Foundation
import TestSupport
import Testing

/// What a check says on the whole, and to programs.
@Suite struct ReportTests {
  private static let source = """
    import UIKit
    func show(_ label: UILabel) {
      label.text = "Doors open at seven"
      label.text = "Doors open at seven"
    }

    """

  private func object(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test func theSummaryCounts() throws {
    let harness = try CheckHarness(["A.swift": Self.source, "B.swift": Self.source])
    let run = harness.run("check", "--rule", "hard-coded-text")
    #expect(run.output.hasPrefix("4 warnings in 2 files"))
    #expect(harness.run("check", "--rule", "hard-coded-text", "--quiet").output == "")
    let json = try object(harness.run("check", "--rule", "hard-coded-text", "--json").output)
    #expect((json["findings"] as? [Any])?.count == 4)
    let counts = try #require(json["counts"] as? [String: Any])
    #expect(counts["severities"] as? [String: Int] == ["error": 0, "warning": 4, "advice": 0])
    let rules = try #require(counts["rules"] as? [[String: Any]])
    #expect(rules.map { $0["id"] as? String } == ["hard-coded-text"])
    #expect(rules.first?["count"] as? Int == 4)
  }

  /// Annotations show advice, too.
  @Test func adviceThatIsShownIsNotSaidToBeHidden() throws {
    let harness = try CheckHarness([
      "A.swift": "import UIKit\nlet text = NSLocalizedString(\"Stalls\", comment: \"\")\n"
    ])
    #expect(harness.run("check").output.contains("1 piece of advice (shown with --advice) in 1 file"))
    for format in ["github", "xcode"] {
      #expect(harness.run("check", "--format", format).output.contains("\n1 piece of advice in 1 file"))
    }
  }

  @Test func whatIsFoundWithoutARuleIsExplained() throws {
    let harness = try CheckHarness(["A.swift": ""])
    let explained = harness.run("check", "--explain", "unused-keep")
    #expect(explained.code == .success && explained.output.contains("is found without a rule"))
    #expect(harness.run("check", "--rule", "unused-keep").errors.contains("'dragoman check --explain unused-keep'"))
    #expect(harness.run("check", "--explain", "unused-kep").errors.contains("did you mean 'unused-keep'?"))
    #expect(harness.run("check", "--explain", "xyz").errors.contains("Documentation/Users/Findings.md"))
    #expect(harness.run("explain", "hard-coded-text").errors.contains("'dragoman check --explain RULE'"))
  }

  @Test func fixesAreCounted() throws {
    let catalog = """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "Stalls on the left" : {
            "extractionState" : "manual",
            "localizations" : {
              "de" : { "stringUnit" : { "state" : "translated", "value" : "Parkett  links" } }
            }
          }
        },
        "version" : "1.0"
      }
      """
    let harness = try CheckHarness(["Localizable.xcstrings": catalog])
    let run = harness.run("check", "Localizable.xcstrings", "--rule", "doubled-space", "--advice")
    #expect(run.output.contains(" in 1 file; 1 can be fixed by --fix"), "\(run.output)")
    let json = try object(harness.run("check", ".", "--rule", "doubled-space", "--json").output)
    #expect(json["fixes"] as? [String: Int] == ["safe": 1, "all": 1])
    let fixed = try object(harness.run("check", ".", "--rule", "doubled-space", "--json", "--fix").output)
    #expect(fixed["changedFiles"] as? [String] == ["Localizable.xcstrings"])
    #expect((fixed["findings"] as? [Any])?.isEmpty == true)
  }

  /// A rule may let a case matter less, but not against what the user says.
  @Test func aConfiguredSeverityIsThatOfAllCases() throws {
    let catalog = """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "Row " : {
            "extractionState" : "manual",
            "localizations" : {
              "de" : { "stringUnit" : { "state" : "translated", "value" : "Reihe" } },
              "fr" : { "stringUnit" : { "state" : "translated", "value" : "Rang" } }
            }
          }
        },
        "version" : "1.0"
      }
      """
    let harness = try CheckHarness(["Localizable.xcstrings": catalog])
    func severities() throws -> [String?] {
      let run = harness.run("check", ".", "--rule", "differing-space-at-edges", "--json")
      return try #require(object(run.output)["findings"] as? [[String: Any]]).map { $0["severity"] as? String }
    }
    #expect(try severities() == ["advice"])
    for severity in ["error", "warning"] {
      let rules = "{ \"differing-space-at-edges\": \"\(severity)\" }"
      try harness.project.write("{ \"check\": { \"rules\": \(rules) } }", to: "dragoman.json")
      #expect(try severities() == [severity])
    }
    try harness.project.write("", to: "Other/A.swift")
    let excluding = "{ \"differing-space-at-edges\": { \"exclude\": [\"Other\"] } }"
    try harness.project.write("{ \"check\": { \"rules\": \(excluding) } }", to: "dragoman.json")
    #expect(try severities() == ["advice"])
  }

  @Test func whatIsRightIsSaid() throws {
    let harness = try CheckHarness(["A.swift": "import UIKit\n"])
    #expect(harness.run("check").output == "nothing found in 0 catalogs and 1 source\n")
    #expect(harness.run("check", "--quiet").output == "")
  }

  @Test func sarifExplainsRulesAndFollowsFindings() throws {
    let harness = try CheckHarness(["A.swift": Self.source])
    func results() throws -> (rules: [[String: Any]], prints: [[String: String]]) {
      let log = try object(harness.run("check", "--rule", "hard-coded-text", "--format", "sarif").output)
      let run = try #require((log["runs"] as? [[String: Any]])?.first)
      let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
      let results = try #require(run["results"] as? [[String: Any]])
      return (
        try #require(driver["rules"] as? [[String: Any]]),
        results.compactMap { $0["partialFingerprints"] as? [String: String] }
      )
    }
    let first = try results()
    let rule = try #require(first.rules.first)
    let description = HardCodedText.description
    #expect((rule["fullDescription"] as? [String: String])?["text"] == description.rationale)
    #expect((rule["help"] as? [String: String])?["markdown"] == RulePage(HardCodedText.self).markdown)
    #expect((rule["defaultConfiguration"] as? [String: Any])?["level"] as? String == "warning")
    #expect((rule["properties"] as? [String: [String]])?["tags"] == ["localization", "source"])
    #expect(first.prints.count == 2)
    #expect(Set(first.prints).count == 2)
    try harness.project.write("\n\n" + Self.source, to: "A.swift")
    #expect(try results().prints == first.prints)
  }

  @Test(arguments: ["junit", "markdown", "sarif", "json", "github", "xcode"])
  func theSameProjectGivesTheSameReport(format: String) throws {
    let harness = try CheckHarness(["A.swift": Self.source, "B.swift": Self.source, "C.m": "// dragoman:disable x\n"])
    let first = harness.run("check", "--format", format)
    #expect(first.output.contains("hard-coded-text"))
    #expect(harness.run("check", "--format", format).output == first.output)
  }

  @Test func whatHasNotChangedIsRemembered() throws {
    var harness = try CheckHarness([
      "A.swift": Self.source,
      "Localizable.xcstrings": "{ \"sourceLanguage\": \"en\", \"strings\": {}, \"version\": \"1.0\" }",
    ])
    let fresh = harness.run("check", "--json")
    harness.variables["DRAGOMAN_CACHE"] = harness.project.absolute(".cache")
    for arguments in [["--json"], ["--format", "sarif"], ["--strict"]] {
      let first = CheckedRun(["check"] + arguments, in: harness.project.root, variables: harness.variables)
      let second = CheckedRun(["check"] + arguments, in: harness.project.root, variables: harness.variables)
      #expect(first.output == second.output)
      #expect(first.errors == second.errors)
      #expect(first.code == second.code)
      if arguments == ["--json"] { #expect(first.output == fresh.output) }
    }
    // Whatever it depends on makes another one.
    try harness.project.write(Self.source.replacing("Doors", with: "Gates"), to: "A.swift")
    #expect(harness.run("check", "--json").output.contains("Gates"))
    try harness.project.write("{ \"check\": { \"rules\": { \"hard-coded-text\": \"off\" } } }", to: "dragoman.json")
    #expect(!harness.run("check", "--json").output.contains("hard-coded-text"))
    try harness.project.write("{}", to: "dragoman.json")
    _ = harness.run("check", "--write-baseline", "known.json")
    #expect(!harness.run("check", "--json", "--baseline", "known.json").output.contains("hard-coded-text"))
    try harness.project.write("{ \"formatVersion\": 1, \"findings\": [] }", to: "known.json")
    #expect(harness.run("check", "--json", "--baseline", "known.json").output.contains("hard-coded-text"))
  }
}
