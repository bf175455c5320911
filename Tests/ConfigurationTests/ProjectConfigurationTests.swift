import Configuration
import Findings
import Foundation
import LocalizableReferences
import SourceText
import TestSupport
import Testing

@Suite("dragoman.json")
struct ProjectConfigurationTests {
  private static let everything = """
    {
      "$schema": "./dragoman.schema.json",
      "exclude": ["Generated", "./App/Old/", "App/Keys.swift"],
      "extract": {
        "functions": ["tr", "AppText"],
        "macros": ["#localized", "hint"],
        "declarations": {
          "": ["func caption(_ key: LocalizedStringKey) -> String"],
          "Banner.Row": ["init(_ title: LocalizedStringKey)", "var note: LocalizedStringKey"]
        },
        "conditions": { "BETA": false, "os( tvOS )": true, "canImport(Foundation.NSURL)": true }
      },
      "unused": { "keep": ["push.*", "Doors open"] }
    }
    """

  private func findings(_ text: String) -> [Finding] {
    do {
      _ = try ProjectConfiguration(bytes: Array(text.utf8), path: "dragoman.json")
      return []
    } catch {
      return (error as? RefusedInput)?.findings ?? []
    }
  }

  @Test("all fields")
  func fields() throws {
    let read = try ProjectConfiguration(bytes: Array(Self.everything.utf8), path: "dragoman.json")
    #expect(read.excludedPaths.map(\.path) == ["Generated", "App/Old", "App/Keys.swift"])
    #expect(read.excludedPaths.map { $0.location.range?.lowerBound.line } == [3, 3, 3])
    #expect(read.keptKeys.map(\.pattern) == ["push.*", "Doors open"])
    #expect(read.extraction.functions == ["tr", "AppText"])
    #expect(read.extraction.macros == ["localized", "hint"])
    #expect(read.extraction.declarations.map(\.type) == ["", "Banner.Row", "Banner.Row"])
    #expect(read.extraction.declarations.last?.source == "var note: LocalizedStringKey")
    #expect(read.extraction.declarations.last?.location.range?.lowerBound.line == 9)
    #expect(read.extraction.conditions == ["BETA": false, "os(tvOS)": true, "canImport(Foundation.NSURL)": true])
  }

