/// Inputs for parsers that nobody wrote by hand: a text cut off at every byte, and with bytes changed at random.
package enum ParserFuzzing {
  /// Every beginning of a text.
  package static func truncations(of text: String) -> [[UInt8]] {
    let bytes = Array(text.utf8)
    return bytes.indices.map { Array(bytes[..<$0]) }
  }

  /// The text with one to six bytes replaced, removed, doubled or put in.
  package static func mutations(of text: String, count: Int, seed: UInt64) -> [[UInt8]] {
    var random = SeededRandom(seed: seed)
    let signs = Array("\"\\{}[]<>/&;:,='#%$@!?*~|()0129nx \n\t\r\u{0}".utf8)
    return (0..<count).map { _ in
      var bytes = Array(text.utf8)
      for _ in 0...Int.random(in: 0...5, using: &random) where !bytes.isEmpty {
        let index = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<5, using: &random) {
        case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: index)
        case 2: bytes.insert(bytes[index], at: index)
        case 3: bytes.insert(signs.randomElement(using: &random) ?? 0, at: index)
        default:
          let end = min(bytes.count, index + Int.random(in: 1...20, using: &random))
          bytes.insert(contentsOf: bytes[index..<end], at: Int.random(in: 0..<bytes.count, using: &random))
        }
      }
      return bytes
    }
  }
}
