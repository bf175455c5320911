import SwiftSyntax

extension SourceWalker {
  func inferCall(_ call: FunctionCallExprSyntax, as expected: SwiftType) -> SwiftType {
    let arguments = CallArguments(
      call.arguments, trailing: call.trailingClosure, additional: call.additionalTrailingClosures)
    let name = calleeName(call.calledExpression)
    let type = inferCall(call, named: name, expanded(arguments), as: expected)
    if isObserving { observe(call, named: name, arguments, type: type, expected: expected) }
    return type
  }

  private func inferCall(
    _ call: FunctionCallExprSyntax, named name: String?, _ arguments: CallArguments, as expected: SwiftType
  ) -> SwiftType {
    let callee = call.calledExpression
    if let name, macroNames.contains(name) {
      return inferMacroName(name, arguments, node: Syntax(call))
    }
    if let reference = callee.as(DeclReferenceExprSyntax.self) {
      return inferPlainCall(
        reference.baseName.text.withoutBackticks, typeArguments: nil, arguments, node: Syntax(call), expected: expected)
    }
    if let generic = callee.as(GenericSpecializationExprSyntax.self) {
      let given = generic.genericArgumentClause.arguments.map { resolved($0.argument.as(TypeSyntax.self)) }
      if let reference = generic.expression.as(DeclReferenceExprSyntax.self) {
        return inferPlainCall(
          reference.baseName.text.withoutBackticks, typeArguments: given, arguments, node: Syntax(call),
          expected: expected)
      }
      if let path = typePath(of: generic.expression) {
        return construct(path, typeArguments: given, arguments, node: Syntax(call), expected: expected)
      }
    }
    if let member = callee.as(MemberAccessExprSyntax.self) {
      return inferMemberCall(member, arguments, node: Syntax(call), expected: expected)
    }
    if let closure = callee.as(ClosureExprSyntax.self) {
      let type = inferClosure(closure, as: .function([], expected))
      return type.result ?? .unknown
    }
    if let type = collectionType(callee) {
      for argument in arguments.arguments {
        infer(
          argument.expression, as: argument.label == nil ? type : .unknown, context: LiteralContext(reason: "\(type)"))
      }
      return type
    }
    let type = infer(callee)
    return callValue(type, with: arguments)
  }

  private func calleeName(_ callee: ExprSyntax) -> String? {
    if let reference = callee.as(DeclReferenceExprSyntax.self) { return reference.baseName.text }
    if let member = callee.as(MemberAccessExprSyntax.self) { return member.declName.baseName.text }
    return nil
  }

  /// `[Element]` or `[Key: Value]` as the name of a type that is called; nil for a literal.
  private func collectionType(_ callee: ExprSyntax) -> SwiftType? {
    func type(_ expression: ExprSyntax) -> SwiftType? {
      if case .metatype(let type) = withoutEmitting({ infer(expression) }) { return type }
      return collectionType(expression)
    }
    if let array = callee.as(ArrayExprSyntax.self), array.elements.count == 1, let only = array.elements.first {
      return type(only.expression).map { .array($0) }
    }
    if let dictionary = callee.as(DictionaryExprSyntax.self), case .elements(let elements) = dictionary.content,
      elements.count == 1, let only = elements.first, let key = type(only.key), let value = type(only.value)
    {
      return .named("Dictionary", [key, value])
    }
    return nil
  }

  /// A call of a value of function type.
  private func callValue(_ type: SwiftType, with arguments: CallArguments) -> SwiftType {
    var wanted: [SwiftType] = []
    var result = SwiftType.unknown
    if case .function(let parameters, let given) = type.unwrapped { (wanted, result) = (parameters, given) }
    if case .metatype(let made) = type { result = made }
    if let path = type.name {
      let candidates = index.members("callAsFunction", of: path).map {
        Candidate(declaration: index.declarations[$0], receiver: type)
      }
      if !candidates.isEmpty {
        return apply(candidates, to: arguments, expected: .unknown, node: nil, fallback: .unknown)
      }
    }
    for (position, argument) in arguments.arguments.enumerated() {
      let type = position < wanted.count ? wanted[position] : .unknown
      infer(argument.expression, as: type, context: LiteralContext(reason: "argument of type \(type)"))
    }
    return result
  }

