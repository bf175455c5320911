import SwiftSyntax

extension SourceWalker {
  // MARK: Names

  func typeOfReference(_ reference: DeclReferenceExprSyntax) -> SwiftType {
    typeOfName(reference.baseName.text.withoutBackticks)
  }

  func typeOfName(_ name: String) -> SwiftType {
    switch name {
    case "self": return selfType
    case "Self": return .metatype(selfType)
    default: break
    }
    if let found = binding(named: name) {
      switch found {
      case .value(let type): return type
      case .functions(let declarations):
        return declarations.count == 1 ? functionType(of: declarations[0], map: [:]) : .unknown
      }
    }
    if name.hasPrefix("$"), name.count > 1, Int(name.dropFirst()) == nil {
      return projectedType(of: String(name.dropFirst()))
    }
    if name.hasPrefix("_"), name.count > 1 {
      let plain = typeOfName(String(name.dropFirst()))
      if !plain.isUnknown { return .named("State", [plain]) }
    }
    if let found = memberOfEnclosingTypes(name) { return found }
    if let number = index.globals[name]?.first(where: { index.declarations[$0].kind == .property }) {
      return type(of: number, map: [:])
    }
    if genericConstraint(name) != nil { return .metatype(.named(name)) }
    if index.path(of: name, in: context) != nil { return .metatype(resolved(.named(name))) }
    if let number = index.globals[name]?.first { return functionType(of: index.declarations[number], map: [:]) }
    return .unknown
  }

  /// What `$name` is: a binding to the value, for the wrappers that have one.
  private func projectedType(of name: String) -> SwiftType {
    let type = typeOfName(name)
    return .named("Binding", [type])
  }

  private func memberOfEnclosingTypes(_ name: String) -> SwiftType? {
    var scope = context
    while let path = scope {
      let numbers = visible(index.members(name, of: path))
      if let number = numbers.first(where: { index.declarations[$0].kind == .property }) {
        return type(of: number, map: [:])
      }
      if let number = numbers.first {
        let declaration = index.declarations[number]
        if declaration.kind == .enumCase, declaration.parameters.isEmpty { return .named(path) }
        return functionType(of: declaration, map: [:])
      }
      scope = DeclarationIndex.enclosingPath(of: path)
    }
    return nil
  }

  // MARK: Members

  func inferMember(_ member: MemberAccessExprSyntax, as expected: SwiftType) -> SwiftType {
    noteResourceMember(member, expected: expected)
    let name = member.declName.baseName.text.withoutBackticks
    guard let base = member.base else {
      if let postfixBase, postfixBase.first == member.id { return memberType(of: postfixBase.type, name: name) }
      let wanted = expected.unwrapped
      let found = memberType(of: .metatype(wanted), name: name)
      return found.isUnknown ? wanted : found
    }
    noteKey(of: base, withMember: name)
    if let path = typePath(of: ExprSyntax(member)) { return .metatype(index.resolved(.named(path), in: nil)) }
    if name.hasPrefix("_"), base.as(DeclReferenceExprSyntax.self)?.baseName.text == "self" {
      // The wrapper of a wrapped property.
      let wrapper = memberType(of: selfType, name: name)
      return wrapper.isUnknown ? typeOfName(name) : wrapper
    }
    return memberType(of: infer(base), name: name)
  }

  /// `Outer.Inner` as an expression; nil if it does not name a type.
  func typePath(of expression: ExprSyntax) -> String? {
    var names: [String] = []
    var current = expression
    while let member = current.as(MemberAccessExprSyntax.self), let base = member.base {
      names.append(member.declName.baseName.text.withoutBackticks)
      current = base
      if names.count > 12 { return nil }
    }
    guard let reference = current.as(DeclReferenceExprSyntax.self) else { return nil }
    let first = reference.baseName.text.withoutBackticks
    guard first.first?.isUppercase == true, binding(named: first) == nil else { return nil }
    let written = ([first] + names.reversed()).joined(separator: ".")
    return index.path(of: written, in: context)
  }

  func memberType(of base: SwiftType, name: String) -> SwiftType {
    switch base {
    case .unknown: return typeByNameAlone(name)
    case .tuple(let elements):
      if let position = Int(name), elements.indices.contains(position) { return elements[position].type }
      return elements.first { $0.label == name }?.type ?? .unknown
    case .function: return .unknown
    case .metatype(let type):
      switch name {
      case "self": return base
      case "allCases": return .array(type)
      default: break
      }
      guard let path = type.name else { return .unknown }
      return memberType(of: type, path: path, name: name, isStatic: true) ?? .unknown
    case .named("Optional", let arguments):
      let inner = memberType(of: arguments.first ?? .unknown, name: name)
      return inner.isUnknown ? .unknown : inner.madeOptional
    case .named("Binding", let arguments):
      if name == "wrappedValue" { return arguments.first ?? .unknown }
      if name == "projectedValue" { return base }
      let inner = memberType(of: arguments.first ?? .unknown, name: name)
      return inner.isUnknown ? .unknown : .named("Binding", [inner])
    case .named(let path, _):
      if name == "self" { return base }
      if let constraint = genericConstraint(path), !constraint.isUnknown {
        return memberType(of: resolved(constraint), name: name)
      }
      return memberType(of: base, path: path, name: name, isStatic: false)
        ?? (index.types[path] == nil ? typeByNameAlone(name) : .unknown)
    }
  }

