import SwiftSyntax

/// A call as observations look at it: by its name and its labels.
struct ObservedCall {
  let node: FunctionCallExprSyntax
  let name: String
  /// What stands before the dot.
  let base: ExprSyntax?
  let arguments: CallArguments

  /// nil where what is called has no name.
  init?(_ node: FunctionCallExprSyntax) {
    guard let name = Self.name(of: node) else { return nil }
    self.init(node, name: name)
  }

  /// - Parameters:
  ///   - name: what `name(of:)` says.
  ///   - arguments: those of the node, where they are at hand.
  init(_ node: FunctionCallExprSyntax, name: String, arguments: CallArguments? = nil) {
    self.node = node
    self.name = name
    self.arguments =
      arguments
      ?? CallArguments(
        node.arguments, trailing: node.trailingClosure, additional: node.additionalTrailingClosures)
    let member = Self.callee(of: node).as(MemberAccessExprSyntax.self)
    base = member?.declName.baseName.text == "init" ? nil : member?.base
  }

  private static func callee(of node: FunctionCallExprSyntax) -> ExprSyntax {
    let callee = node.calledExpression
    // `format?(date)`
    if let optional = callee.as(OptionalChainingExprSyntax.self) { return optional.expression }
    return callee.as(GenericSpecializationExprSyntax.self)?.expression ?? callee
  }

  /// The name of what is called; nil where it has none.
  static func name(of node: FunctionCallExprSyntax) -> String? {
    let callee = callee(of: node)
    if let reference = callee.as(DeclReferenceExprSyntax.self) { return reference.baseName.text.withoutBackticks }
    guard let member = callee.as(MemberAccessExprSyntax.self) else { return nil }
    let last = member.declName.baseName.text.withoutBackticks
    // `Image.init(…)` is called like `Image(…)`.
    return last == "init" ? member.base?.trimmedDescription ?? last : last
  }

  /// `frame(width:)`, without closures.
  var written: String {
    let labels = node.arguments.map { ($0.label?.text ?? "_") + ":" }.joined()
    return name + "(" + labels + ")"
  }

  /// Whether it is a member of something that is called like a log.
  var isOfLogger: Bool {
    var current = base
    while let part = current {
      let name = part.bare.lastName?.lowercased() ?? ""
      if name.hasSuffix("logger") || name == "log" || name == "logging" { return true }
      current = part.bare.as(MemberAccessExprSyntax.self)?.base
    }
    return false
  }

  var isWrittenLikeType: Bool { name.first?.isUppercase == true }

  func argument(_ label: String?) -> ExprSyntax? { arguments.arguments.first { $0.label == label }?.expression }

  /// The first argument without a label that is no closure.
  var unlabeled: ExprSyntax? {
    arguments.arguments.first { $0.label == nil && !$0.expression.is(ClosureExprSyntax.self) }?.expression
  }
}

extension ExprSyntax {
  /// The value of a number that is written out.
  var number: Double? {
    if let literal = self.as(IntegerLiteralExprSyntax.self) {
      let text = literal.literal.text
      return Int(text).map { Double($0) } ?? Double(text.filter { $0 != "_" })
    }
    if let literal = self.as(FloatLiteralExprSyntax.self) { return Double(literal.literal.text.filter { $0 != "_" }) }
    if let prefix = self.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "-" {
      return prefix.expression.number.map { -$0 }
    }
    return nil
  }

  /// The text of a literal without interpolations.
  var literalText: String? { self.as(StringLiteralExprSyntax.self).flatMap { LiteralText.whole($0) } }

  /// The name in `.name`, `Type.name` or `name`.
  var lastName: String? {
    if let member = self.as(MemberAccessExprSyntax.self) { return member.declName.baseName.text.withoutBackticks }
    return self.as(DeclReferenceExprSyntax.self)?.baseName.text.withoutBackticks
  }

  /// The names of an option set: `.command`, `[.command, .shift]`.
  var optionNames: [String] {
    if let array = self.as(ArrayExprSyntax.self) { return array.elements.compactMap(\.expression.lastName) }
    return lastName.map { [$0] } ?? []
  }

  /// Without parentheses, `try`, `await` and marks of optionals.
  var bare: ExprSyntax {
    var current = self
    for _ in 0..<64 {
      switch current.as(ExprSyntaxEnum.self) {
      case .tupleExpr(let tuple):
        guard tuple.elements.count == 1, let only = tuple.elements.first, only.label == nil else { return current }
        current = only.expression
      case .tryExpr(let inner): current = inner.expression
      case .awaitExpr(let inner): current = inner.expression
      case .forceUnwrapExpr(let inner): current = inner.expression
      case .optionalChainingExpr(let inner): current = inner.expression
      default: return current
      }
    }
    return current
  }
}

extension StringLiteralExprSyntax {
  /// The text of a literal without interpolations.
  var literalText: String? { LiteralText.whole(self) }
}
