import Checks
import Commands
import Findings
import Foundation
import LosslessJSON
import TestSupport

/// A rule's example, checked as a project in a folder of its own, by the command as users run it.
struct ExampleRun {
  struct Place: Hashable, Comparable, CustomStringConvertible {
    var path: String
    var line: Int
    var column: Int

    var description: String { "\(path):\(line):\(column)" }

    static func < (left: Place, right: Place) -> Bool {
      (left.path, left.line, left.column) < (right.path, right.line, right.column)
    }
  }

  /// Where the example's marks say that something is found.
  private(set) var expected: [Place] = []
  /// Where the rule found something.
  private(set) var found: [Place] = []
  /// What it said.
  private(set) var messages: [String] = []
  private(set) var code: ExitCode = .success
  /// The first file after the run.
  private(set) var firstFile = ""
  /// All files after the run, and after another one.
  private(set) var filesAfterFix: [String: String] = [:]
  private(set) var filesAfterSecondFix: [String: String] = [:]

  /// - Parameters:
  ///   - arguments: besides those that choose the rule.
  ///   - prefix: put before the first file, to see whether places are right behind characters of several bytes.
  init(
    _ example: RuleExample, of rule: any Rule.Type, _ arguments: [String] = ["--format", "json"], prefix: String = "",
    lineEnd: String = "\n", severity: String? = nil, fixesTwice: Bool = false
  ) throws {
    let project = try TemporaryProject()
    for (number, file) in example.files.enumerated() {
      var text = number == 0 ? prefix + file.text : file.text
      if lineEnd != "\n" { text = text.replacing("\n", with: lineEnd) }
      let (plain, places) = Self.marked(text, path: file.path)
      expected += places
      try project.write(plain, to: file.path)
    }
    let setting = JSONValue.object([
      JSONMember("severity", .string(severity ?? rule.description.severity.rawValue)),
      JSONMember(
        "options", .object(example.options.sorted { $0.key < $1.key }.map { JSONMember($0.key, $0.value) })),
    ])
    let configuration = JSONValue.object([
      JSONMember("check", .object([JSONMember("rules", .object([JSONMember(rule.id.rawValue, setting)]))]))
    ])
    var writer = JSONWriter(style: .xcode)
    writer.append(configuration, base: [])
    // An example may bring a configuration of its own.
    if !example.files.contains(where: { $0.path == "dragoman.json" }) {
      try project.write(String(decoding: writer.result, as: UTF8.self), to: "dragoman.json")
    }
    func files() throws -> [String: String] {
      Dictionary(
        try example.files.map { ($0.path, try String(contentsOfFile: project.absolute($0.path), encoding: .utf8)) }
      ) { first, _ in first }
    }
    let run = CheckedRun(["check", "--rule", rule.id.rawValue] + arguments, in: project.root)
    code = run.code
    if fixesTwice {
      filesAfterFix = try files()
      _ = CheckedRun(["check", "--rule", rule.id.rawValue] + arguments, in: project.root)
      filesAfterSecondFix = try files()
    }
    if arguments.contains("json") {
      let document = try FindingsDocument(run.output)
      for finding in document.findings {
        messages.append("\(finding.id): \(finding.message)")
        guard finding.id == rule.id.rawValue else { continue }
        let start = finding.location?.start
        // A finding on a file as a whole is marked at its start.
        found.append(
          Place(path: finding.location?.path ?? "", line: start?.line ?? 1, column: start?.column ?? 1))
      }
    }
    if let first = example.files.first {
      firstFile = (try? String(contentsOfFile: project.absolute(first.path), encoding: .utf8)) ?? ""
    }
    expected.sort()
    found.sort()
  }

  /// The text without its marks, and where they stood; behind an opening quote, the quote is meant.
  static func marked(_ text: String, path: String) -> (plain: String, places: [Place]) {
    var plain: [UInt8] = []
    var places: [Place] = []
    var line = 1
    var lineStart = 0
    let mark = Array("↓".utf8)
    let bytes = Array(text.utf8)
    var position = 0
    while position < bytes.count {
      if bytes[position...].starts(with: mark) {
        // Texts of interface files are found without their quotes.
        let isInLiteral = plain.last == UInt8(ascii: "\"") && !path.hasSuffix(".xib") && !path.hasSuffix(".storyboard")
        places.append(Place(path: path, line: line, column: plain.count - lineStart + (isInLiteral ? 0 : 1)))
        position += mark.count
        continue
      }
      plain.append(bytes[position])
      if bytes[position] == UInt8(ascii: "\n") {
        line += 1
        lineStart = plain.count
      }
      position += 1
    }
    return (String(decoding: plain, as: UTF8.self), places)
  }
}
