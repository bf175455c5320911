#if compiler(>=6.3) && compiler(<6.4) && os(Linux)
  @_spi(RawSyntax) import SwiftSyntax

  extension SwiftTreeReader {
    /// What stands between `if`, `guard` or `while` and the brace or `else`.
    mutating func readConditions() throws(Unreadable) -> RawSyntax {
      var elements: [RawSyntax] = []
      repeat {
        let condition = try readCondition()
        elements.append(node(.conditionElement, condition, takeComma()))
      } while kind(number - 1) == .comma
      return list(.conditionElementList, elements)
    }

    private mutating func readCondition() throws(Unreadable) -> RawSyntax {
      if isAt(.poundKeyword) { return try readAvailabilityCondition() }
      if isAtWord("let") || isAtWord("var") {
        let word = take(.keyword)
        let pattern =
          isAt(.leftParen) || isAtWord("_")
          ? unwrapped(try readExpression(.condition, .introducing)) : try readPattern()
        let annotation = isAt(.colon) ? try readAnnotation() : nil
        let initializer = isAt(.equal) ? try readInitializer(.condition) : nil
        return node(.optionalBindingCondition, word, pattern, annotation, initializer)
      }
      if isAtWord("case") {
        let word = take(.keyword)
        let pattern = try readMatchingPattern(.condition)
        guard isAt(.equal) else { throw Unreadable() }
        return node(.matchingPatternCondition, word, pattern, nil, try readInitializer(.condition))
      }
      return try readExpression(.condition)
    }

    private mutating func readAvailabilityCondition() throws(Unreadable) -> RawSyntax {
      let text = source.tokens[number]
      let word: RawSyntax
      switch text.end - text.start {
      case 10: word = take(.poundAvailable)
      case 12: word = take(.poundUnavailable)
      default: throw Unreadable()
      }
      let open = try take(.leftParen, as: .leftParen)
      let arguments = try readAvailability()
      return node(.availabilityCondition, word, open, arguments, try take(.rightParen, as: .rightParen))
    }

    /// `iOS 17.4, macOS 14, *`, and in attributes also `deprecated: 2.0, message: "…"`.
    mutating func readAvailability() throws(Unreadable) -> RawSyntax {
      var arguments: [RawSyntax] = []
      while !isAt(.rightParen) {
        let argument: RawSyntax
        if isOperator(number, "*") {
          argument = take(.binaryOperator)
        } else if isWord(
          number, in: ["unavailable", "deprecated", "introduced", "obsoleted", "renamed", "message", "noasync"])
        {
          let word = take(.keyword)
          if isAt(.colon) {
            let colon = take(.colon)
            guard isAt(.number) else { throw Unreadable() }
            argument = node(.availabilityLabeledArgument, word, colon, try readVersion())
          } else {
            argument = word
          }
        } else {
          guard isAt(.identifier), !isReserved(number) else { throw Unreadable() }
          let isPlatform = isWord(number, in: Self.platforms)
          guard isPlatform else { throw Unreadable() }
          let name = take(.identifier)
          if isAt(.number) {
            argument = node(.platformVersion, name, try readVersion())
          } else {
            argument = name
          }
        }
        let comma = takeComma()
        arguments.append(node(.availabilityArgument, argument, comma))
        guard comma != nil || isAt(.rightParen) else { throw Unreadable() }
      }
      return list(.availabilityArgumentList, arguments)
    }

    private static let platforms: [StaticString] = [
      "iOS", "macOS", "watchOS", "tvOS", "visionOS", "macCatalyst", "swift", "iOSApplicationExtension",
      "macOSApplicationExtension", "OSX", "macCatalystApplicationExtension", "tvOSApplicationExtension",
      "watchOSApplicationExtension", "visionOSApplicationExtension",
    ]

    private mutating func readVersion() throws(Unreadable) -> RawSyntax {
      let token = source.tokens[number]
      guard bytes[token.start..<token.end].allSatisfy({ $0 == UInt8(ascii: ".") || ($0 >= 0x30 && $0 <= 0x39) }) else {
        throw Unreadable()
      }
      func digits(from start: Int) -> Int {
        var place = start
        while place < token.end, bytes[place] != UInt8(ascii: ".") { place += 1 }
        return place - start
      }
      let major = take(.integerLiteral, digits(from: token.start))
      var components: [RawSyntax] = []
      while taken > 0 {
        let period = take(.period, 1)
        guard taken > 0 else { throw Unreadable() }
        components.append(node(.versionComponent, period, take(.integerLiteral, digits(from: token.start + taken))))
      }
      while isAt(.period), kind(number + 1) == .number {
        let period = take(.period)
        components.append(node(.versionComponent, period, take(.integerLiteral)))
      }
      return node(.versionTuple, major, list(.versionComponentList, components))
    }

    // MARK: Patterns

    /// A pattern that declares names.
    mutating func readPattern() throws(Unreadable) -> RawSyntax {
      switch kind(number) {
      case .leftParen:
        return try nested { (reader) throws(Unreadable) in
          let close = reader.partner(of: reader.number)
          let open = reader.take(.leftParen)
          var elements: [RawSyntax] = []
          while reader.number < close {
            var label: RawSyntax?
            var colon: RawSyntax?
            if reader.isAt(.identifier), reader.kind(reader.number + 1) == .colon {
              label = try reader.takeLabel()
              colon = reader.take(.colon)
            }
            let pattern = try reader.readPattern()
            elements.append(reader.node(.tuplePatternElement, label, colon, pattern, reader.takeComma()))
            guard reader.number == close || reader.kind(reader.number - 1) == .comma else { throw Unreadable() }
          }
          return reader.node(
            .tuplePattern, open, reader.list(.tuplePatternElementList, elements), reader.take(.rightParen))
        }
      case .identifier:
        if isAtWord("_") { return node(.wildcardPattern, take(.wildcard)) }
        if isAtWord("let") || isAtWord("var") {
          let word = take(.keyword)
          return node(.valueBindingPattern, word, try readPattern())
        }
        if isAtWord("self") { return node(.identifierPattern, take(.keyword)) }
        return node(.identifierPattern, try takeName())
      default: throw Unreadable()
      }
    }

    /// A pattern that a value is compared with.
    mutating func readMatchingPattern(_ place: Place) throws(Unreadable) -> RawSyntax {
      if isAtWord("let") || isAtWord("var") {
        let word = take(.keyword)
        return node(.valueBindingPattern, word, unwrapped(try readExpression(place, .introducing)))
      }
      if isAtWord("is") {
        let word = take(.keyword)
        return node(.isTypePattern, word, try readType())
      }
      return unwrapped(try readExpression(place, .matching))
    }

    private func unwrapped(_ expression: RawSyntax) -> RawSyntax {
      guard expression.kind == .patternExpr, let inner = expression.layoutView?.children[1] else {
        return node(.expressionPattern, expression)
      }
      return inner
    }

    // MARK: Conditions of compilation

    /// `#if … #elseif … #else … #endif`.
    mutating func readConditional(
      _ elements: (inout SwiftTreeReader, Int) throws(Unreadable) -> RawSyntax?
    ) throws(Unreadable) -> RawSyntax {
      guard depth < Self.maximumDepth else { throw Unreadable() }
      depth += 1
      defer { depth -= 1 }
      let endif = partner(of: number)
      var clauses: [RawSyntax] = []
      while number < endif {
        let directive = self.kind(number)
        guard number == 0 || isAtStartOfLine(number) else { throw Unreadable() }
        let word = take(directive == .poundIf ? .poundIf : directive == .poundElse ? .poundElse : .poundElseif)
        var condition: RawSyntax?
        if directive != .poundElse {
          guard !isOnNewLine else { throw Unreadable() }
          condition = try readExpression(.directive)
        }
        guard number == endif || isOnNewLine, taken == 0 else { throw Unreadable() }
        var next = number
        while next < endif, self.kind(next) != .poundElse, self.kind(next) != .poundElseif {
          next = partner(of: next) > next ? partner(of: next) + 1 : next + 1
        }
        let inner = try elements(&self, next)
        guard number == next else { throw Unreadable() }
        clauses.append(node(.ifConfigClause, word, condition, inner))
      }
      guard isAtStartOfLine(number), isAtStartOfLine(number + 1) || number + 1 == end else { throw Unreadable() }
      return node(.ifConfigDecl, list(.ifConfigClauseList, clauses), try take(.poundEndif, as: .poundEndif))
    }
  }
#endif
