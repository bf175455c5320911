import LocalizableReferences
import SourceExtraction
import Testing

/// Literals that may be keys, given to what is declared in none of the sources.
@Suite struct UnresolvedLiteralTests {
  @Test(
    arguments: [
      // A view of a package that is not checked out.
      (#"let a = SpinningButton("Refund") { }"#, ["Refund"]),
      (#"let a = SpinningButton<Int>("Refund", note: "Later")"#, ["Later", "Refund"]),
      (#"let a = Widgets.SpinningButton("Refund")"#, ["Refund"]),
      // Either branch of a choice.
      (#"let a = SpinningButton(isPaid ? "Refund" : "Pay")"#, ["Pay", "Refund"]),
      (#"let a = SpinningButton((isPaid ? ("Refund") : isOpen ? "Pay" : "Wait"))"#, ["Pay", "Refund", "Wait"]),
      (#"let a = SpinningButton(title ?? "Refund")"#, ["Refund"]),
      (#"let a = SpinningButton("Re" + "fund")"#, []),
      // An implicit member of a type that is not to be seen.
      (#"let a: Banner = .init("Refund")"#, ["Refund"]),
      (#"let a: Banner = .notice("Refund")"#, ["Refund"]),
      // An initializer that the type does not have here.
      (#"struct Row { init(name: String) {} }; let a = Row(title: "Refund")"#, ["Refund"]),
      // Declared, and not localizable.
      (#"struct Row { init(name: String) {} }; let a = Row(name: "Refund")"#, []),
      // Functions are mostly about other things.
      (#"func f() { trace("Refund") }"#, []),
      (#"func f() { print("Refund") }"#, []),
      // What an extension makes of a literal.
      (#"extension String { var shown: String { self } }; let a = "Refund".shown"#, ["Refund"]),
      (#"extension String { func shown(_ n: Int) -> String { self } }; let a = "Refund".shown(1)"#, ["Refund"]),
      (#"let a = "Refund".localized(in: "Shop")"#, ["Refund"]),
      (#"let a = "Refund".uppercased(); let b = "Pay".count; let c = "Wait".localizedCapitalized"#, []),
      // Neither is text that is put together.
      (#"func f(n: String) { SpinningButton("Refund \(n)") }"#, []),
    ] as [(String, [String])])
  func literalsOfUnknownCallsAreNoted(source: String, expected: [String]) throws {
    let result = try ExtractionFixture(source).result()
    #expect(result.possibleKeys == expected)
    #expect(result.references.isEmpty)
  }

  @Test func aKeyIsNotOnlyPossible() throws {
    let result = try ExtractionFixture("import SwiftUI\nlet a = Text(\"Refund\")").result()
    #expect(result.references.map(\.key) == ["Refund"])
    #expect(result.possibleKeys.isEmpty)
  }
}
