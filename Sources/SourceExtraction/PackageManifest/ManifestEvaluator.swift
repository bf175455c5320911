import SwiftParser
import SwiftSyntax

/// Reads the expressions of a manifest to values without running it: literals, constants, sums, helper functions,
/// `map` over known arrays. Whatever depends on the machine comes out as unknown.
///
/// Of alternatives that only the machine could choose between, all are taken where they add something and the first
/// where one must be chosen.
final class ManifestEvaluator {
  /// Enough for manifests with hundreds of targets; a manifest that loops ends here.
  private static let stepLimit = 200_000
  private static let depthLimit = 48

  let declarations: ManifestDeclarations
  /// Innermost scope last; the first is that of the file. `package.targets` and the like stand in it too.
  private var scopes: [[String: ManifestValue]] = [[:]]
  private var steps = 0
  private var depth = 0
  /// What `self` is in a computed property.
  private static let selfName = "self"

  init(declarations: ManifestDeclarations) { self.declarations = declarations }

  // MARK: Names

  func value(named name: String) -> ManifestValue? {
    if let local = scopes.last?[name] { return local }
    return scopes.first?[name]
  }

  func declare(_ name: String, _ value: ManifestValue) { scopes[scopes.count - 1][name] = value }

  /// Changes a name where it was declared, which for a function may be the file.
  func assign(_ name: String, _ value: ManifestValue) {
    if scopes.last?[name] == nil, scopes.first?[name] != nil {
      scopes[0][name] = value
    } else {
      declare(name, value)
    }
  }

  /// The names that the file declares, `package` first.
  func namesOfFile() -> [String] {
    let names = (scopes.first ?? [:]).keys.sorted()
    return names.filter { $0 == "package" } + names.filter { $0 != "package" }
  }

  // MARK: Expressions

  func evaluate(_ expression: ExprSyntax) -> ManifestValue {
    let offset = expression.positionAfterSkippingLeadingTrivia.utf8Offset
    steps += 1
    guard steps < Self.stepLimit, depth < Self.depthLimit else { return .unknown(offset) }
    depth += 1
    defer { depth -= 1 }
    switch expression.as(ExprSyntaxEnum.self) {
    case .stringLiteralExpr(let literal): return evaluate(literal, offset: offset)
    case .booleanLiteralExpr(let literal): return .boolean(literal.literal.text == "true")
    case .nilLiteralExpr: return .absent
    case .arrayExpr(let array): return .array(array.elements.map { evaluate($0.expression) })
    case .declReferenceExpr(let reference): return evaluate(reference, offset: offset)
    case .memberAccessExpr(let member): return evaluate(member, offset: offset)
    case .functionCallExpr(let call): return evaluate(call, offset: offset)
    case .infixOperatorExpr(let infix): return evaluate(infix, offset: offset)
    case .ternaryExpr(let ternary):
      return choice(evaluate(ternary.condition), ternary.thenExpression, ternary.elseExpression)
    case .ifExpr(let branch): return evaluate(branch, offset: offset)
    case .tupleExpr(let tuple) where tuple.elements.count == 1:
      return tuple.elements.first.map { evaluate($0.expression) } ?? .unknown(offset)
    case .forceUnwrapExpr(let unwrap): return evaluate(unwrap.expression)
    case .tryExpr(let attempt): return evaluate(attempt.expression)
    case .asExpr(let cast): return evaluate(cast.expression)
    default: return .unknown(offset)
    }
  }

  private func evaluate(_ literal: StringLiteralExprSyntax, offset: Int) -> ManifestValue {
    if let text = literal.representedLiteralValue { return .string(text) }
    var result = ""
    for segment in literal.segments {
      if let text = segment.as(StringSegmentSyntax.self) {
        result += text.content.text
      } else if let interpolation = segment.as(ExpressionSegmentSyntax.self),
        let inner = interpolation.expressions.first, let text = evaluate(inner.expression).string
      {
        result += text
      } else {
        return .unknown(offset)
      }
    }
    return .string(result)
  }

  private func evaluate(_ reference: DeclReferenceExprSyntax, offset: Int) -> ManifestValue {
    let name = reference.baseName.text
    if let value = value(named: name) { return value }
    return declarations.constants[name].map { evaluate($0) } ?? .unknown(offset)
  }

