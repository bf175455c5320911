import SwiftSyntax

extension SourceWalker {
  func walk(statements: CodeBlockItemListSyntax) {
    for statement in statements { walk(item: statement.item) }
  }

  private func walk(item: CodeBlockItemSyntax.Item) {
    switch item {
    case .decl(let declaration): walk(declaration)
    case .stmt(let statement): walk(statement: statement, expected: .unknown)
    case .expr(let expression): _ = infer(expression, as: wanted(of: expression, .unknown))
    @unknown default: break
    }
  }

  /// What a statement's place wants: where a result builder collects keys, a literal is one.
  private func wanted(of expression: ExprSyntax, _ expected: SwiftType) -> SwiftType {
    guard expression.is(StringLiteralExprSyntax.self), expected.isUnknown || expected.name == "Array",
      let element = bodies.last?.collected
    else { return expected }
    return element
  }

  /// Visits a body in the scope at hand; a single expression is its result.
  func walkBody(statements: CodeBlockItemListSyntax, expected: SwiftType) -> SwiftType {
    bodies.append(Body(expected: expected))
    let single = walkBranch(statements, expected: expected)
    if isObserving { observe(body: statements, expected: expected) }
    let body = bodies.removeLast()
    return single.isUnknown ? body.observed : single
  }

  /// Visits statements whose value is wanted if they are a single expression: bodies and branches of `if` and `switch`.
  func walkBranch(
    _ statements: CodeBlockItemListSyntax, expected: SwiftType, context: LiteralContext? = nil
  ) -> SwiftType {
    declareLocalFunctions(statements)
    if statements.count == 1, let only = statements.first {
      let fallback = context ?? LiteralContext(reason: "result of type \(expected)")
      switch only.item {
      case .expr(let expression):
        return infer(expression, as: wanted(of: expression, expected), context: fallback)
      case .stmt(let statement):
        if let expression = statement.as(ExpressionStmtSyntax.self)?.expression {
          return infer(expression, as: expected, context: fallback)
        }
        walk(statement: statement, expected: expected)
        return .unknown
      case .decl(let declaration):
        if let conditional = declaration.as(IfConfigDeclSyntax.self) {
          return walkConditionalBranches(conditional, expected: expected, context: fallback)
        }
      @unknown default: break
      }
    }
    walk(statements: statements)
    return .unknown
  }

  private func walkConditionalBranches(
    _ conditional: IfConfigDeclSyntax, expected: SwiftType, context: LiteralContext
  ) -> SwiftType {
    var type = SwiftType.unknown
    for clause in conditions.possible(conditional.clauses) {
      guard case .statements(let statements)? = clause.elements else { continue }
      let found = observing(circumstances(of: clause)) {
        walkBranch(statements, expected: expected, context: context)
      }
      if type.isUnknown { type = found }
    }
    return type
  }

  /// A function may be called before it is declared.
  private func declareLocalFunctions(_ statements: CodeBlockItemListSyntax) {
    for statement in statements {
      guard case .decl(let declaration) = statement.item, let function = declaration.as(FunctionDeclSyntax.self),
        !scopes.isEmpty
      else { continue }
      let read = DeclarationReading.function(function)
      scopes[scopes.count - 1][read.name] = .functions([read])
    }
  }

  func walk(statement: StmtSyntax, expected: SwiftType) {
    switch statement.as(StmtSyntaxEnum.self) {
    case .returnStmt(let statement):
      guard let expression = statement.expression else { return }
      let wanted = bodies.last?.expected ?? .unknown
      if isObserving { observe(returned: expression, expected: wanted) }
      let found = infer(expression, as: wanted, context: LiteralContext(reason: "returned \(wanted)"))
      if let last = bodies.indices.last, bodies[last].observed.isUnknown { bodies[last].observed = found }
    case .expressionStmt(let statement): _ = infer(statement.expression, as: expected)
    case .forStmt(let loop):
      let sequence = infer(loop.sequence)
      if observed != nil, let name = loop.pattern.as(IdentifierPatternSyntax.self)?.identifier.text {
        observe(loop.sequence, boundTo: name.withoutBackticks, type: sequence)
      }
      withScope {
        bind(
          loop.pattern,
          to: SwiftType(loop.typeAnnotation?.type).isUnknown ? sequence.element : resolved(loop.typeAnnotation?.type))
        if let condition = loop.whereClause?.condition { _ = infer(condition) }
        walk(statements: loop.body.statements)
      }
    case .whileStmt(let loop):
      withScope {
        guard walk(conditions: loop.conditions) else { return }
        walk(statements: loop.body.statements)
      }
    case .repeatStmt(let loop):
      withScope { walk(statements: loop.body.statements) }
      _ = infer(loop.condition)
    case .guardStmt(let guarded):
      // The names stay bound after it.
      _ = walk(conditions: guarded.conditions)
      if isObserving { observe(guarded) }
      withScope { walk(statements: guarded.body.statements) }
    case .doStmt(let block):
      withScope { walk(statements: block.body.statements) }
      for clause in block.catchClauses {
        withScope {
          if clause.catchItems.isEmpty { bind("error", .named("Error")) }
          for item in clause.catchItems {
            if let pattern = item.pattern { bind(pattern, to: .named("Error")) }
            if let condition = item.whereClause?.condition { _ = infer(condition) }
          }
          walk(statements: clause.body.statements)
        }
      }
    case .deferStmt(let block): withScope { walk(statements: block.body.statements) }
    case .throwStmt(let thrown): _ = infer(thrown.expression)
    case .yieldStmt(let yielded):
      if case .single(let expression) = yielded.yieldedExpressions { _ = infer(expression) }
    case .labeledStmt(let labeled): walk(statement: labeled.statement, expected: expected)
    default: break
    }
  }

