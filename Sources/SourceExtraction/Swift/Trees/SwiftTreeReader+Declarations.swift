#if compiler(>=6.3) && compiler(<6.4) && os(Linux)
  @_spi(RawSyntax) import SwiftSyntax

  extension SwiftTreeReader {
    enum Surroundings { case body, type }

    private static let modifiers: [StaticString] = [
      "public", "private", "static", "fileprivate", "internal", "override", "final", "open", "package", "lazy", "weak",
      "unowned", "required", "convenience", "mutating", "nonmutating", "dynamic", "optional", "indirect", "nonisolated",
      "prefix", "postfix", "infix", "class", "distributed", "isolated",
    ]

    private static let introducers: [StaticString] = [
      "func", "var", "let", "struct", "class", "enum", "extension", "protocol", "typealias", "import", "init", "deinit",
      "subscript", "case", "associatedtype", "operator", "precedencegroup",
    ]

    /// Whether a declaration starts at a name.
    func startsDeclaration(_ start: Int, in surroundings: Surroundings) -> Bool {
      var number = start
      if isWord(number, "async"), isWord(number + 1, "let") || isWord(number + 1, "var") { return true }
      while isWord(number, in: Self.modifiers) {
        if isWord(number, "class"), !isWord(number + 1, in: Self.modifiers), !isWord(number + 1, in: Self.introducers) {
          break
        }
        number += 1
        if kind(number) == .leftParen, isWord(number + 1, in: ["set", "safe", "unsafe", "nonsending"]),
          kind(number + 2) == .rightParen
        {
          number += 3
        }
        while kind(number) == .atSign, kind(number + 1) == .identifier {
          number += 2
          if kind(number) == .leftParen, isAdjacent(number) { number = partner(of: number) + 1 }
        }
      }
      if isWord(number, in: Self.introducers) {
        return surroundings == .type || !isWord(number, "init") && !isWord(number, "case") || number > start
      }
      if isWord(number, "actor") || isWord(number, "macro") {
        return kind(number + 1) == .identifier && !isAtStartOfLine(number + 1)
      }
      return false
    }

    mutating func readDeclaration(to end: Int) throws(Unreadable) -> RawSyntax {
      try nested { (reader) throws(Unreadable) in
        let attributes = try reader.readAttributes()
        if reader.isAt(.pound) {
          return try reader.readMacro(.macroExpansionDecl, attributes: attributes)
        }
        let modifiers = try reader.readModifiers()
        return try reader.readDeclaration(attributes, modifiers, to: end)
      }
    }

    private mutating func readModifiers() throws(Unreadable) -> RawSyntax {
      var modifiers: [RawSyntax] = []
      while isAt(.identifier), isWord(number, in: Self.modifiers) || isAtWord("async") {
        if isAtWord("class"), !isWord(number + 1, in: Self.modifiers), !isWord(number + 1, in: Self.introducers) {
          break
        }
        if isAtWord("isolated"), !isWord(number + 1, "deinit") { throw Unreadable() }
        let word = take(.keyword)
        var detail: RawSyntax?
        if isAt(.leftParen) {
          let open = take(.leftParen)
          guard isWord(number, in: ["set", "safe", "unsafe", "nonsending"]) else { throw Unreadable() }
          let name = take(.identifier)
          detail = node(.declModifierDetail, open, name, try take(.rightParen, as: .rightParen))
        }
        modifiers.append(node(.declModifier, word, detail))
      }
      return list(.declModifierList, modifiers)
    }

    private mutating func readDeclaration(
      _ attributes: RawSyntax, _ modifiers: RawSyntax, to end: Int
    ) throws(Unreadable) -> RawSyntax {
      if isAtWord("let") || isAtWord("var") { return try readVariable(attributes, modifiers, to: end) }
      if isAtWord("func") { return try readFunction(attributes, modifiers) }
      if isAtWord("struct") { return try readNominal(.structDecl, attributes, modifiers) }
      if isAtWord("class") { return try readNominal(.classDecl, attributes, modifiers) }
      if isAtWord("enum") { return try readNominal(.enumDecl, attributes, modifiers) }
      if isAtWord("actor") { return try readNominal(.actorDecl, attributes, modifiers) }
      if isAtWord("protocol") { return try readNominal(.protocolDecl, attributes, modifiers) }
      if isAtWord("case") { return try readEnumCase(attributes, modifiers) }
      if isAtWord("init") { return try readInitializerDeclaration(attributes, modifiers) }
      if isAtWord("subscript") { return try readSubscript(attributes, modifiers) }
      if isAtWord("extension") {
        let word = take(.keyword)
        let type = try readType()
        let inheritance = try readInheritance()
        let requirements = try readRequirements()
        return node(.extensionDecl, attributes, modifiers, word, type, inheritance, requirements, try readMemberBlock())
      }
      if isAtWord("typealias") {
        let word = take(.keyword)
        let name = try takeName()
        let generics = try readGenericParameters()
        let equal = try take(.equal, as: .equal)
        let initializer = node(.typeInitializerClause, equal, try readType())
        return node(.typeAliasDecl, attributes, modifiers, word, name, generics, initializer, try readRequirements())
      }
      if isAtWord("associatedtype") {
        let word = take(.keyword)
        let name = try takeName()
        let inheritance = try readInheritance()
        var initializer: RawSyntax?
        if isAt(.equal) {
          let equal = take(.equal)
          initializer = node(.typeInitializerClause, equal, try readType())
        }
        return node(
          .associatedTypeDecl, attributes, modifiers, word, name, inheritance, initializer, try readRequirements())
      }
      if isAtWord("deinit") {
        let word = take(.keyword)
        guard isAt(.leftBrace) else { throw Unreadable() }
        return node(.deinitializerDecl, attributes, modifiers, word, nil, try readBlock())
      }
      if isAtWord("import") { return try readImport(attributes, modifiers) }
      throw Unreadable()
    }

    private mutating func readImport(_ attributes: RawSyntax, _ modifiers: RawSyntax) throws(Unreadable) -> RawSyntax {
      let word = take(.keyword)
      var kind: RawSyntax?
      if isWord(number, in: ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]) {
        kind = take(.keyword)
      }
      var path: [RawSyntax] = []
      while true {
        guard isAt(.identifier), path.isEmpty || !isOnNewLine else { throw Unreadable() }
        let name = take(.identifier)
        let period = isAt(.period) ? try takePeriod() : nil
        path.append(node(.importPathComponent, name, period))
        if period == nil { break }
      }
      return node(.importDecl, attributes, modifiers, word, kind, list(.importPathComponentList, path))
    }

    private mutating func readNominal(
      _ kind: SyntaxKind, _ attributes: RawSyntax, _ modifiers: RawSyntax
    ) throws(Unreadable) -> RawSyntax {
      let word = take(.keyword)
      let name = try takeName()
      let generics = kind == .protocolDecl ? try readPrimaryAssociatedTypes() : try readGenericParameters()
      let inheritance = try readInheritance()
      let requirements = try readRequirements()
      return node(
        kind, attributes, modifiers, word, name, generics, inheritance, requirements, try readMemberBlock())
    }

    private mutating func readPrimaryAssociatedTypes() throws(Unreadable) -> RawSyntax? {
      guard isAtSign("<") else { return nil }
      let open = take(.leftAngle, 1)
      var types: [RawSyntax] = []
      repeat {
        let name = try takeName()
        types.append(node(.primaryAssociatedType, name, takeComma()))
      } while taken == 0 && kind(number - 1) == .comma
      guard isAtSign(">") else { throw Unreadable() }
      return node(
        .primaryAssociatedTypeClause, open, list(.primaryAssociatedTypeList, types), take(.rightAngle, 1))
    }

    private mutating func readMemberBlock() throws(Unreadable) -> RawSyntax {
      try nested { (reader) throws(Unreadable) in
        guard reader.isAt(.leftBrace) else { throw Unreadable() }
        let close = reader.partner(of: reader.number)
        let open = reader.take(.leftBrace)
        let members = try reader.readMembers(to: close)
        return reader.node(.memberBlock, open, members, reader.take(.rightBrace))
      }
    }

    private mutating func readMembers(to end: Int) throws(Unreadable) -> RawSyntax {
      var members: [RawSyntax] = []
      var isSeparated = true
      while number < end {
        guard taken == 0, isSeparated || isAtStartOfLine(number) else { throw Unreadable() }
        let start = number
        let member: RawSyntax
        switch kind(number) {
        case .poundIf:
          member = try readConditional { (reader, end) throws(Unreadable) in
            try reader.readMembers(to: end)
          }
        case .pound: member = try readMacro(.macroExpansionDecl)
        case .atSign, .identifier: member = try readDeclaration(to: end)
        default: throw Unreadable()
        }
        guard number > start, number <= end else { throw Unreadable() }
        let semicolon = takeIfThere(.semicolon, as: .semicolon)
        members.append(node(.memberBlockItem, member, semicolon))
        isSeparated = semicolon != nil
      }
      guard number == end, taken == 0 else { throw Unreadable() }
      return list(.memberBlockItemList, members)
    }

    private mutating func readEnumCase(_ attributes: RawSyntax, _ modifiers: RawSyntax) throws(Unreadable) -> RawSyntax
    {
      let word = take(.keyword)
      var elements: [RawSyntax] = []
      repeat {
        let name = try takeName()
        var payload: RawSyntax?
        if isAt(.leftParen), !isOnNewLine { payload = try readPayload() }
        let value = isAt(.equal) ? try readInitializer() : nil
        elements.append(node(.enumCaseElement, name, payload, value, takeComma()))
      } while kind(number - 1) == .comma
      return node(.enumCaseDecl, attributes, modifiers, word, list(.enumCaseElementList, elements))
    }

    private mutating func readPayload() throws(Unreadable) -> RawSyntax {
      let close = partner(of: number)
      let open = take(.leftParen)
      var parameters: [RawSyntax] = []
      while number < close {
        let (first, second, colon) = try takeOptionalLabels()
        let type = try readType()
        let value = isAt(.equal) ? try readInitializer() : nil
        guard taken == 0 else { throw Unreadable() }
        parameters.append(
          node(.enumCaseParameter, list(.declModifierList), first, second, colon, type, value, takeComma()))
        guard number == close || kind(number - 1) == .comma else { throw Unreadable() }
      }
      return node(.enumCaseParameterClause, open, list(.enumCaseParameterList, parameters), take(.rightParen))
    }
  }
#endif
