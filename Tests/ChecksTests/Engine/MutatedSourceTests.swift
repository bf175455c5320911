import Checks
import Commands
import Findings
import Foundation
import SourceText
import TestSupport
import Testing

/// Sources that no compiler would take go through extraction and all rules: nothing fails, and places are in the files.
@Suite struct MutatedSourceTests {
  private static let signs = [
    "\"", "\"\"\"", "\\(", "#\"", "(", "[", "{", "}", ")", "]", "/*", "*/", "//", "\r\n", "\r", "\u{0}", "👨‍👩‍👧",
    "e\u{301}",
    "\\u{", "`", "#if", "#endif", "<", "?", "@", "%@", "case ", "\u{FEFF}", "\\", "$0", "\u{2028}",
    "// dragoman:disable:next all", "// dragoman: disable:", "// Dragoman-", "dragoman:",
    "\"\"\" // dragoman:disable:this all",
  ]

  /// The sources of all rules' examples, right ones and wrong ones.
  private static let sources: [[UInt8]] = RuleRegistry.rules.flatMap { rule in
    (rule.description.bad + rule.description.good).flatMap(\.files)
      .filter { $0.path.hasSuffix(".swift") && $0.path != "Package.swift" }.map { Array($0.text.utf8) }
  }

  private static func mutated(_ source: [UInt8], _ random: inout SeededRandom) -> [UInt8] {
    var bytes = source
    for _ in 0..<Int.random(in: 1...8, using: &random) where !bytes.isEmpty {
      let place = Int.random(in: 0..<bytes.count, using: &random)
      let sign = Array((signs.randomElement(using: &random) ?? "").utf8)
      switch Int.random(in: 0..<8, using: &random) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 1...12, using: &random)))
      case 2: bytes.insert(contentsOf: sign, at: place)
      case 3: bytes.insert(contentsOf: Array(repeating: sign, count: 60).joined(), at: place)
      case 4: bytes.swapAt(place, Int.random(in: 0..<bytes.count, using: &random))
      case 5: bytes.removeSubrange(place...)
      case 6: bytes = bytes.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }
      default:
        let end = min(bytes.count, place + Int.random(in: 1...40, using: &random))
        bytes.insert(contentsOf: bytes[place..<end], at: Int.random(in: 0...bytes.count, using: &random))
      }
    }
    return bytes
  }

  private struct Report: Decodable {
    struct Finding: Decodable {
      var path: String?
      var line: Int?
      var column: Int?
      var endLine: Int?
      var endColumn: Int?
    }
    var findings: [Finding]
  }

  @Test(arguments: 0..<6) func nothingFailsAndPlacesAreInTheFiles(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let project = try TemporaryProject([
      "Localizable.xcstrings": "{ \"sourceLanguage\" : \"en\", \"strings\" : { \"Gate\" : {} }, \"version\" : \"1.0\" }"
    ])
    var sources: [String: SourceText] = [:]
    for number in 0..<24 {
      let source = try #require(Self.sources.randomElement(using: &random))
      let bytes = Self.mutated(source, &random)
      let name = "Gate\(number).swift"
      try Data(bytes).write(to: URL(fileURLWithPath: project.absolute(name)))
      sources[name] = SourceText(bytes: bytes)
    }
    let rules = RuleRegistry.rules.flatMap { ["--rule", $0.id.rawValue] }
    for arguments in [["check", "--json"] + rules, ["check", "--fix=all", "--check"], ["unused", "--json"]] {
      let run = CheckedRun(arguments, in: project.root)
      #expect([.success, .findings, .refused].contains(run.code), "\(run.errors)")
      guard arguments.contains("--json"), arguments[0] == "check" else { continue }
      let report = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
      #expect(!report.findings.isEmpty)
      for place in report.findings {
        guard let source = place.path.flatMap({ sources[$0] }), let line = place.line, let column = place.column else {
          continue
        }
        let length = try #require(source.line(line), "\(place)").count
        // A column is of less than a byte nowhere.
        #expect(column >= 1 && column <= length + 1, "\(place)")
        guard let endLine = place.endLine, let endColumn = place.endColumn else { continue }
        #expect(endLine <= source.lineCount && (line, column) <= (endLine, endColumn), "\(place)")
      }
    }
  }
}
