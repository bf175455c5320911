import Checks
import Findings
import LocalizableReferences
import SourceObservations
import SourceText
import StringCatalog
import Testing

@Suite struct FingerprintTests {
  private func result(_ place: CheckPlace, languages: [String] = []) -> CheckResult {
    CheckResult(rule: "sample", severity: .warning, place: place, message: "", languages: languages)
  }

  private func place(_ code: String, at offset: Int, in text: String) -> CheckPlace {
    let text = SourceText(text)
    return .observed(
      ObservedPlace(
        path: "A.swift",
        range: text.position(at: UTF8Offset(offset))..<text.position(at: UTF8Offset(offset + code.utf8.count)),
        enclosingDeclaration: "A.body", source: code))
  }

  @Test func codeIsTheSameInAnotherLineAndWithOtherBlanks() {
    let first = result(place("f(a,\n  b)", at: 0, in: "f(a,\n  b)")).fingerprints(path: "A.swift") { _ in nil }
    let second = result(place("f(a,\n      b)", at: 2, in: "\n\nf(a,\n      b)")).fingerprints(path: "A.swift") { _ in
      nil
    }
    #expect(first == second)
    #expect(first == [Fingerprint(rule: "sample", path: "A.swift", declaration: "A.body", code: "f(a, b)")])
  }

  @Test func aUseIsItsLine() {
    let use = CheckPlace.reference(ReferenceLocation(path: "A.swift", line: 2, column: 3))
    #expect(
      result(use).fingerprints(path: "B.swift") { $0 == 2 ? "  Text(\"a\")" : nil } == [
        Fingerprint(rule: "sample", path: "B.swift", code: "Text(\"a\")")
      ])
  }

  @Test func eachLanguageCounts() {
    let print = result(.key(catalog: "C", key: "k"), languages: ["de", "fr"]).fingerprints(path: "C") { _ in nil }
    #expect(print.map(\.language) == ["de", "fr"])
    let text = CheckPlace.text(catalog: "C", key: "k", language: "de", variation: [.plural("one")])
    #expect(
      result(text).fingerprints(path: "C") { _ in nil } == [
        Fingerprint(rule: "sample", path: "C", key: "k", language: "de", variation: "plural.one")
      ])
  }

  @Test func asManyAsThereWereAreTaken() {
    var counts = FingerprintCounts()
    let print = Fingerprint(rule: "sample", path: "A", code: "a")
    counts.add(print, count: 2)
    let first = counts.take([print])
    #expect(first)
    #expect(counts.rest.map(\.count) == [1])
    let others = [counts.take([print]), counts.take([print])]
    #expect(others == [true, false])
    #expect(counts.rest.isEmpty)
  }

  /// What is there is taken also where something is missing beside it.
  @Test func aNewLanguageIsNew() {
    var counts = FingerprintCounts()
    let german = Fingerprint(rule: "sample", path: "A", key: "k", language: "de")
    let french = Fingerprint(rule: "sample", path: "A", key: "k", language: "fr")
    counts.add(german)
    let isKnown = counts.take([german, french])
    #expect(!isKnown)
    #expect(counts.rest.isEmpty)
  }
}
