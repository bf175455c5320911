import SwiftSyntax

/// Turns single declarations of a syntax tree into values of the index.
enum DeclarationReading {
  static func function(_ function: FunctionDeclSyntax) -> Declaration {
    var made = Declaration(
      kind: .function, name: function.name.text.withoutBackticks,
      parameters: parameters(function.signature.parameterClause),
      type: function.signature.returnClause.map { SwiftType($0.type) } ?? .void,
      generics: constraints(function.genericParameterClause, function.genericWhereClause, named: true))
    made.initialValue = MacroTemplate.source(of: function)
    return made
  }

  static func initializer(_ initializer: InitializerDeclSyntax) -> Declaration {
    let own = SwiftType.named("Self")
    return Declaration(
      kind: .initializer, name: "init", isStatic: true, parameters: parameters(initializer.signature.parameterClause),
      type: initializer.optionalMark == nil ? own : .optional(own),
      generics: constraints(initializer.genericParameterClause, initializer.genericWhereClause, named: true))
  }

  static func subscripting(_ subscripting: SubscriptDeclSyntax) -> Declaration {
    // A subscript's parameter needs two names to have a label.
    var read = parameters(subscripting.parameterClause)
    for (index, parameter) in subscripting.parameterClause.parameters.enumerated() where parameter.secondName == nil {
      read[index].label = nil
    }
    return Declaration(
      kind: .subscripting, name: "subscript", parameters: read, type: SwiftType(subscripting.returnClause.type),
      generics: constraints(subscripting.genericParameterClause, subscripting.genericWhereClause, named: true))
  }

  static func macro(_ macro: MacroDeclSyntax) -> Declaration {
    var made = Declaration(
      kind: .macro, name: macro.name.text.withoutBackticks, parameters: parameters(macro.signature.parameterClause),
      type: macro.signature.returnClause.map { SwiftType($0.type) } ?? .void,
      generics: constraints(macro.genericParameterClause, macro.genericWhereClause, named: true))
    made.initialValue = macro.definition?.value.trimmedDescription
    return made
  }

  static func properties(_ variable: VariableDeclSyntax) -> [Declaration] {
    var made: [Declaration] = []
    var laterType: TypeSyntax?
    let isLet = variable.bindingSpecifier.tokenKind == .keyword(.let)
    let isLazy = variable.modifiers.contains { $0.name.tokenKind == .keyword(.lazy) }
    var wrapper: (name: String, source: String)?
    for case .attribute(let attribute) in variable.attributes {
      let name = attribute.attributeName.trimmedDescription
      guard let first = name.first, first.isUppercase, name != "MainActor", name != "ViewBuilder" else { continue }
      var source = name
      if case .argumentList(let list)? = attribute.arguments { source += "(" + list.trimmedDescription + ")" }
      wrapper = (name, source)
    }
    // `let a, b: Int`: the annotation of `b` is also that of `a`.
    for binding in variable.bindings.reversed() {
      let annotation = binding.typeAnnotation?.type ?? (binding.initializer == nil ? laterType : nil)
      laterType = annotation
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
      var declaration = Declaration(
        kind: .property, name: pattern.identifier.text.withoutBackticks, type: SwiftType(annotation))
      declaration.isLet = isLet
      declaration.isStored = isStored(binding.accessorBlock) && !isLazy
      declaration.initialValue = initialValue(of: binding, isTyped: annotation != nil)
      if annotation != nil, Declaration.hasValue(of: declaration.type) {
        declaration.value = value(of: binding, isLet: isLet)
      }
      declaration.wrapper = wrapper?.name
      declaration.wrapperSource = wrapper?.source
      made.append(declaration)
    }
    return made.reversed()
  }

  static func cases(_ cases: EnumCaseDeclSyntax) -> [Declaration] {
    cases.elements.map { element in
      var made = Declaration(
        kind: .enumCase, name: element.name.text.withoutBackticks, isStatic: true, type: .named("Self"))
      made.parameters =
        element.parameterClause.map { clause in
          clause.parameters.enumerated().map { index, parameter in
            let label = parameter.firstName.map(\.text).flatMap { $0 == "_" ? nil : $0 }
            return DeclarationParameter(
              label: label, name: label ?? "\(index)", type: SwiftType(parameter.type),
              hasDefault: parameter.defaultValue != nil)
          }
        } ?? []
      made.rawValue = element.rawValue?.value.trimmedDescription
      return made
    }
  }

  static func parameters(_ clause: FunctionParameterClauseSyntax) -> [DeclarationParameter] {
    clause.parameters.map { parameter in
      let label = parameter.firstName.text.withoutBackticks
      return DeclarationParameter(
        label: label == "_" ? nil : label, name: (parameter.secondName ?? parameter.firstName).text.withoutBackticks,
        type: SwiftType(parameter.type), hasDefault: parameter.defaultValue != nil,
        isVariadic: parameter.ellipsis != nil)
    }
  }

  /// Generic parameters and their first constraint.
  ///
  /// - Parameter named: whether parameters without a constraint are listed too, as `unknown`.
  static func constraints(
    _ clause: GenericParameterClauseSyntax?, _ requirements: GenericWhereClauseSyntax?, named: Bool = false
  ) -> [String: SwiftType] {
    var found: [String: SwiftType] = [:]
    for parameter in clause?.parameters ?? [] {
      let constraint = SwiftType(parameter.inheritedType)
      if named || !constraint.isUnknown { found[parameter.name.text] = constraint }
    }
    for requirement in requirements?.requirements ?? [] {
      switch requirement.requirement {
      case .conformanceRequirement(let conformance):
        let name = conformance.leftType.trimmedDescription
        if found[name] == nil || found[name] == .unknown { found[name] = SwiftType(conformance.rightType) }
      case .sameTypeRequirement(let same):
        found[same.leftType.trimmedDescription] = SwiftType(same.rightType.as(TypeSyntax.self))
      default: break
      }
    }
    return found
  }

  private static func isStored(_ block: AccessorBlockSyntax?) -> Bool {
    guard let block else { return true }
    guard case .accessors(let accessors) = block.accessors else { return false }
    return accessors.allSatisfy {
      [.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind)
    }
  }

  /// The source of a constant, or of a getter.
  private static func value(of binding: PatternBindingSyntax, isLet: Bool) -> String? {
    var source: Syntax?
    switch binding.accessorBlock?.accessors {
    case .getter(let statements)?: source = Syntax(statements)
    case .accessors(let accessors)?:
      guard let only = accessors.first, only.accessorSpecifier.tokenKind == .keyword(.get),
        only.effectSpecifiers == nil
      else { return nil }
      source = only.body.map { Syntax($0.statements) }
    default: source = isLet ? binding.initializer.map { Syntax($0.value) } : nil
    }
    guard let text = source?.trimmedDescription, !text.isEmpty, text.utf8.count <= Declaration.longestValue else {
      return nil
    }
    return text
  }

  /// The source of an initial value, as far as a type could be found from it, or a number; "" where only its presence
  /// matters.
  private static func initialValue(of binding: PatternBindingSyntax, isTyped: Bool) -> String? {
    guard let value = binding.initializer?.value else { return nil }
    if isTyped {
      return value.is(IntegerLiteralExprSyntax.self) || value.is(FloatLiteralExprSyntax.self)
        ? value.trimmedDescription : ""
    }
    // A closure that is called at once says its type inside, which is not looked for.
    let text = value.trimmedDescription
    return text.utf8.count <= 4096 ? text : ""
  }
}