  private func evaluate(_ member: MemberAccessExprSyntax, offset: Int) -> ManifestValue {
    let name = member.declName.baseName.text
    guard let base = member.base else {
      if let constant = declarations.constants[name] { return evaluate(constant) }
      return .call(ManifestCall(name: name, arguments: [], offset: offset))
    }
    let path = member.trimmedDescription
    // Manifests name files beside them through this; relative paths mean the same.
    if path == "Context.packageDirectory" { return .string(".") }
    if let value = value(named: path) { return value }
    if let constant = declarations.constants[path] { return evaluate(constant) }
    if name == "rawValue" || name == "self" { return evaluate(base) }
    if let body = declarations.computedProperties[name] {
      return run(body, parameters: [Self.selfName: evaluate(base)], offset: offset)
    }
    if case .call(let call) = evaluate(base), let argument = call[name] { return argument }
    return .unknown(offset)
  }

  private func evaluate(_ infix: InfixOperatorExprSyntax, offset: Int) -> ManifestValue {
    switch Self.symbol(of: infix) {
    case "+":
      // Manifests add dozens of arrays; the left operands are walked here, not by recursion.
      var addends = [infix.rightOperand]
      var left = infix.leftOperand
      while let inner = left.as(InfixOperatorExprSyntax.self), Self.symbol(of: inner) == "+" {
        addends.append(inner.rightOperand)
        left = inner.leftOperand
      }
      return addends.reversed().reduce(evaluate(left)) { .sum($0, evaluate($1), offset: offset) }
    case "??":
      switch evaluate(infix.leftOperand) {
      case .absent, .unknown: return evaluate(infix.rightOperand)
      case let left: return left
      }
    default: return .unknown(offset)
    }
  }

  private static func symbol(of infix: InfixOperatorExprSyntax) -> String? {
    infix.operator.as(BinaryOperatorExprSyntax.self)?.operator.text
  }

  private func choice(
    _ condition: ManifestValue, _ first: @autoclosure () -> ExprSyntax, _ second: @autoclosure () -> ExprSyntax
  ) -> ManifestValue {
    if case .boolean(let isTrue) = condition { return evaluate(isTrue ? first() : second()) }
    let value = evaluate(first())
    return value.isUnknown ? evaluate(second()) : value
  }

  private func evaluate(_ branch: IfExprSyntax, offset: Int) -> ManifestValue {
    runAlternatives(of: branch, with: runBody) ?? .unknown(offset)
  }

  // MARK: Calls

