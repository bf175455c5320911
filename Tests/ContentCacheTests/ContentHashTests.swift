import Testing

@testable import ContentCache

@Suite struct ContentHashTests {
  /// Values of the reference implementation (MurmurHash3_x64_128).
  @Test(arguments: [
    ("", 0, "00000000000000000000000000000000"),
    ("hello", 0, "cbd8a7b341bd9b025b1e906a48ae1d19"),
    ("hello, world", 0, "342fac623a5ebc8e4cdcbc079642414d"),
    ("19 Jan 2038 at 3:14:07 AM", 0, "b89e5988b737affc664fc2950231b2cb"),
    ("The quick brown fox jumps over the lazy dog.", 0, "cd99481f9ee902c9695da1a38987b6e7"),
    ("", 1, "4610abe56eff5cb551622daa78f83583"),
    ("hello, world", 1, "8b95f808840725c61597ed5422bd493b"),
  ])
  func hashesAsPublished(text: String, seed: UInt32, expected: String) {
    #expect(ContentHash(Array(text.utf8), seed: seed).hexadecimal == expected)
  }

  @Test func differsForEachLength() {
    let bytes = [UInt8](repeating: 0, count: 70)
    let hashes = (0...70).map { ContentHash(Array(bytes[..<$0]), seed: 7) }
    #expect(Set(hashes).count == 71)
  }
}
