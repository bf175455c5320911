#if compiler(>=6.3) && compiler(<6.4) && os(Linux)
  @_spi(RawSyntax) import SwiftSyntax

  extension SwiftTreeReader {
    /// Where an expression stands.
    enum Place {
      case anywhere
      /// Before the brace of a statement, which is no closure.
      case condition
      /// After `#if`.
      case directive
    }

    /// What a name in a pattern is.
    enum Binding {
      case none
      /// After `case`: a value, unless `let` comes before it.
      case matching
      /// After `case let`: a new variable.
      case introducing
    }

    mutating func readExpression(
      _ place: Place = .anywhere, _ binding: Binding = .none
    ) throws(Unreadable) -> RawSyntax {
      try nested { (reader) throws(Unreadable) in try reader.readSequence(place, binding) }
    }

    private mutating func readSequence(_ place: Place, _ binding: Binding) throws(Unreadable) -> RawSyntax {
      var elements = [try readElement(place, binding)]
      while taken == 0 {
        if place == .directive, isOnNewLine { return joined(elements) }
        switch kind(number) {
        case .binaryOperator: elements.append(node(.binaryOperatorExpr, take(.binaryOperator)))
        case .equal:
          guard binding == .none, place == .anywhere else { return joined(elements) }
          elements.append(node(.assignmentExpr, take(.equal)))
        case .infixQuestion:
          let question = take(.infixQuestionMark)
          let chosen = try readExpression(place == .directive ? place : .anywhere, binding)
          let colon = try take(.colon, as: .colon)
          elements.append(node(.unresolvedTernaryExpr, question, chosen, colon))
        case .identifier where isAtWord("is"):
          elements.append(node(.unresolvedIsExpr, take(.keyword)))
          elements.append(node(.typeExpr, try readType()))
          continue
        case .identifier where isAtWord("as"):
          let word = take(.keyword)
          let mark =
            takeIfThere(.postfixQuestion, as: .postfixQuestionMark) ?? takeIfThere(.exclamation, as: .exclamationMark)
          elements.append(node(.unresolvedAsExpr, word, mark))
          elements.append(node(.typeExpr, try readType()))
          continue
        case .arrow: throw Unreadable()
        case .identifier where !isOnNewLine && (isAtWord("async") || isAtWord("throws")): throw Unreadable()
        default: return joined(elements)
        }
        elements.append(try readElement(place, binding))
      }
      return joined(elements)
    }

    private func joined(_ elements: [RawSyntax]) -> RawSyntax {
      elements.count == 1 ? elements[0] : node(.sequenceExpr, list(.exprList, elements))
    }

    /// Words that are names unless something follows that makes them more.
    private static let doubtful: [StaticString] = [
      "unsafe", "consume", "copy", "borrow", "each", "any", "some", "repeat", "async", "discard", "then", "yield",
      "_const",
      "canImport", "nonisolated", "macro",
    ]

    private mutating func readElement(_ place: Place, _ binding: Binding) throws(Unreadable) -> RawSyntax {
      guard isAt(.identifier) else { return try readPrefixed(place, binding) }
      if isAtWord("try") {
        let word = take(.keyword)
        let mark =
          takeIfThere(.exclamation, as: .exclamationMark) ?? takeIfThere(.postfixQuestion, as: .postfixQuestionMark)
        let expression = try nested { (reader) throws(Unreadable) in try reader.readElement(place, binding) }
        return node(.tryExpr, word, mark, expression)
      }
      if isAtWord("await") {
        let word = take(.keyword)
        let expression = try nested { (reader) throws(Unreadable) in try reader.readElement(place, binding) }
        return node(.awaitExpr, word, expression)
      }
      if isAtWord("any") || isAtWord("some"), kind(number + 1) == .identifier, !isAtStartOfLine(number + 1),
        !isReserved(number + 1)
      {
        return node(.typeExpr, try readType())
      }
      if isWord(number, in: Self.doubtful), place != .directive, !isPlainName(number) { throw Unreadable() }
      return try readPrefixed(place, binding)
    }

    /// Whether what follows a name can only follow a name.
    private func isPlainName(_ number: Int) -> Bool {
      let next = number + 1
      switch kind(next) {
      case .period, .rightParen, .rightSquare, .rightBrace, .comma, .colon, .semicolon, .equal, .endOfFile,
        .interpolationClose, .postfixQuestion, .exclamation, .infixQuestion:
        return true
      case .leftParen, .leftSquare: return isAdjacent(next) && !isWord(number, "any") && !isWord(number, "some")
      case .binaryOperator: return true
      case .identifier: return isAtStartOfLine(next) || isWord(next, "as") || isWord(next, "is")
      default: return false
      }
    }

    private mutating func readPrefixed(_ place: Place, _ binding: Binding) throws(Unreadable) -> RawSyntax {
      switch kind(number) {
      case .prefixOperator, .prefixAmpersand:
        guard binding == .none || !isWord(number + 1, in: ["let", "var", "is"]) else { throw Unreadable() }
      default: break
      }
      switch kind(number) {
      case .prefixOperator:
        let sign = take(.prefixOperator)
        let expression = try nested { (reader) throws(Unreadable) in try reader.readPrefixed(place, binding) }
        return node(.prefixOperatorExpr, sign, expression)
      case .prefixAmpersand:
        let sign = take(.prefixAmpersand)
        let expression = try nested { (reader) throws(Unreadable) in try reader.readPrefixed(place, binding) }
        return node(.inOutExpr, sign, expression)
      case .backslash: return try readKeyPath()
      default:
        let first = try readPrimary(place, binding)
        return try readSuffixes(of: first, place, binding)
      }
    }

    // MARK: Primary expressions

    private mutating func readPrimary(_ place: Place, _ binding: Binding) throws(Unreadable) -> RawSyntax {
      switch kind(number) {
      case .identifier: return try readNamed(place, binding)
      case .dollarIdentifier: return node(.declReferenceExpr, nil, take(.dollarIdentifier), nil)
      case .number: return readNumber()
      case .stringOpen: return try readString()
      case .regex: return try readRegex()
      case .leftParen:
        let open = take(.leftParen)
        let elements = try readArguments(to: .rightParen, binding)
        return node(.tupleExpr, open, elements, try take(.rightParen, as: .rightParen))
      case .leftSquare: return try readCollection(binding)
      case .leftBrace:
        guard place == .anywhere else { throw Unreadable() }
        return try readClosure()
      case .period:
        let period = try takePeriod()
        guard isAt(.identifier) else { throw Unreadable() }
        let name = try readMemberName()
        return try readSpecialized(node(.memberAccessExpr, nil, period, name))
      case .pound: return try readMacro(.macroExpansionExpr, place)
      default: throw Unreadable()
      }
    }

    private mutating func readNamed(_ place: Place, _ binding: Binding) throws(Unreadable) -> RawSyntax {
      if isReserved(number) {
        if isAtWord("self") || isAtWord("Self") || (isAtWord("init") && kind(number + 1) != .leftParen) {
          return try readSpecialized(node(.declReferenceExpr, nil, take(.keyword), nil))
        }
        if isAtWord("init") { return node(.declReferenceExpr, nil, take(.keyword), nil) }
        if isAtWord("true") || isAtWord("false") { return node(.booleanLiteralExpr, take(.keyword)) }
        if isAtWord("nil") { return node(.nilLiteralExpr, take(.keyword)) }
        if isAtWord("Any") { return node(.typeExpr, node(.identifierType, nil, take(.keyword), nil)) }
        if isAtWord("super") { return node(.superExpr, take(.keyword)) }
        if isAtWord("_") {
          return node(.discardAssignmentExpr, take(.wildcard))
        }
        if isAtWord("if") { return try readIf() }
        if isAtWord("switch") { return try readSwitch() }
        if binding == .matching, isAtWord("let") || isAtWord("var") || isAtWord("is") {
          return node(.patternExpr, try readMatchingPattern(place))
        }
        throw Unreadable()
      }
      if binding == .introducing, kind(number + 1) != .period, kind(number + 1) != .leftParen {
        guard !isOperator(number + 1, "<") else { throw Unreadable() }
        return node(.patternExpr, node(.identifierPattern, take(.identifier)))
      }
      if kind(number + 1) == .doubleColon { throw Unreadable() }
      let name = take(.identifier)
      let arguments = try readArgumentNames()
      return try readSpecialized(node(.declReferenceExpr, nil, name, arguments))
    }

    /// The name after a dot.
    mutating func readMemberName() throws(Unreadable) -> RawSyntax {
      switch kind(number) {
      case .number:
        let token = source.tokens[number]
        guard (token.start..<token.end).allSatisfy({ bytes[$0] >= 0x30 && bytes[$0] <= 0x39 }) else {
          throw Unreadable()
        }
        return node(.declReferenceExpr, nil, take(.integerLiteral), nil)
      case .dollarIdentifier: return node(.declReferenceExpr, nil, take(.dollarIdentifier), nil)
      case .identifier:
        if isAtWord("self") || isAtWord("init") {
          let word = take(.keyword)
          return node(.declReferenceExpr, nil, word, try readArgumentNames())
        }
        guard !isAtWord("_"), kind(number + 1) != .doubleColon else { throw Unreadable() }
        let name = take(.identifier)
        return node(.declReferenceExpr, nil, name, try readArgumentNames())
      default: throw Unreadable()
      }
    }

    /// `(a:b:)` after a name.
    private mutating func readArgumentNames() throws(Unreadable) -> RawSyntax? {
      guard isAt(.leftParen), isAdjacent(number), kind(number + 1) == .identifier, kind(number + 2) == .colon else {
        return nil
      }
      let close = partner(of: number)
      var place = number + 1
      while place < close {
        guard kind(place) == .identifier, kind(place + 1) == .colon else { return nil }
        place += 2
      }
      let open = take(.leftParen)
      var names: [RawSyntax] = []
      while number < close {
        let name = isAtWord("_") ? take(.wildcard) : take(isReserved(number) ? .keyword : .identifier)
        names.append(node(.declNameArgument, name, try take(.colon, as: .colon)))
      }
      return node(.declNameArguments, open, list(.declNameArgumentList, names), take(.rightParen))
    }

    /// `name<A, B>`, where that is what it is.
    mutating func readSpecialized(_ expression: RawSyntax) throws(Unreadable) -> RawSyntax {
      guard taken == 0, isAtSign("<") else { return expression }
      let saved = (number, taken)
      guard let arguments = try? readGenericArguments() else {
        (number, taken) = saved
        return expression
      }
      if taken > 0 {
        guard isAtSign("?") || isAtSign("!") else { throw Unreadable() }
        return node(.genericSpecializationExpr, expression, arguments)
      }
      switch kind(number) {
      case .rightParen, .rightSquare, .leftBrace, .rightBrace, .period, .comma, .semicolon, .endOfFile, .colon,
        .interpolationClose:
        break
      case .exclamation, .postfixQuestion: break
      case .leftParen, .leftSquare:
        guard !isOnNewLine else { throw Unreadable() }
      default: throw Unreadable()
      }
      return node(.genericSpecializationExpr, expression, arguments)
    }
  }
#endif
