import SwiftSyntax

extension SourceWalker {
  /// Binds the names of a pattern that is matched against a value of `type`.
  func bind(_ pattern: PatternSyntax, to type: SwiftType) {
    guard depth < Self.maximumDepth else { return }
    depth += 1
    defer { depth -= 1 }
    switch pattern.as(PatternSyntaxEnum.self) {
    case .identifierPattern(let pattern): bind(pattern.identifier.text.withoutBackticks, type)
    case .valueBindingPattern(let pattern): bind(pattern.pattern, to: type)
    case .tuplePattern(let pattern): bind(tuple: pattern, to: type)
    case .expressionPattern(let pattern): bind(expressionPattern: pattern.expression, to: type)
    default: break
    }
  }

  private func bind(tuple pattern: TuplePatternSyntax, to type: SwiftType) {
    var types: [SwiftType] = []
    if case .tuple(let elements) = type.unwrapped { types = elements.map(\.type) }
    for (position, element) in pattern.elements.enumerated() {
      bind(element.pattern, to: position < types.count ? types[position] : .unknown)
    }
  }

  /// `.case(let name)`, `(let a, let b)`, `name?`, `let x as Type`: patterns that the grammar holds as expressions.
  private func bind(expressionPattern expression: ExprSyntax, to type: SwiftType) {
    switch expression.as(ExprSyntaxEnum.self) {
    case .patternExpr(let inner): bind(inner.pattern, to: type)
    case .declReferenceExpr(let reference) where isInsideBinding(expression):
      bind(reference.baseName.text.withoutBackticks, type)
    case .optionalChainingExpr(let optional): bind(expressionPattern: optional.expression, to: type.unwrapped)
    case .functionCallExpr(let call):
      let declaration = payload(of: call, subject: type)
      let payload = declaration.types
      for (position, argument) in call.arguments.enumerated() {
        if observed != nil, let found = declaration.found {
          observe(argument.expression, holding: found.parameters[position], of: found)
        }
        bind(expressionPattern: argument.expression, to: position < payload.count ? payload[position] : .unknown)
      }
    case .tupleExpr(let tuple):
      var types: [SwiftType] = tuple.elements.count == 1 ? [type] : []
      if case .tuple(let elements) = type.unwrapped { types = elements.map(\.type) }
      for (position, element) in tuple.elements.enumerated() {
        bind(expressionPattern: element.expression, to: position < types.count ? types[position] : .unknown)
      }
    case .sequenceExpr(let sequence):
      let elements = Array(sequence.elements)
      if elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self),
        let target = elements[2].as(TypeExprSyntax.self)
      {
        bind(expressionPattern: elements[0], to: resolved(target.type))
      }
    case .asExpr(let cast): bind(expressionPattern: cast.expression, to: resolved(cast.type))
    case .stringLiteralExpr:
      _ = infer(expression, as: type, context: LiteralContext(reason: "compared with \(type)"))
    default: break
    }
  }

  /// Whether a bare name stands below a `let` or `var` and so is bound, not compared with.
  private func isInsideBinding(_ expression: ExprSyntax) -> Bool {
    var node = expression.parent
    var steps = 0
    while let current = node, steps < 32 {
      if current.is(ValueBindingPatternSyntax.self) { return true }
      if current.is(SwitchCaseItemSyntax.self) || current.is(MatchingPatternConditionSyntax.self) { return false }
      node = current.parent
      steps += 1
    }
    return false
  }

  /// Notes which name a text in a payload gets.
  private func observe(_ pattern: ExprSyntax, holding parameter: DeclarationParameter, of declaration: Declaration) {
    let bound = pattern.as(PatternExprSyntax.self)?.pattern
    let inner = bound?.as(ValueBindingPatternSyntax.self)?.pattern ?? bound
    let name =
      inner?.as(IdentifierPatternSyntax.self)?.identifier ?? pattern.as(DeclReferenceExprSyntax.self)?.baseName
    if let name { observe(payload: parameter, of: declaration, boundTo: name.text.withoutBackticks) }
  }

  private func payload(
    of call: FunctionCallExprSyntax, subject: SwiftType
  ) -> (types: [SwiftType], found: Declaration?) {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else { return ([], nil) }
    let name = member.declName.baseName.text.withoutBackticks
    var subject = subject.unwrapped
    if let base = member.base, case .metatype(let type) = infer(base) { subject = type }
    if name == "some" { return ([subject], nil) }
    let isKnown = subject.name.map { index.types[$0] != nil } ?? false
    let numbers: [Int]
    if let path = subject.name, isKnown {
      numbers = index.members(name, of: path)
    } else {
      numbers = index.membersByName[name] ?? []
    }
    let cases = numbers.map { index.declarations[$0] }
      .filter { $0.kind == .enumCase && $0.parameters.count == call.arguments.count }
    guard let found = cases.first, isKnown || cases.count == 1 else { return ([], nil) }
    let map = receiverMap(of: subject)
    return (found.parameters.map { index.resolved($0.type.substituting(map), in: found.parent) }, found)
  }
}
