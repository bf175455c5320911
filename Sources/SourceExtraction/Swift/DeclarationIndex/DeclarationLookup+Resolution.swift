extension DeclarationLookup {
  /// The canonical path of a type's written name, seen from inside the type at `context`; nil if it is not known.
  func path(of name: String, in context: String?) -> String? {
    let written = WrittenType(name: name, context: context)
    if let known = paths[written] { return known }
    let found = readPath(of: name, in: context)
    paths[written] = .some(found)
    return found
  }

  private func readPath(of name: String, in context: String?) -> String? {
    if name == "Self" { return context }
    var scope = context
    while let outer = scope {
      let candidate = outer + "." + name
      if types.contains(candidate) { return candidate }
      // A superclass or protocol may declare the nested type.
      if let nested = inheritedNestedType(name, of: outer) { return nested }
      scope = DeclarationIndex.enclosingPath(of: outer)
    }
    if types.contains(name) { return name }
    guard let dot = name.firstIndex(of: ".") else {
      return nil
    }
    let first = String(name[..<dot])
    let rest = String(name[name.index(after: dot)...])
    if let outer = path(of: first, in: context) {
      if types[outer]?.kind == .alias, let aliased = types[outer]?.aliased?.name, aliased != first,
        let target = path(of: aliased, in: context), types[target + "." + rest] != nil
      {
        return target + "." + rest
      }
      return types[outer + "." + rest] == nil ? nil : outer + "." + rest
    }
    // `SwiftUI.Text`: what is before the dot is a module.
    return path(of: rest, in: nil)
  }

  private func inheritedNestedType(_ name: String, of path: String) -> String? {
    for inherited in types[path]?.inherited ?? [] {
      if let parent = inherited.name, parent != path, types.contains(parent + "." + name) {
        return parent + "." + name
      }
    }
    return nil
  }

  /// The type with canonical names and aliases replaced, as seen from inside the type at `context`.
  func resolved(_ type: SwiftType, in context: String?) -> SwiftType { resolved(type, in: context, depth: 0) }

  private func resolved(_ type: SwiftType, in context: String?, depth: Int) -> SwiftType {
    guard depth < 12 else { return type }
    return type.mapped { part in
      guard case .named(let name, let arguments) = part else { return part }
      guard let path = self.path(of: name, in: context) else { return part }
      guard let declaration = types[path], declaration.kind == .alias, let aliased = declaration.aliased else {
        return path == name ? part : .named(path, arguments)
      }
      let outer = DeclarationIndex.enclosingPath(of: path)
      // An alias of the same name (`typealias Text = SwiftUI.Text`) must not be followed into itself.
      if aliased.name == name { return part }
      let target = resolved(aliased, in: outer, depth: depth + 1)
      guard !declaration.genericParameters.isEmpty, !arguments.isEmpty else { return target }
      let map = Dictionary(zip(declaration.genericParameters, arguments)) { first, _ in first }
      return target.substituting(map)
    }
  }

  /// The type itself and all it inherits from, nearest first.
  func lineage(of path: String) -> [String] {
    if let known = lineages[path] { return known }
    let found = readLineage(of: path)
    lineages[path] = found
    return found
  }

  private func readLineage(of path: String) -> [String] {
    var found: [String] = []
    var seen: Set<String> = []
    var waiting = [path]
    var position = 0
    while position < waiting.count, found.count < 64 {
      let current = waiting[position]
      position += 1
      guard seen.insert(current).inserted else { continue }
      found.append(current)
      guard let type = types[current] else { continue }
      let outer = DeclarationIndex.enclosingPath(of: current)
      for inherited in type.inherited {
        if let name = inherited.name { waiting.append(self.path(of: name, in: outer) ?? name) }
      }
      if type.kind == .alias, let aliased = type.aliased?.name {
        waiting.append(self.path(of: aliased, in: outer) ?? aliased)
      }
    }
    return found
  }

  /// Numbers of the members called `name` of the type and of what it inherits from, nearest first.
  func members(_ name: String, of path: String) -> [Int] {
    if let own = types[path], own.inherited.isEmpty, own.kind != .alias { return ownMembers(name, of: path) }
    var found: [Int] = []
    for ancestor in lineage(of: path) { found += ownMembers(name, of: ancestor) }
    return found
  }

  func conforms(_ path: String, to name: String) -> Bool {
    lineage(of: path).contains { $0 == name || DeclarationIndex.lastComponent(of: $0) == name }
  }

  /// Initializers that a call of the type may mean, the memberwise one included.
  func initializers(of path: String) -> [Declaration] {
    guard let type = types[path] else { return [] }
    var found = ownMembers("init", of: path).map { declarations[$0] }
    if type.kind == .classType || type.kind == .actor {
      // Whether they are inherited depends on which are overridden; labels tell well enough.
      for ancestor in lineage(of: path).dropFirst() where types[ancestor]?.kind != .protocolType {
        found += ownMembers("init", of: ancestor).map { declarations[$0] }
      }
    } else if type.kind == .structure {
      for file in type.declaringFiles where !type.explicitInitializerFiles.contains(file) {
        found.append(memberwiseInitializer(of: type, declaredIn: file))
      }
    }
    return found
  }

  private func memberwiseInitializer(of type: TypeDeclaration, declaredIn file: Int) -> Declaration {
    var made = Declaration(
      kind: .initializer, name: "init", parent: type.path, isStatic: true, type: .named("Self"))
    made.file = file
    for number in type.stored where declarations[number].file == file {
      let property = declarations[number]
      if property.isLet, property.initialValue != nil { continue }
      var parameter = DeclarationParameter(label: property.name, name: property.name, type: property.type)
      parameter.hasDefault =
        property.initialValue != nil || (property.wrapperSource?.hasSuffix(")") ?? false)
        || (!property.isLet && property.type.isOptional)
        || property.wrapper.map { Self.suppliedByFramework.contains($0) } ?? false
      if property.wrapper == "Binding" { parameter.type = .named("Binding", [property.type]) }
      made.parameters.append(parameter)
      made.origin = property.origin
    }
    return made
  }

  /// Wrappers whose value nobody passes in.
  private static let suppliedByFramework: Set<String> = [
    "Environment", "EnvironmentObject", "FocusState", "GestureState", "Namespace", "FetchRequest", "Query",
    "AccessibilityFocusState", "AppStorage", "SceneStorage", "ScaledMetric", "UIApplicationDelegateAdaptor",
    "NSApplicationDelegateAdaptor",
  ]
}

