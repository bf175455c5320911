#if compiler(>=6.3) && compiler(<6.4) && os(Linux)
  @_spi(RawSyntax) import SwiftSyntax

  extension SwiftTreeReader {
    /// `#name<A>(…) { … }`.
    mutating func readMacro(
      _ kind: SyntaxKind, _ place: Place = .anywhere, attributes: RawSyntax? = nil, modifiers: RawSyntax? = nil
    ) throws(Unreadable) -> RawSyntax {
      let pound = take(.pound)
      guard isAt(.identifier), isAdjacent(number), self.kind(number + 1) != .doubleColon, !isAtWord("_") else {
        throw Unreadable()
      }
      let name = take(.identifier)
      let generics = isAtSign("<") ? try readGenericArguments() : nil
      guard taken == 0 else { throw Unreadable() }
      var open: RawSyntax?
      var arguments = list(.labeledExprList)
      var close: RawSyntax?
      if isAt(.leftParen), !isOnNewLine {
        open = take(.leftParen)
        arguments = try readArguments(to: .rightParen, .none)
        close = try take(.rightParen, as: .rightParen)
      }
      let (trailing, more) =
        isOnNewLine ? (nil, list(.multipleTrailingClosureElementList)) : try readTrailingClosures(place)
      if kind == .macroExpansionExpr {
        return node(kind, pound, nil, name, generics, open, arguments, close, trailing, more)
      }
      return node(
        kind, attributes ?? list(.attributeList), modifiers ?? list(.declModifierList), pound, nil, name, generics,
        open,
        arguments, close, trailing, more)
    }
  }
#endif
