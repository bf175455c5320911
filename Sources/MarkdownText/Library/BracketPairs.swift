#if Markdown
  /// Which brackets of an inline text belong together as `^[text](attributes)`, found in one pass.
  ///
  /// Code spans, tags and escapes hide brackets, and links have brackets of their own.
  struct BracketPairs {
    struct Span: Equatable {
      var text: Range<Int>
      var attributes: Range<Int>
      /// The offset after the closing parenthesis.
      var end: Int
    }

    /// By the offset of the `^`.
    private(set) var attributes: [Int: Span] = [:]

    private enum Opener { case link, attribute }

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
      let scanner = InlineScanner(bytes)
      var codeSpans = CodeSpans(bytes)
      var openers: [(kind: Opener, offset: Int)] = []
      var index = 0
      while index < bytes.count {
        switch bytes[index] {
        case UInt8(ascii: "\\"):
          index += scanner.isPunctuation(at: index + 1) ? 2 : 1
        case UInt8(ascii: "`"):
          index = codeSpans.end(from: index)
        case UInt8(ascii: "<"):
          index = scanner.endOfTag(at: index) ?? index + 1
        case UInt8(ascii: "^") where scanner.byte(at: index + 1) == UInt8(ascii: "["):
          openers.append((.attribute, index))
          index += 2
        case UInt8(ascii: "["):
          openers.append((.link, index))
          index += 1
        case UInt8(ascii: "]"):
          index += 1
          guard let opener = openers.popLast(), scanner.byte(at: index) == UInt8(ascii: "(") else { continue }
          switch opener.kind {
          case .link: index = scanner.endOfDestination(at: index) ?? index
          case .attribute:
            guard let end = scanner.endOfAttributes(at: index) else { continue }
            attributes[opener.offset] = Span(
              text: opener.offset + 2..<index - 1, attributes: index + 1..<end - 1, end: end)
            index = end
          }
        default: index += 1
        }
      }
    }
  }
#endif