extension SwiftType {
  /// The type with generic parameters replaced; `Data.Element` becomes the element of what `Data` stands for.
  func substituting(_ map: [String: SwiftType]) -> SwiftType {
    guard !map.isEmpty else { return self }
    return mapped { part in
      guard case .named(let name, _) = part else { return part }
      if let value = map[name] { return value }
      guard let dot = name.firstIndex(of: "."), let base = map[String(name[..<dot])] else { return part }
      switch name[name.index(after: dot)...] {
      case "Element": return base.element
      case "Key": return base.unwrapped.arguments.first ?? .unknown
      case "Value": return base.unwrapped.arguments.last ?? .unknown
      case "Index": return .int
      default: return .unknown
      }
    }
  }

  /// What iterating over a value of this type gives.
  var element: SwiftType {
    guard case .named(let name, let arguments) = unwrapped else { return .unknown }
    switch name {
    case "Dictionary":
      guard arguments.count == 2 else { return .unknown }
      return .tuple([TupleElement(label: "key", type: arguments[0]), TupleElement(label: "value", type: arguments[1])])
    case "String", "Substring": return .named("Character")
    case "Binding": return arguments.first.map { .named("Binding", [$0.element]) } ?? .unknown
    case "Data": return .named("UInt8")
    case "IndexSet": return .int
    default: return arguments.count == 1 ? arguments[0] : .unknown
    }
  }
}