  /// `name(…)`.
  private func inferPlainCall(
    _ name: String, typeArguments: [SwiftType]?, _ arguments: CallArguments, node: Syntax, expected: SwiftType
  ) -> SwiftType {
    switch binding(named: name) {
    case .value(let type)?:
      if case .function = type.unwrapped { return callValue(type, with: arguments) }
      if case .metatype(let made) = type, let path = made.name {
        return construct(path, typeArguments: made.arguments, arguments, node: node, expected: expected)
      }
      if !type.isUnknown { return callValue(type, with: arguments) }
    case .functions(let declarations)?:
      return apply(
        declarations.map { Candidate(declaration: $0, receiver: .unknown) }, to: arguments, expected: expected,
        node: node, fallback: .unknown)
    case nil: break
    }
    if name == "Self", let context {
      return construct(context, typeArguments: nil, arguments, node: node, expected: expected)
    }
    var candidates: [Candidate] = []
    var scope = context
    while let path = scope {
      for number in index.members(name, of: path) {
        let declaration = index.declarations[number]
        if declaration.kind == .property {
          let type = type(of: number, map: [:])
          if case .function = type.unwrapped { return callValue(type, with: arguments) }
          continue
        }
        candidates.append(
          Candidate(declaration: declaration, receiver: path == context ? selfType : .named(path)))
      }
      scope = DeclarationIndex.enclosingPath(of: path)
    }
    candidates += (index.globals[name] ?? []).map { index.declarations[$0] }.filter { $0.kind == .function }
      .map { Candidate(declaration: $0, receiver: .unknown) }
    let mayMatch = candidates.contains { arguments.matched(to: $0.declaration.parameters) != nil }
    if !mayMatch, let path = index.path(of: name, in: context) {
      return construct(path, typeArguments: typeArguments, arguments, node: node, expected: expected)
    }
    if candidates.isEmpty, genericConstraint(name) != nil {
      _ = callValue(.unknown, with: arguments)
      return .named(name)
    }
    return apply(candidates, to: arguments, expected: expected, node: node, fallback: .unknown)
  }

  /// `Type(…)`.
  func construct(
    _ path: String, typeArguments: [SwiftType]?, _ arguments: CallArguments, node: Syntax, expected: SwiftType
  ) -> SwiftType {
    // The path is canonical: a type of the same name around the call is another one.
    let type = index.resolved(.named(path, typeArguments ?? []), in: nil)
    guard let canonical = type.name else { return callValue(.metatype(type), with: arguments) }
    if APIKnowledge.literalTypes.contains(canonical), arguments.arguments.count == 1,
      arguments.arguments[0].label == nil || arguments.arguments[0].label == "stringLiteral",
      arguments.arguments[0].expression.is(StringLiteralExprSyntax.self)
    {
      // A literal as the only argument is the literal of the type itself.
      var context = LiteralContext(reason: canonical + "(_:)")
      if observesBundles, canonical == "LocalizedStringResource" {
        context.argumentBeforeBundle = arguments.arguments[0].expression
      }
      infer(arguments.arguments[0].expression, as: type, context: context)
      return type
    }
    if canonical == "Optional", let wrapped = type.arguments.first, arguments.arguments.count == 1 {
      infer(arguments.arguments[0].expression, as: wrapped, context: LiteralContext(reason: "\(type)"))
      return type
    }
    let candidates = index.initializers(of: canonical).map { Candidate(declaration: $0, receiver: type) }
    return apply(candidates, to: arguments, expected: expected, node: node, fallback: type)
  }

  /// `base.name(…)`, `.name(…)`.
  private func inferMemberCall(
    _ member: MemberAccessExprSyntax, _ arguments: CallArguments, node: Syntax, expected: SwiftType
  ) -> SwiftType {
    noteResourceMember(member, labels: arguments.arguments.map(\.label), expected: expected)
    let name = member.declName.baseName.text.withoutBackticks
    if let path = typePath(of: ExprSyntax(member)) {
      return construct(path, typeArguments: nil, arguments, node: node, expected: expected)
    }
    guard let base = member.base else {
      if let postfixBase, postfixBase.first == member.id {
        return inferCall(of: name, on: postfixBase.type, arguments, node: node, expected: expected)
      }
      return inferImplicitCall(name, arguments, node: node, expected: expected)
    }
    if let functions = globalFunctions(name, inModule: base) {
      return apply(functions, to: arguments, expected: expected, node: node, fallback: .unknown)
    }
    noteKey(of: base, withMember: name)
    let receiver = infer(base)
    if name == "some", case .metatype(let type) = receiver, type.isOptional {
      return construct("Optional", typeArguments: type.arguments, arguments, node: node, expected: expected)
    }
    if name == "init", let path = receiver.name, base.as(DeclReferenceExprSyntax.self)?.baseName.text == "self" {
      // `self.init(…)` in an extension may mean the memberwise initializer.
      return construct(path, typeArguments: nil, arguments, node: node, expected: expected)
    }
    if name == "init", case .metatype(let type) = receiver, let path = type.name {
      return construct(path, typeArguments: type.arguments, arguments, node: node, expected: expected)
    }
    if name == "init", let declaration = base.as(SuperExprSyntax.self), let path = infer(ExprSyntax(declaration)).name {
      return construct(path, typeArguments: nil, arguments, node: node, expected: expected)
    }
    return inferCall(of: name, on: receiver, arguments, node: node, expected: expected)
  }

