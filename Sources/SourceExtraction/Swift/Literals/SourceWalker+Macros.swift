import SwiftSyntax

extension SourceWalker {
  /// Names of a unit's own localizing functions (`LOCALIZED_STRING_MACRO_NAMES`): the first argument is the key.
  func inferMacroName(_ name: String, _ arguments: CallArguments, node: Syntax) -> SwiftType {
    var context = LiteralContext(reason: name + "(_:)")
    context.isFoundByName = true
    inferKeyFirst(arguments, context: context)
    return .string
  }

  /// Visits arguments of which the first is the key, and others have their usual labels.
  private func inferKeyFirst(_ arguments: CallArguments, context: LiteralContext) {
    var context = context
    context.isStaticKey = true
    for argument in arguments.arguments {
      switch argument.label {
      case "comment": context.comment = constantText(of: argument.expression)
      case "table", "tableName": context.table = constantText(of: argument.expression)
      case "bundle" where !context.isFoundByName: context.bundle = argument.expression.trimmedDescription
      case "value", "defaultValue": context.defaultValue = argument.expression.as(StringLiteralExprSyntax.self)
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
  }

  /// `#name(…)`. The compiler sees a macro's literals where its expansion has them: that of a project's own macro is
  /// read from its implementation, where that is a template. For want of one, a macro counts whose name or
  /// implementation speaks of localizing and that takes a text first, or that the user names.
  func walkMacro(
    name: String, arguments: LabeledExprListSyntax, trailing: ClosureExprSyntax?,
    additional: MultipleTrailingClosureElementListSyntax, node: Syntax, expected: SwiftType
  ) -> SwiftType {
    // What only previews show is never in a catalog.
    if name == "Preview" {
      observePreview(arguments, trailing)
      return .unknown
    }
    let given = CallArguments(arguments, trailing: trailing, additional: additional)
    let declarations = (index.globals[name] ?? []).map { index.declarations[$0] }.filter { $0.kind == .macro }
    if freestandingMacros.contains(name) {
      inferKeyFirst(given, context: LiteralContext(reason: "#" + name))
      return declarations.first.map { resolved($0.type) } ?? .unknown
    }
    for declaration in declarations {
      if let type = inferExpansion(of: declaration, given, node: node, expected: expected) { return type }
    }
    if let localizing = declarations.first(where: { isLocalizing($0) }), let first = given.arguments.first,
      first.expression.is(StringLiteralExprSyntax.self)
    {
      inferKeyFirst(given, context: LiteralContext(reason: "#" + localizing.name))
      return resolved(localizing.type)
    }
    let candidates = declarations.map { Candidate(declaration: $0, receiver: .unknown) }
    return apply(candidates, to: given, expected: expected, node: node, fallback: .unknown)
  }

  private func isLocalizing(_ macro: Declaration) -> Bool {
    guard let type = macro.parameters.first?.type.name, ["StaticString", "String"].contains(type) else { return false }
    return (macro.name + (macro.initialValue ?? "")).lowercased().contains("locali")
  }

  // MARK: Expansions

  /// Visits what a macro expands to; nil where that is not to be seen.
  private func inferExpansion(
    of macro: Declaration, _ given: CallArguments, node: Syntax, expected: SwiftType
  ) -> SwiftType? {
    guard given.matched(to: macro.parameters) != nil, expansion == nil else { return nil }
    let templates = templates(of: macro)
    guard !templates.isEmpty else { return nil }
    let saved = expansion
    defer { expansion = saved }
    expansion = Expansion(site: node, arguments: given)
    // An implementation may have one template for each set of arguments.
    let fitting = templates.filter { template in
      placeholders(in: template).allSatisfy { self.expansion?.argument($0) != nil }
    }
    let chosen = fitting.max { placeholders(in: $0).count < placeholders(in: $1).count } ?? templates[0]
    let found = infer(chosen, as: expected)
    return found.isUnknown ? resolved(macro.type) : found
  }

  private func templates(of macro: Declaration) -> [ExprSyntax] {
    guard let definition = macro.initialValue, definition.hasPrefix("#externalMacro") else { return [] }
    if let known = macroTemplates[definition] { return known }
    var found: [ExprSyntax] = []
    // `#externalMacro(module: "…", type: "…")`
    let parts = definition.split(separator: "\"", omittingEmptySubsequences: false)
    if parts.count >= 4, let path = index.path(of: String(parts[3]), in: nil) {
      for number in index.members("expansion", of: path) {
        if let source = index.declarations[number].initialValue { found += MacroTemplate.expressions(in: source) }
      }
    }
    macroTemplates[definition] = found
    return found
  }

  private func placeholders(in template: ExprSyntax) -> Set<MacroTemplate.Placeholder> {
    template.tokens(viewMode: .sourceAccurate).reduce(into: []) { found, token in
      if case .identifier(let name) = token.tokenKind, let placeholder = MacroTemplate.Placeholder(name) {
        found.insert(placeholder)
      }
    }
  }

  /// Arguments of a call in an expansion with the macro's own in place of what stands for them.
  func expanded(_ arguments: CallArguments) -> CallArguments {
    guard let expansion else { return arguments }
    var made = arguments
    made.arguments = arguments.arguments.flatMap { argument -> [CallArguments.Argument] in
      guard let placeholder = MacroTemplate.Placeholder(argument.expression) else { return [argument] }
      if placeholder == .all {
        var all = expansion.arguments.arguments
        if !all.isEmpty, let label = argument.label { all[0].label = label }
        return all
      }
      guard let given = expansion.argument(placeholder) else { return [] }
      return [CallArguments.Argument(label: argument.label, expression: given)]
    }
    return made
  }

  /// Where something in an expansion stands in the source: what the macro was given at its own place, all else at the
  /// macro's.
  func place(of node: Syntax) -> Syntax {
    guard let expansion, node.root.id != expansion.site.root.id else { return node }
    return expansion.site
  }
}

/// A macro's use while its expansion is visited.
struct Expansion {
  var site: Syntax
  var arguments: CallArguments

  func argument(_ placeholder: MacroTemplate.Placeholder) -> ExprSyntax? {
    switch placeholder {
    case .position(let number):
      return arguments.arguments.indices.contains(number) ? arguments.arguments[number].expression : nil
    case .label(let label): return arguments.arguments.first { $0.label == label }?.expression
    case .all: return arguments.arguments.first?.expression
    }
  }
}
