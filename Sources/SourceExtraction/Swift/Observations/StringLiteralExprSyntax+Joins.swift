import SwiftSyntax

extension StringLiteralExprSyntax {
  /// Whether it is joined with other text where it stands, also as a branch of a choice: `name + " Graph"`.
  var isPiece: Bool {
    var node = Syntax(self)
    while let parent = node.parent {
      switch parent.as(SyntaxEnum.self) {
      case .infixOperatorExpr(let infix):
        if infix.operator.as(BinaryOperatorExprSyntax.self).map({ Self.joins.contains($0.operator.text) }) ?? false {
          return true
        }
      case .exprList(let elements): if Self.isJoined(node, in: elements) { return true }
      case .memberAccessExpr(let member):
        return ["appending", "appendingFormat"].contains(member.declName.baseName.text)
      case .arrayExpr(let array):
        return array.parent?.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "joined"
      case .sequenceExpr, .tupleExpr, .labeledExprList, .labeledExpr, .ternaryExpr, .unresolvedTernaryExpr,
        .arrayElement, .arrayElementList:
        break
      default: return false
      }
      // What a call is given is no piece of what the call is.
      if parent.is(LabeledExprListSyntax.self), parent.parent?.is(TupleExprSyntax.self) != true { return false }
      node = parent
    }
    return false
  }

  private static let joins: Set<String> = ["+", "+="]

  /// Of a sequence whose operators are not yet put in order of their precedence.
  private static func isJoined(_ node: Syntax, in elements: ExprListSyntax) -> Bool {
    let elements = Array(elements)
    guard let place = elements.firstIndex(where: { Syntax($0) == node }) else { return false }
    let operators = elements.map { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
    return operators.contains("+=") || place > 0 && operators[place - 1] == "+"
      || place + 1 < operators.count && operators[place + 1] == "+"
  }
}