  private func evaluate(_ call: FunctionCallExprSyntax, offset: Int) -> ManifestValue {
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
      let name = member.declName.baseName.text
      if let base = member.base, let value = transformed(base, by: name, call, offset: offset) { return value }
      if let function = Self.matching(declarations.memberFunctions[name], call) {
        var parameters = self.parameters(of: function, for: call)
        if let base = member.base { parameters[Self.selfName] = evaluate(base) }
        return run(function, parameters: parameters, offset: offset)
      }
      // `Target.target(…)` and `Package.Dependency.package(…)` are the factories with their types written out.
      return .call(ManifestCall(name: name, arguments: arguments(of: call), offset: offset))
    }
    if let reference = call.calledExpression.as(DeclReferenceExprSyntax.self) {
      let name = reference.baseName.text
      if let function = Self.matching(declarations.functions[name], call) {
        return run(function, parameters: parameters(of: function, for: call), offset: offset)
      }
      if name == "Array" || name == "String", let only = call.arguments.first { return evaluate(only.expression) }
      // A function that is declared elsewhere, unless it is the initializer of a type.
      guard name.first?.isUppercase ?? false else { return .unknown(offset) }
      return .call(ManifestCall(name: name, arguments: arguments(of: call), offset: offset))
    }
    if let closure = call.calledExpression.as(ClosureExprSyntax.self) {
      return run(closure.statements, parameters: [:], offset: offset)
    }
    return .unknown(offset)
  }

  private func arguments(of call: FunctionCallExprSyntax) -> [ManifestCall.Argument] {
    call.arguments.map { ManifestCall.Argument(label: $0.label?.text, value: evaluate($0.expression)) }
  }

  /// `array.map { … }` and its relatives, on arrays that are known.
  private func transformed(_ base: ExprSyntax, by name: String, _ call: FunctionCallExprSyntax, offset: Int)
    -> ManifestValue?
  {
    guard ["map", "flatMap", "compactMap", "filter", "joined", "sorted", "reversed"].contains(name) else { return nil }
    guard let elements = evaluate(base).elements else { return nil }
    let closure =
      call.trailingClosure ?? call.arguments.first?.expression.as(ClosureExprSyntax.self)
    switch name {
    case "map", "compactMap", "flatMap":
      guard let closure else { return .unknown(offset) }
      let results = elements.map { run(closure, element: $0, offset: offset) }
      if name == "map" { return .array(results) }
      let flat = results.flatMap { result -> [ManifestValue] in
        if case .absent = result { return [] }
        return name == "flatMap" ? result.elements ?? [result] : [result]
      }
      return limited(flat, offset: offset)
    case "joined":
      if elements.allSatisfy({ $0.string != nil }) {
        let separator = call.arguments.first.flatMap { evaluate($0.expression).string } ?? ""
        return .string(elements.compactMap(\.string).joined(separator: separator))
      }
      return limited(elements.flatMap { $0.elements ?? [$0] }, offset: offset)
    default:
      return .array(elements)
    }
  }

  private func limited(_ elements: [ManifestValue], offset: Int) -> ManifestValue {
    elements.count < ManifestValue.sizeLimit ? .array(elements) : .unknown(offset)
  }

  private func run(_ closure: ClosureExprSyntax, element: ManifestValue, offset: Int) -> ManifestValue {
    var parameters = ["$0": element]
    let clause = closure.signature?.parameterClause
    if let name = clause?.as(ClosureShorthandParameterListSyntax.self)?.first {
      parameters[name.name.text] = element
    } else if let parameter = clause?.as(ClosureParameterClauseSyntax.self)?.parameters.first {
      parameters[(parameter.secondName ?? parameter.firstName).text] = element
    }
    // A closure sees the names of where it stands.
    return run(
      closure.statements, parameters: (scopes.last ?? [:]).merging(parameters) { _, new in new }, offset: offset)
  }

  // MARK: Functions

  /// The overload that has all labels of the call.
  private static func matching(_ candidates: [FunctionDeclSyntax]?, _ call: FunctionCallExprSyntax)
    -> FunctionDeclSyntax?
  {
    candidates?.first { function in
      let labels = Set(function.signature.parameterClause.parameters.map(\.firstName.text))
      return function.body != nil && call.arguments.allSatisfy { labels.contains($0.label?.text ?? "_") }
    }
  }

  private func parameters(of function: FunctionDeclSyntax, for call: FunctionCallExprSyntax) -> [String: ManifestValue]
  {
    var rest = Array(call.arguments)
    var values: [String: ManifestValue] = [:]
    for parameter in function.signature.parameterClause.parameters {
      let label = parameter.firstName.text == "_" ? nil : parameter.firstName.text
      let name = (parameter.secondName ?? parameter.firstName).text
      if let index = rest.firstIndex(where: { $0.label?.text == label }) {
        let first = evaluate(rest[index].expression)
        rest.remove(at: index)
        guard parameter.ellipsis != nil else {
          values[name] = first
          continue
        }
        var elements = [first]
        while index < rest.count, rest[index].label == nil {
          elements.append(evaluate(rest.remove(at: index).expression))
        }
        values[name] = .array(elements)
      } else if let fallback = parameter.defaultValue?.value {
        values[name] = evaluate(fallback)
      } else if parameter.ellipsis != nil {
        values[name] = .array([])
      }
    }
    return values
  }

  private func run(_ function: FunctionDeclSyntax, parameters: [String: ManifestValue], offset: Int) -> ManifestValue {
    guard let body = function.body else { return .unknown(offset) }
    return run(body.statements, parameters: parameters, offset: offset)
  }

  private func run(_ body: CodeBlockItemListSyntax, parameters: [String: ManifestValue], offset: Int) -> ManifestValue {
    guard scopes.count < Self.depthLimit else { return .unknown(offset) }
    scopes.append(parameters)
    defer { scopes.removeLast() }
    return runBody(body) ?? .unknown(offset)
  }
}
