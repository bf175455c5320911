#if compiler(>=6.3) && compiler(<6.4) && os(Linux)
  @_spi(RawSyntax) import SwiftSyntax

  extension SwiftTreeReader {
    mutating func readInitializer(_ place: Place = .anywhere) throws(Unreadable) -> RawSyntax {
      let equal = try take(.equal, as: .equal)
      return node(.initializerClause, equal, try readExpression(place))
    }

    mutating func readVariable(
      _ attributes: RawSyntax, _ modifiers: RawSyntax, to end: Int
    ) throws(Unreadable) -> RawSyntax {
      let word = take(.keyword)
      var bindings: [RawSyntax] = []
      repeat {
        let pattern = try readPattern()
        let annotation = isAt(.colon) ? try readAnnotation() : nil
        guard taken == 0 else { throw Unreadable() }
        let initializer = isAt(.equal) ? try readInitializer() : nil
        var block: RawSyntax?
        if number < end, isAt(.leftBrace) {
          guard !isOnNewLine || annotation != nil, bindings.isEmpty || annotation != nil || initializer != nil else {
            throw Unreadable()
          }
          block = try readAccessors()
        }
        bindings.append(node(.patternBinding, pattern, annotation, initializer, block, takeComma()))
      } while kind(number - 1) == .comma
      return node(.variableDecl, attributes, modifiers, word, list(.patternBindingList, bindings))
    }

    private static let accessors: [StaticString] = ["get", "set", "didSet", "willSet"]
    private static let otherAccessors: [StaticString] = [
      "_read", "_modify", "read", "modify", "init", "unsafeAddress", "unsafeMutableAddress", "addressWithOwner",
      "mutableAddressWithOwner", "borrow", "mutate", "addressWithNativeOwner", "mutableAddressWithNativeOwner",
    ]
    private static let accessorModifiers: [StaticString] = [
      "mutating", "nonmutating", "__consuming", "borrowing", "consuming", "nonisolated",
    ]

    private mutating func readAccessors() throws(Unreadable) -> RawSyntax {
      try nested { (reader) throws(Unreadable) in
        let close = reader.partner(of: reader.number)
        let open = reader.take(.leftBrace)
        var first = reader.number
        while reader.kind(first) == .atSign, reader.kind(first + 1) == .identifier {
          first += 2
          if reader.kind(first) == .leftParen, reader.isAdjacent(first) { first = reader.partner(of: first) + 1 }
        }
        guard !reader.isWord(first, in: Self.otherAccessors) else { throw Unreadable() }
        let content: RawSyntax
        if reader.isWord(first, in: Self.accessors) || reader.isWord(first, in: Self.accessorModifiers) {
          var accessors: [RawSyntax] = []
          var bodies = 0
          while reader.number < close {
            accessors.append(try reader.readAccessor())
            if reader.kind(reader.number - 1) == .rightBrace { bodies += 1 }
          }
          guard bodies == 0 || bodies == accessors.count else { throw Unreadable() }
          content = reader.list(.accessorDeclList, accessors)
        } else {
          content = try reader.readStatements(to: close)
        }
        guard reader.number == close else { throw Unreadable() }
        return reader.node(.accessorBlock, open, content, reader.take(.rightBrace))
      }
    }

    private mutating func readAccessor() throws(Unreadable) -> RawSyntax {
      let attributes = try readAttributes()
      var modifier: RawSyntax?
      if isAt(.identifier), isWord(number, in: Self.accessorModifiers) {
        guard !isAtWord("nonisolated") else { throw Unreadable() }
        modifier = node(.declModifier, take(.keyword), nil)
      }
      guard isAt(.identifier), isWord(number, in: Self.accessors) else { throw Unreadable() }
      let word = take(.keyword)
      var parameters: RawSyntax?
      if isAt(.leftParen) {
        let open = take(.leftParen)
        let name = try takeName()
        parameters = node(.accessorParameters, open, name, try take(.rightParen, as: .rightParen))
      }
      let effects = try readEffects(.accessorEffectSpecifiers)
      let body = isAt(.leftBrace) ? try readBlock() : nil
      return node(.accessorDecl, attributes, modifier, word, parameters, effects, body)
    }

    mutating func readFunction(_ attributes: RawSyntax, _ modifiers: RawSyntax) throws(Unreadable) -> RawSyntax {
      let word = take(.keyword)
      let name: RawSyntax
      switch kind(number) {
      case .identifier:
        name = try takeName()
      case .binaryOperator, .prefixOperator, .postfixOperator:
        guard kind(number + 1) == .leftParen else { throw Unreadable() }
        name = take(.binaryOperator)
      default: throw Unreadable()
      }
      let generics = try readGenericParameters()
      let signature = try readSignature(hasResult: true)
      let requirements = try readRequirements()
      let body = isAt(.leftBrace) ? try readBlock() : nil
      return node(.functionDecl, attributes, modifiers, word, name, generics, signature, requirements, body)
    }

    mutating func readInitializerDeclaration(
      _ attributes: RawSyntax, _ modifiers: RawSyntax
    ) throws(Unreadable) -> RawSyntax {
      let word = take(.keyword)
      let mark =
        takeIfThere(.postfixQuestion, as: .postfixQuestionMark) ?? takeIfThere(.exclamation, as: .exclamationMark)
      let generics = try readGenericParameters()
      let signature = try readSignature(hasResult: false)
      let requirements = try readRequirements()
      let body = isAt(.leftBrace) ? try readBlock() : nil
      return node(.initializerDecl, attributes, modifiers, word, mark, generics, signature, requirements, body)
    }

    mutating func readSubscript(_ attributes: RawSyntax, _ modifiers: RawSyntax) throws(Unreadable) -> RawSyntax {
      let word = take(.keyword)
      let generics = try readGenericParameters()
      let parameters = try readParameters()
      let result = try readReturnClause()
      let requirements = try readRequirements()
      let block = isAt(.leftBrace) ? try readAccessors() : nil
      return node(.subscriptDecl, attributes, modifiers, word, generics, parameters, result, requirements, block)
    }

    private mutating func readSignature(hasResult: Bool) throws(Unreadable) -> RawSyntax {
      let parameters = try readParameters()
      let effects = try readEffects(.functionEffectSpecifiers)
      let result = isAt(.arrow) && hasResult ? try readReturnClause() : nil
      guard taken == 0, !isAtWord("async"), !isAtWord("throws"), !isAt(.arrow) else { throw Unreadable() }
      return node(.functionSignature, parameters, effects, result)
    }

    private mutating func readParameters() throws(Unreadable) -> RawSyntax {
      guard isAt(.leftParen) else { throw Unreadable() }
      let close = partner(of: number)
      let open = take(.leftParen)
      var parameters: [RawSyntax] = []
      while number < close {
        let attributes = try readAttributes()
        guard isAt(.identifier), kind(number + 1) == .colon || kind(number + 1) == .identifier,
          !isAtWord("isolated"), !isAtWord("_const")
        else { throw Unreadable() }
        let first = try takeLabel()
        let second = isAt(.identifier) ? try takeLabel() : nil
        let colon = try take(.colon, as: .colon)
        let type = try readType()
        let ellipsis = try readEllipsis()
        guard taken == 0 else { throw Unreadable() }
        let value = isAt(.equal) ? try readInitializer() : nil
        parameters.append(
          node(
            .functionParameter, attributes, list(.declModifierList), first, second, colon, type, ellipsis, value,
            takeComma()))
        guard number == close || kind(number - 1) == .comma else { throw Unreadable() }
      }
      return node(.functionParameterClause, open, list(.functionParameterList, parameters), take(.rightParen))
    }

    // MARK: Attributes

    mutating func readAttributes() throws(Unreadable) -> RawSyntax {
      var attributes: [RawSyntax] = []
      while isAt(.atSign) { attributes.append(try readAttribute()) }
      if isAt(.poundIf), !attributes.isEmpty { throw Unreadable() }
      return list(.attributeList, attributes)
    }

    mutating func readAttribute() throws(Unreadable) -> RawSyntax {
      let name = number + 1
      guard kind(name) == .identifier, isAdjacent(name) else { throw Unreadable() }
      let isCustom = bytes[source.tokens[name].start] < 0x61
      let isAvailability = isWord(name, "available")
      let isSelector = isWord(name, "objc")
      if !isCustom, kind(name + 1) == .leftParen, isAdjacent(name + 1) {
        let next = partner(of: name + 1) + 1
        if !isAvailability && !isSelector || source.hasLiteral(name..<next) {
          return try parsed(AttributeSyntax.self, to: next)
        }
      }
      let sign = take(.atSign)
      return try readAttribute(sign, isCustom: isCustom, isAvailability: isAvailability)
    }

    private mutating func readAttribute(
      _ sign: RawSyntax, isCustom: Bool, isAvailability: Bool
    ) throws(Unreadable) -> RawSyntax {
      guard !isWord(number, in: ["rethrows", "_", "Self", "Any"]) else { throw Unreadable() }
      let name: RawSyntax
      if isCustom {
        name = try readAttributeName()
      } else {
        guard !isReserved(number), kind(number + 1) != .period, !isOperator(number + 1, "<") else { throw Unreadable() }
        name = node(.identifierType, nil, take(.identifier), nil)
      }
      guard isAt(.leftParen), isAdjacent(number) else { return node(.attribute, sign, name, nil, nil, nil) }
      let close = partner(of: number)
      let open = take(.leftParen)
      let arguments: RawSyntax
      if isCustom {
        arguments = try readArguments(to: .rightParen, .none)
      } else if isAvailability {
        arguments = try readAvailability()
      } else {
        arguments = try readSelector(to: close)
      }
      guard number == close else { throw Unreadable() }
      return node(.attribute, sign, name, open, arguments, take(.rightParen))
    }

    private mutating func readAttributeName() throws(Unreadable) -> RawSyntax {
      var type = node(.identifierType, nil, try takeName(), isAtSign("<") ? try readGenericArguments() : nil)
      guard taken == 0 else { throw Unreadable() }
      while isAt(.period), isAdjacent(number) {
        let period = try takePeriod()
        let name = try takeName()
        type = node(.memberType, type, period, nil, name, isAtSign("<") ? try readGenericArguments() : nil)
        guard taken == 0 else { throw Unreadable() }
      }
      return type
    }

    private mutating func readSelector(to close: Int) throws(Unreadable) -> RawSyntax {
      var pieces: [RawSyntax] = []
      while number < close {
        let name = try takeName()
        pieces.append(node(.objCSelectorPiece, name, takeIfThere(.colon, as: .colon)))
      }
      return list(.objCSelectorPieceList, pieces)
    }
  }
#endif
