import SwiftSyntax

extension SourceWalker {
  /// Types an unfolded sequence of operands and operators, splitting at the operator that binds loosest.
  ///
  /// Operators of a project's own count as binding like `+`.
  func inferSequence(
    _ elements: ArraySlice<ExprSyntax>, as expected: SwiftType, context: LiteralContext?
  ) -> SwiftType {
    guard depth < Self.maximumDepth else { return .unknown }
    depth += 1
    defer { depth -= 1 }
    if elements.count == 1, let only = elements.first { return infer(only, as: expected, context: context) }
    if let first = elements.first, elements.count > 1, first.is(UnresolvedTernaryExprSyntax.self) {
      return inferSequence(elements.dropFirst(), as: expected, context: context)
    }
    if let place = elements.firstIndex(where: { isAssignment($0) }) {
      return inferAssignment(elements[..<place], elements[(place + 1)...], operator: elements[place])
    }
    if let place = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      let ternary = elements[place].as(UnresolvedTernaryExprSyntax.self)
    {
      _ = inferSequence(elements[..<place], as: .unknown, context: nil)
      return inferChoice(
        [[ternary.thenExpression], elements[(place + 1)...]], as: expected, context: context)
    }
    if let type = inferArithmetic(elements, as: expected, context: context) { return type }
    guard let place = loosestOperator(in: elements), place > elements.startIndex, place < elements.endIndex - 1 else {
      for element in elements { infer(element) }
      return .unknown
    }
    let left = elements[..<place]
    let right = elements[(place + 1)...]
    switch elements[place].as(ExprSyntaxEnum.self) {
    case .unresolvedAsExpr(let cast):
      guard let target = right.first?.as(TypeExprSyntax.self) else { return .unknown }
      return inferCast(left, to: target.type, mark: cast.questionOrExclamationMark)
    case .unresolvedIsExpr:
      _ = inferSequence(left, as: .unknown, context: nil)
      return .bool
    case .binaryOperatorExpr(let binary):
      return inferBinary(binary.operator.text, left, right, as: expected, context: context)
    default:
      _ = inferSequence(left, as: .unknown, context: nil)
      return inferSequence(right, as: .unknown, context: nil)
    }
  }

  private func isAssignment(_ element: ExprSyntax) -> Bool {
    if element.is(AssignmentExprSyntax.self) { return true }
    guard let text = element.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
    return text.count >= 2 && text.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(text)
  }

  private func inferAssignment(
    _ left: ArraySlice<ExprSyntax>, _ right: ArraySlice<ExprSyntax>, operator element: ExprSyntax
  ) -> SwiftType {
    let target = inferSequence(left, as: .unknown, context: nil)
    let isAddition = element.as(BinaryOperatorExprSyntax.self)?.operator.text == "+="
    let wanted = element.is(AssignmentExprSyntax.self) || isAddition ? target : .unknown
    if isObserving { observe(assigned: right, to: left, type: target, operator: element) }
    let context = LiteralContext(reason: "assigned to a value of type \(target)")
    observingClosure(right.count == 1 ? right.first : nil, assignedTo: left, ofType: target) {
      _ = inferSequence(right, as: wanted, context: context)
    }
    return .void
  }

  /// Loosest first, as the standard library declares them.
  private func precedence(of element: ExprSyntax) -> Int {
    if element.is(UnresolvedAsExprSyntax.self) || element.is(UnresolvedIsExprSyntax.self) { return 6 }
    if element.is(ArrowExprSyntax.self) { return 0 }
    guard let text = element.as(BinaryOperatorExprSyntax.self)?.operator.text else { return -1 }
    switch text {
    case "||": return 1
    case "&&": return 2
    case "==", "!=", "<", ">", "<=", ">=", "===", "!==", "~=": return 3
    case "??": return 5
    case "...", "..<": return 7
    case "*", "/", "%", "&*", "&": return 9
    case "<<", ">>", "&<<", "&>>": return 10
    default: return 8
    }
  }

