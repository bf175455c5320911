import FoundationLocalization
import TestSupport
import Testing

@Suite("Reading names of persons")
struct PersonNameReadingTests {
  struct Sample: Sendable, CustomTestStringConvertible {
    let text: String
    var prefix: String?
    var given: String?
    var middle: String?
    var family: String?
    var suffix: String?
    var testDescription: String { text }
  }

  /// Apple's documented samples, but for those that need knowledge of names.
  @Test(arguments: [
    Sample(text: "Thomas Clark", given: "Thomas", family: "Clark"),
    Sample(text: "Thomas Louis Clark", given: "Thomas", middle: "Louis", family: "Clark"),
    Sample(text: "Thomas L. Clark", given: "Thomas", middle: "L.", family: "Clark"),
    Sample(text: "Dr. Thomas, Esq.", prefix: "Dr.", given: "Thomas", suffix: "Esq."),
    Sample(text: "thomas clark", given: "thomas", family: "clark"),
    Sample(text: "Clark, Thomas", given: "Thomas", family: "Clark"),
    Sample(text: "CLARK Thomas", given: "Thomas", family: "CLARK"),
    Sample(text: "Thomas (a.k.a. Tom) Clark 🍎", given: "Thomas", family: "Clark"),
    Sample(text: "杨振宁", given: "振宁", family: "杨"),
    Sample(text: "木田泰夫", given: "泰夫", family: "木田"),
    Sample(text: "홍길동", given: "길동", family: "홍"),
    Sample(text: "山田 太郎", given: "太郎", family: "山田"),
    Sample(text: "Jean-Philippe de Zélicourt", given: "Jean-Philippe", family: "de Zélicourt"),
    Sample(
      text: "José Ramiro Martín González de Rivera", given: "José", middle: "Ramiro",
      family: "Martín González de Rivera"),
    Sample(text: "Ann", given: "Ann"),
    Sample(text: "THOMAS CLARK", given: "THOMAS", family: "CLARK"),
    Sample(
      text: "Prof. Dr. Max Mustermann, M.A., PhD", prefix: "Prof. Dr.", given: "Max", family: "Mustermann",
      suffix: "M.A., PhD"),
    Sample(text: "van Dyk, Dick", given: "Dick", family: "van Dyk"),
    Sample(text: "Иван Петров", given: "Иван", family: "Петров"),
  ])
  func readsAName(sample: Sample) throws {
    let name = try PersonNameComponents(sample.text)
    #expect(name.namePrefix == sample.prefix)
    #expect(name.givenName == sample.given)
    #expect(name.middleName == sample.middle)
    #expect(name.familyName == sample.family)
    #expect(name.nameSuffix == sample.suffix)
  }

  @Test(arguments: ["", "  ", "12 !", "(Ann)", ", ,"])
  func refusesWhatIsNoName(text: String) {
    #expect(throws: CocoaError.self) { try PersonNameComponents(text, strategy: .name) }
  }

  @Test func readsAnything() {
    var random = SeededRandom(seed: 15)
    let alphabet: [Character] = Array("aB .,()[]é山ルー홍🍎'-III\n،ا")
    for _ in 0..<2_000 {
      let text = String(
        (0..<Int.random(in: 0..<24, using: &random)).map { _ in alphabet.randomElement(using: &random)! })
      let name = try? PersonNameComponents(text)
      #expect((name == nil) || name?.formatted(.name(style: .long)).isEmpty == false)
    }
  }
}
