import SourceObservations
import SwiftSyntax

/// Texts that go through closures: as what they return, and as what they are called with.
extension SourceWalker {
  /// Notes that calls of a node give what those of a closure or function give that is handed on by its name, and that
  /// this is given what calls of the node are.
  func noteClosure(_ expression: ExprSyntax, ofType type: SwiftType, givenTo node: TextNode) {
    let expression = expression.bare
    if type.givesText, let source = calledNode(expression), source != node.result {
      note(\.flows, TextFlow(source: source, target: node.result))
    }
    let taken = type.takenTexts
    guard !taken.isEmpty, !expression.is(ClosureExprSyntax.self) else { return }
    if let holder = closureHolder(expression)?.node {
      for position in taken where holder != node {
        note(\.flows, TextFlow(source: node.argument(position), target: holder.argument(position)))
      }
    } else if let function = function(named: expression) {
      for position in taken where function.parameters.indices.contains(position) {
        note(
          \.flows,
          TextFlow(
            source: node.argument(position),
            target: TextNode(owner: function.signature, name: function.parameters[position].name)))
      }
    }
  }

  /// The parameters of a closure, which are given what its holder is called with.
  func noteParameters(of closure: ClosureExprSyntax, _ types: [SwiftType]) {
    guard isObserving, let holder = observation.closureHolder else { return }
    var names: [String]?
    switch closure.signature?.parameterClause {
    case .simpleInput(let list)?: names = list.map { $0.name.text.withoutBackticks }
    case .parameterClause(let clause)?:
      names = clause.parameters.map { ($0.secondName ?? $0.firstName).text.withoutBackticks }
    default: break
    }
    for (position, type) in types.enumerated() where type.isText {
      let name = names.map { position < $0.count ? $0[position] : "_" } ?? "\(position)"
      guard name != "_" else { continue }
      note(
        \.flows,
        TextFlow(source: holder.argument(position), target: TextNode(owner: observation.function, name: name)))
    }
  }

  /// A call of something that holds a closure: `onError?("…")`, `show(text)`.
  ///
  /// - Parameter written: what is called, where it is a name or a member.
  func observeCalledClosure(_ node: FunctionCallExprSyntax, named written: String?) {
    if let written {
      // Most calls are of functions.
      guard written.utf8.first.map({ $0 > UInt8(ascii: "Z") }) ?? false,
        holdsClosures(called: written) || node.calledExpression.is(DeclReferenceExprSyntax.self)
      else { return }
    }
    guard let first = node.arguments.first, node.arguments.allSatisfy({ $0.label == nil }) else { return }
    var callee = node.calledExpression
    var mayBe = false
    if let optional = callee.as(OptionalChainingExprSyntax.self) {
      callee = optional.expression
      mayBe = true
    }
    guard callee.lastName?.first?.isLowercase ?? false else { return }
    switch first.expression.bare.as(ExprSyntaxEnum.self) {
    case .stringLiteralExpr, .sequenceExpr, .ternaryExpr: break
    default:
      guard mayBe || node.arguments.contains(where: { $0.expression.bare.is(StringLiteralExprSyntax.self) }) else {
        return
      }
    }
    guard let (holder, parameters) = closureHolder(callee) else { return }
    for (position, argument) in node.arguments.enumerated()
    where position < parameters.count && parameters[position].isText {
      note(argument.expression, givenTo: holder.argument(position))
    }
  }

  /// What holds the closure that a name stands for, and what that takes.
  private func closureHolder(_ expression: ExprSyntax) -> (node: TextNode, parameters: [SwiftType])? {
    guard let name = expression.lastName else { return nil }
    var numbers: [Int] = []
    if let base = expression.as(MemberAccessExprSyntax.self)?.base {
      // Finding out of what type a chain of calls is takes long; most members are no closures of any type.
      guard holdsClosures(called: name) else { return nil }
      var type = base.lastName == "self" ? selfType : peek(base).unwrapped
      if case .metatype(let inner) = type { type = inner }
      numbers = type.name.map { index.members(name, of: $0) } ?? []
    } else if case .value(let type)? = binding(named: name) {
      guard case .function(let parameters, _) = type.unwrapped, let node = node(named: name) else { return nil }
      return (node, parameters)
    } else if holdsClosures(called: name) {
      numbers = context.map { index.members(name, of: $0) } ?? []
    }
    for number in numbers {
      let declaration = index.declarations[number]
      guard declaration.kind == .property, !declaration.origin.isKnowledge,
        case .function(let parameters, _) = declaration.type.unwrapped
      else { continue }
      return (TextNode(owner: declaration.parent ?? "", name: name), parameters)
    }
    return nil
  }

  /// Whether any type of the project has a property of that name that holds a closure.
  private func holdsClosures(called name: String) -> Bool {
    if let known = namesOfClosures[name] { return known }
    let found = (index.membersByName[name] ?? []).contains {
      let declaration = index.declarations[$0]
      guard declaration.kind == .property, !declaration.origin.isKnowledge,
        case .function = declaration.type.unwrapped
      else { return false }
      return true
    }
    namesOfClosures[name] = found
    return found
  }

  /// The function of the project that a name alone stands for.
  private func function(named expression: ExprSyntax) -> Declaration? {
    guard let name = expression.lastName else { return nil }
    var numbers: [Int]
    if let base = expression.as(MemberAccessExprSyntax.self)?.base {
      let type = base.lastName == "self" || base.lastName == "Self" ? selfType : peek(base).unwrapped
      numbers = type.name.map { index.members(name, of: $0) } ?? []
    } else {
      numbers = (context.map { index.members(name, of: $0) } ?? []) + (index.globals[name] ?? [])
    }
    numbers.removeAll { index.declarations[$0].kind != .function || index.declarations[$0].origin.isKnowledge }
    return numbers.first.map { index.declarations[$0] }
  }
}
