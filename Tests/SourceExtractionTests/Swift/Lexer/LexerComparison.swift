import SwiftParser
import SwiftSyntax

@testable import SourceExtraction

/// Our tokens and the parser's, brought to one form.
enum LexerComparison {
  struct Piece: Equatable, CustomStringConvertible {
    var kind: String
    var start: Int
    var end: Int
    var description: String { "\(kind) \(start)..<\(end)" }
  }

  struct Outcome {
    /// nil where both agree.
    var difference: String?
    /// Whether the parser finds anything wrong.
    var hasErrors: Bool
    var isDamaged: Bool
  }

  static func compare(_ bytes: [UInt8]) -> Outcome {
    let (theirs, hasErrors) = parserTokens(bytes)
    let (ours, isDamaged) = lexerTokens(bytes)
    return Outcome(difference: difference(theirs, ours), hasErrors: hasErrors, isDamaged: isDamaged)
  }

  private static func difference(_ theirs: [Piece], _ ours: [Piece]) -> String? {
    var position = 0
    for piece in ours {
      guard position < theirs.count else { return "only ours: \(piece)" }
      let first = theirs[position]
      guard first.kind == piece.kind, first.start == piece.start else { return "theirs \(first), ours \(piece)" }
      position += 1
      guard first.end < piece.end, piece.kind == "operator" || piece.kind == "number" else {
        guard first.end == piece.end else { return "theirs \(first), ours \(piece)" }
        continue
      }
      // The parser takes some tokens apart: `>?` after a generic argument, `17.4` in a version.
      var end = first.end
      while end < piece.end, position < theirs.count, theirs[position].start == end {
        end = theirs[position].end
        position += 1
      }
      guard end == piece.end else { return "theirs \(first), ours \(piece)" }
    }
    return position < theirs.count ? "only theirs: \(theirs[position])" : nil
  }

  private static func parserTokens(_ bytes: [UInt8]) -> ([Piece], hasErrors: Bool) {
    let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0, maximumNestingLevel: 256) }
    var pieces: [Piece] = []
    for token in tree.tokens(viewMode: .sourceAccurate) where token.presence == .present {
      let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
      let kind: String
      switch token.tokenKind {
      case .identifier, .keyword, .wildcard: kind = "name"
      case .dollarIdentifier: kind = "$"
      case .integerLiteral, .floatLiteral: kind = "number"
      case .binaryOperator, .prefixOperator, .postfixOperator, .equal, .arrow, .period, .prefixAmpersand,
        .postfixQuestionMark, .infixQuestionMark, .exclamationMark, .leftAngle, .rightAngle, .ellipsis:
        kind = "operator"
      // Lines of text are tokens of their own there, and indentation is none of theirs.
      case .stringSegment, .regexLiteralPattern, .endOfFile: continue
      case .rawStringPoundDelimiter, .regexPoundDelimiter: kind = "pounds"
      case .stringQuote, .multilineStringQuote, .singleQuote: kind = "quote"
      case .regexSlash: kind = "slash"
      default: kind = token.text
      }
      pieces.append(Piece(kind: kind, start: start, end: start + token.trimmedLength.utf8Length))
    }
    return (pieces, tree.hasError)
  }

  private static func lexerTokens(_ bytes: [UInt8]) -> ([Piece], isDamaged: Bool) {
    bytes.withUnsafeBufferPointer { buffer in
      var lexer = SwiftLexer(buffer)
      var pieces: [Piece] = []
      func add(_ kind: String, _ start: Int, _ end: Int) {
        if end > start { pieces.append(Piece(kind: kind, start: start, end: end)) }
      }
      var token = lexer.next()
      while token.kind != .endOfFile {
        switch token.kind {
        case .identifier: add("name", token.start, token.end)
        case .dollarIdentifier: add("$", token.start, token.end)
        case .number: add("number", token.start, token.end)
        case .binaryOperator, .prefixOperator, .postfixOperator, .equal, .arrow, .period, .prefixAmpersand,
          .postfixQuestion, .infixQuestion, .exclamation:
          add("operator", token.start, token.end)
        case .stringText: break
        case .stringOpen:
          let quote = lexer.endOfPounds(from: token.start)
          add("pounds", token.start, quote)
          add("quote", quote, token.end)
        case .stringClose:
          var pounds = token.start
          while pounds < token.end, bytes[pounds] != UInt8(ascii: "#") { pounds += 1 }
          add("quote", token.start, pounds)
          add("pounds", pounds, token.end)
        case .interpolationOpen:
          add("\\", token.start, token.start + 1)
          add("pounds", token.start + 1, token.end - 1)
          add("(", token.end - 1, token.end)
        case .regex:
          let slash = lexer.endOfPounds(from: token.start)
          var end = token.end
          while end > slash, bytes[end - 1] == UInt8(ascii: "#") { end -= 1 }
          add("pounds", token.start, slash)
          add("slash", slash, slash + 1)
          if end - 1 > slash { add("slash", end - 1, end) }
          add("pounds", end, token.end)
        default: add(String(decoding: bytes[token.start..<token.end], as: UTF8.self), token.start, token.end)
        }
        token = lexer.next()
      }
      return (pieces, lexer.isDamaged)
    }
  }
}
