import SwiftSyntax

extension SourceWalker {
  /// Visits an expression and returns its type; `expected` is what its place wants, `unknown` where it wants nothing.
  @discardableResult
  func infer(
    _ expression: ExprSyntax, as expected: SwiftType = .unknown, context: LiteralContext? = nil
  ) -> SwiftType {
    guard depth < Self.maximumDepth else { return .unknown }
    depth += 1
    defer { depth -= 1 }
    let type = inferUnbounded(expression, as: expected, context: context)
    return type.isOversized ? .unknown : type
  }

  private func inferUnbounded(_ expression: ExprSyntax, as expected: SwiftType, context: LiteralContext?) -> SwiftType {
    // What is observed is noted here, after what is in it: another switch over each expression would cost more.
    switch expression.as(ExprSyntaxEnum.self) {
    case .stringLiteralExpr(let literal):
      let type = inferLiteral(literal, as: expected, context: context)
      if isObserving { observe(literal, expected: expected) }
      return type
    case .integerLiteralExpr: return numberType(expected, default: .int)
    case .floatLiteralExpr: return numberType(expected, default: .double)
    case .booleanLiteralExpr: return .bool
    case .nilLiteralExpr: return expected.isOptional ? expected : .unknown
    case .simpleStringLiteralExpr: return .string
    case .regexLiteralExpr: return .named("Regex")
    case .arrayExpr(let array): return inferArray(array, as: expected, context: context)
    case .dictionaryExpr(let dictionary):
      let type = inferDictionary(dictionary, as: expected, context: context)
      if isObserving { observe(dictionary) }
      return type
    case .tupleExpr(let tuple): return inferTuple(tuple, as: expected, context: context)
    case .closureExpr(let closure): return inferClosure(closure, as: expected)
    case .declReferenceExpr(let reference):
      if let expansion, let placeholder = MacroTemplate.Placeholder(expression) {
        return expansion.argument(placeholder).map { infer($0, as: expected, context: context) } ?? .unknown
      }
      return typeOfReference(reference)
    case .memberAccessExpr(let member):
      let type = inferMember(member, as: expected)
      if isObserving { observe(member) }
      return type
    case .functionCallExpr(let call): return inferCall(call, as: expected)
    case .subscriptCallExpr(let call): return inferSubscript(call)
    case .macroExpansionExpr(let macro):
      return walkMacro(
        name: macro.macroName.text, arguments: macro.arguments, trailing: macro.trailingClosure,
        additional: macro.additionalTrailingClosures, node: Syntax(macro), expected: expected)
    case .optionalChainingExpr(let optional): return infer(optional.expression, as: expected).unwrapped
    case .forceUnwrapExpr(let forced): return infer(forced.expression, as: expected, context: context).unwrapped
    case .tryExpr(let attempt):
      let type = infer(attempt.expression, as: expected, context: context)
      return attempt.questionOrExclamationMark?.tokenKind == .postfixQuestionMark ? type.madeOptional : type
    case .awaitExpr(let awaited): return infer(awaited.expression, as: expected, context: context)
    case .unsafeExpr(let inner): return infer(inner.expression, as: expected, context: context)
    case .consumeExpr(let inner): return infer(inner.expression, as: expected, context: context)
    case .copyExpr(let inner): return infer(inner.expression, as: expected, context: context)
    case .borrowExpr(let inner): return infer(inner.expression, as: expected, context: context)
    case .inOutExpr(let inner): return infer(inner.expression)
    case .prefixOperatorExpr(let prefix): return inferPrefix(prefix, as: expected)
    case .postfixOperatorExpr(let postfix): return infer(postfix.expression)
    case .sequenceExpr(let sequence):
      let elements = Array(sequence.elements)
      let type = inferSequence(elements[...], as: expected, context: context)
      if isObserving { observe(sequence, elements) }
      return type
    case .infixOperatorExpr(let infix):
      return inferSequence([infix.leftOperand, infix.operator, infix.rightOperand], as: expected, context: context)
    case .ternaryExpr(let ternary):
      infer(ternary.condition)
      return inferChoice(
        [[ternary.thenExpression], [ternary.elseExpression]], as: expected, context: context)
    case .ifExpr(let branch):
      let type = inferIf(branch, as: expected, context: context)
      if isObserving { observe(branch) }
      return type
    case .switchExpr(let branch):
      let type = inferSwitch(branch, as: expected, context: context)
      if isObserving { observe(branch) }
      return type
    case .asExpr(let cast): return inferCast([cast.expression], to: cast.type, mark: cast.questionOrExclamationMark)
    case .isExpr(let check):
      infer(check.expression)
      return .bool
    case .genericSpecializationExpr(let generic):
      let base = infer(generic.expression)
      if case .metatype(.named(let name, _)) = base {
        let arguments = generic.genericArgumentClause.arguments.map { resolved($0.argument.as(TypeSyntax.self)) }
        return .metatype(.named(name, arguments))
      }
      return base
    case .typeExpr(let type): return .metatype(resolved(type.type))
    case .superExpr:
      return self.context.flatMap { index.types[$0]?.inherited.first }.map { resolved($0) } ?? .unknown
    case .keyPathExpr(let path): return inferKeyPath(path, as: expected)
    case .postfixIfConfigExpr(let conditional): return inferPostfixCondition(conditional)
    case .patternExpr, .discardAssignmentExpr: return .unknown
    default: return .unknown
    }
  }

