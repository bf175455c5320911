#if compiler(>=6.3) && compiler(<6.4) && os(Linux)
  @_spi(RawSyntax) import SwiftSyntax

  extension SwiftTreeReader {
    mutating func readClosure() throws(Unreadable) -> RawSyntax {
      try nested { (reader) throws(Unreadable) in
        let brace = reader.number
        let open = try reader.take(.leftBrace, as: .leftBrace)
        var signature: RawSyntax?
        if let word = reader.hasSignature(brace) { signature = try reader.readSignature(to: word) }
        let statements = try reader.readStatements(to: reader.partner(of: brace))
        return reader.node(.closureExpr, open, signature, statements, try reader.take(.rightBrace, as: .rightBrace))
      }
    }

    /// The `in` after what a closure takes and gives; nil where it says nothing of it.
    func hasSignature(_ brace: Int) -> Int? {
      let close = partner(of: brace)
      var number = brace + 1
      while kind(number) == .atSign, kind(number + 1) == .identifier {
        number += 2
        if kind(number) == .leftParen, isAdjacent(number) { number = partner(of: number) + 1 }
      }
      if kind(number) == .leftSquare { number = partner(of: number) + 1 }
      if kind(number) == .leftParen {
        number = partner(of: number) + 1
      } else if kind(number) == .identifier || kind(number) == .dollarIdentifier, !isWord(number, "in") {
        while true {
          guard kind(number) == .identifier || kind(number) == .dollarIdentifier else { return nil }
          number += 1
          guard kind(number) == .comma else { break }
          number += 1
        }
      }
      while isWord(number, "async") || isWord(number, "throws") {
        number += 1
        if kind(number) == .leftParen, isWord(number - 1, "throws") { number = partner(of: number) + 1 }
      }
      if kind(number) == .arrow {
        while number < close, !isWord(number, "in") {
          number = partner(of: number) > number ? partner(of: number) + 1 : number + 1
        }
      }
      return number < close && isWord(number, "in") ? number : nil
    }

    private mutating func readSignature(to word: Int) throws(Unreadable) -> RawSyntax {
      let attributes = try readAttributes()
      var capture: RawSyntax?
      if isAt(.leftSquare) { capture = try readCaptures() }
      var parameters: RawSyntax?
      if isAt(.leftParen) {
        parameters = try readClosureParameters()
      } else if isAt(.identifier) || isAt(.dollarIdentifier), number != word, !isAtWord("async"), !isAtWord("throws") {
        var names: [RawSyntax] = []
        repeat {
          let name: RawSyntax
          if isAtWord("_") {
            name = take(.wildcard)
          } else if isAt(.dollarIdentifier) {
            throw Unreadable()
          } else {
            name = try takeName()
          }
          names.append(node(.closureShorthandParameter, name, takeComma()))
        } while kind(number - 1) == .comma
        parameters = list(.closureShorthandParameterList, names)
      }
      let effects = try readEffects(.typeEffectSpecifiers)
      let result = isAt(.arrow) ? try readReturnClause() : nil
      guard number == word, parameters != nil || effects == nil && result == nil else { throw Unreadable() }
      return node(.closureSignature, attributes, capture, parameters, effects, result, take(.keyword))
    }

    private mutating func readCaptures() throws(Unreadable) -> RawSyntax {
      let close = partner(of: number)
      let open = take(.leftSquare)
      var items: [RawSyntax] = []
      while number < close {
        var specifier: RawSyntax?
        if isAtWord("weak") || isAtWord("unowned"), kind(number + 1) != .equal, kind(number + 1) != .comma,
          kind(number + 1) != .rightSquare
        {
          let word = take(.keyword)
          guard !isAt(.leftParen) else { throw Unreadable() }
          specifier = node(.closureCaptureSpecifier, word, nil, nil, nil)
        }
        let name = isAtWord("self") ? take(.keyword) : try takeName()
        let initializer = isAt(.equal) ? try readInitializer() : nil
        items.append(node(.closureCapture, specifier, name, initializer, takeComma()))
        guard number == close || kind(number - 1) == .comma else { throw Unreadable() }
      }
      return node(.closureCaptureClause, open, list(.closureCaptureList, items), take(.rightSquare))
    }

    private mutating func readClosureParameters() throws(Unreadable) -> RawSyntax {
      let close = partner(of: number)
      let open = take(.leftParen)
      var parameters: [RawSyntax] = []
      while number < close {
        let attributes = try readAttributes()
        let first = isAtWord("_") ? take(.wildcard) : try takeName()
        var second: RawSyntax?
        if isAt(.identifier) { second = isAtWord("_") ? take(.wildcard) : try takeName() }
        let colon = takeIfThere(.colon, as: .colon)
        let type = colon == nil ? nil : try readType()
        guard taken == 0 else { throw Unreadable() }
        parameters.append(
          node(
            .closureParameter, attributes, list(.declModifierList), first, second, colon, type, nil, takeComma()))
        guard number == close || kind(number - 1) == .comma else { throw Unreadable() }
      }
      return node(.closureParameterClause, open, list(.closureParameterList, parameters), take(.rightParen))
    }
  }
#endif
