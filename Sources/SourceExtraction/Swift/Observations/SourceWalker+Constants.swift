import SourceText
import SwiftSyntax

/// What an expression stands for. Only observations ask, and only for what they observe: a name is followed to its
/// constant then, and nothing is kept of others.
extension SourceWalker {
  /// Longer ways are not followed, nor circles.
  private static let deepestValue = 12

  /// What an expression may be, as far as the sources say: itself, the branches of a choice, the value of a constant,
  /// what a short getter gives.
  ///
  /// - Parameter read: what is asked of an expression; nil where it may stand for another that has to be asked. It is
  ///   called with names as at the place of the expression.
  func values<Value>(of expression: ExprSyntax, _ read: (ExprSyntax) -> Value?) -> [Value] {
    valueDepth += 1
    defer { valueDepth -= 1 }
    let expression = expression.bare
    if valueDepth <= Self.deepestValue {
      if let value = read(expression) { return [value] }
      let found = values(standingFor: expression, read)
      if !found.isEmpty { return found }
    }
    isValueOpen = true
    return []
  }

  /// The same; nil where it may be something else as well.
  func allValues<Value>(of expression: ExprSyntax, _ read: (ExprSyntax) -> Value?) -> [Value]? {
    let saved = isValueOpen
    isValueOpen = false
    defer { isValueOpen = saved }
    let found = values(of: expression, read)
    return isValueOpen ? nil : found
  }

  private func values<Value>(standingFor expression: ExprSyntax, _ read: (ExprSyntax) -> Value?) -> [Value] {
    switch expression.as(ExprSyntaxEnum.self) {
    case .sequenceExpr(let sequence): return values(ofSequence: Array(sequence.elements)[...], read)
    case .ternaryExpr(let choice):
      return values(of: choice.thenExpression, read) + values(of: choice.elseExpression, read)
    case .ifExpr, .switchExpr: return results(of: Syntax(expression)).flatMap { values(of: $0, read) }
    case .functionCallExpr(let call): return converted(by: call).map { values(of: $0, read) } ?? []
    case .declReferenceExpr(let reference):
      return values(named: reference.baseName.text.withoutBackticks, at: Syntax(reference), read)
    case .memberAccessExpr(let member):
      let name = member.declName.baseName.text.withoutBackticks
      guard let base = member.base else {
        // `.wideGap`, which an extension declares.
        let owner = Self.extended.first { owner in
          index.ownMembers(name, of: owner).contains { !index.declarations[$0].origin.isKnowledge }
        }
        return owner.map { values(ofDeclared: TextNode(owner: $0, name: name), isStatic: true, read) } ?? []
      }
      guard let node = node(ofMember: name, of: base) else { return [] }
      let isOfInstance = base.lastName?.first?.isLowercase ?? true
      return values(ofDeclared: node, isStatic: !isOfInstance, read)
    default: return []
    }
  }

  private func values<Value>(ofSequence elements: ArraySlice<ExprSyntax>, _ read: (ExprSyntax) -> Value?) -> [Value] {
    guard let first = elements.first else { return [] }
    if elements.count == 1 { return values(of: first, read) }
    if let place = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      let choice = elements[place].as(UnresolvedTernaryExprSyntax.self)
    {
      return values(of: choice.thenExpression, read) + values(ofSequence: elements[(place + 1)...], read)
    }
    if let place = elements.firstIndex(where: { $0.is(UnresolvedAsExprSyntax.self) }) {
      return values(ofSequence: elements[..<place], read)
    }
    guard elements.allSatisfy({ $0.as(BinaryOperatorExprSyntax.self).map { $0.operator.text == "??" } ?? true }) else {
      return []
    }
    return elements.filter { !$0.is(BinaryOperatorExprSyntax.self) }.flatMap { values(of: $0, read) }
  }

  private static let extended = ["CGFloat", "Double", "KeyEquivalent"]

  private static let conversions: Set<String> = [
    "CGFloat", "Double", "Float", "Int", "TimeInterval", "KeyEquivalent", "Character", "String",
  ]

  /// The only argument of a call that makes the same of it in another type.
  private func converted(by call: FunctionCallExprSyntax) -> ExprSyntax? {
    guard call.arguments.count == 1, let only = call.arguments.first, only.label == nil,
      let name = ObservedCall.name(of: call), Self.conversions.contains(name)
    else { return nil }
    return only.expression
  }

  // MARK: Names

  private func values<Value>(named name: String, at node: Syntax, _ read: (ExprSyntax) -> Value?) -> [Value] {
    if let value = localConstant(name, around: node) { return values(of: value, read) }
    // What is no constant of a block is a parameter or variable; the outermost scope is the file's.
    guard !scopes.dropFirst().contains(where: { $0[name] != nil }) else { return [] }
    if let node = self.node(named: name), node.owner != observation.function { return values(ofDeclared: node, read) }
    return values(ofDeclared: TextNode(owner: "", name: name), read)
  }

  /// The value of a constant of the blocks around a node.
  private func localConstant(_ name: String, around node: Syntax) -> ExprSyntax? {
    var current = node
    while let parent = current.parent, !parent.is(MemberBlockItemListSyntax.self) {
      if let list = parent.as(CodeBlockItemListSyntax.self) {
        for item in list where item.position < node.position {
          guard let variable = item.item.as(VariableDeclSyntax.self) else { continue }
          for binding in variable.bindings
          where binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name {
            let isConstant =
              variable.bindingSpecifier.tokenKind == .keyword(.let) || !mayChange(name, in: Syntax(list))
            return isConstant ? binding.initializer?.value : nil
          }
        }
      }
      current = parent
    }
    return nil
  }

