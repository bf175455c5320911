#if compiler(>=6.3) && compiler(<6.4) && os(Linux)
  @_spi(RawSyntax) import SwiftSyntax

  extension SwiftTreeReader {
    mutating func readNumber() -> RawSyntax {
      let token = source.tokens[number]
      let text = bytes[token.start..<token.end]
      let isHex = text.starts(with: [UInt8(ascii: "0"), UInt8(ascii: "x")])
      let isFloat = text.contains { byte in
        byte == UInt8(ascii: ".") || byte | 0x20 == (isHex ? UInt8(ascii: "p") : UInt8(ascii: "e"))
      }
      return isFloat ? node(.floatLiteralExpr, take(.floatLiteral)) : node(.integerLiteralExpr, take(.integerLiteral))
    }

    /// A literal over several lines, whose text depends on its indentation, is left to the parser.
    mutating func readString() throws(Unreadable) -> RawSyntax {
      let open = source.tokens[number]
      var pounds = 0
      while bytes[open.start + pounds] == UInt8(ascii: "#") { pounds += 1 }
      let close = partner(of: number)
      guard open.end - open.start == pounds + 1 else { return try parsed(ExprSyntax.self, to: close + 1) }
      guard bytes[open.end - 1] == UInt8(ascii: "\"") else { throw Unreadable() }
      let openingPounds = pounds > 0 ? take(.rawStringPoundDelimiter, pounds) : nil
      let openingQuote = take(.stringQuote)
      var segments: [RawSyntax] = []
      var wantsText = true
      while number < close {
        if isAt(.stringText) {
          segments += readText(pounds: pounds)
          wantsText = false
          continue
        }
        guard isAt(.interpolationOpen) else { throw Unreadable() }
        if wantsText { segments.append(emptySegment()) }
        segments.append(try readInterpolation(pounds: pounds))
        wantsText = true
      }
      if wantsText { segments.append(emptySegment()) }
      guard isAt(.stringClose) else { throw Unreadable() }
      let closingQuote = take(.stringQuote, 1)
      let closingPounds = pounds > 0 ? take(.rawStringPoundDelimiter) : nil
      return node(
        .stringLiteralExpr, openingPounds, openingQuote, list(.stringLiteralSegmentList, segments), closingQuote,
        closingPounds)
    }

    /// The parser starts a new segment after each escaped end of a line.
    private mutating func readText(pounds: Int) -> [RawSyntax] {
      let token = source.tokens[number]
      var segments: [RawSyntax] = []
      var start = token.start
      var place = token.start
      while place < token.end {
        guard bytes[place] == UInt8(ascii: "\\") else {
          place += 1
          continue
        }
        var escaped = place + 1
        while escaped < token.end, escaped - place <= pounds, bytes[escaped] == UInt8(ascii: "#") { escaped += 1 }
        guard escaped - place == pounds + 1, escaped < token.end else {
          place += 1
          continue
        }
        place = escaped + 1
        switch bytes[escaped] {
        case UInt8(ascii: "n"), UInt8(ascii: "r"): break
        case UInt8(ascii: "u"):
          var value: UInt32 = 0
          place += 1
          while place < token.end, bytes[place] != UInt8(ascii: "}") {
            value = value << 4 | UInt32(bytes[place] & 0xF + (bytes[place] < 0x40 ? 0 : 9))
            place += 1
          }
          place = Swift.min(place + 1, token.end)
          guard value == 0x0A || value == 0x0D else { continue }
        default: continue
        }
        segments.append(node(.stringSegment, take(.stringSegment, place - start)))
        start = place
      }
      segments.append(start < token.end ? node(.stringSegment, take(.stringSegment)) : emptySegment(at: token.end))
      return segments
    }

    private func emptySegment() -> RawSyntax { emptySegment(at: source.tokens[number].start) }

    private func emptySegment(at place: Int) -> RawSyntax {
      node(.stringSegment, piece(.stringSegment, place, place, leading: place, trailing: place))
    }

    private mutating func readInterpolation(pounds: Int) throws(Unreadable) -> RawSyntax {
      let close = partner(of: number)
      let backslash = take(.backslash, 1)
      let delimiter = pounds > 0 ? take(.rawStringPoundDelimiter, pounds) : nil
      let open = take(.leftParen)
      let expressions = try readArguments(to: .interpolationClose, .none)
      guard number == close else { throw Unreadable() }
      return node(.expressionSegment, backslash, delimiter, open, expressions, take(.rightParen))
    }

    mutating func readRegex() throws(Unreadable) -> RawSyntax {
      let token = source.tokens[number]
      var pounds = 0
      while bytes[token.start + pounds] == UInt8(ascii: "#") { pounds += 1 }
      let length = token.end - token.start - 2 * pounds - 2
      guard length > 0 else { throw Unreadable() }
      let openingPounds = pounds > 0 ? take(.regexPoundDelimiter, pounds) : nil
      let openingSlash = take(.regexSlash, 1)
      let pattern = take(.regexLiteralPattern, length)
      let closingSlash = take(.regexSlash, 1)
      let closingPounds = pounds > 0 ? take(.regexPoundDelimiter) : nil
      return node(.regexLiteralExpr, openingPounds, openingSlash, pattern, closingSlash, closingPounds)
    }

    mutating func readCollection(_ binding: Binding) throws(Unreadable) -> RawSyntax {
      let open = take(.leftSquare)
      if isAt(.colon), kind(number + 1) == .rightSquare {
        let colon = take(.colon)
        return node(.dictionaryExpr, open, colon, take(.rightSquare))
      }
      if isAt(.rightSquare) { return node(.arrayExpr, open, list(.arrayElementList), take(.rightSquare)) }
      var elements: [RawSyntax] = []
      var isDictionary = false
      while !isAt(.rightSquare) {
        let first = try readExpression(.anywhere, binding)
        if elements.isEmpty { isDictionary = isAt(.colon) }
        if isDictionary {
          let colon = try take(.colon, as: .colon)
          let value = try readExpression(.anywhere, binding)
          elements.append(node(.dictionaryElement, first, colon, value, takeComma()))
        } else {
          elements.append(node(.arrayElement, first, takeComma()))
        }
        guard isAt(.rightSquare) || kind(number - 1) == .comma else { throw Unreadable() }
      }
      let close = take(.rightSquare)
      return isDictionary
        ? node(.dictionaryExpr, open, list(.dictionaryElementList, elements), close)
        : node(.arrayExpr, open, list(.arrayElementList, elements), close)
    }
  }
#endif