  /// `1 + 2 + 3 …`: operands of one kind of operator are visited one after another, however many they are.
  private func inferArithmetic(
    _ elements: ArraySlice<ExprSyntax>, as expected: SwiftType, context: LiteralContext?
  ) -> SwiftType? {
    guard elements.count > 3 else { return nil }
    var operators: Set<Int> = []
    for place in stride(from: elements.startIndex + 1, to: elements.endIndex, by: 2) {
      operators.insert(precedence(of: elements[place]))
      guard operators.isSubset(of: [8, 9]) else { return nil }
    }
    let wanted = listType(
      of: stride(from: elements.startIndex, to: elements.endIndex, by: 2).map { elements[$0] }, expected)
    var type = SwiftType.unknown
    var isLiteral = true
    for place in stride(from: elements.startIndex, to: elements.endIndex, by: 2) {
      let found = infer(elements[place], as: wanted, context: wanted.isUnknown ? nil : context)
      if isLiteral || type.isUnknown, !found.isUnknown {
        type = found
        isLiteral = isNumberLiteral([elements[place]])
      }
    }
    return type
  }

  /// The last one of the loosest operators, since most associate to the left; `??` associates to the right.
  private func loosestOperator(in elements: ArraySlice<ExprSyntax>) -> Int? {
    var found: (place: Int, precedence: Int)?
    for place in elements.indices {
      let precedence = precedence(of: elements[place])
      guard precedence >= 0 else { continue }
      if let best = found, precedence > best.precedence || (precedence == best.precedence && precedence == 5) {
        continue
      }
      found = (place, precedence)
    }
    return found?.place
  }

  private func inferBinary(
    _ name: String, _ left: ArraySlice<ExprSyntax>, _ right: ArraySlice<ExprSyntax>, as expected: SwiftType,
    context: LiteralContext?
  ) -> SwiftType {
    switch name {
    case "&&", "||":
      _ = inferSequence(left, as: .bool, context: nil)
      _ = inferSequence(right, as: .bool, context: nil)
      return .bool
    case "==", "!=", "<", ">", "<=", ">=", "===", "!==", "~=":
      inferComparison(left, right)
      return .bool
    case "??":
      return inferCoalescing(left, right, as: expected, context: context)
    case "...", "..<":
      let lower = inferSequence(left, as: .unknown, context: nil)
      let upper = inferSequence(right, as: lower, context: nil)
      return .named(name == "..." ? "ClosedRange" : "Range", [isNumberLiteral(left) ? upper : lower])
    default:
      let wanted = name == "+" ? listType(of: Array(left.prefix(1)) + Array(right.suffix(1)), expected) : .unknown
      let first = inferSequence(left, as: wanted, context: wanted.isUnknown ? nil : context)
      let second = inferSequence(right, as: wanted, context: wanted.isUnknown ? nil : context)
      if isNumberLiteral(left), !second.isUnknown { return second }
      if isNumberLiteral(right), !first.isUnknown { return first }
      if first.isUnknown { return ["+", "-", "*", "/"].contains(name) ? second : .unknown }
      // A date plus seconds stays a date; CGFloat and Double convert into each other.
      return first
    }
  }

  /// The type of lists that are joined: what is wanted, or that of an operand beside a list that is written out, as in
  /// `keys + ["One more"]`. `unknown` for all else that has operators.
  private func listType(of operands: [ExprSyntax], _ expected: SwiftType) -> SwiftType {
    if expected.unwrapped.name == "Array" { return expected.unwrapped }
    guard operands.contains(where: { $0.is(ArrayExprSyntax.self) }) else { return .unknown }
    return operands.lazy.filter { !$0.is(ArrayExprSyntax.self) }.map { self.peek($0) }.first { $0.name == "Array" }
      ?? .unknown
  }

  private func isNumberLiteral(_ elements: ArraySlice<ExprSyntax>) -> Bool {
    elements.allSatisfy {
      $0.is(IntegerLiteralExprSyntax.self) || $0.is(BinaryOperatorExprSyntax.self)
        || ($0.as(PrefixOperatorExprSyntax.self)?.expression.is(IntegerLiteralExprSyntax.self) ?? false)
        || $0.is(FloatLiteralExprSyntax.self)
    }
  }

  /// A literal that is compared with a key is one itself.
  private func inferComparison(_ left: ArraySlice<ExprSyntax>, _ right: ArraySlice<ExprSyntax>) {
    let first = left.count == 1 && left.first?.is(StringLiteralExprSyntax.self) == true
    let known = inferSequence(first ? right : left, as: .unknown, context: nil)
    _ = inferSequence(
      first ? left : right, as: known, context: LiteralContext(reason: "compared with a value of type \(known)"))
  }