  /// The type without noting anything; closures are not entered, so that looking ahead costs little.
  func peek(_ expression: ExprSyntax) -> SwiftType {
    if let known = peeked[expression.id] { return known }
    if expression.is(ClosureExprSyntax.self) { return .function([], .unknown) }
    let type = withoutEmitting { infer(expression) }
    peeked[expression.id] = type
    return type
  }

  private func numberType(_ expected: SwiftType, default type: SwiftType) -> SwiftType {
    guard let name = expected.unwrapped.name, FormatSpecifierTypes.isNumber(name) else { return type }
    return .named(name)
  }

  private func inferArray(_ array: ArrayExprSyntax, as expected: SwiftType, context: LiteralContext?) -> SwiftType {
    let wanted = expected.unwrapped.element
    if wanted.name == "AppShortcutPhrase", isEmitting {
      emitPhrases(array, context: context ?? LiteralContext(reason: "App Shortcut phrases"))
      return expected
    }
    var found = SwiftType.unknown
    for element in array.elements {
      // `[Row(…), .init(…)]`: what is left out is what the first element says.
      let isImplicit =
        wanted.isUnknown
        && (leftmost(of: element.expression).is(MemberAccessExprSyntax.self)
          || isLiteral(element.expression, in: found))
      let type = infer(element.expression, as: isImplicit ? found : wanted, context: context)
      if found.isUnknown { found = type }
    }
    return expected.isUnknown || wanted.isUnknown ? .array(found) : expected.unwrapped
  }

  /// Whether an element is a literal beside others that are keys.
  private func isLiteral(_ element: ExprSyntax, in found: SwiftType) -> Bool {
    element.is(StringLiteralExprSyntax.self) && isLiteralType(found)
  }

  private func inferDictionary(
    _ dictionary: DictionaryExprSyntax, as expected: SwiftType, context: LiteralContext?
  ) -> SwiftType {
    guard case .elements(let elements) = dictionary.content else { return expected }
    let arguments = expected.unwrapped.arguments
    let wanted: (SwiftType, SwiftType) = arguments.count == 2 ? (arguments[0], arguments[1]) : (.unknown, .unknown)
    var found: (SwiftType, SwiftType) = (.unknown, .unknown)
    for element in elements {
      let key = infer(element.key, as: wanted.0, context: context)
      let isKey = wanted.1.isUnknown && isLiteral(element.value, in: found.1)
      let value = infer(element.value, as: isKey ? found.1 : wanted.1, context: context)
      if found.0.isUnknown { found.0 = key }
      if found.1.isUnknown { found.1 = value }
    }
    return arguments.count == 2 ? expected.unwrapped : .named("Dictionary", [found.0, found.1])
  }

  private func inferTuple(_ tuple: TupleExprSyntax, as expected: SwiftType, context: LiteralContext?) -> SwiftType {
    if tuple.elements.count == 1, let only = tuple.elements.first {
      return infer(only.expression, as: expected, context: context)
    }
    var wanted: [SwiftType] = []
    if case .tuple(let elements) = expected.unwrapped { wanted = elements.map(\.type) }
    return .tuple(
      tuple.elements.enumerated().map { position, element in
        SwiftType.TupleElement(
          label: element.label?.text,
          type: infer(
            element.expression, as: position < wanted.count ? wanted[position] : .unknown, context: context))
      })
  }

