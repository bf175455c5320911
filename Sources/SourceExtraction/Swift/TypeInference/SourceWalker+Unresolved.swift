import SwiftSyntax

extension SourceWalker {
  /// Notes the literals in a call of a type or an implicit member whose declaration is not to be seen: that of a package
  /// that is not checked out, for one. They may be keys. Functions with plain names do not count, since those are mostly
  /// about other things than text for people.
  func noteUnresolved(_ arguments: CallArguments, of node: Syntax) {
    guard isEmitting, let call = node.as(FunctionCallExprSyntax.self), makesValue(call.calledExpression) else { return }
    for argument in arguments.arguments {
      if let literal = argument.expression.as(StringLiteralExprSyntax.self), let text = LiteralText.whole(literal) {
        possibleKeys.insert(text)
      }
    }
  }

  /// Whether a callee is written like a type or like a member of a type that the context gives.
  private func makesValue(_ callee: ExprSyntax) -> Bool {
    if let generic = callee.as(GenericSpecializationExprSyntax.self) { return makesValue(generic.expression) }
    if let reference = callee.as(DeclReferenceExprSyntax.self) {
      return reference.baseName.text.first?.isUppercase == true
    }
    guard let member = callee.as(MemberAccessExprSyntax.self) else { return false }
    let name = member.declName.baseName.text
    return member.base == nil || name == "init" || name.first?.isUppercase == true
  }
}
