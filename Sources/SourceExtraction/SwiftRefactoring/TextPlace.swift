import SwiftSyntax

/// Where a localized text stands.
struct TextPlace {
  /// The call whose argument it is, where it is one.
  var call: FunctionCallExprSyntax?
  /// The whole argument: the text itself, or a choice between several.
  var argument: LabeledExprSyntax?
  /// Whether something else than parentheses and choices stands between.
  var isNested = false

  init(of expression: ExprSyntax) {
    var current = Syntax(expression)
    while let parent = current.parent {
      switch parent.as(SyntaxEnum.self) {
      case .sequenceExpr, .exprList, .unresolvedTernaryExpr, .tupleExpr: current = parent
      case .labeledExpr(let labeled):
        guard let list = labeled.parent?.as(LabeledExprListSyntax.self) else { return }
        if let call = list.parent?.as(FunctionCallExprSyntax.self) {
          self.call = call
          argument = labeled
          return
        }
        guard list.parent?.is(TupleExprSyntax.self) == true, list.count == 1 else { return }
        current = Syntax(list)
      case .labeledExprList: current = parent
      default: return
      }
    }
  }

  /// The texts that an argument chooses between; nil if one of them is no literal.
  static func literals(of expression: ExprSyntax) -> [StringLiteralExprSyntax]? {
    if let literal = expression.as(StringLiteralExprSyntax.self) { return [literal] }
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first.flatMap { literals(of: $0.expression) }
    }
    guard let sequence = expression.as(SequenceExprSyntax.self) else { return nil }
    var found: [StringLiteralExprSyntax] = []
    var rest = Array(sequence.elements)[...]
    var isChoice = false
    while let place = rest.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }) {
      guard let ternary = rest[place].as(UnresolvedTernaryExprSyntax.self),
        let branch = literals(of: ternary.thenExpression)
      else { return nil }
      found += branch
      rest = rest[(place + 1)...]
      isChoice = true
    }
    guard isChoice, rest.count == 1, let last = rest.first, let branch = literals(of: last) else { return nil }
    return found + branch
  }
}
