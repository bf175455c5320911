import Foundation

/// What can be asked of the index, as a number: 32 bits are enough, since two questions with one number only make
/// results count as outdated a little too often.
enum IndexQuestion {
  case type(String)
  case member(String, of: String)
  case global(String)
  case anyMember(String)
  /// All cases of an enum.
  case cases(of: String)

  var number: UInt32 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    switch self {
    case .type(let path): Self.add(path, after: 1, to: &hash)
    case .member(let name, let path):
      Self.add(path, after: 2, to: &hash)
      Self.add(name, after: 0xFF, to: &hash)
    case .global(let name): Self.add(name, after: 3, to: &hash)
    case .anyMember(let name): Self.add(name, after: 4, to: &hash)
    case .cases(let path): Self.add(path, after: 5, to: &hash)
    }
    return UInt32(truncatingIfNeeded: hash ^ hash >> 32)
  }

  /// FNV-1a over the bytes.
  private static func add(_ text: String, after separator: UInt8, to hash: inout UInt64) {
    var text = text
    var isASCII = true
    hash = (hash ^ UInt64(separator)) &* 0x100_0000_01b3
    let start = hash
    text.withUTF8 { bytes in
      for byte in bytes {
        if byte >= 0x80 { isASCII = false }
        hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
      }
    }
    guard !isASCII else { return }
    // The index takes names for the same that differ only in how accents are written.
    hash = start
    for byte in text.decomposedStringWithCanonicalMapping.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }
}

/// The questions that were asked while one file was read.
final class AskedQuestions {
  private let isNoting: Bool
  private(set) var numbers: Set<UInt32> = []
  /// Whether it mattered which files are compiled together, and which of them was read.
  private(set) var concernsUnit = false

  init(isNoting: Bool) { self.isNoting = isNoting }

  func note(_ question: IndexQuestion) {
    if isNoting { numbers.insert(question.number) }
  }

  func noteUnit() { concernsUnit = true }
}
