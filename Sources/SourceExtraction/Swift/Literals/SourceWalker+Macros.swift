import SwiftSyntax

extension SourceWalker {
  /// Names of a unit's own localizing functions (`LOCALIZED_STRING_MACRO_NAMES`): the first argument is the key.
  func inferMacroName(_ name: String, _ arguments: CallArguments, node: Syntax) -> SwiftType {
    var context = LiteralContext(reason: name + "(_:)")
    context.isStaticKey = true
    context.isFoundByName = true
    for argument in arguments.arguments {
      switch argument.label {
      case "comment": context.comment = constantText(of: argument.expression)
      case "table", "tableName": context.table = constantText(of: argument.expression)
      case "value": context.defaultValue = argument.expression.as(StringLiteralExprSyntax.self)
      default: break
      }
    }
    for (position, argument) in arguments.arguments.enumerated() {
      if position == 0 {
        infer(argument.expression, context: context)
      } else {
        infer(argument.expression)
      }
    }
    return .string
  }

  /// `#name(…)`. A project's own macro that takes a `StaticString` and whose name or implementation speaks of
  /// localizing expands to a localizing call; the compiler sees the literal there.
  func walkMacro(
    name: String, arguments: LabeledExprListSyntax, trailing: ClosureExprSyntax?,
    additional: MultipleTrailingClosureElementListSyntax, node: Syntax, expected: SwiftType
  ) -> SwiftType {
    // What only previews show is never in a catalog.
    if name == "Preview" { return .unknown }
    let given = CallArguments(arguments, trailing: trailing, additional: additional)
    let declarations = (index.globals[name] ?? []).map { index.declarations[$0] }.filter { $0.kind == .macro }
    if let localizing = declarations.first(where: { isLocalizing($0) }), let first = given.arguments.first,
      first.expression.is(StringLiteralExprSyntax.self)
    {
      var context = LiteralContext(reason: "#" + localizing.name)
      context.isStaticKey = true
      for argument in given.arguments {
        switch argument.label {
        case "comment": context.comment = constantText(of: argument.expression)
        case "table", "tableName": context.table = constantText(of: argument.expression)
        case "bundle": context.bundle = argument.expression.trimmedDescription
        default: break
        }
      }
      infer(first.expression, context: context)
      for argument in given.arguments.dropFirst() { infer(argument.expression) }
      return resolved(localizing.type)
    }
    let candidates = declarations.map { Candidate(declaration: $0, receiver: .unknown) }
    return apply(candidates, to: given, expected: expected, node: node, fallback: .unknown)
  }

  private func isLocalizing(_ macro: Declaration) -> Bool {
    guard let type = macro.parameters.first?.type.name, ["StaticString", "String"].contains(type) else { return false }
    return (macro.name + (macro.initialValue ?? "")).lowercased().contains("locali")
  }
}