  func inferPrefix(_ prefix: PrefixOperatorExprSyntax, as expected: SwiftType) -> SwiftType {
    let type = infer(prefix.expression, as: prefix.operator.text == "-" ? expected : .unknown)
    switch prefix.operator.text {
    case "!": return .bool
    case "...", "..<": return .named("ClosedRange", [type])
    default: return type
    }
  }

  func inferCast(_ operand: ArraySlice<ExprSyntax>, to type: TypeSyntax, mark: TokenSyntax?) -> SwiftType {
    let target = resolved(type)
    _ = inferSequence(
      operand, as: mark == nil ? target : .unknown, context: LiteralContext(reason: "as \(target)"))
    return mark?.tokenKind == .postfixQuestionMark ? target.madeOptional : target
  }

  // MARK: Choices

  /// Both branches of `?:`. A literal in one is a key only if the other may be one too: otherwise the whole is a
  /// `String`, wherever an overload takes that.
  func inferChoice(
    _ branches: [ArraySlice<ExprSyntax>], as expected: SwiftType, context: LiteralContext?
  ) -> SwiftType {
    var wanted = expected
    if isLiteralType(expected.unwrapped), !branches.allSatisfy({ mayBeKey($0, as: expected, context: context) }) {
      wanted = .unknown
    } else if expected.isUnknown {
      // Without a context, a branch that is a key makes the other one too.
      for branch in branches where branch.count == 1 {
        guard let only = branch.first, branches.contains(where: { isStringLiteral($0) }), !isStringLiteral(branch),
          !only.is(ClosureExprSyntax.self)
        else { continue }
        let type = peek(only)
        if isLiteralType(type) { wanted = type }
      }
    }
    var found = SwiftType.unknown
    for branch in branches {
      let type = inferSequence(branch, as: wanted, context: context)
      if found.isUnknown || (isNumberLiteral(branch) == false && isNumberLiteral(branches[0])) { found = type }
      if branch.count == 1, branch.first?.is(NilLiteralExprSyntax.self) == true, !found.isUnknown {
        found = found.madeOptional
      }
    }
    return found
  }

  private func isStringLiteral(_ elements: ArraySlice<ExprSyntax>) -> Bool {
    elements.count == 1 && elements.first?.is(StringLiteralExprSyntax.self) == true
  }

  private func inferCoalescing(
    _ left: ArraySlice<ExprSyntax>, _ right: ArraySlice<ExprSyntax>, as expected: SwiftType, context: LiteralContext?
  ) -> SwiftType {
    let isWanted = isLiteralType(expected.unwrapped)
    let first = inferSequence(left, as: isWanted ? expected : .unknown, context: context).unwrapped
    var wanted = first
    if isWanted {
      wanted = isLiteralType(first) || (first.isUnknown && context?.hasStringOverload != true) ? expected : .unknown
    }
    let second = inferSequence(right, as: wanted, context: context)
    return first.isUnknown ? second : (second.isOptional ? first.madeOptional : first)
  }

  /// Whether an expression can be what a localizable parameter takes.
  private func mayBeKey(_ elements: ArraySlice<ExprSyntax>, as expected: SwiftType, context: LiteralContext?) -> Bool {
    if elements.count == 1, let only = elements.first {
      switch only.as(ExprSyntaxEnum.self) {
      case .stringLiteralExpr, .nilLiteralExpr: return true
      case .tupleExpr(let tuple) where tuple.elements.count == 1:
        return tuple.elements.first.map { mayBeKey([$0.expression], as: expected, context: context) } ?? false
      case .memberAccessExpr(let member) where member.base == nil: return true
      case .functionCallExpr(let call):
        if let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.base == nil { return true }
      case .ternaryExpr(let ternary):
        return [ternary.thenExpression, ternary.elseExpression].allSatisfy {
          mayBeKey([$0], as: expected, context: context)
        }
      case .sequenceExpr(let sequence):
        return mayBeKey(Array(sequence.elements)[...], as: expected, context: context)
      default: break
      }
    }
    if let place = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      let ternary = elements[place].as(UnresolvedTernaryExprSyntax.self)
    {
      return mayBeKey([ternary.thenExpression], as: expected, context: context)
        && mayBeKey(elements[(place + 1)...], as: expected, context: context)
    }
    let type = withoutEmitting { inferSequence(elements, as: .unknown, context: nil) }.unwrapped
    if type.isUnknown { return context?.hasStringOverload != true }
    return isLiteralType(type) || type.name == "Never"
  }
}
