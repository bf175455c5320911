#if compiler(>=6.3) && compiler(<6.4) && os(Linux)
  @_spi(RawSyntax) import SwiftSyntax

  extension SwiftTreeReader {
    /// What no closure is passed to.
    private static let literals: Set<SyntaxKind> = [
      .integerLiteralExpr, .floatLiteralExpr, .stringLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr,
      .regexLiteralExpr, .arrayExpr, .dictionaryExpr,
    ]

    mutating func readSuffixes(
      of first: RawSyntax, _ place: Place, _ binding: Binding
    ) throws(Unreadable) -> RawSyntax {
      var base = first
      var hasClosure = false
      while true {
        if taken > 0 {
          // What is left of `>?`.
          if isAtSign("?") {
            base = node(.optionalChainingExpr, base, take(.postfixQuestionMark, 1))
          } else if isAtSign("!") {
            base = node(.forceUnwrapExpr, base, take(.exclamationMark, 1))
          } else {
            throw Unreadable()
          }
          continue
        }
        if place == .directive, isOnNewLine { return base }
        switch kind(number) {
        case .period:
          let period = try takePeriod()
          let name = try readMemberName()
          base = try readSpecialized(node(.memberAccessExpr, base, period, name))
          hasClosure = false
        case .leftParen where !isOnNewLine:
          let open = take(.leftParen)
          let arguments = try readArguments(to: .rightParen, binding)
          let close = try take(.rightParen, as: .rightParen)
          let (trailing, more) = try readTrailingClosures(place)
          hasClosure = trailing != nil
          base = node(.functionCallExpr, base, open, arguments, close, trailing, more)
        case .leftSquare where !isOnNewLine:
          let open = take(.leftSquare)
          let arguments = try readArguments(to: .rightSquare, .none)
          let close = try take(.rightSquare, as: .rightSquare)
          let (trailing, more) = try readTrailingClosures(place)
          hasClosure = trailing != nil
          base = node(.subscriptCallExpr, base, open, arguments, close, trailing, more)
        case .leftBrace:
          guard !Self.literals.contains(base.kind), try isTrailingClosure(place) else { return base }
          guard !hasClosure else { throw Unreadable() }
          hasClosure = true
          let (trailing, more) = try readTrailingClosures(place)
          base = node(.functionCallExpr, base, nil, list(.labeledExprList), nil, trailing, more)
        case .exclamation:
          base = node(.forceUnwrapExpr, base, take(.exclamationMark))
          hasClosure = false
        case .postfixQuestion:
          base = node(.optionalChainingExpr, base, take(.postfixQuestionMark))
          hasClosure = false
        case .postfixOperator: base = node(.postfixOperatorExpr, base, take(.postfixOperator))
        case .poundIf:
          guard let chained = try readConditionalSuffix(of: base, place) else { return base }
          base = chained
        default: return base
        }
      }
    }

    /// `#if` among modifiers.
    private mutating func readConditionalSuffix(of base: RawSyntax?, _ place: Place) throws(Unreadable) -> RawSyntax? {
      var next = number + 1
      while next < end, !isAtStartOfLine(next) { next += 1 }
      while kind(next) == .poundIf {
        next += 1
        while next < end, !isAtStartOfLine(next) { next += 1 }
      }
      guard kind(next) == .period else { return nil }
      let config = try readConditional { (reader, end) throws(Unreadable) in
        try reader.readConditionalSuffixes(to: end)
      }
      return node(.postfixIfConfigExpr, base, config)
    }

    /// What stands in one branch: modifiers of what is before it.
    private mutating func readConditionalSuffixes(to end: Int) throws(Unreadable) -> RawSyntax? {
      guard number < end else { return nil }
      let first: RawSyntax
      if isAt(.poundIf) {
        guard let chained = try readConditionalSuffix(of: nil, .anywhere) else { throw Unreadable() }
        first = chained
      } else {
        let period = try takePeriod()
        let name = try readMemberName()
        first = try readSpecialized(node(.memberAccessExpr, nil, period, name))
      }
      return try readSuffixes(of: first, .anywhere, .none)
    }

    /// Whether a brace after an expression starts a closure that is passed to it.
    private func isTrailingClosure(_ place: Place) throws(Unreadable) -> Bool {
      switch place {
      case .directive: return false
      case .anywhere:
        var first = number + 1
        while kind(first) == .atSign, kind(first + 1) == .identifier {
          first += 2
          if kind(first) == .leftParen, isAdjacent(first) { first = partner(of: first) + 1 }
        }
        // A property's observers.
        if isWord(first, "didSet") || isWord(first, "willSet") { return false }
        guard !isWord(first, in: ["get", "set", "_read", "_modify", "read", "modify", "init"]) else {
          throw Unreadable()
        }
        return true
      case .condition:
        guard hasSignature(number) == nil else { throw Unreadable() }
        let next = partner(of: number) + 1
        switch kind(next) {
        case .leftBrace, .comma: throw Unreadable()
        case .leftSquare, .leftParen, .period, .postfixQuestion, .infixQuestion, .exclamation, .colon, .equal,
          .postfixOperator, .binaryOperator:
          guard isAtStartOfLine(next) else { throw Unreadable() }
        case .identifier:
          guard !isWord(next, "where") else { throw Unreadable() }
          guard isAtStartOfLine(next) || !(isWord(next, "is") || isWord(next, "as")) else { throw Unreadable() }
        default: break
        }
        return false
      }
    }

    mutating func readTrailingClosures(
      _ place: Place
    ) throws(Unreadable) -> (closure: RawSyntax?, more: RawSyntax) {
      guard isAt(.leftBrace), try isTrailingClosure(place) else {
        return (nil, list(.multipleTrailingClosureElementList))
      }
      let closure = try readClosure()
      var more: [RawSyntax] = []
      while isAt(.identifier), kind(number + 1) == .colon, kind(number + 2) == .leftBrace, !isAtWord("default") {
        let label = try takeLabel()
        let colon = take(.colon)
        more.append(node(.multipleTrailingClosureElement, label, colon, try readClosure()))
      }
      return (closure, list(.multipleTrailingClosureElementList, more))
    }

    /// What stands between the brackets of a call, a tuple or an interpolation.
    mutating func readArguments(to close: SwiftToken.Kind, _ binding: Binding) throws(Unreadable) -> RawSyntax {
      var arguments: [RawSyntax] = []
      while !isAt(close) {
        var label: RawSyntax?
        var colon: RawSyntax?
        if isAt(.identifier), kind(number + 1) == .colon {
          label = try takeLabel()
          colon = take(.colon)
        }
        let value: RawSyntax
        if taken == 0, kind(number + 1) == .comma || kind(number + 1) == close, isOperatorName(number) {
          value = node(.declReferenceExpr, nil, take(.binaryOperator), nil)
        } else {
          value = try readExpression(.anywhere, binding)
        }
        let comma = takeComma()
        arguments.append(node(.labeledExpr, label, colon, value, comma))
        guard comma != nil || isAt(close) else { throw Unreadable() }
      }
      return list(.labeledExprList, arguments)
    }

    private func isOperatorName(_ number: Int) -> Bool {
      switch kind(number) {
      case .binaryOperator, .prefixOperator, .postfixOperator: return true
      default: return false
      }
    }
  }
#endif
