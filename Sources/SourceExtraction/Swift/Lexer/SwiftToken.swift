/// One token of a Swift source: where it stands and what kind it is.
///
/// Literals are taken apart into their pieces, so that what is interpolated into them is tokens again: `"a\(b)"` is
/// `stringOpen`, `stringText`, `interpolationOpen`, `identifier`, `interpolationClose`, `stringClose`.
struct SwiftToken {
  enum Kind: UInt8 {
    /// Keywords too: whether a name is one depends on its place more often than not.
    case identifier
    /// `$0`, `$`.
    case dollarIdentifier
    case number
    case binaryOperator, prefixOperator, postfixOperator
    case equal, arrow, period, prefixAmpersand
    /// `?` after an expression or type, `?` between two, `!` after one.
    case postfixQuestion, infixQuestion, exclamation
    case leftParen, rightParen, leftSquare, rightSquare, leftBrace, rightBrace
    case comma, semicolon, colon, doubleColon, atSign, backslash, backtick, pound
    case poundIf, poundElse, poundElseif, poundEndif
    /// `#sourceLocation`, `#available`, `#unavailable`.
    case poundKeyword
    case shebang
    /// The opening quotes of a literal with the `#` before them.
    case stringOpen
    /// The text up to the next interpolation or the end; absent where there is none.
    case stringText
    /// The closing quotes with the `#` after them.
    case stringClose
    /// `\(`, `\#(`.
    case interpolationOpen
    case interpolationClose
    /// A whole regex literal.
    case regex
    /// What no token may start with.
    case unknown
    case endOfFile
  }

  var kind: Kind
  /// Whether a line ends between the token before and this one.
  var isAtStartOfLine: Bool
  /// UTF-8 offsets.
  var start: Int
  var end: Int
}
