#if compiler(>=6.3) && compiler(<6.4) && os(Linux)
  @_spi(RawSyntax) import SwiftSyntax

  extension SwiftTreeReader {
    /// Reads statements up to a token: a brace, the end, or one that ends a branch of `#if`.
    mutating func readStatements(to end: Int) throws(Unreadable) -> RawSyntax {
      var items: [RawSyntax] = []
      var isSeparated = true
      while number < end {
        guard taken == 0, isSeparated || isAtStartOfLine(number) else { throw Unreadable() }
        let start = number
        // What starts with a dot or a brace may go on with what is before it.
        guard items.isEmpty || !isAt(.period) && !isAt(.leftBrace), !isAtWord("init"), !isAtWord("case") else {
          throw Unreadable()
        }
        let item = try readStatement(to: end)
        guard number > start, number <= end else { throw Unreadable() }
        let semicolon = takeIfThere(.semicolon, as: .semicolon)
        items.append(node(.codeBlockItem, item, semicolon))
        isSeparated = semicolon != nil
      }
      guard number == end, taken == 0 else { throw Unreadable() }
      return list(.codeBlockItemList, items)
    }

    mutating func readBlock() throws(Unreadable) -> RawSyntax {
      try nested { (reader) throws(Unreadable) in
        guard reader.isAt(.leftBrace) else { throw Unreadable() }
        let close = reader.partner(of: reader.number)
        let open = reader.take(.leftBrace)
        let statements = try reader.readStatements(to: close)
        return reader.node(.codeBlock, open, statements, try reader.take(.rightBrace, as: .rightBrace))
      }
    }

    private static let statementWords: [StaticString] = [
      "if", "guard", "for", "while", "repeat", "do", "switch", "return", "throw", "defer", "break", "continue",
      "fallthrough",
    ]

    private mutating func readStatement(to end: Int) throws(Unreadable) -> RawSyntax {
      switch kind(number) {
      case .poundIf:
        return try readConditional { (reader, end) throws(Unreadable) in
          try reader.readStatements(to: end)
        }
      case .atSign: return try readDeclaration(to: end)
      case .identifier:
        if kind(number + 1) == .colon, !isReserved(number) { throw Unreadable() }
        if isWord(number, in: Self.statementWords) {
          return try nested { (reader) throws(Unreadable) in try reader.readKeywordStatement(to: end) }
        }
        if isWord(number, in: ["discard", "yield", "then", "macro"]), !startsPlainExpression(number) {
          throw Unreadable()
        }
        if startsDeclaration(number, in: .body) { return try readDeclaration(to: end) }
        return try readExpression()
      case .pound, .poundKeyword:
        guard kind(number) == .pound else { throw Unreadable() }
        let expression = try readExpression()
        return expression
      default: return try readExpression()
      }
    }

    private func startsPlainExpression(_ number: Int) -> Bool {
      switch kind(number + 1) {
      case .period, .equal, .leftParen, .leftSquare: return true
      default: return false
      }
    }

    private mutating func readKeywordStatement(to end: Int) throws(Unreadable) -> RawSyntax {
      if isAtWord("if") { return node(.expressionStmt, try readIf()) }
      if isAtWord("switch") { return node(.expressionStmt, try readSwitch()) }
      if isAtWord("guard") {
        let word = take(.keyword)
        let conditions = try readConditions()
        let otherwise = try takeKeyword("else")
        return node(.guardStmt, word, conditions, otherwise, try readBlock())
      }
      if isAtWord("for") { return try readLoop() }
      if isAtWord("while") {
        let word = take(.keyword)
        let conditions = try readConditions()
        return node(.whileStmt, word, conditions, try readBlock())
      }
      if isAtWord("repeat") {
        let word = take(.keyword)
        let body = try readBlock()
        let condition = try takeKeyword("while")
        return node(.repeatStmt, word, body, condition, try readExpression())
      }
      if isAtWord("do") { return try readDo() }
      if isAtWord("defer") {
        let word = take(.keyword)
        return node(.deferStmt, word, try readBlock())
      }
      if isAtWord("throw") {
        let word = take(.keyword)
        return node(.throwStmt, word, try readExpression())
      }
      if isAtWord("return") { return try readReturn(to: end) }
      if isAtWord("fallthrough") { return node(.fallThroughStmt, take(.keyword)) }
      let isBreak = isAtWord("break")
      let word = take(.keyword)
      var label: RawSyntax?
      if number < end, isAt(.identifier), !isOnNewLine {
        guard !isReserved(number) else { throw Unreadable() }
        label = take(.identifier)
      }
      return node(isBreak ? .breakStmt : .continueStmt, word, label)
    }

    private mutating func readReturn(to end: Int) throws(Unreadable) -> RawSyntax {
      let word = take(.keyword)
      guard number < end, !isAt(.semicolon), !isAt(.poundIf), !isAt(.poundElse), !isAt(.poundEndif),
        !isAt(.poundElseif)
      else { return node(.returnStmt, word, nil) }
      if isOnNewLine {
        // What starts the next line is returned, unless it is a statement of its own.
        guard !isAtWord("if"), !isAtWord("switch") else { throw Unreadable() }
        guard !isWord(number, in: Self.statementWords), !isAtWord("case"), !isAtWord("default"),
          !isAt(.atSign), !startsDeclaration(number, in: .body)
        else { return node(.returnStmt, word, nil) }
      }
      return node(.returnStmt, word, try readExpression())
    }

    private mutating func readLoop() throws(Unreadable) -> RawSyntax {
      let word = take(.keyword)
      let attempt = takeKeywordIfThere("try")
      let wait = takeKeywordIfThere("await")
      let unsafe: RawSyntax? = nil
      let matching = takeKeywordIfThere("case")
      let pattern = matching == nil ? try readPattern() : try readMatchingPattern(.condition)
      var annotation: RawSyntax?
      if isAt(.colon) { annotation = try readAnnotation() }
      let preposition = try takeKeyword("in")
      let sequence = try readExpression(.condition)
      let filter = try readWhereClause(.condition)
      return node(
        .forStmt, word, attempt, wait, unsafe, matching, pattern, annotation, preposition, sequence, filter,
        try readBlock())
    }

    mutating func readWhereClause(_ place: Place) throws(Unreadable) -> RawSyntax? {
      guard isAtWord("where") else { return nil }
      let word = take(.keyword)
      return node(.whereClause, word, try readExpression(place))
    }

    private mutating func readDo() throws(Unreadable) -> RawSyntax {
      let word = take(.keyword)
      let failing = isAtWord("throws") ? try readThrows() : nil
      let body = try readBlock()
      var clauses: [RawSyntax] = []
      while isAtWord("catch") {
        let word = take(.keyword)
        var items: [RawSyntax] = []
        while !isAt(.leftBrace) {
          let pattern = try readMatchingPattern(.condition)
          let filter = try readWhereClause(.condition)
          let comma = takeComma()
          items.append(node(.catchItem, pattern, filter, comma))
          guard comma != nil || isAt(.leftBrace) else { throw Unreadable() }
        }
        clauses.append(node(.catchClause, word, list(.catchItemList, items), try readBlock()))
      }
      return node(.doStmt, word, failing, body, list(.catchClauseList, clauses))
    }

    mutating func readIf() throws(Unreadable) -> RawSyntax {
      try nested { (reader) throws(Unreadable) in
        let word = reader.take(.keyword)
        let conditions = try reader.readConditions()
        let body = try reader.readBlock()
        var otherwise: RawSyntax?
        var other: RawSyntax?
        if reader.isAtWord("else") {
          otherwise = reader.take(.keyword)
          other = reader.isAtWord("if") ? try reader.readIf() : try reader.readBlock()
        }
        return reader.node(.ifExpr, word, conditions, body, otherwise, other)
      }
    }

    mutating func readSwitch() throws(Unreadable) -> RawSyntax {
      try nested { (reader) throws(Unreadable) in
        let word = reader.take(.keyword)
        let subject = try reader.readExpression(.condition)
        guard reader.isAt(.leftBrace) else { throw Unreadable() }
        let close = reader.partner(of: reader.number)
        let open = reader.take(.leftBrace)
        let cases = try reader.readCases(to: close)
        return reader.node(
          .switchExpr, word, subject, open, cases, try reader.take(.rightBrace, as: .rightBrace))
      }
    }

    private mutating func readCases(to end: Int) throws(Unreadable) -> RawSyntax {
      var cases: [RawSyntax] = []
      while number < end {
        if isAt(.poundIf) {
          cases.append(
            try readConditional { (reader, end) throws(Unreadable) in try reader.readCases(to: end) })
          continue
        }
        var attribute: RawSyntax?
        if isAt(.atSign) {
          guard isWord(number + 1, "unknown") else { throw Unreadable() }
          attribute = try readAttribute()
        }
        let label: RawSyntax
        if isAtWord("default") {
          let word = take(.keyword)
          label = node(.switchDefaultLabel, word, try take(.colon, as: .colon))
        } else {
          label = try readCaseLabel()
        }
        // The statements of a case end where the next one starts.
        let statements = try readStatements(to: endOfCase(before: end))
        cases.append(node(.switchCase, attribute, label, statements))
      }
      guard number == end else { throw Unreadable() }
      return list(.switchCaseList, cases)
    }

    private func endOfCase(before end: Int) -> Int {
      var place = number
      while place < end {
        switch kind(place) {
        case .identifier:
          let isLabel =
            isWord(place, "case")
            || isWord(place, "default") && (kind(place + 1) == .colon || kind(place + 1) == .colon)
          if isLabel, place == number || kind(place - 1) != .period { return place }
          place += 1
        case .atSign where isWord(place + 1, "unknown"): return place
        case .poundIf:
          // Around cases, or inside of one.
          var first = place + 1
          while first < end, !isAtStartOfLine(first) { first += 1 }
          if isWord(first, "case") || isWord(first, "default") { return place }
          place = partner(of: place) + 1
        case .poundElse, .poundElseif, .poundEndif: return place
        default: place = partner(of: place) > place ? partner(of: place) + 1 : place + 1
        }
      }
      return end
    }

    private mutating func readCaseLabel() throws(Unreadable) -> RawSyntax {
      let word = try takeKeyword("case")
      var items: [RawSyntax] = []
      repeat {
        let pattern = try readMatchingPattern(.anywhere)
        let filter = try readWhereClause(.anywhere)
        items.append(node(.switchCaseItem, pattern, filter, takeComma()))
      } while kind(number - 1) == .comma
      return node(.switchCaseLabel, word, list(.switchCaseItemList, items), try take(.colon, as: .colon))
    }
  }
#endif
