import Testing

@testable import ContentCache

@Suite struct ContentHashReflectionTests {
  private enum Choice { case plain, other, with(Int), labelled(a: Int) }

  private struct Inner: Hashable {
    var text: String?
    var flag = false
  }

  private struct Value {
    var texts: [String] = []
    var inner = Inner()
    var choice = Choice.plain
    var table: [String: Inner] = [:]
    var set: Set<Inner> = []
    var pair: (Int, Double) = (0, 0)
  }

  @Test func differsWithEveryProperty() {
    var values = [Value()]
    func vary(_ change: (inout Value) -> Void) {
      var made = Value()
      change(&made)
      values.append(made)
    }
    vary { $0.texts = ["a", "b"] }
    vary { $0.texts = ["b", "a"] }
    vary { $0.texts = ["ab"] }
    vary { $0.inner.text = "" }
    vary { $0.inner.text = "e\u{301}" }
    vary { $0.inner.text = "é" }
    vary { $0.inner.flag = true }
    vary { $0.choice = .other }
    vary { $0.choice = .with(1) }
    vary { $0.choice = .with(2) }
    vary { $0.choice = .labelled(a: 1) }
    vary { $0.table["a"] = Inner() }
    vary { $0.table["b"] = Inner() }
    vary { $0.set = [Inner()] }
    vary { $0.set = [Inner(), Inner(flag: true)] }
    vary { $0.pair.1 = 0.5 }
    #expect(Set(values.map { ContentHash(reflecting: $0) }).count == values.count)
  }

  @Test func hasNoOrderWhereTheValueHasNone() {
    var (one, two) = (Value(), Value())
    for number in 0..<200 { one.table["\(number)"] = Inner(text: "\(number)") }
    for number in (0..<200).reversed() { two.table["\(number)"] = Inner(text: "\(number)") }
    #expect(ContentHash(reflecting: one) == ContentHash(reflecting: two))
  }
}
