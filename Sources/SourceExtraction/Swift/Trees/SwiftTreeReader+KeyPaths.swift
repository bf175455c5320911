#if compiler(>=6.3) && compiler(<6.4) && os(Linux)
  @_spi(RawSyntax) import SwiftSyntax

  extension SwiftTreeReader {
    mutating func readKeyPath() throws(Unreadable) -> RawSyntax {
      let backslash = take(.backslash)
      var root: RawSyntax?
      if !isAt(.period) {
        guard isAt(.identifier), kind(number + 1) == .period || isOperator(number + 1, "<") else { throw Unreadable() }
        root = try readSimpleType(isKeyPathRoot: true)
      }
      var components: [RawSyntax] = []
      while taken == 0 {
        switch kind(number) {
        case .period:
          let period = try takePeriod()
          if isAt(.leftSquare), components.isEmpty {
            components.append(node(.keyPathComponent, period, try readKeyPathSubscript()))
            continue
          }
          guard isAt(.identifier) || isAt(.number) else { throw Unreadable() }
          let name = try readMemberName()
          guard !isAtSign("<"), !(isAt(.leftParen) && !isOnNewLine) else { throw Unreadable() }
          components.append(node(.keyPathComponent, period, node(.keyPathPropertyComponent, name, nil)))
        case .leftSquare where !isOnNewLine:
          components.append(node(.keyPathComponent, nil, try readKeyPathSubscript()))
        case .postfixQuestion:
          components.append(node(.keyPathComponent, nil, node(.keyPathOptionalComponent, take(.postfixQuestionMark))))
        case .exclamation:
          components.append(node(.keyPathComponent, nil, node(.keyPathOptionalComponent, take(.exclamationMark))))
        default:
          guard !components.isEmpty else { throw Unreadable() }
          return node(.keyPathExpr, backslash, root, list(.keyPathComponentList, components))
        }
      }
      throw Unreadable()
    }

    private mutating func readKeyPathSubscript() throws(Unreadable) -> RawSyntax {
      let open = take(.leftSquare)
      let arguments = try readArguments(to: .rightSquare, .none)
      return node(.keyPathSubscriptComponent, open, arguments, try take(.rightSquare, as: .rightSquare))
    }
  }
#endif