  /// `Module.name(…)`: the functions called so, if what is before the dot can only be a module.
  private func globalFunctions(_ name: String, inModule base: ExprSyntax) -> [Candidate]? {
    guard let module = base.as(DeclReferenceExprSyntax.self)?.baseName.text, module.first?.isUppercase == true,
      binding(named: module) == nil, genericConstraint(module) == nil, index.path(of: module, in: context) == nil
    else { return nil }
    let functions = (index.globals[name] ?? []).map { index.declarations[$0] }.filter { $0.kind == .function }
    return functions.isEmpty ? nil : functions.map { Candidate(declaration: $0, receiver: .unknown) }
  }

  /// `.name(…)`: a member of the type that the context wants.
  private func inferImplicitCall(
    _ name: String, _ arguments: CallArguments, node: Syntax, expected: SwiftType
  ) -> SwiftType {
    let wanted = expected.unwrapped
    if name == "some", expected.isOptional, arguments.arguments.count == 1 {
      infer(arguments.arguments[0].expression, as: wanted, context: LiteralContext(reason: "\(expected)"))
      return expected
    }
    guard let path = wanted.name, index.types[path] != nil else {
      if name == "init" {
        if wanted.isUnknown, arguments.arguments.first?.label == "localized" {
          // `.init(localized:)` is a string's wherever nothing says otherwise.
          return construct("String", typeArguments: nil, arguments, node: node, expected: .unknown)
        }
        if wanted.isUnknown, namesTable(arguments) {
          return construct("LocalizedStringResource", typeArguments: nil, arguments, node: node, expected: .unknown)
        }
        noteUnresolved(arguments, of: node)
        _ = callValue(wanted, with: arguments)
        return wanted
      }
      return callByNameAlone(name, arguments, node: node, expected: expected, isStatic: true, receiver: .unknown)
    }
    if name == "init" {
      var candidates = index.initializers(of: path).map { Candidate(declaration: $0, receiver: wanted) }
      let isFitting = candidates.contains { arguments.matched(to: $0.declaration.parameters) != nil }
      if !isFitting, path == "Array", let element = wanted.arguments.first {
        // A result builder makes the array of what its body lists.
        return inferImplicitCall(name, arguments, node: node, expected: element)
      }
      if path == "LocalizedStringKey" {
        // Whatever takes a key also has an overload for a resource, which has the labels for tables and defaults.
        candidates += index.initializers(of: "LocalizedStringResource")
          .map { Candidate(declaration: $0, receiver: .named("LocalizedStringResource")) }
      }
      return apply(candidates, to: arguments, expected: expected, node: node, fallback: wanted)
    }
    let candidates = index.members(name, of: path).map { index.declarations[$0] }.filter(\.isStatic)
      .map { Candidate(declaration: $0, receiver: wanted) }
    if candidates.contains(where: { arguments.matched(to: $0.declaration.parameters) != nil }) {
      return apply(candidates, to: arguments, expected: expected, node: node, fallback: wanted)
    }
    return callByNameAlone(name, arguments, node: node, expected: expected, isStatic: true, receiver: wanted)
  }

  /// Whether labels are those that only a resource's initializer has.
  private func namesTable(_ arguments: CallArguments) -> Bool {
    let labels = Set(arguments.arguments.dropFirst().map { $0.label ?? "_" })
    guard arguments.arguments.first?.label == nil, !labels.isEmpty else { return false }
    return labels.isSubset(of: ["defaultValue", "table", "locale", "bundle", "comment"])
  }

