import SwiftSyntax

/// The functions and constants that a manifest declares for itself, found before its statements are read, since
/// helpers usually stand below the package.
struct ManifestDeclarations {
  /// By name; overloads in the order of the file.
  private(set) var functions: [String: [FunctionDeclSyntax]] = [:]
  /// Functions of types and extensions: called with a dot.
  private(set) var memberFunctions: [String: [FunctionDeclSyntax]] = [:]
  /// Static constants of types and extensions, under their bare name and under `Type.name`.
  private(set) var constants: [String: ExprSyntax] = [:]
  /// Computed properties of types and extensions, by bare name.
  private(set) var computedProperties: [String: CodeBlockItemListSyntax] = [:]

  init(_ file: SourceFileSyntax) { collect(file.statements) }

  private mutating func collect(_ statements: CodeBlockItemListSyntax) {
    for statement in statements {
      if let declaration = statement.item.as(DeclSyntax.self) { collect(declaration) }
    }
  }

  private mutating func collect(_ declaration: DeclSyntax) {
    if let function = declaration.as(FunctionDeclSyntax.self) {
      functions[function.name.text, default: []].append(function)
    } else if let type = declaration.as(ExtensionDeclSyntax.self) {
      collect(type.memberBlock.members, typeName: type.extendedType.trimmedDescription)
    } else if let type = declaration.as(EnumDeclSyntax.self) {
      collect(type.memberBlock.members, typeName: type.name.text)
    } else if let type = declaration.as(StructDeclSyntax.self) {
      collect(type.memberBlock.members, typeName: type.name.text)
    } else if let conditional = declaration.as(IfConfigDeclSyntax.self) {
      for clause in conditional.clauses {
        if let statements = clause.elements?.as(CodeBlockItemListSyntax.self) { collect(statements) }
      }
    }
  }

  private mutating func collect(_ members: MemberBlockItemListSyntax, typeName: String) {
    for member in members {
      if let function = member.decl.as(FunctionDeclSyntax.self) {
        memberFunctions[function.name.text, default: []].append(function)
      } else if let variable = member.decl.as(VariableDeclSyntax.self) {
        for binding in variable.bindings { collect(binding, typeName: typeName) }
      } else if let nested = member.decl.as(EnumDeclSyntax.self) {
        collect(nested.memberBlock.members, typeName: nested.name.text)
      } else if let cases = member.decl.as(EnumCaseDeclSyntax.self) {
        // The raw value of a case is what `Name.app.rawValue` means.
        for element in cases.elements {
          if let raw = element.rawValue?.value { constants[typeName + "." + element.name.text] = raw }
        }
      }
    }
  }

  private mutating func collect(_ binding: PatternBindingSyntax, typeName: String) {
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return }
    if let value = binding.initializer?.value {
      constants[name] = value
      constants[typeName + "." + name] = value
    } else if case .getter(let body) = binding.accessorBlock?.accessors {
      computedProperties[name] = body
    }
  }
}
