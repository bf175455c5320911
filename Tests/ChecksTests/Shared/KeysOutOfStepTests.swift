import Testing

/// What is said of keys that a catalog lacks, by how many they are and what they are like.
@Suite struct KeysOutOfStepTests {
  private func found(_ keys: [String], in catalog: [String], isTranslated: Bool = true) throws -> [String] {
    let entries = catalog.map { key in
      let texts =
        isTranslated
        ? #""localizations" : { "de" : { "stringUnit" : { "state" : "translated", "value" : "x" } } }"# : ""
      return "\"\(key)\" : { \(texts) }"
    }
    let harness = try CheckHarness([
      "A.swift": "import SwiftUI\nstruct Hall: View {\n  var body: some View {\n"
        + keys.map { "    Text(\"\($0)\")\n" }.joined() + "  }\n}\n",
      "Localizable.xcstrings": #"{ "sourceLanguage" : "en", "strings" : { "#
        + entries.joined(separator: ", ") + #" }, "version" : "1.0" }"#,
    ])
    let run = harness.run("check", "--advice", "--rule", "key-not-in-catalog")
    let lines = (run.output + run.errors).split(separator: "\n").map(String.init)
    return lines.filter { $0.contains("[key-not-in-catalog]") }
  }

  private let known = (1...12).map { "Row number \($0)a" }

  @Test func fewOfSmallCatalog() throws {
    let found = try found(known + ["Stage", "Balcony", "Foyer"], in: known)
    #expect(found.count == 3)
    #expect(found.allSatisfy { $0.hasPrefix("A.swift:") })
  }

  @Test func manyAreCounted() throws {
    let found = try found(known + (1...9).map { "Seat number \($0)b" }, in: known)
    #expect(found.count == 1)
    #expect(found.first?.contains("warning: 9 of 21 keys that") ?? false, "\(found)")
  }

  @Test func nothingIsTranslatedYet() throws {
    let found = try found(known, in: ["Stage"], isTranslated: false)
    #expect(found.count == 1)
    #expect(found.first?.contains("advice: 12 of 12 keys that") ?? false, "\(found)")
  }

  @Test func namesAreToldOneByOne() throws {
    let found = try found(["hall.stage", "hall.foyer", "hall.wing", "Hall"], in: ["hall.seat", "hall.row"])
    #expect(found.count == 4)
    #expect(found.filter { $0.hasPrefix("A.swift:") }.count == 3)
    #expect(found.contains { $0.contains("1 of 4 keys that") && $0.contains("is missing, as 'Hall'") }, "\(found)")
  }
}
