import SourceObservations
import SwiftSyntax

extension SourceWalker {
  func walk(_ declaration: DeclSyntax) {
    guard depth < Self.maximumDepth else { return }
    depth += 1
    defer { depth -= 1 }
    switch declaration.as(DeclSyntaxEnum.self) {
    case .structDecl(let type): walkType(type, name: type.name.text, inherits: type.inheritanceClause)
    case .classDecl(let type): walkType(type, name: type.name.text, inherits: type.inheritanceClause)
    case .actorDecl(let type): walkType(type, name: type.name.text, inherits: type.inheritanceClause)
    case .enumDecl(let type): walkType(type, name: type.name.text, inherits: type.inheritanceClause)
    case .protocolDecl(let type): walkType(type, name: type.name.text, inherits: type.inheritanceClause)
    case .extensionDecl(let type):
      guard observed != nil || !isPreview(type.inheritanceClause) else { return }
      let extended = SwiftType(type.extendedType)
      let path = extended.name.map { index.path(of: $0, in: nil) ?? $0 }
      observing(isPreview(type.inheritanceClause) ? .preview : []) {
        withContext(path.map { resolved(.named($0)).name ?? $0 }, generics: [:]) {
          walk(members: type.memberBlock.members)
        }
      }
    case .functionDecl(let function): walkFunction(function)
    case .initializerDecl(let initializer):
      walkAttributes(initializer.attributes)
      let generics = DeclarationReading.constraints(
        initializer.genericParameterClause, initializer.genericWhereClause, named: true)
      walkBody(
        initializer.body, parameters: initializer.signature.parameterClause, generics: generics, result: .unknown,
        name: "init")
    case .deinitializerDecl(let deinitializer):
      withMember("deinit") { walkCodeBlock(deinitializer.body) }
    case .subscriptDecl(let subscripting): walkSubscript(subscripting)
    case .variableDecl(let variable): walkVariable(variable)
    case .enumCaseDecl(let cases): walkCases(cases)
    case .macroExpansionDecl(let macro):
      _ = walkMacro(
        name: macro.macroName.text, arguments: macro.arguments, trailing: macro.trailingClosure,
        additional: macro.additionalTrailingClosures, node: Syntax(macro), expected: .unknown)
    case .ifConfigDecl(let conditional):
      for clause in conditions.possible(conditional.clauses) {
        observing(circumstances(of: clause)) {
          switch clause.elements {
          case .decls(let members)?: walk(members: members)
          case .statements(let statements)?: walk(statements: statements)
          case .switchCases(let cases)?: walkCasesOfUnknownSwitch(cases)
          default: break
          }
        }
      }
    default: break
    }
  }

  func walk(members: MemberBlockItemListSyntax) {
    for member in members { walk(member.decl) }
  }

  func withContext(_ path: String?, generics added: [String: SwiftType], _ body: () -> Void) {
    let saved = (context, enclosing, scopes)
    context = path
    enclosing = []
    var level = added
    if let path, let type = index.types[path] {
      for name in type.genericParameters where level[name] == nil {
        level[name] = type.genericConstraints[name] ?? .unknown
      }
    }
    generics.append(level)
    scopes.append([:])
    body()
    generics.removeLast()
    (context, enclosing, scopes) = saved
  }

  func withMember(_ name: String, _ body: () -> Void) {
    enclosing.append(name)
    body()
    enclosing.removeLast()
  }

  private func isPreview(_ clause: InheritanceClauseSyntax?) -> Bool {
    clause?.inheritedTypes.contains { $0.type.trimmedDescription.hasSuffix("PreviewProvider") } ?? false
  }

  private func walkType(_ type: some DeclGroupSyntax, name: String, inherits: InheritanceClauseSyntax?) {
    // What only previews show is never in a catalog.
    guard observed != nil || !isPreview(inherits) else { return }
    walkAttributes(type.attributes)
    let name = name.withoutBackticks
    let path = context.map { $0 + "." + name } ?? name
    observing(isPreview(inherits) ? .preview : []) {
      withContext(path, generics: [:]) { walk(members: type.memberBlock.members) }
    }
  }

