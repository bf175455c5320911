import Findings
import Testing

@Suite struct SpellingSuggestionTests {
  @Test(arguments: [
    ("sycn", "sync"), ("synch", "sync"), ("stauts", "status"), ("extrat", "extract"), ("STATUS", "status"),
    ("comp", "completions"), ("formt", "format"), ("lang", "language"),
  ])
  func nearWordsAreFound(word: String, meant: String) {
    let words = ["completions", "extract", "format", "language", "status", "sync"]
    #expect(SpellingSuggestion.nearest(to: word, among: words) == meant)
  }

  @Test(arguments: ["", "x", "banana", "s", "zzzz"]) func farWordsAreNot(word: String) {
    #expect(SpellingSuggestion.nearest(to: word, among: ["extract", "status", "sync"]) == nil)
  }
}
