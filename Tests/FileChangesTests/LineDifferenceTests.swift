import TestSupport
import Testing

@testable import FileChanges

@Suite struct LineDifferenceTests {
  /// The number of edits of a shortest script, by the textbook table.
  private func shortest(_ first: [Int], _ second: [Int]) -> Int {
    var common = Array(repeating: Array(repeating: 0, count: second.count + 1), count: first.count + 1)
    for row in first.indices {
      for column in second.indices {
        common[row + 1][column + 1] =
          first[row] == second[column]
          ? common[row][column] + 1 : max(common[row][column + 1], common[row + 1][column])
      }
    }
    return first.count + second.count - 2 * common[first.count][second.count]
  }

  private func kept(_ lines: [Int], without flags: [Bool]) -> [Int] {
    zip(lines, flags).filter { !$0.1 }.map(\.0)
  }

  @Test(arguments: 0..<40) func randomLinesGiveTheShortestEdit(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    for _ in 0..<50 {
      let alphabet = Int.random(in: 1...6, using: &random)
      let first = (0..<Int.random(in: 0...24, using: &random)).map { _ in Int.random(in: 0..<alphabet, using: &random) }
      let second = (0..<Int.random(in: 0...24, using: &random)).map { _ in Int.random(in: 0..<alphabet, using: &random)
      }
      let difference = LineDifference(first, second)
      #expect(kept(first, without: difference.removed) == kept(second, without: difference.inserted))
      let edits = difference.removed.count { $0 } + difference.inserted.count { $0 }
      #expect(edits == shortest(first, second), "\(first) \(second)")
    }
  }

  @Test(arguments: 0..<20) func aLowLimitStaysCorrect(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let first = (0..<300).map { _ in Int.random(in: 0..<40, using: &random) }
    let second = (0..<280).map { _ in Int.random(in: 0..<40, using: &random) }
    let difference = LineDifference(first, second, costLimit: 3)
    #expect(kept(first, without: difference.removed) == kept(second, without: difference.inserted))
  }

  @Test func textsWithoutACommonLineAreReplaced() {
    let difference = LineDifference(Array(0..<20_000), Array(20_000..<40_000))
    #expect(difference.removed.allSatisfy { $0 })
    #expect(difference.inserted.allSatisfy { $0 })
  }

  /// Every line is in both texts, but in another order: the dearest case.
  @Test func shuffledLongTextsAreBounded() {
    var random = SeededRandom(seed: 1)
    let first = (0..<20_000).shuffled(using: &random)
    let second = first.shuffled(using: &random)
    let difference = LineDifference(first, second, costLimit: 16)
    #expect(kept(first, without: difference.removed) == kept(second, without: difference.inserted))
  }
}
