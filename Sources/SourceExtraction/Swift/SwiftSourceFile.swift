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

  func parsed() -> SourceFileSyntax {
    text.bytes.withUnsafeBufferPointer { buffer in
      Parser.parse(source: buffer, maximumNestingLevel: Self.maximumNesting)
    }
  }
}