  private func walkFunction(_ function: FunctionDeclSyntax) {
    walkAttributes(function.attributes)
    let declaration = DeclarationReading.function(function)
    if !scopes.isEmpty, !bodies.isEmpty {
      var known: [Declaration] = []
      if case .functions(let others)? = scopes[scopes.count - 1][declaration.name] { known = others }
      scopes[scopes.count - 1][declaration.name] = .functions(known + [declaration])
    }
    let result = function.signature.returnClause.map { resolved($0.type) } ?? .void
    walkBody(
      function.body, parameters: function.signature.parameterClause, generics: declaration.generics, result: result,
      name: declaration.name, attributes: function.attributes)
  }

  private func walkSubscript(_ subscripting: SubscriptDeclSyntax) {
    let generics = DeclarationReading.constraints(
      subscripting.genericParameterClause, subscripting.genericWhereClause, named: true)
    self.generics.append(generics)
    withScope {
      bindParameters(subscripting.parameterClause)
      withMember("subscript") {
        walkAccessors(subscripting.accessorBlock, type: resolved(subscripting.returnClause.type))
      }
    }
    self.generics.removeLast()
  }

  private func walkBody(
    _ body: CodeBlockSyntax?, parameters: FunctionParameterClauseSyntax, generics: [String: SwiftType],
    result: SwiftType, name: String, attributes: AttributeListSyntax? = nil
  ) {
    self.generics.append(generics)
    withScope {
      withMember(name) {
        bindParameters(parameters)
        // A requirement shows nothing itself.
        guard let body else { return }
        observing(function: name, parameters: parameters, attributes: attributes) {
          _ = walkBody(statements: body.statements, expected: result)
        }
      }
    }
    self.generics.removeLast()
  }

  private func bindParameters(_ clause: FunctionParameterClauseSyntax) {
    for parameter in clause.parameters {
      var type = resolved(parameter.type)
      if let value = parameter.defaultValue?.value {
        _ = infer(value, as: type, context: LiteralContext(reason: "default argument of type \(type)"))
      }
      walkAttributes(parameter.attributes)
      if parameter.ellipsis != nil { type = .array(type) }
      bind((parameter.secondName ?? parameter.firstName).text.withoutBackticks, type)
    }
  }

  func walkCodeBlock(_ block: CodeBlockSyntax?) {
    guard let block else { return }
    withScope { _ = walkBody(statements: block.statements, expected: .unknown) }
  }

  func walkVariable(_ variable: VariableDeclSyntax) {
    walkAttributes(variable.attributes)
    let isMember = bodies.isEmpty
    var laterType: TypeSyntax?
    var annotations: [TypeSyntax?] = []
    for binding in variable.bindings.reversed() {
      let annotation = binding.typeAnnotation?.type ?? (binding.initializer == nil ? laterType : nil)
      laterType = annotation
      annotations.append(annotation)
    }
    for (binding, annotation) in zip(variable.bindings, annotations.reversed()) {
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.withoutBackticks ?? "_"
      var type = resolved(annotation)
      let visit = {
        if let value = binding.initializer?.value {
          let wanted = annotation == nil ? self.wrappedKeyType(of: variable) : type
          let holder = TextNode(owner: isMember ? self.context ?? "" : self.observation.function, name: name)
          let found = self.observingClosure(value, givenTo: holder) {
            self.infer(value, as: wanted, context: LiteralContext(reason: "\(name): \(wanted)"))
          }
          if annotation == nil { type = found }
        }
        if let block = binding.accessorBlock { self.walkAccessors(block, type: type) }
      }
      if isMember {
        withMember(name) { observing(property: name, of: variable, visit) }
      } else {
        visit()
      }
      if observed != nil { observe(variable: variable, binding, name: name, type: type, isMember: isMember) }
      if !isMember || context == nil {
        bind(binding.pattern, to: type)
        if isWrapped(variable, by: "State") || isWrapped(variable, by: "Binding") {
          bind("$" + name, .named("Binding", [type]))
        }
      }
    }
  }