  @Test("nothing has to be said")
  func defaults() throws {
    #expect(try ProjectConfiguration(bytes: Array("{}".utf8), path: "dragoman.json") == ProjectConfiguration())
    #expect(
      try ProjectConfiguration(bytes: Array(#"{"extract": {}, "exclude": []}"#.utf8), path: "x")
        == ProjectConfiguration())
  }

  @Test(
    "what is wrong has a name and a place",
    arguments: [
      ("{\"exclud\": []}", "configuration-unknown-field", 1, 2),
      ("{\n  \"extract\": {\"macro\": []}\n}", "configuration-unknown-field", 2, 15),
      ("{\"exclude\": \"Generated\"}", "configuration-wrong-type", 1, 13),
      ("{\"exclude\": [\"A\", 4]}", "configuration-wrong-type", 1, 19),
      ("{\"extract\": []}", "configuration-wrong-type", 1, 13),
      ("[]", "configuration-wrong-type", 1, 1),
      ("{\"$schema\": 1}", "configuration-wrong-type", 1, 13),
      ("{\"extract\": {\"conditions\": {\"BETA\": \"yes\"}}}", "configuration-wrong-type", 1, 37),
      ("{\"extract\": {\"declarations\": [\"func f()\"]}}", "configuration-wrong-type", 1, 30),
      ("{\"extract\": {\"declarations\": {\"A\": \"func f()\"}}}", "configuration-wrong-type", 1, 36),
      ("{\"exclude\": [\"../Other\"]}", "configuration-wrong-value", 1, 14),
      ("{\"exclude\": [\"/Other\"]}", "configuration-wrong-value", 1, 14),
      ("{\"exclude\": [\"**/Generated\"]}", "configuration-wrong-value", 1, 14),
      ("{\"exclude\": [\"\"]}", "configuration-wrong-value", 1, 14),
      ("{\"extract\": {\"functions\": [\"tr(_:)\"]}}", "configuration-wrong-value", 1, 28),
      ("{\"extract\": {\"functions\": [\"#tr\"]}}", "configuration-wrong-value", 1, 28),
      ("{\"extract\": {\"declarations\": {\"A<B>\": []}}}", "configuration-wrong-value", 1, 31),
      ("{\"extract\": {\"conditions\": {\"A && B\": true}}}", "configuration-wrong-value", 1, 29),
      ("{\"extract\": {\"conditions\": {\"swift(>=6)\": true}}}", "configuration-wrong-value", 1, 29),
      ("{\"exclude\": [],}", "invalid-json", 1, 16),
      ("{\"exclude\": [], \"exclude\": []}", "duplicate-key", 1, 17),
    ])
  func refused(_ text: String, _ id: String, _ line: Int, _ column: Int) throws {
    let found = findings(text)
    let first = try #require(found.first)
    #expect(found.count == 1)
    #expect(first.id.rawValue == id)
    #expect(first.severity == .error)
    #expect(first.location?.path == "dragoman.json")
    #expect(first.location?.range?.lowerBound.line == line)
    #expect(first.location?.range?.lowerBound.column == column)
  }

  @Test(
    "what was meant is said",
    arguments: [
      ("{\"exclud\": []}", "did you mean 'exclude'?"), ("{\"rules\": {}}", "'rules' belongs into 'check'"),
      ("{\"keep\": []}", "'keep' belongs into 'unused'"),
      ("{\"check\": {\"rule\": {}}}", "did you mean 'check.rules'?"),
      ("{\"unused\": {\"forget\": []}}", "the only field here is keep"),
      ("{\"check\": {\"rules\": {\"a\": \"of\"}}}", "did you mean 'off'?"),
      ("{\"check\": {\"rules\": {\"a\": \"warn\"}}}", "did you mean 'warning'?"),
      ("{\"check\": {\"rules\": {\"a\": \"never\"}}}", "write error, warning, advice or off"),
      ("{\"check\": {\"rules\": {\"a\": {\"sevrity\": \"off\"}}}}", "did you mean 'check.rules.a.severity'?"),
      ("{\"check\": {\"rules\": {\"a\": {\"factor\": 2}}}}", "'factor' belongs into 'check.rules.a.options'"),
      ("{\"check\": {},}", "remove the comma before it: JSON has none behind the last value"),
      ("{ // nothing\n}", "JSON has no comments: remove it"), ("{'check': {}}", "write it in double quotes"),
    ])
  func suggestions(source: String, suggestion: String) {
    #expect(findings(source).map(\.suggestion) == [suggestion])
  }

  @Test("what is no text is not read as one")
  func texts() {
    for source in [
      "{\"check\": {\"baseline\": 3}}", "{\"check\": {\"rules\": {\"a\": {\"severity\": true}}}}",
    ] {
      #expect(findings(source).map(\.id) == ["configuration-wrong-type"])
    }
  }

  @Test("all faults are told at once, in their order")
  func several() {
    let found = findings("{\"b\": 1,\n \"extract\": {\"macros\": [1]},\n \"exclude\": [\"..\"]}")
    #expect(found.map { $0.location?.range?.lowerBound.line } == [1, 2, 3])
  }

  @Test("a cut-off or damaged file is refused, never misread")
  func damaged() {
    let bytes = Array(Self.everything.utf8)
    for end in 0..<bytes.count {
      #expect(throws: RefusedInput.self) { try ProjectConfiguration(bytes: Array(bytes[..<end]), path: "x") }
    }
    var random = SeededRandom(seed: 7)
    for _ in 0..<2000 {
      var damaged = bytes
      damaged[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      _ = try? ProjectConfiguration(bytes: damaged, path: "x")
    }
  }
}

@Suite("The schema of dragoman.json")
struct ConfigurationSchemaTests {
  /// The fields of each object in the schema, by its path.
  private func fields(of schema: [String: Any], at path: String = "") -> [String: Set<String>] {
    guard let properties = schema["properties"] as? [String: [String: Any]] else { return [:] }
    var found = [path: Set(properties.keys)]
    for (name, property) in properties {
      found.merge(fields(of: property, at: path.isEmpty ? name : path + "." + name)) { first, _ in first }
    }
    return found
  }

  @Test("has the fields that the reader knows, and forbids others")
  func schema() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let data = try Data(contentsOf: root.appendingPathComponent("Documentation/Users/dragoman.schema.json"))
    let schema = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(schema["additionalProperties"] as? Bool == false)
    for (path, fields) in fields(of: schema) {
      // The reader's suggestion lists the fields that it knows.
      let text = path.isEmpty ? #"{"x-unknown": 1}"# : #"{"\#(path)": {"x-unknown": 1}}"#
      let refused = #expect(throws: RefusedInput.self) { try ProjectConfiguration(bytes: Array(text.utf8), path: "x") }
      let suggestion = refused?.findings.first?.suggestion ?? ""
      let known = Set(
        suggestion.replacingOccurrences(of: "the fields here are ", with: "")
          .replacingOccurrences(of: "the only field here is ", with: "").components(separatedBy: ", "))
      #expect(known == fields.subtracting(["$schema"]), "\(path)")
    }
  }
}