  /// Visits conditions and binds what they unwrap; false if they are certain never to hold.
  func walk(conditions list: ConditionElementListSyntax) -> Bool {
    var isPossible = true
    for element in list {
      switch element.condition {
      case .expression(let expression):
        if expression.as(BooleanLiteralExprSyntax.self)?.literal.tokenKind == .keyword(.false) { isPossible = false }
        _ = infer(expression)
      case .optionalBinding(let binding):
        let annotation = resolved(binding.typeAnnotation?.type)
        if let value = binding.initializer?.value {
          let type = infer(value).unwrapped
          if observed != nil, let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text {
            observe(value, boundTo: name.withoutBackticks, type: type)
          }
          bind(binding.pattern, to: annotation.isUnknown ? type : annotation)
        } else if let pattern = binding.pattern.as(IdentifierPatternSyntax.self) {
          let name = pattern.identifier.text.withoutBackticks
          let type = annotation.isUnknown ? typeOfName(name) : annotation
          if observed != nil {
            observe(ExprSyntax(DeclReferenceExprSyntax(baseName: pattern.identifier)), boundTo: name, type: type)
          }
          if name != "self" { bind(name, type.unwrapped) }
        }
      case .matchingPattern(let matching):
        let type = infer(matching.initializer.value)
        bind(matching.pattern, to: type)
      case .availability: break
      @unknown default: break
      }
    }
    return isPossible
  }

  // MARK: Branches as expressions

  func inferIf(_ expression: IfExprSyntax, as expected: SwiftType, context: LiteralContext?) -> SwiftType {
    var type = SwiftType.unknown
    withScope {
      if walk(conditions: expression.conditions) {
        type = walkBranch(expression.body.statements, expected: expected, context: context)
      }
    }
    switch expression.elseBody {
    case .ifExpr(let other)?:
      let found = infer(ExprSyntax(other), as: expected, context: context)
      return type.isUnknown ? found : type
    case .codeBlock(let block)?:
      let found = withScope { walkBranch(block.statements, expected: expected, context: context) }
      return type.isUnknown ? found : type
    default: return type
    }
  }

  func inferSwitch(_ expression: SwitchExprSyntax, as expected: SwiftType, context: LiteralContext?) -> SwiftType {
    let subject = infer(expression.subject)
    return walk(cases: expression.cases, subject: subject, expected: expected, context: context)
  }

  func walkCasesOfUnknownSwitch(_ cases: SwitchCaseListSyntax) {
    _ = walk(cases: cases, subject: .unknown, expected: .unknown, context: nil)
  }

  private func walk(
    cases: SwitchCaseListSyntax, subject: SwiftType, expected: SwiftType, context: LiteralContext?
  ) -> SwiftType {
    var type = SwiftType.unknown
    for element in cases {
      switch element {
      case .switchCase(let branch):
        let found = withScope {
          if case .case(let label) = branch.label {
            for item in label.caseItems {
              bind(item.pattern, to: subject)
              if let condition = item.whereClause?.condition { _ = infer(condition) }
            }
          }
          return walkBranch(branch.statements, expected: expected, context: context)
        }
        if type.isUnknown { type = found }
      case .ifConfigDecl(let conditional):
        for clause in conditions.possible(conditional.clauses) {
          guard case .switchCases(let inner)? = clause.elements else { continue }
          let found = walk(cases: inner, subject: subject, expected: expected, context: context)
          if type.isUnknown { type = found }
        }
      @unknown default: break
      }
    }
    return type
  }
}
