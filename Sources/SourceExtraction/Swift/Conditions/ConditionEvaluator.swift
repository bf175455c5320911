import SwiftSyntax

/// Decides which branches of `#if` may be compiled.
///
/// Catalogs hold the union of the platforms that a target is built for, in a debug build; so without a word from
/// the user every branch counts whose condition is not false for sure.
struct ConditionEvaluator: Sendable {
  /// `BETA`, `os(tvOS)` → what the user says of it.
  var values: [String: Bool]
  /// What `os()` may be; nil means anything.
  var platforms: Set<String>?
  /// The one of them that is looked at.
  private var platform: String?

  private static let maximumDepth = 64

  init(values: [String: Bool] = [:], platforms: Set<String>? = nil) {
    self.values = values
    self.platforms = platforms?.filter { values["os(\($0))"] != false }
  }

  /// The clauses that may be compiled: up to the first whose condition is true for sure, without those whose condition
  /// is false for sure. Of several platforms, what one compiles counts.
  func possible(_ clauses: IfConfigClauseListSyntax) -> [IfConfigClauseSyntax] {
    guard let platforms else { return possibleOnPlatform(clauses) }
    let found = platforms.reduce(into: Set<SyntaxIdentifier>()) { found, platform in
      var evaluator = self
      evaluator.platform = platform
      found.formUnion(evaluator.possibleOnPlatform(clauses).map(\.id))
    }
    return clauses.filter { found.contains($0.id) }
  }

  private func possibleOnPlatform(_ clauses: IfConfigClauseListSyntax) -> [IfConfigClauseSyntax] {
    var found: [IfConfigClauseSyntax] = []
    for clause in clauses {
      let value = clause.condition.map { self.value(of: $0) } ?? true
      if value != false { found.append(clause) }
      if value == true { break }
    }
    return found
  }

  /// The value of a condition, nil where it depends on what is not known.
  func value(of expression: ExprSyntax, depth: Int = 0) -> Bool? {
    guard depth < Self.maximumDepth else { return nil }
    switch expression.as(ExprSyntaxEnum.self) {
    case .booleanLiteralExpr(let literal): return literal.literal.tokenKind == .keyword(.true)
    case .integerLiteralExpr(let literal):
      return literal.literal.text == "0" ? false : literal.literal.text == "1" ? true : nil
    case .prefixOperatorExpr(let prefix) where prefix.operator.text == "!":
      return value(of: prefix.expression, depth: depth + 1).map { !$0 }
    case .tupleExpr(let tuple) where tuple.elements.count == 1:
      return tuple.elements.first.flatMap { value(of: $0.expression, depth: depth + 1) }
    case .declReferenceExpr(let reference):
      let name = reference.baseName.text
      return values[name] ?? (name == "DEBUG" ? true : nil)
    case .functionCallExpr(let call):
      let name = call.calledExpression.trimmedDescription
      guard let argument = call.arguments.first?.expression.trimmedDescription else { return nil }
      if let value = values["\(name)(\(argument))"] { return value }
      if name == "os", let platform { return argument == platform }
      return nil
    case .sequenceExpr(let sequence): return value(ofSequence: Array(sequence.elements), depth: depth + 1)
    case .infixOperatorExpr(let infix):
      return value(ofSequence: [infix.leftOperand, infix.operator, infix.rightOperand], depth: depth + 1)
    default: return nil
    }
  }

  /// `||` binds looser than `&&`; other operators (versions) are not decided.
  private func value(ofSequence elements: [ExprSyntax], depth: Int) -> Bool? {
    for (name, absorbing) in [("||", true), ("&&", false)] {
      let parts = elements.split { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == name }
      guard parts.count > 1 else { continue }
      let values = parts.map { part in value(ofSequence: Array(part), depth: depth + 1) }
      if values.contains(absorbing) { return absorbing }
      return values.contains(nil) ? nil : !absorbing
    }
    return elements.count == 1 ? value(of: elements[0], depth: depth + 1) : nil
  }
}
