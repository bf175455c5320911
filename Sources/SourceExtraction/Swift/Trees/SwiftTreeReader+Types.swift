#if compiler(>=6.3) && compiler(<6.4) && os(Linux)
  @_spi(RawSyntax) import SwiftSyntax

  extension SwiftTreeReader {
    private static let specifiers: [StaticString] = [
      "inout", "borrowing", "consuming", "sending", "__owned", "__shared",
    ]
    private static let unknownSpecifiers: [StaticString] = ["isolated", "nonisolated", "_const", "each", "repeat"]

    mutating func readType() throws(Unreadable) -> RawSyntax {
      try nested { (reader) throws(Unreadable) in try reader.readAttributedType() }
    }

    private mutating func readAttributedType() throws(Unreadable) -> RawSyntax {
      var specifiers: [RawSyntax] = []
      while taken == 0, isWord(number, in: Self.specifiers), kind(number + 1) != .period {
        specifiers.append(node(.simpleTypeSpecifier, take(.keyword)))
      }
      if taken == 0, isWord(number, in: Self.unknownSpecifiers) { throw Unreadable() }
      let attributes = isAt(.atSign) ? try readAttributes() : nil
      if taken == 0, isWord(number, in: Self.specifiers), kind(number + 1) != .period { throw Unreadable() }
      let type = try readComposedType()
      if specifiers.isEmpty, attributes == nil { return type }
      return node(
        .attributedType, list(.typeSpecifierList, specifiers), attributes ?? list(.attributeList),
        list(.typeSpecifierList), type)
    }

    private mutating func readComposedType() throws(Unreadable) -> RawSyntax {
      var word: RawSyntax?
      if isAtWord("some") || isAtWord("any"),
        kind(number + 1) == .identifier || kind(number + 1) == .leftParen || kind(number + 1) == .prefixOperator
      {
        word = take(.keyword)
      }
      guard !isAtWord("some"), !isAtWord("any") else { throw Unreadable() }
      let first = try readSimpleType()
      var type = first
      if isAtSign("&") {
        var elements: [RawSyntax] = []
        var last = first
        while isAtSign("&") {
          guard source.tokens[number].end - source.tokens[number].start - taken == 1, kind(number) == .binaryOperator
          else { throw Unreadable() }
          let sign = take(.binaryOperator)
          elements.append(node(.compositionTypeElement, last, sign))
          last = try readSimpleType()
        }
        elements.append(node(.compositionTypeElement, last, nil))
        type = node(.compositionType, list(.compositionTypeElementList, elements))
      }
      if let word { return node(.someOrAnyType, word, type) }
      return type
    }

    /// - Parameter isKeyPathRoot: whether what follows a dot is a component of the path and no type.
    mutating func readSimpleType(isKeyPathRoot: Bool = false) throws(Unreadable) -> RawSyntax {
      guard taken == 0 else { throw Unreadable() }
      var type: RawSyntax
      switch kind(number) {
      case .identifier:
        let name: RawSyntax
        if isAtWord("Self") || isAtWord("Any") {
          name = take(.keyword)
        } else if isAtWord("_") {
          throw Unreadable()
        } else {
          guard kind(number + 1) != .doubleColon else { throw Unreadable() }
          name = try takeName()
        }
        type = node(.identifierType, nil, name, isAtSign("<") ? try readGenericArguments() : nil)
      case .leftParen: type = try readTupleType()
      case .leftSquare: type = try readCollectionType()
      case .prefixOperator where isOperator(number, "~"):
        let sign = take(.prefixOperator)
        return node(.suppressedType, sign, try readSimpleType())
      default: throw Unreadable()
      }
      while true {
        if isAt(.period) {
          if isKeyPathRoot {
            // A type's name has a type's after it, a property's has not.
            return type
          }
          let period = try takePeriod()
          guard isAt(.identifier), kind(number + 1) != .doubleColon else { throw Unreadable() }
          if isAtWord("Type") || isAtWord("Protocol") {
            type = node(.metatypeType, type, period, take(.keyword))
            continue
          }
          guard !isAtWord("self"), !isAtWord("init"), !isAtWord("_") else { throw Unreadable() }
          let name = take(.identifier)
          type = node(.memberType, type, period, nil, name, isAtSign("<") ? try readGenericArguments() : nil)
        } else if taken > 0 ? isAtSign("?") : isAt(.postfixQuestion) {
          type = node(.optionalType, type, take(.postfixQuestionMark, 1))
        } else if taken > 0 ? isAtSign("!") : isAt(.exclamation) {
          type = node(.implicitlyUnwrappedOptionalType, type, take(.exclamationMark, 1))
        } else {
          return type
        }
      }
    }

    private mutating func readCollectionType() throws(Unreadable) -> RawSyntax {
      let open = take(.leftSquare)
      let first = try readType()
      if isAt(.colon) {
        let colon = take(.colon)
        let value = try readType()
        return node(.dictionaryType, open, first, colon, value, try take(.rightSquare, as: .rightSquare))
      }
      return node(.arrayType, open, first, try take(.rightSquare, as: .rightSquare))
    }

    private mutating func readTupleType() throws(Unreadable) -> RawSyntax {
      let close = partner(of: number)
      let open = take(.leftParen)
      var elements: [RawSyntax] = []
      while number < close {
        let (first, second, colon) = try takeOptionalLabels()
        let type = try readType()
        let ellipsis = try readEllipsis()
        guard taken == 0 else { throw Unreadable() }
        elements.append(node(.tupleTypeElement, nil, first, second, colon, type, ellipsis, takeComma()))
        guard number == close || kind(number - 1) == .comma else { throw Unreadable() }
      }
      let closing = take(.rightParen)
      let parameters = list(.tupleTypeElementList, elements)
      let hasEffects = !isOnNewLine && (isAtWord("async") || isAtWord("throws") || isAtWord("rethrows"))
      guard isAt(.arrow) || hasEffects else { return node(.tupleType, open, parameters, closing) }
      let effects = try readEffects(.typeEffectSpecifiers)
      guard isAt(.arrow) else { throw Unreadable() }
      return node(.functionType, open, parameters, closing, effects, try readReturnClause())
    }

    mutating func readEllipsis() throws(Unreadable) -> RawSyntax? {
      let token = source.tokens[number]
      switch token.kind {
      case .binaryOperator, .prefixOperator, .postfixOperator: break
      default: return nil
      }
      let rest = bytes[(token.start + taken)..<token.end]
      return rest.elementsEqual("...".utf8) ? take(.ellipsis) : nil
    }

    mutating func readReturnClause() throws(Unreadable) -> RawSyntax {
      let arrow = try take(.arrow, as: .arrow)
      return node(.returnClause, arrow, try readType())
    }

    mutating func readAnnotation() throws(Unreadable) -> RawSyntax {
      let colon = try take(.colon, as: .colon)
      return node(.typeAnnotation, colon, try readType())
    }

    /// `async throws(E)`; nil for none.
    mutating func readEffects(_ kind: SyntaxKind) throws(Unreadable) -> RawSyntax? {
      let isAsync = takeKeywordIfThere("async")
      let failing = isAtWord("throws") || isAtWord("rethrows") ? try readThrows() : nil
      return isAsync == nil && failing == nil ? nil : node(kind, isAsync, failing)
    }

    mutating func readThrows() throws(Unreadable) -> RawSyntax {
      let word = take(.keyword)
      guard isAt(.leftParen) else { return node(.throwsClause, word, nil, nil, nil) }
      let open = take(.leftParen)
      let type = try readType()
      return node(.throwsClause, word, open, type, try take(.rightParen, as: .rightParen))
    }

    // MARK: Generics

    mutating func readGenericArguments() throws(Unreadable) -> RawSyntax {
      try nested { (reader) throws(Unreadable) in
        let open = reader.take(.leftAngle, 1)
        var arguments: [RawSyntax] = []
        while true {
          guard reader.taken == 0 else { throw Unreadable() }
          let type = try reader.readType()
          let comma = reader.takeComma()
          arguments.append(reader.node(.genericArgument, type, comma))
          if comma == nil { break }
        }
        guard reader.isAtSign(">") else { throw Unreadable() }
        return reader.node(
          .genericArgumentClause, open, reader.list(.genericArgumentList, arguments), reader.take(.rightAngle, 1))
      }
    }

    mutating func readGenericParameters() throws(Unreadable) -> RawSyntax? {
      guard isAtSign("<") else { return nil }
      let open = take(.leftAngle, 1)
      var parameters: [RawSyntax] = []
      while true {
        guard taken == 0, !isAtWord("each"), !isAtWord("let") else { throw Unreadable() }
        let attributes = try readAttributes()
        let name = try takeName()
        let colon = takeIfThere(.colon, as: .colon)
        let type = colon == nil ? nil : try readType()
        let comma = takeComma()
        parameters.append(node(.genericParameter, attributes, nil, name, colon, type, comma))
        if comma == nil { break }
      }
      guard isAtSign(">") else { throw Unreadable() }
      let close = take(.rightAngle, 1)
      guard taken == 0 else { throw Unreadable() }
      return node(.genericParameterClause, open, list(.genericParameterList, parameters), nil, close)
    }

    mutating func readRequirements() throws(Unreadable) -> RawSyntax? {
      guard isAtWord("where") else { return nil }
      let word = take(.keyword)
      var requirements: [RawSyntax] = []
      while true {
        let left = try readType()
        let requirement: RawSyntax
        if isAt(.colon) {
          let colon = take(.colon)
          guard !isAtWord("class"), !isWord(number, in: ["_Trivial", "AnyObject_"]) else { throw Unreadable() }
          requirement = node(.conformanceRequirement, left, colon, try readType())
        } else if taken == 0, isOperator(number, "=="), kind(number) == .binaryOperator {
          let sign = take(.binaryOperator)
          requirement = node(.sameTypeRequirement, left, sign, try readType())
        } else {
          throw Unreadable()
        }
        let comma = takeComma()
        requirements.append(node(.genericRequirement, requirement, comma))
        if comma == nil { break }
      }
      return node(.genericWhereClause, word, list(.genericRequirementList, requirements))
    }

    mutating func readInheritance() throws(Unreadable) -> RawSyntax? {
      guard isAt(.colon) else { return nil }
      let colon = take(.colon)
      var types: [RawSyntax] = []
      while true {
        guard !isAtWord("class") else { throw Unreadable() }
        let type = try readType()
        let comma = takeComma()
        types.append(node(.inheritedType, type, comma))
        if comma == nil { break }
      }
      return node(.inheritanceClause, colon, list(.inheritedTypeList, types))
    }
  }
#endif