  private func inferCall(
    of name: String, on receiver: SwiftType, _ arguments: CallArguments, node: Syntax, expected: SwiftType
  ) -> SwiftType {
    var type = receiver
    var isStatic = false
    if case .metatype(let inner) = receiver {
      type = inner
      isStatic = true
    }
    let isOptional = !isStatic && type.isOptional && index.members(name, of: "Optional").isEmpty
    if isOptional { type = type.unwrapped }
    if let name = type.name, let constraint = genericConstraint(name), !constraint.isUnknown {
      type = resolved(constraint)
    }
    guard let path = type.name else {
      if case .tuple = type, let function = Optional(memberType(of: type, name: name)), !function.isUnknown {
        return callValue(function, with: arguments)
      }
      return callByNameAlone(
        name, arguments, node: node, expected: expected, isStatic: isStatic, receiver: type)
    }
    var candidates: [Candidate] = []
    for number in index.members(name, of: path) {
      let declaration = index.declarations[number]
      if declaration.kind == .property {
        let function = self.type(of: number, map: receiverMap(of: type))
        if case .function = function.unwrapped { return callValue(function, with: arguments) }
        continue
      }
      // `Type.method` without an instance is rare enough to take any member.
      candidates.append(Candidate(declaration: declaration, receiver: type))
    }
    let fitting = candidates.filter { $0.declaration.isStatic == isStatic }
    let matching = (fitting.isEmpty ? candidates : fitting).filter {
      arguments.matched(to: $0.declaration.parameters) != nil
    }
    let result: SwiftType
    if matching.isEmpty {
      result = callByNameAlone(
        name, arguments, node: node, expected: expected, isStatic: isStatic, receiver: type)
    } else {
      // What a modifier of a view gives is a view again.
      let fallback: SwiftType = !isStatic && index.conforms(path, to: "View") ? .named("View") : .unknown
      result = apply(matching, to: arguments, expected: expected, node: node, fallback: fallback)
    }
    return isOptional && !result.isUnknown ? result.madeOptional : result
  }

  /// A call whose receiver's type is not known, or has no such member that is known.
  private func callByNameAlone(
    _ name: String, _ arguments: CallArguments, node: Syntax, expected: SwiftType, isStatic: Bool, receiver: SwiftType
  ) -> SwiftType {
    let isView = receiver.name.map { index.conforms($0, to: "View") } ?? false
    let isKnown = receiver.name.map { index.types[$0]?.kind != .unknown && index.types[$0] != nil } ?? false
    var candidates = (index.membersByName[name] ?? []).prefix(400).map { index.declarations[$0] }
      .filter { declaration in
        guard declaration.kind == .function || declaration.kind == .enumCase, declaration.isStatic == isStatic else {
          return false
        }
        guard isKnown else { return true }
        // The known type lacks it: only something that a protocol gives can be meant.
        return declaration.parent.flatMap { index.types[$0] }.map { $0.kind == .protocolType || $0.kind == .unknown }
          ?? false
      }
      .map { Candidate(declaration: $0, receiver: receiver.isUnknown ? .named($0.parent ?? "") : receiver) }
    if receiver.isUnknown, candidates.contains(where: { $0.declaration.parent == "View" }) {
      // Among the SDK's modifiers of one name, a view's is by far the likeliest.
      candidates.removeAll { $0.declaration.origin == .sdk && $0.declaration.parent != "View" }
    }
    let fallback: SwiftType = isView ? .named("View") : .unknown
    return apply(candidates, to: arguments, expected: expected, node: node, fallback: fallback, isByNameAlone: true)
  }

  func inferSubscript(_ call: SubscriptCallExprSyntax) -> SwiftType {
    let receiver = infer(call.calledExpression)
    let arguments = expanded(
      CallArguments(call.arguments, trailing: call.trailingClosure, additional: call.additionalTrailingClosures))
    var type = receiver.unwrapped
    var isStatic = false
    if case .metatype(let inner) = type { (type, isStatic) = (inner, true) }
    if let only = arguments.arguments.first, arguments.arguments.count == 1, only.label == "keyPath" {
      return infer(only.expression, as: .named("KeyPath", [type])).result ?? .unknown
    }
    guard let path = type.name else {
      _ = callValue(.unknown, with: arguments)
      return .unknown
    }
    if path == "Binding", let inner = type.arguments.first {
      _ = callValue(.unknown, with: arguments)
      return inner.element.isUnknown ? .unknown : .named("Binding", [inner.element])
    }
    let candidates = index.members("subscript", of: path).map { index.declarations[$0] }
      .filter { !isStatic || $0.isStatic }
      .map { Candidate(declaration: $0, receiver: type) }
    let result = apply(candidates, to: arguments, expected: .unknown, node: Syntax(call), fallback: .unknown)
    return receiver.isOptional && !result.isUnknown ? result.madeOptional : result
  }
}
