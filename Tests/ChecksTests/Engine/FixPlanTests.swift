import Checks
import Findings
import SourceObservations
import SourceText
import StringCatalog
import Testing

@Suite struct FixPlanTests {
  private static let path = "Localizable.xcstrings"
  private static let text = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Stalls" : {
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Parkett "
              }
            },
            "fr" : {
              "variations" : {
                "plural" : {
                  "one" : {
                    "stringUnit" : {
                      "state" : "new",
                      "value" : "Orchestre"
                    }
                  },
                  "other" : {
                    "stringUnit" : {
                      "state" : "new",
                      "value" : "Orchestres"
                    }
                  }
                }
              }
            }
          }
        },
        "Unused" : {
          "extractionState" : "stale"
        }
      },
      "version" : "1.0"
    }
    """

  private func result(_ fix: CheckFix, at place: CheckPlace = .key(catalog: path, key: "Stalls")) -> CheckResult {
    CheckResult(
      rule: "sample", severity: .warning, place: place, message: "\(fix.message)", suggestion: nil, notes: [],
      fix: fix)
  }

  private func plan(_ results: CheckResult..., sources: [String: String] = [:]) throws -> FixPlan {
    let catalog = try StringCatalog(bytes: Array(Self.text.utf8), path: Self.path)
    return FixPlan(of: results, catalogs: [Self.path: catalog], isIncluded: \.isSafe) { path in
      sources[path].map { Array($0.utf8) }
    }
  }

  private func setGerman(_ value: String, isSafe: Bool = true) -> CheckFix {
    CheckFix(
      "set it", isSafe: isSafe,
      .setText(catalog: Self.path, key: "Stalls", language: "de", variation: [], value: value))
  }

  private func edit(_ path: String, _ range: Range<Int>, _ text: String) -> CheckFix.Change {
    .edit(
      path: path,
      [TextEdit(range: UTF8Offset(range.lowerBound)..<UTF8Offset(range.upperBound), replacement: text)])
  }

  private func text(_ plan: FixPlan, _ path: String = path) -> String? {
    plan.files[path].map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func onlyTheTextChanges() throws {
    let plan = try plan(result(setGerman("Parkett")))
    #expect(text(plan) == Self.text.replacing("Parkett ", with: "Parkett"))
    #expect(plan.mended.count == 1)
    #expect(plan.deferred.isEmpty)
  }

  @Test func whatIsNotIncludedIsLeft() throws {
    let plan = try plan(result(setGerman("Parkett", isSafe: false)))
    #expect(plan.files.isEmpty)
    #expect(plan.mended.isEmpty)
  }

  @Test func theFirstOfTwoWinsAndEqualOnesAreOne() throws {
    let plan = try plan(
      result(setGerman("Parkett")), result(setGerman("Parterre")), result(setGerman("Parkett")))
    #expect(text(plan)?.contains("\"Parkett\"") == true)
    #expect(plan.mended.count == 2)
    #expect(plan.deferred.count == 1)
  }

  @Test func whatIsSoAlreadyIsNoFix() throws {
    let plan = try plan(result(setGerman("Parkett ")))
    #expect(plan.files.isEmpty)
    #expect(plan.mended.isEmpty)
  }

  /// `String` takes both for equal.
  @Test func aComposedCharacterIsNotADecomposedOne() throws {
    let composed = try plan(result(setGerman("Caf\u{E9}")))
    let catalog = try StringCatalog(bytes: try #require(composed.files[Self.path]), path: Self.path)
    let decomposed = FixPlan(
      of: [result(setGerman("Cafe\u{301}"))], catalogs: [Self.path: catalog], isIncluded: \.isSafe
    ) { _ in nil }
    #expect(decomposed.mended.count == 1)
    #expect(text(decomposed)?.unicodeScalars.contains("\u{301}") == true)
  }

  @Test func aTextAndABranchOfItExcludeEachOther() throws {
    func french(_ variation: VariationPath) -> CheckFix {
      CheckFix(
        "remove", isSafe: true,
        .removeText(catalog: Self.path, key: "Stalls", language: "fr", variation: variation))
    }
    let both = try plan(result(french([.plural("one")])), result(french([.plural("other")])))
    #expect(both.mended.count == 2)
    #expect(text(both)?.contains("\"fr\"") == false)
    let unit = StringUnit(state: .translated, value: "Orchestre")
    let whole = CheckFix(
      "set", isSafe: true,
      .setUnit(catalog: Self.path, key: "Stalls", language: "fr", variation: [], unit))
    let excluded = try plan(result(french([.plural("one")])), result(whole))
    #expect(excluded.deferred.count == 1)
  }

  @Test func aKeyThatGoesTakesNoOtherChange() throws {
    let removal = CheckFix("remove", isSafe: true, .removeKey(catalog: Self.path, key: "Unused"))
    let state = CheckFix("keep", isSafe: true, .setExtractionState(catalog: Self.path, key: "Unused", .manual))
    let first = try plan(result(removal), result(state))
    #expect(text(first)?.contains("Unused") == false)
    #expect(first.deferred.count == 1)
    let second = try plan(result(state), result(removal))
    #expect(text(second)?.contains("manual") == true)
    #expect(second.deferred.count == 1)
  }

  @Test func aFixIsMadeAsAWholeOrNotAtAll() throws {
    let fix = CheckFix(
      "both", isSafe: true,
      .setComment(catalog: Self.path, key: "Stalls", "Seats near the stage"),
      .removeText(catalog: Self.path, key: "Stalls", language: "it", variation: []))
    let plan = try plan(result(fix))
    #expect(plan.files.isEmpty)
    #expect(plan.mended.isEmpty)
  }

  @Test func editsThatMeetExcludeEachOther() throws {
    let source = "let a = 1\nlet b = 2\n"
    let plan = try plan(
      result(CheckFix("a", isSafe: true, edit("A.swift", 0..<0, "import B\n"), edit("A.swift", 4..<5, "c"))),
      result(CheckFix("b", isSafe: true, edit("A.swift", 0..<0, "import B\n"), edit("A.swift", 14..<15, "d"))),
      result(CheckFix("c", isSafe: true, edit("A.swift", 0..<7, "var"))),
      result(CheckFix("d", isSafe: true, edit("A.swift", 0..<0, "import C\n"))),
      result(CheckFix("e", isSafe: true, edit("A.swift", 30..<31, "e"))),
      result(CheckFix("f", isSafe: true, edit("B.swift", 0..<0, "e"))), sources: ["A.swift": source])
    #expect(text(plan, "A.swift") == "import B\nlet c = 1\nlet d = 2\n")
    #expect(plan.mended.map(\.message) == ["a", "b"])
    #expect(plan.deferred.map(\.message) == ["c", "d"])
  }

  @Test func codeThatIsNotThereAnyMoreIsLeft() throws {
    let text = SourceText("let a = 1\n")
    let range = text.position(at: UTF8Offset(4))..<text.position(at: UTF8Offset(5))
    let place = CheckPlace.observed(ObservedPlace(path: "A.swift", range: range, source: "a"))
    let fix = CheckFix("a", isSafe: true, edit("A.swift", 4..<5, "c"))
    #expect(try plan(result(fix, at: place), sources: ["A.swift": "let a = 1\n"]).mended.count == 1)
    #expect(try plan(result(fix, at: place), sources: ["A.swift": "//\nlet a = 1\n"]).mended.isEmpty)
  }
}
