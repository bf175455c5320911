import SwiftSyntax

extension ManifestEvaluator {
  /// Runs statements in the current scope.
  ///
  /// - Returns: what they return, or nil if they only change names.
  func run(_ statements: CodeBlockItemListSyntax) -> ManifestValue? {
    for statement in statements {
      if let value = run(statement.item) { return value }
    }
    return nil
  }

  /// Like `run`, but a body of one expression returns it.
  func runBody(_ statements: CodeBlockItemListSyntax) -> ManifestValue? {
    if statements.count == 1, let expression = statements.first?.item.as(ExprSyntax.self), !Self.isChange(expression) {
      return evaluate(expression)
    }
    return run(statements)
  }

  private func run(_ item: CodeBlockItemSyntax.Item) -> ManifestValue? {
    if let declaration = item.as(DeclSyntax.self) { return run(declaration) }
    if let statement = item.as(StmtSyntax.self) { return run(statement) }
    guard let expression = item.as(ExprSyntax.self) else { return nil }
    if let branch = expression.as(IfExprSyntax.self) { return runAlternatives(of: branch, with: run) }
    change(by: expression)
    return nil
  }

  private func run(_ declaration: DeclSyntax) -> ManifestValue? {
    if let variable = declaration.as(VariableDeclSyntax.self) {
      for binding in variable.bindings {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
        if let value = binding.initializer?.value {
          var result = evaluate(value)
          // `let package: Package = .init(…)`
          if case .call(var call) = result, call.name == "init", let type = binding.typeAnnotation?.type {
            call.name = type.trimmedDescription
            result = .call(call)
          }
          declare(name, result)
        } else if case .getter(let body) = binding.accessorBlock?.accessors {
          declare(name, runBody(body) ?? .unknown(body.position.utf8Offset))
        }
      }
    } else if let conditional = declaration.as(IfConfigDeclSyntax.self) {
      for clause in conditional.clauses {
        guard let statements = clause.elements?.as(CodeBlockItemListSyntax.self) else { continue }
        if let value = run(statements) { return value }
      }
    }
    return nil
  }

  private func run(_ statement: StmtSyntax) -> ManifestValue? {
    if let result = statement.as(ReturnStmtSyntax.self) { return result.expression.map { evaluate($0) } ?? .absent }
    if let wrapper = statement.as(ExpressionStmtSyntax.self) {
      if let branch = wrapper.expression.as(IfExprSyntax.self) { return runAlternatives(of: branch, with: run) }
      change(by: wrapper.expression)
    } else if let loop = statement.as(ForStmtSyntax.self) {
      guard let elements = evaluate(loop.sequence).elements,
        let name = loop.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
      else { return nil }
      for element in elements {
        declare(name, element)
        if let value = run(loop.body.statements) { return value }
      }
    }
    return nil
  }

  /// Which branch holds is for the machine to say: each may add to the package, and the first that returns counts.
  ///
  /// - Parameter body: `run` for a statement, `runBody` for an expression, whose branches are values.
  func runAlternatives(of branch: IfExprSyntax, with body: (CodeBlockItemListSyntax) -> ManifestValue?)
    -> ManifestValue?
  {
    let first = body(branch.body.statements)
    if let first, !first.isUnknown { return first }
    if let block = branch.elseBody?.as(CodeBlockSyntax.self) { return body(block.statements) ?? first }
    if let next = branch.elseBody?.as(IfExprSyntax.self) { return runAlternatives(of: next, with: body) ?? first }
    return first
  }

  // MARK: Changes

  /// Whether an expression stands for what it does, not for what it is.
  private static func isChange(_ expression: ExprSyntax) -> Bool {
    if let call = expression.as(FunctionCallExprSyntax.self) {
      let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      return name == "append" || name == "insert"
    }
    guard let infix = expression.as(InfixOperatorExprSyntax.self) else { return false }
    return infix.operator.is(AssignmentExprSyntax.self)
      || infix.operator.as(BinaryOperatorExprSyntax.self)?.operator.text == "+="
  }

  /// `names = …`, `names += …`, `names.append(…)`, on constants and on `package.targets`.
  private func change(by expression: ExprSyntax) {
    if let infix = expression.as(InfixOperatorExprSyntax.self) {
      let name = infix.leftOperand.trimmedDescription
      if infix.operator.is(AssignmentExprSyntax.self) {
        assign(name, evaluate(infix.rightOperand))
      } else if infix.operator.as(BinaryOperatorExprSyntax.self)?.operator.text == "+=" {
        append(evaluate(infix.rightOperand), to: name, isSequence: true)
      }
    } else if let call = expression.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
      let argument = call.arguments.first
    {
      switch member.declName.baseName.text {
      case "append", "insert":
        append(
          evaluate(argument.expression), to: base.trimmedDescription,
          isSequence: argument.label?.text == "contentsOf")
      default: break
      }
    }
  }

  private func append(_ value: ManifestValue, to name: String, isSequence: Bool) {
    let addition = isSequence ? value : .array([value])
    let former = self.value(named: name) ?? memberOfCall(name) ?? .array([])
    assign(name, .sum(former, addition, offset: 0))
  }

  /// `package.targets` before anything was added to it.
  private func memberOfCall(_ path: String) -> ManifestValue? {
    guard let dot = path.firstIndex(of: "."), case .call(let call)? = value(named: String(path[..<dot])) else {
      return nil
    }
    return call[String(path[path.index(after: dot)...])]
  }
}
