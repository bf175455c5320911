import Foundation
import LocalizableReferences
import SourceText
import SwiftParser
import SwiftSyntax

/// One Swift file as it was read.
struct SwiftSourceFile: Sendable {
  let path: String
  let text: SourceText
  /// The parts that are parsed; nil for all of it.
  var reduced: ReducedSource?
  /// Properties with text that are in none of the parts.
  var textProperties: [OutlineReader.TextProperty] = []
  /// Whether SwiftParser reads it, which is what our own reader of trees is tested against.
  var isLeftToParser = false

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

  /// Whether there is anything to walk.
  var mayHaveKeys: Bool { hasLiterals && reduced?.bytes.isEmpty != true }

  /// Whether brackets are open inside each other, with nothing between them that could not be part of a type, so deep
  /// that the parser would take for ever: it reads each `[` as a type first and then as a literal, which takes twice
  /// as long for each more, and follows each `<` to its end; of key paths in each other, `\(\(`, of attributes in each
  /// other, `@A(@B(`, and of conditions that nothing closes, it looks from each for where to go on. No real source comes
  /// near; texts and comments count too.
  var nestsBracketsTooDeep: Bool {
    text.bytes.withUnsafeBufferPointer { Self.nestsBracketsTooDeep($0) }
  }

  private static func nestsBracketsTooDeep(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var brackets = 0
    var angles = 0
    var paths = 0
    var attributes = 0
    var conditions = 0
    for place in bytes.indices {
      switch bytes[place] {
      case UInt8(ascii: "["):
        brackets += 1
        if brackets > deepestBrackets { return true }
      case UInt8(ascii: "]"): brackets = Swift.max(0, brackets - 1)
      case UInt8(ascii: "<"):
        angles += 1
        if angles > deepestAngles { return true }
      case UInt8(ascii: ">"): angles = Swift.max(0, angles - 1)
      case UInt8(ascii: ")"): (paths, attributes) = (0, 0)
      case UInt8(ascii: "@"):
        guard place > 0, bytes[place - 1] == UInt8(ascii: "(") else { continue }
        attributes += 1
        if attributes > deepestAttributes { return true }
      case UInt8(ascii: "\\"):
        (brackets, angles) = (0, 0)
        // Whatever stands between them, literals too.
        guard place + 1 < bytes.count, bytes[place + 1] == UInt8(ascii: "(") else { continue }
        paths += 1
        if paths > deepestPaths { return true }
      case UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "="), UInt8(ascii: ";"),
        UInt8(ascii: "+"), UInt8(ascii: "%"), UInt8(ascii: "|"), UInt8(ascii: "$"):
        (brackets, angles) = (0, 0)
      case UInt8(ascii: "#"):
        (brackets, angles) = (0, 0)
        guard place + 3 < bytes.count else { continue }
        if bytes[place + 1] == UInt8(ascii: "i"), bytes[place + 2] == UInt8(ascii: "f") {
          conditions += 1
          if conditions > deepestConditions { return true }
        } else if bytes[place + 1] == UInt8(ascii: "e"), bytes[place + 2] == UInt8(ascii: "n") {
          conditions = Swift.max(0, conditions - 1)
        }
      default: break
      }
    }
    return false
  }

  private static let deepestBrackets = 10
  private static let deepestAngles = 256
  private static let deepestPaths = 64
  private static let deepestAttributes = 32
  private static let deepestConditions = 64

  /// Whether the bytes are UTF-8; what is not would be replaced in keys.
  var isValidText: Bool { text.bytes.withUnsafeBufferPointer { String(validating: $0, as: UTF8.self) != nil } }

  /// The tree of the whole, or of its parts, whose offsets `original` translates.
  func parsed() -> SourceFileSyntax {
    Self.tree(of: reduced?.bytes ?? text.bytes, isLeftToParser: isLeftToParser)
  }

  /// The tree of a piece of source.
  static func tree(of text: String) -> SourceFileSyntax { tree(of: Array(text.utf8), isLeftToParser: false) }

  /// The expression that a piece of source starts with.
  static func expression(of text: String) -> ExprSyntax {
    if let expression = Array(text.utf8).withUnsafeBufferPointer({ SwiftTreeReader.expression(of: $0) }) {
      return expression
    }
    var parser = Parser(text)
    return ExprSyntax.parse(from: &parser)
  }

  private static func tree(of bytes: [UInt8], isLeftToParser: Bool) -> SourceFileSyntax {
    bytes.withUnsafeBufferPointer { buffer in
      if !isLeftToParser, let tree = SwiftTreeReader.tree(of: buffer) { return tree }
      return Parser.parse(source: buffer, maximumNestingLevel: maximumNesting)
    }
  }

  /// The tree to walk; if there are errors in the parts, it is that of the whole, in which places are named.
  mutating func parsedToWalk() -> SourceFileSyntax {
    let tree = parsed()
    guard tree.hasError, reduced != nil else { return tree }
    reduced = nil
    textProperties = []
    return parsed()
  }

  /// Where in the text a place in the tree is.
  func original(_ offset: Int) -> UTF8Offset { UTF8Offset(reduced?.original(offset) ?? offset) }
}