  /// Visits a closure whose parameters and result the context knows as far as `expected` says.
  func inferClosure(_ closure: ClosureExprSyntax, as expected: SwiftType) -> SwiftType {
    var parameters: [SwiftType] = []
    var result = SwiftType.unknown
    if case .function(let given, let wanted) = expected.unwrapped { (parameters, result) = (given, wanted) }
    var bound: [SwiftType] = parameters
    let found: SwiftType = withScope {
      for capture in closure.signature?.capture?.items ?? [] {
        if let value = capture.initializer?.value {
          bind(capture.name.text, infer(value))
        } else if capture.name.text != "self" {
          let type = typeOfName(capture.name.text)
          bind(capture.name.text, capture.specifier == nil ? type : type.madeOptional)
        }
      }
      bound = bindClosureParameters(closure, parameters)
      noteParameters(of: closure, bound)
      if let written = closure.signature?.returnClause?.type { result = resolved(written) }
      return observingClosure { walkBody(statements: closure.statements, expected: result) }
    }
    return .function(bound, found.isUnknown ? result : found)
  }

  private func bindClosureParameters(_ closure: ClosureExprSyntax, _ parameters: [SwiftType]) -> [SwiftType] {
    var names: [(name: String, type: SwiftType)] = []
    switch closure.signature?.parameterClause {
    case .simpleInput(let list)?: names = list.map { ($0.name.text.withoutBackticks, .unknown) }
    case .parameterClause(let clause)?:
      names = clause.parameters.map {
        (($0.secondName ?? $0.firstName).text.withoutBackticks, resolved($0.type))
      }
    default:
      for (position, type) in parameters.enumerated() { bind("$\(position)", type) }
      if parameters.count == 1, case .tuple(let elements) = parameters[0], elements.count > 1,
        closure.statements.description.contains("$1")
      {
        for (position, element) in elements.enumerated() { bind("$\(position)", element.type) }
      }
      return parameters
    }
    var types = parameters
    if types.isEmpty { types = names.map(\.type) }
    if types.count == 1, names.count > 1, case .tuple(let elements) = types[0] { types = elements.map(\.type) }
    for (position, name) in names.enumerated() {
      let type = name.type.isUnknown ? (position < types.count ? types[position] : .unknown) : name.type
      if name.name.hasPrefix("$") {
        // `$item in`: the closure gets a binding, its value has the plain name.
        bind(name.name, type.name == "Binding" ? type : .named("Binding", [type]))
        bind(String(name.name.dropFirst()), type.name == "Binding" ? type.arguments.first ?? .unknown : type)
      } else {
        bind(name.name, type)
      }
    }
    return types
  }

  private func inferKeyPath(_ path: KeyPathExprSyntax, as expected: SwiftType) -> SwiftType {
    // Where a function is wanted, a key path stands for one.
    var root = resolved(path.root)
    if root.isUnknown, case .function(let parameters, _) = expected.unwrapped { root = parameters.first ?? .unknown }
    if root.isUnknown, expected.name?.hasSuffix("KeyPath") == true { root = expected.arguments.first ?? .unknown }
    var type = root
    for component in path.components {
      switch component.component {
      case .property(let property):
        let name = property.declName.baseName.text.withoutBackticks
        if name != "self" { type = memberType(of: type, name: name) }
      case .optional: type = type.unwrapped
      default: type = .unknown
      }
    }
    return .function([root], type)
  }

  /// `view #if … .modifier() #endif`: the first member access of each clause has the value before it as its base.
  private func inferPostfixCondition(_ conditional: PostfixIfConfigExprSyntax) -> SwiftType {
    let base = conditional.base.map { infer($0) } ?? postfixBase?.type ?? .unknown
    let saved = postfixBase
    defer { postfixBase = saved }
    for clause in conditions.possible(conditional.config.clauses) {
      guard case .postfixExpression(let expression)? = clause.elements else { continue }
      postfixBase = (first: leftmost(of: expression).id, type: base)
      infer(expression)
    }
    return base
  }

  private func leftmost(of expression: ExprSyntax) -> ExprSyntax {
    var current = expression
    var steps = 0
    while steps < Self.maximumDepth {
      steps += 1
      switch current.as(ExprSyntaxEnum.self) {
      case .functionCallExpr(let call): current = call.calledExpression
      case .subscriptCallExpr(let call): current = call.calledExpression
      case .optionalChainingExpr(let optional): current = optional.expression
      case .forceUnwrapExpr(let forced): current = forced.expression
      case .memberAccessExpr(let member):
        guard let base = member.base else { return current }
        current = base
      default: return current
      }
    }
    return current
  }
}
