import Testing

@testable import SourceExtraction

@Suite("Comparisons with small numbers")
struct SmallNumberComparisonsTests {
  @Test(
    "are seen on either side of each operator",
    arguments: ["count == 1", "1==count", "n != 1", "0 < n", "n>1", "n >= 2", "2 <= n", "n ==\n  1", "n == (1)"])
  func comparison(_ code: String) {
    #expect(SmallNumberComparisons.mayOccur(in: Array(code.utf8)))
  }

  @Test(
    "are not taken for others", arguments: ["", "let a = 1", "a == b", "Array<Int>", "f() -> Int", "a = 1", "!1", "="])
  func other(_ code: String) {
    #expect(!SmallNumberComparisons.mayOccur(in: Array(code.utf8)))
  }
}
