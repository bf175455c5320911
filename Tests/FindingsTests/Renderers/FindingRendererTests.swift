import Findings
import Foundation
import SourceText
import Testing

@Suite struct FindingRendererTests {
  private func text(_ renderer: any FindingRenderer, _ findings: [Finding] = SampleFindings.all) -> String {
    renderer.text(of: findings, source: SampleFindings.source)
  }

  @Test func terminalTextShowsTheLineAndACaret() {
    #expect(
      text(TextFindingRenderer()) == """
        App, main/Été 100%:1.xcstrings:2:2: error: duplicate key "🎟 票 key", 100% sure [duplicate-key]
            2 | \t"🎟 票 key" : 1,
              | \t^~~~~~~~~~
          help: remove one of them
        App, main/Été 100%:1.xcstrings:3:3: note: the other is here
            3 |   "last" : 2
              |   ^~~~~~
        note: keys are unique
        b.xcstrings: warning: first␊second [stale-key]
        advice: nothing ␛[31mred [hint]

        """)
  }

  @Test func coloursSurroundWordsOnly() {
    let colored = text(TextFindingRenderer(usesColor: true), [SampleFindings.located])
    #expect(colored.contains("\u{1B}[1;31merror\u{1B}[0m: duplicate key"))
    let plain = colored.replacing(#/\u{1B}\[[0-9;]*m/#, with: "")
    #expect(plain == text(TextFindingRenderer(), [SampleFindings.located]))
  }

  @Test(arguments: [0, 1, 150, 4_000, 7_999]) func longLinesAreShownInPart(column: Int) {
    let source = SourceText(String(repeating: "é票x ", count: 1_143))
    let finding = Finding("x", .error, at: FindingLocation(path: "a", text: source, offset: column), "m")
    let lines = TextFindingRenderer().text(of: [finding]) { _ in source }.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines.allSatisfy { $0.count < 130 })
    #expect(!lines[1].contains("\u{FFFD}"))
    #expect(lines[2].hasSuffix("^"))
  }

  @Test func aPlaceOutsideTheSourceIsNoCrash() {
    let other = SourceText(String(repeating: "line\n", count: 9))
    let location = FindingLocation(path: SampleFindings.path, text: other, offset: 44, length: 1)
    #expect(text(TextFindingRenderer(), [Finding("x", .error, at: location, "m")]).contains("error: m [x]"))
  }

  @Test func gitHubAnnotationsAreEscaped() {
    #expect(
      text(GitHubFindingRenderer()) == """
        ::error file=App%2C main/Été 100%25%3A1.xcstrings,line=2,col=2,endColumn=12,title=duplicate-key::\
        duplicate key "🎟 票 key", 100%25 sure%0Aremove one of them
        ::warning file=b.xcstrings,title=stale-key::first%0Asecond
        ::notice title=hint::nothing \u{1B}[31mred

        """)
  }

  @Test func xcodeLinesAreAbsolute() {
    #expect(
      text(XcodeFindingRenderer(root: "/src")) == """
        /src/App, main/Été 100%:1.xcstrings:2:2: error: duplicate key "🎟 票 key", 100% sure; remove one of them \
        [duplicate-key]
        /src/App, main/Été 100%:1.xcstrings:3:3: note: the other is here
        /src/App, main/Été 100%:1.xcstrings:2:2: note: keys are unique
        /src/b.xcstrings:1: warning: first␊second [stale-key]
        note: nothing ␛[31mred [hint]

        """)
  }

  private func object(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test func jsonHasEveryField() throws {
    let findings = try #require(try object(text(JSONFindingRenderer()))["findings"] as? [[String: Any]])
    #expect(findings.map { $0["id"] as? String } == ["duplicate-key", "stale-key", "hint"])
    let location = try #require(findings[0]["location"] as? [String: Any])
    let start = try #require(location["start"] as? [String: Int])
    #expect(start == ["offset": 3, "line": 2, "column": 2, "utf16Column": 2])
    let end = try #require(location["end"] as? [String: Int])
    #expect(end == ["offset": 17, "line": 2, "column": 16, "utf16Column": 12])
    let fixIts = try #require(findings[0]["fixIts"] as? [[String: Any]])
    let edit = try #require((fixIts.first?["edits"] as? [[String: Any]])?.first)
    #expect(edit["startOffset"] as? Int == 3)
    #expect(edit["replacement"] as? String == "\"new\"")
    #expect(findings[2]["location"] == nil)
  }

  @Test func sarifHasRulesRegionsAndFixes() throws {
    let log = try object(text(SARIFFindingRenderer(toolName: "tool", toolVersion: "1.0")))
    #expect(log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    #expect(run["columnKind"] as? String == "utf16CodeUnits")
    let driver = try #require((run["tool"] as? [String: [String: Any]])?["driver"])
    #expect((driver["rules"] as? [[String: String]])?.map { $0["id"] } == ["duplicate-key", "hint", "stale-key"])
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.map { $0["level"] as? String } == ["error", "warning", "note"])
    #expect(results.map { $0["ruleIndex"] as? Int } == [0, 2, 1])
    let location = try #require((results[0]["locations"] as? [[String: [String: Any]]])?.first?["physicalLocation"])
    let artifact = try #require(location["artifactLocation"] as? [String: String])
    #expect(artifact["uri"] == "App%2C%20main/%C3%89t%C3%A9%20100%25%3A1.xcstrings")
    #expect(artifact["uriBaseId"] == "%SRCROOT%")
    #expect(
      location["region"] as? [String: Int] == ["startLine": 2, "startColumn": 2, "endLine": 2, "endColumn": 12])
    let fix = try #require((results[0]["fixes"] as? [[String: Any]])?.first)
    let change = try #require((fix["artifactChanges"] as? [[String: Any]])?.first)
    let replacement = try #require((change["replacements"] as? [[String: Any]])?.first)
    #expect((replacement["insertedContent"] as? [String: String])?["text"] == "\"new\"")
    #expect((results[2]["locations"] as? [Any])?.isEmpty == true)
  }

  @Test func sarifExplainsRulesAndNumbersEqualFindings() throws {
    var finding = SampleFindings.wholeFile
    finding.fingerprint = "0a"
    let rule = FindingRule(
      "stale-key", "a key that is gone", rationale: "Nobody sees it.", markdown: "# x", helpURI: "https://example.com",
      severity: .advice, isEnabled: false, tags: ["catalog"])
    let renderer = SARIFFindingRenderer(
      toolName: "tool", toolVersion: "1.0",
      rules: [rule, FindingRule("other", "a", rationale: "b", severity: .error)])
    let log = try object(text(renderer, [finding, finding]))
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: [String: Any]])?["driver"])
    let rules = try #require(driver["rules"] as? [[String: Any]])
    #expect(rules.map { $0["id"] as? String } == ["stale-key"])
    #expect(rules[0]["shortDescription"] as? [String: String] == ["text": "A key that is gone."])
    #expect(rules[0]["fullDescription"] as? [String: String] == ["text": "Nobody sees it."])
    #expect(rules[0]["help"] as? [String: String] == ["text": "Nobody sees it.", "markdown": "# x"])
    #expect(rules[0]["helpUri"] as? String == "https://example.com")
    let configuration = try #require(rules[0]["defaultConfiguration"] as? [String: Any])
    #expect(configuration["level"] as? String == "note")
    #expect(configuration["enabled"] as? Bool == false)
    #expect(rules[0]["properties"] as? [String: [String]] == ["tags": ["catalog"]])
    let results = try #require(run["results"] as? [[String: Any]])
    let prints = results.compactMap { $0["partialFingerprints"] as? [String: String] }
    #expect(prints.map { $0["primaryLocationLineHash"] } == ["0a:1", "0a:2"])
    #expect(prints.map { $0["dragomanFingerprint/v1"] } == ["0a:1", "0a:2"])
  }

  @Test func junitHasASuiteForEachFile() {
    #expect(
      text(JUnitFindingRenderer(toolName: "tool")) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="tool" tests="3" failures="2">
          <testsuite name="App, main/Été 100%:1.xcstrings" tests="1" failures="1" errors="0">
            <testcase name="duplicate-key: duplicate key &quot;🎟 票 key&quot;, 100% sure" \
        classname="App, main/Été 100%:1.xcstrings">
              <failure message="duplicate key &quot;🎟 票 key&quot;, 100% sure" type="error">\
        App, main/Été 100%:1.xcstrings:2:2: error: duplicate key &quot;🎟 票 key&quot;, 100% sure [duplicate-key]
        help: remove one of them
        note: the other is here
        note: keys are unique</failure>
            </testcase>
          </testsuite>
          <testsuite name="b.xcstrings" tests="1" failures="1" errors="0">
            <testcase name="stale-key: first␊second" classname="b.xcstrings">
              <failure message="first␊second" type="warning">b.xcstrings: warning: first␊second [stale-key]</failure>
            </testcase>
          </testsuite>
          <testsuite name="tool" tests="1" failures="0" errors="0">
            <testcase name="hint: nothing ␛[31mred" classname="tool">
              <system-out>tool: advice: nothing ␛[31mred [hint]</system-out>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }

  @Test func junitIsWellFormedWhateverIsFound() {
    let wild = "]]> <a b='c'> & \u{0}\u{1B}\u{FFFE}\u{FFFF}\u{202E}\u{85} \"quoted\" \r\n\t"
    let finding = Finding(
      FindingID(rawValue: wild), .error, at: FindingLocation(path: wild), wild, suggestion: wild,
      notes: [FindingNote(wild)])
    let xml = text(JUnitFindingRenderer(toolName: wild), [finding, finding])
    let markup = xml.replacing(#/<\/?[a-z\-]+( [a-z]+="[^"<>]*")*\/?>|<\?xml[^>]*\?>/#, with: "")
    #expect(!markup.contains("<") && !markup.contains(">"))
    #expect(!markup.contains(#/&(?!(amp|lt|gt|quot);)/#))
    #expect(
      xml.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && $0.value != 0xFFFE && $0.value != 0xFFFF })
    // Servers take tests of the same name for one.
    #expect(xml.contains(" (2)\" classname"))
  }

  @Test func markdownCountsAndShowsTheWorstFirst() {
    let rule = FindingRule(
      "stale-key", "a key that is *gone*", rationale: "", helpURI: "https://example.com", severity: .warning)
    let findings = [SampleFindings.nowhere, SampleFindings.wholeFile, SampleFindings.wholeFile, SampleFindings.located]
    #expect(
      text(MarkdownFindingRenderer(title: "Texts", rules: [rule]), findings) == """
        ## Texts

        1 error, 2 warnings, 1 piece of advice in 2 files.

        | severity | findings | rule | |
        |---|---:|---|---|
        | error | 1 | `duplicate-key` |  |
        | warning | 2 | [`stale-key`](https://example.com) | a key that is \\*gone\\* |
        | advice | 1 | `hint` |  |

        - **error** `App, main/Été 100%:1.xcstrings:2:2`: duplicate key "🎟 票 key", 100% sure (`duplicate-key`)
        - **warning** `b.xcstrings`: first␊second (`stale-key`)
        - **warning** `b.xcstrings`: first␊second (`stale-key`)
        - **advice** nothing ␛\\[31mred (`hint`)

        """)
    #expect(text(MarkdownFindingRenderer(title: "Texts"), []) == "## Texts\n\nNothing was found.\n")
  }

  @Test func markdownIsBoundedAndTakesTextForText() {
    let long = String(repeating: "wörd | `@you` #1 <b> [x](y) ", count: 400)
    let findings = (0..<5_000).map { number in
      Finding(FindingID(rawValue: "rule-\(number % 90)"), .warning, at: FindingLocation(path: "a`\(number)"), long)
    }
    let markdown = text(MarkdownFindingRenderer(title: "Texts"), findings)
    #expect(markdown.count < 65_536)
    #expect(markdown.hasSuffix("more.\n"))
    #expect(!markdown.contains("@you"))
    #expect(!markdown.contains("<b>"))
    #expect(!markdown.contains("[x](y)"))
    #expect(markdown.contains("`` a`0 ``"))
  }

  @Test(arguments: FindingFormat.allCases) func noFindingsAreNoLines(format: FindingFormat) {
    let renderer: any FindingRenderer =
      switch format {
      case .github: GitHubFindingRenderer()
      case .json: JSONFindingRenderer()
      case .junit: JUnitFindingRenderer(toolName: "tool")
      case .markdown: MarkdownFindingRenderer(title: "Texts")
      case .sarif: SARIFFindingRenderer(toolName: "tool", toolVersion: "1")
      case .text: TextFindingRenderer()
      case .xcode: XcodeFindingRenderer(root: "/")
      }
    #expect(text(renderer, []).isEmpty == !format.isDocument)
  }
}