  /// Whether anything in a piece of code, also what is not in the tree, may give a variable another value.
  private func mayChange(_ name: String, in code: Syntax) -> Bool {
    let start = file.original(code.position.utf8Offset).value
    let end = file.original(code.endPosition.utf8Offset).value
    guard 0 <= start, start <= end, end <= file.text.bytes.count else { return true }
    return Assignments(in: file.text.bytes[start..<end]).mayChange(name)
  }

  /// - Parameter isStatic: which of two properties of one name is meant.
  private func values<Value>(
    ofDeclared node: TextNode, isStatic: Bool = false, _ read: (ExprSyntax) -> Value?
  ) -> [Value] {
    let numbers = node.owner.isEmpty ? index.globals[node.name] ?? [] : index.ownMembers(node.name, of: node.owner)
    let declarations = numbers.map { index.declarations[$0] }
    for declaration in declarations where declaration.kind == .property && !declaration.origin.isKnowledge {
      if declaration.isStatic != isStatic, declarations.contains(where: { $0.isStatic == isStatic }) { continue }
      let initial = declaration.initialValue.flatMap { $0.isEmpty ? nil : $0 }
      guard let source = declaration.value ?? initial, declaration.value != nil || isConstant(declaration) else {
        return []
      }
      return detached(in: declaration.parent) {
        results(of: Syntax(SwiftSourceFile.tree(of: source).statements)).flatMap { values(of: $0, read) }
      }
    }
    return []
  }

  // MARK: Results

  /// What code gives: the value of a block's only expression, of the branches of an only choice, or what it returns.
  private func results(of code: Syntax) -> [ExprSyntax] {
    if let branch = code.as(IfExprSyntax.self) {
      let other: Syntax? =
        switch branch.elseBody {
        case .ifExpr(let inner)?: Syntax(inner)
        case .codeBlock(let block)?: Syntax(block.statements)
        default: nil
        }
      return results(of: Syntax(branch.body.statements)) + (other.map { results(of: $0) } ?? [])
    }
    if let branch = code.as(SwitchExprSyntax.self) {
      return branch.cases.flatMap { element -> [ExprSyntax] in
        guard case .switchCase(let element) = element else { return [] }
        return results(of: Syntax(element.statements))
      }
    }
    guard let statements = code.as(CodeBlockItemListSyntax.self) else { return [] }
    if statements.count == 1, let only = statements.first {
      switch only.item {
      case .expr(let expression): return isChoice(Syntax(expression)) ? results(of: Syntax(expression)) : [expression]
      case .stmt(let statement):
        if let expression = statement.as(ExpressionStmtSyntax.self)?.expression {
          return results(of: Syntax(expression))
        }
      default: return []
      }
    }
    return statements.flatMap { returned(in: Syntax($0)) }
  }

  private func isChoice(_ node: Syntax) -> Bool { node.is(IfExprSyntax.self) || node.is(SwitchExprSyntax.self) }

  private func returned(in node: Syntax) -> [ExprSyntax] {
    if let statement = node.as(ReturnStmtSyntax.self) { return statement.expression.map { [$0] } ?? [] }
    guard !node.is(ClosureExprSyntax.self), !node.is(FunctionDeclSyntax.self) else { return [] }
    return node.children(viewMode: .sourceAccurate).flatMap { returned(in: $0) }
  }

  // MARK: Numbers

  /// The number that an expression may be, of several the first that is not zero; nil where the sources do not tell.
  func possibleNumber(_ expression: ExprSyntax) -> Double? {
    let saved = isValueOpen
    defer { isValueOpen = saved }
    let numbers = values(of: expression) { self.computedNumber($0) }
    return numbers.first { $0 != 0 } ?? numbers.first
  }

  /// The largest of the numbers that an expression may be; nil where it may be something else as well.
  func constantNumber(_ expression: ExprSyntax) -> Double? {
    if let number = expression.number { return number }
    return allValues(of: expression) { self.computedNumber($0) }?.max()
  }

  func computedNumber(_ expression: ExprSyntax) -> Double? {
    if let number = expression.number { return number }
    if let prefix = expression.as(PrefixOperatorExprSyntax.self) {
      return prefix.operator.text == "-" ? possibleNumber(prefix.expression).map { -$0 } : nil
    }
    guard let elements = expression.as(SequenceExprSyntax.self)?.elements, elements.count >= 3 else { return nil }
    var sum = 0.0
    var product: Double?
    var sign = "+"
    for (place, element) in elements.enumerated() {
      if place % 2 == 1 {
        guard let name = element.as(BinaryOperatorExprSyntax.self)?.operator.text, "+-*/".contains(name) else {
          return nil
        }
        sign = name
        continue
      }
      guard let number = possibleNumber(element) else { return nil }
      switch sign {
      case "*": product = product.map { $0 * number }
      case "/": product = number == 0 ? nil : product.map { $0 / number }
      default:
        sum += product ?? 0
        product = sign == "-" ? -number : number
      }
    }
    return product.map { sum + $0 }
  }
}
