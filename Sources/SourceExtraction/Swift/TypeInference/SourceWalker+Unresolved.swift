import SwiftSyntax

extension SourceWalker {
  /// Notes the literals in a call of a type or an implicit member whose declaration is not to be seen: that of a package
  /// that is not checked out, for one. They may be keys. Functions with plain names do not count, since those are mostly
  /// about other things than text for people.
  func noteUnresolved(_ arguments: CallArguments, of node: Syntax) {
    guard isEmitting, !isInPreview, let call = node.as(FunctionCallExprSyntax.self), makesValue(call.calledExpression)
    else { return }
    for argument in arguments.arguments { notePossibleKeys(in: argument.expression) }
  }

  /// Notes the literal of `"Refund".translated` and `"Refund".translated(with: name)`, where `translated` is none of the
  /// members that every string has: what an extension of `String` makes of a literal may be the text of that key.
  func noteKey(of base: ExprSyntax, withMember name: String) {
    guard let literal = base.as(StringLiteralExprSyntax.self), isEmitting, !isInPreview else { return }
    let declared = index.members(name, of: "String")
    let isOwn = declared.isEmpty ? name.hasPrefix("locali") : !index.declarations[declared[0]].origin.isKnowledge
    guard isOwn, let text = LiteralText.whole(literal) else { return }
    possibleKeys.insert(text)
  }

  /// The literals that an expression may come to: itself, or the branches of a choice.
  private func notePossibleKeys(in expression: ExprSyntax) {
    if let literal = expression.as(StringLiteralExprSyntax.self) {
      if let text = LiteralText.whole(literal) { possibleKeys.insert(text) }
    } else if let sequence = expression.as(SequenceExprSyntax.self) {
      // `a ? "x" : "y"` and `a ?? "x"`; what is joined by `+` is no key.
      for element in sequence.elements {
        if let choice = element.as(UnresolvedTernaryExprSyntax.self) { notePossibleKeys(in: choice.thenExpression) }
      }
      let joins = sequence.elements.contains { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "+" }
      if !joins, let last = sequence.elements.last { notePossibleKeys(in: last) }
    } else if let choice = expression.as(TernaryExprSyntax.self) {
      notePossibleKeys(in: choice.thenExpression)
      notePossibleKeys(in: choice.elseExpression)
    } else if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first
    {
      notePossibleKeys(in: only.expression)
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
