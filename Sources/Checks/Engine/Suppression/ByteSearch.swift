/// Looks for a word in bytes, by the search of Horspool: most bytes are not looked at.
struct ByteSearch: Sendable {
  let word: [UInt8]
  /// How far it may go on from a place whose last byte is this one.
  private let shifts: [Int]

  init(_ word: [UInt8]) {
    self.word = word
    var shifts = Array(repeating: word.count, count: 256)
    for (place, byte) in word.dropLast().enumerated() { shifts[Int(byte)] = word.count - 1 - place }
    self.shifts = shifts
  }

  /// Where the word stands first.
  func first(in bytes: [UInt8], from start: Int) -> Int? {
    let count = word.count
    return bytes.withUnsafeBufferPointer { buffer in
      word.withUnsafeBufferPointer { word in
        shifts.withUnsafeBufferPointer { shifts in
          var index = start
          while index + count <= buffer.count {
            let last = buffer[index + count - 1]
            if last == word[count - 1], word.indices.allSatisfy({ buffer[index + $0] == word[$0] }) { return index }
            index += shifts[Int(last)]
          }
          return nil
        }
      }
    }
  }
}