  /// The type of keys that a property wrapper of the project's own wraps, which then is that of the property too;
  /// `unknown` for other wrappers.
  private func wrappedKeyType(of variable: VariableDeclSyntax) -> SwiftType {
    for case .attribute(let attribute) in variable.attributes {
      guard let path = resolved(SwiftType(attribute.attributeName)).name, index.types[path] != nil else { continue }
      for number in index.members("wrappedValue", of: path) where index.declarations[number].kind == .property {
        let type = index.resolved(index.declarations[number].type, in: path)
        if isLiteralType(type.unwrapped) { return type }
      }
    }
    return .unknown
  }

  private func isWrapped(_ variable: VariableDeclSyntax, by wrapper: String) -> Bool {
    variable.attributes.contains {
      if case .attribute(let attribute) = $0 { return attribute.attributeName.trimmedDescription == wrapper }
      return false
    }
  }

  private func walkAccessors(_ block: AccessorBlockSyntax?, type: SwiftType) {
    guard let block else { return }
    switch block.accessors {
    case .getter(let statements):
      withScope { _ = walkBody(statements: statements, expected: type) }
    case .accessors(let accessors):
      for accessor in accessors {
        guard let body = accessor.body else { continue }
        withScope {
          let isGetter = accessor.accessorSpecifier.tokenKind == .keyword(.get)
          if !isGetter {
            bind(accessor.parameters?.name.text ?? "newValue", type)
            bind("oldValue", type)
          }
          _ = walkBody(statements: body.statements, expected: isGetter ? type : .unknown)
        }
      }
    @unknown default: break
    }
  }

  private func walkCases(_ cases: EnumCaseDeclSyntax) {
    let rawType = context.flatMap { index.types[$0]?.inherited.first }.map { resolved($0) } ?? .unknown
    let isLocalizable = isLiteralType(rawType)
    for element in cases.elements {
      if isObserving { observe(payloadOf: element) }
      let context = LiteralContext(reason: "raw value of type \(rawType)")
      for parameter in element.parameterClause?.parameters ?? [] {
        if let value = parameter.defaultValue?.value {
          _ = infer(value, as: resolved(parameter.type), context: LiteralContext(reason: "default argument"))
        }
      }
      if let value = element.rawValue?.value {
        _ = infer(value, as: rawType, context: context)
        if isObserving, let path = self.context {
          note(value, givenTo: TextNode(owner: path, name: TextNode.rawValueName))
        }
      } else if isObserving, rawType.isText, let path = self.context {
        noteSign(called: element.name, givenTo: TextNode(owner: path, name: TextNode.rawValueName))
      } else if isLocalizable, isEmitting {
        // Without a written value, the name is the raw value.
        emit(key: element.name.text.withoutBackticks, arguments: [], at: Syntax(element.name), context: context)
      }
    }
  }

  func walkAttributes(_ attributes: AttributeListSyntax) {
    for element in attributes {
      switch element {
      case .attribute(let attribute): walkAttribute(attribute)
      case .ifConfigDecl(let conditional):
        for clause in conditions.possible(conditional.clauses) {
          if case .attributes(let inner)? = clause.elements { walkAttributes(inner) }
        }
      @unknown default: break
      }
    }
  }

  private func walkAttribute(_ attribute: AttributeSyntax) {
    guard case .argumentList(let arguments)? = attribute.arguments, let name = SwiftType(attribute.attributeName).name
    else { return }
    var candidates: [Candidate] = []
    if let path = resolved(.named(name)).name {
      candidates = index.initializers(of: path).map { initializer in
        var initializer = initializer
        // What the property is set to is passed by the compiler, not in the attribute.
        for place in initializer.parameters.indices where initializer.parameters[place].label == "wrappedValue" {
          initializer.parameters[place].hasDefault = true
        }
        return Candidate(declaration: initializer, receiver: .named(path))
      }
    }
    candidates += (index.globals[name] ?? []).map { index.declarations[$0] }.filter { $0.kind == .macro }
      .map { Candidate(declaration: $0, receiver: .unknown) }
    _ = apply(
      candidates, to: CallArguments(arguments), expected: .unknown, node: Syntax(attribute), fallback: .unknown)
  }
}
