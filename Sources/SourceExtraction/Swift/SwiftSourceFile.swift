import Foundation
import LocalizableReferences
import SourceText
import SwiftParser
import SwiftSyntax

/// One Swift file as it was read.
struct SwiftSourceFile: Sendable {
  let path: String
  let text: SourceText

  /// The parser gives up on constructs nested deeper than this and marks the file as wrong.
  static let maximumNesting = 256

  init(path: String, bytes: [UInt8]) {
    self.path = path
    text = SourceText(bytes: bytes)
  }

  init(reading file: ExtractableFile) throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: file.absolutePath))
    self.init(path: file.path, bytes: [UInt8](data))
  }

  /// Whether it can hold a literal at all.
  var hasLiterals: Bool { text.bytes.contains(UInt8(ascii: "\"")) }

  /// Whether opening brackets follow each other so often that the parser would try every reading of them, which takes
  /// twice as long for each more. No real source comes near.
  var hasRunawayBrackets: Bool {
    var run = 0
    for byte in text.bytes {
      switch byte {
      case UInt8(ascii: "["):
        run += 1
        if run > Self.longestRunOfBrackets { return true }
      case UInt8(ascii: "("), UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): break
      default: run = 0
      }
    }
    return false
  }

  private static let longestRunOfBrackets = 10

  func parsed() -> SourceFileSyntax {
    text.bytes.withUnsafeBufferPointer { buffer in
      Parser.parse(source: buffer, maximumNestingLevel: Self.maximumNesting)
    }
  }
}