  private func memberType(of receiver: SwiftType, path: String, name: String, isStatic: Bool) -> SwiftType? {
    let numbers = visible(index.members(name, of: path))
    let map = receiverMap(of: receiver)
    let fitting = numbers.filter { index.declarations[$0].isStatic == isStatic }
    if let number = fitting.first(where: { index.declarations[$0].kind == .property }) {
      return type(of: number, map: map)
    }
    guard let number = fitting.first else { return nil }
    let declaration = index.declarations[number]
    if declaration.kind == .enumCase, declaration.parameters.isEmpty { return receiver }
    return functionType(of: declaration, map: map)
  }

  private func visible(_ numbers: [Int]) -> [Int] {
    guard numbers.count > 1 else { return numbers }
    let visible = numbers.filter { isVisible(index.declarations[$0]) }
    return visible.isEmpty ? numbers : visible
  }

  /// The type of a property whose receiver is not known, if all properties of that name agree.
  private func typeByNameAlone(_ name: String) -> SwiftType {
    guard let numbers = index.membersByName[name], numbers.count <= 64 else { return .unknown }
    var found = SwiftType.unknown
    for number in numbers where index.declarations[number].kind == .property && !index.declarations[number].isStatic {
      let type = type(of: number, map: [:])
      guard !type.isUnknown else { return .unknown }
      if found.isUnknown { found = type } else if found != type { return .unknown }
    }
    if let name = found.unwrapped.name, index.types[name] == nil { return .unknown }
    return found
  }

  /// Generic parameters of a receiver's type → what stands for them.
  func receiverMap(of type: SwiftType) -> [String: SwiftType] {
    guard case .named(let path, let arguments) = type else { return [:] }
    var map: [String: SwiftType] = ["Self": type]
    for (name, argument) in zip(index.types[path]?.genericParameters ?? [], arguments) { map[name] = argument }
    let element = type.element
    if map["Element"] == nil, !element.isUnknown { map["Element"] = element }
    return map
  }

  // MARK: Declarations

  /// How many initial values lead to one another.
  private static let deepestInference = 24

  /// The type of a property, found from its initial value where it is not written.
  func type(of number: Int, map: [String: SwiftType]) -> SwiftType {
    let declaration = index.declarations[number]
    if !declaration.type.isUnknown {
      return index.resolved(declaration.type.substituting(map), in: declaration.parent)
    }
    if let known = inferred[number] ?? provisional[number] { return known.substituting(map) }
    guard inferring.count < Self.deepestInference, inferring.insert(number).inserted else {
      isInferenceCut = true
      return .unknown
    }
    let type = inferredType(of: declaration)
    inferring.remove(number)
    if inferring.isEmpty {
      isInferenceCut = false
      provisional = [:]
    }
    if isInferenceCut { provisional[number] = type } else { inferred[number] = type }
    return type.substituting(map)
  }

  private func inferredType(of declaration: Declaration) -> SwiftType {
    if let text = declaration.initialValue, !text.isEmpty {
      return detached(in: declaration.parent) {
        infer(SwiftSourceFile.expression(of: text))
      }
    }
    guard let wrapper = declaration.wrapper, let source = declaration.wrapperSource, source.hasSuffix(")") else {
      return .unknown
    }
    return detached(in: declaration.parent) {
      let argument = source.dropFirst(wrapper.count + 1).dropLast()
      if argument.hasSuffix(".self") { return resolved(.named(String(argument.dropLast(5)))) }
      if argument.hasPrefix("\\."), wrapper == "Environment" {
        return memberType(of: .named("EnvironmentValues"), name: String(argument.dropFirst(2)))
      }
      return memberType(of: infer(SwiftSourceFile.expression(of: source)), name: "wrappedValue")
    }
  }

  func functionType(of declaration: Declaration, map: [String: SwiftType]) -> SwiftType {
    let parameters = declaration.parameters.map {
      index.resolved($0.type.substituting(map), in: declaration.parent)
    }
    return .function(parameters, index.resolved(declaration.type.substituting(map), in: declaration.parent))
  }

  /// Whether literals of the type are keys.
  func isLiteralType(_ type: SwiftType) -> Bool {
    guard let name = type.unwrapped.name else { return false }
    return APIKnowledge.literalTypes.contains(name)
  }
}
