import CatalogSync
import Findings
import LocalizableReferences
import SourceText
import Testing

@Suite struct KeyResolutionTests {
  private func entries(_ keys: [String: String?]) -> String {
    let members = keys.keys.sorted().map { key in
      let state = (keys[key] ?? nil).map { "      \"extractionState\" : \"\($0)\"\n" } ?? "\n"
      return "    \"\(key)\" : {\n\(state)    }"
    }
    return catalogText(members.joined(separator: ",\n"))
  }

  @Test(
    arguments: [
      // A guess means the one key that differs in nothing but the guessed specifier.
      (["%lld seats": nil], "%@ seats", ["%lld seats"], []),
      // An exact key is that key.
      (["%@ seats": nil, "%lld seats": "manual"], "%@ seats", ["%@ seats", "%lld seats"], []),
      // A stale key gives way to one that is in use.
      (["%@ seats": "stale", "%lld seats": nil], "%@ seats", ["%@ seats", "%lld seats"], []),
      // A key apart from its text has no specifier that could be guessed wrong.
      (["seats.left": nil], "seats.left", ["seats.left"], []),
      // Nothing fits: the guess is added, and reported.
      (["%lld rows": "manual"], "%@ seats", ["%@ seats", "%lld rows"], ["guessed-specifier"]),
      // Several fit: none is added, none goes.
      (["%d seats": nil, "%lld seats": nil], "%@ seats", ["%d seats", "%lld seats"], ["ambiguous-format-specifier"]),
    ] as [([String: String?], String, [String], [String])])
  func guessesAreResolvedByTheCatalog(
    keys: [String: String?], guess: String, after: [String], findings: [String]
  ) throws {
    let result = try synced(entries(keys), with: [use(guess, guessed: true)])
    let found = after.filter { result.text.contains("\"\($0)\" : {") }
    #expect(found == after)
    #expect(result.summary.removed.isEmpty)
    #expect(result.summary.findings.map(\.id.rawValue) == findings)
  }

  @Test func aStaleKeyThatAGuessMeansReturns() throws {
    let result = try synced(entries(["%lld seats": "stale"]), with: [use("%@ seats", guessed: true)])
    #expect(result.summary.revived == ["%lld seats"])
    #expect(result.text == entries(["%lld seats": nil]).replacing("\n\n    }", with: "\n\n    }"))
  }

  @Test func certainSpecifiersMustFit() throws {
    var reference = use("%@ of %@", guessed: true, specifiers: ["%@", "%@"])
    reference.arguments[0].isGuessed = false
    let result = try synced(entries(["%lld of %lld": nil, "%@ of %lld": nil]), with: [reference])
    #expect(result.summary.removed == ["%lld of %lld"])
    #expect(result.summary.added.isEmpty)
  }

  @Test func aKeyThatAnotherUseMakesIsSpokenFor() throws {
    let uses = [use("%lld seats"), use("%@ seats", guessed: true, line: 2)]
    let result = try synced(entries(["%d seats": nil, "%lld seats": nil]), with: uses)
    #expect(result.summary.removed.isEmpty)
    #expect(result.summary.findings.isEmpty)
  }

  @Test func findingsNameThePlace() throws {
    let result = try synced(catalogText(""), with: [use("%@ seats", guessed: true, line: 7)])
    let finding = try #require(result.summary.findings.first)
    #expect(finding.location?.path == "Sources/App/TicketList.swift")
    #expect(finding.location?.range?.lowerBound.line == 7)
    #expect(finding.location?.range?.lowerBound.column == 5)
  }

  @Test func severalDefaultValuesAreReported() throws {
    let uses = [use("cart", default: "Cart", line: 1), use("cart", default: "Basket", line: 2)]
    let result = try synced(catalogText(""), with: uses)
    #expect(result.summary.findings.map(\.id) == ["conflicting-default-values"])
    #expect(result.text.contains("\"value\" : \"Cart\""))
  }

  @Test func aGuessInADefaultValueGivesWayToTheCatalogsSpecifier() throws {
    let before = catalogText(
      """
          "seats.left" : {
            "extractionState" : "extracted_with_value",
            "localizations" : {
              "de" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "%lld frei"
                }
              },
              "en" : {
                "stringUnit" : {
                  "state" : "new",
                  "value" : "%lld left"
                }
              }
            }
          }
      """)
    let same = try synced(before, with: [use("seats.left", default: "%@ left", guessed: true)])
    #expect(same.text == before)
    #expect(same.summary.findings.isEmpty)

    let another = try synced(before, with: [use("seats.left", default: "%@ free", guessed: true)])
    #expect(another.summary.changed == ["seats.left"])
    #expect(another.summary.findings.map(\.id) == ["guessed-specifier"])

    let new = try synced(catalogText(""), with: [use("seats.left", default: "%@ left", guessed: true)])
    #expect(new.summary.added == ["seats.left"])
    #expect(new.summary.findings.map(\.id) == ["guessed-specifier"])
  }
}
