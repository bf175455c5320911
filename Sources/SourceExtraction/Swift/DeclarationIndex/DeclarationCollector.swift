import SwiftSyntax

/// The first pass over a file: declarations only, function bodies are not entered.
struct DeclarationCollector {
  private(set) var result = FileDeclarations()
  let origin: Declaration.Origin
  private let file: Int
  let conditions: ConditionEvaluator
  /// Bounds the recursion over nested types; deeper ones are not indexed.
  private static let maximumDepth = 64

  init(origin: Declaration.Origin, file: Int, conditions: ConditionEvaluator = ConditionEvaluator()) {
    self.origin = origin
    self.file = file
    result.file = file
    result.origin = origin
    self.conditions = conditions
  }

  static func declarations(
    in tree: SourceFileSyntax, origin: Declaration.Origin, file: Int,
    conditions: ConditionEvaluator = ConditionEvaluator()
  ) -> FileDeclarations {
    var collector = DeclarationCollector(origin: origin, file: file, conditions: conditions)
    collector.collect(statements: tree.statements, depth: 0)
    return collector.result
  }

  private mutating func collect(statements: CodeBlockItemListSyntax, depth: Int) {
    for statement in statements {
      if case .decl(let declaration) = statement.item { collect(declaration, piece: nil, depth: depth) }
    }
  }

  private mutating func collect(members: MemberBlockItemListSyntax, piece: Int, depth: Int) {
    for member in members { collect(member.decl, piece: piece, depth: depth) }
  }

  /// - Parameter piece: the number of the type's piece that the declaration stands in; nil at file level.
  mutating func collect(_ declaration: DeclSyntax, piece: Int?, depth: Int) {
    guard depth < Self.maximumDepth else { return }
    switch declaration.as(DeclSyntaxEnum.self) {
    case .structDecl(let type):
      collectType(
        type, kind: .structure, name: type.name, inheritance: type.inheritanceClause,
        generics: type.genericParameterClause, where: type.genericWhereClause, members: type.memberBlock, piece: piece,
        depth: depth)
    case .classDecl(let type):
      collectType(
        type, kind: .classType, name: type.name, inheritance: type.inheritanceClause,
        generics: type.genericParameterClause, where: type.genericWhereClause, members: type.memberBlock, piece: piece,
        depth: depth)
    case .actorDecl(let type):
      collectType(
        type, kind: .actor, name: type.name, inheritance: type.inheritanceClause,
        generics: type.genericParameterClause, where: type.genericWhereClause, members: type.memberBlock, piece: piece,
        depth: depth)
    case .enumDecl(let type):
      collectType(
        type, kind: .enumeration, name: type.name, inheritance: type.inheritanceClause,
        generics: type.genericParameterClause, where: type.genericWhereClause, members: type.memberBlock, piece: piece,
        depth: depth)
    case .protocolDecl(let type):
      collectType(
        type, kind: .protocolType, name: type.name, inheritance: type.inheritanceClause, generics: nil,
        where: type.genericWhereClause, members: type.memberBlock, piece: piece, depth: depth)
    case .extensionDecl(let type):
      let extended = SwiftType(type.extendedType)
      guard let path = extended.name else { return }
      let inherited = (type.inheritanceClause?.inheritedTypes).map { $0.map { SwiftType($0.type) } } ?? []
      result.pieces.append(
        FileDeclarations.TypePiece(path: path, kind: .unknown, isExtension: true, inherited: inherited))
      collect(members: type.memberBlock.members, piece: result.pieces.count - 1, depth: depth + 1)
    case .typeAliasDecl(let alias):
      var made = FileDeclarations.TypePiece(
        path: path(of: alias.name.text, in: piece), kind: .alias, isExtension: false)
      made.aliased = SwiftType(alias.initializer.value)
      made.genericParameters = alias.genericParameterClause?.parameters.map { $0.name.text } ?? []
      result.pieces.append(made)
    case .functionDecl(let function):
      collectLocalTypes(of: function.body?.statements, piece: piece, depth: depth)
      add(
        DeclarationReading.function(function), attributes: function.attributes, modifiers: function.modifiers,
        piece: piece)
    case .initializerDecl(let initializer):
      collectLocalTypes(of: initializer.body?.statements, piece: piece, depth: depth)
      noteInitializer(in: piece)
      add(
        DeclarationReading.initializer(initializer), attributes: initializer.attributes,
        modifiers: initializer.modifiers, piece: piece)
    case .subscriptDecl(let subscripting):
      add(
        DeclarationReading.subscripting(subscripting), attributes: subscripting.attributes,
        modifiers: subscripting.modifiers, piece: piece)
    case .macroDecl(let macro):
      add(DeclarationReading.macro(macro), attributes: macro.attributes, modifiers: macro.modifiers, piece: piece)
    case .variableDecl(let variable):
      for binding in variable.bindings {
        if case .getter(let body)? = binding.accessorBlock?.accessors {
          collectLocalTypes(of: body, piece: piece, depth: depth)
        }
      }
      for property in DeclarationReading.properties(variable) {
        add(property, attributes: variable.attributes, modifiers: variable.modifiers, piece: piece)
      }
    case .enumCaseDecl(let cases):
      for declaration in DeclarationReading.cases(cases) {
        add(declaration, attributes: cases.attributes, modifiers: cases.modifiers, piece: piece)
      }
    case .ifConfigDecl(let conditional):
      for clause in conditions.possible(conditional.clauses) {
        switch clause.elements {
        case .decls(let members)?: if let piece { collect(members: members, piece: piece, depth: depth + 1) }
        case .statements(let statements)?: collect(statements: statements, depth: depth + 1)
        default: break
        }
      }
    default: break
    }
  }

  /// Types that a function's body declares belong, for want of a better place, to the type around the function.
  private mutating func collectLocalTypes(of body: CodeBlockItemListSyntax?, piece: Int?, depth: Int) {
    for statement in body ?? [] {
      guard case .decl(let declaration) = statement.item else { continue }
      switch declaration.as(DeclSyntaxEnum.self) {
      case .structDecl, .classDecl, .enumDecl, .actorDecl, .typeAliasDecl:
        collect(declaration, piece: piece, depth: depth + 1)
      default: break
      }
    }
  }

  func path(of name: String, in piece: Int?) -> String {
    let name = name.withoutBackticks
    guard let piece else { return name }
    return result.pieces[piece].path + "." + name
  }

  private mutating func collectType(
    _ declaration: some DeclGroupSyntax, kind: TypeDeclaration.Kind, name: TokenSyntax,
    inheritance: InheritanceClauseSyntax?, generics: GenericParameterClauseSyntax?,
    where requirements: GenericWhereClauseSyntax?, members: MemberBlockSyntax, piece: Int?, depth: Int
  ) {
    var made = FileDeclarations.TypePiece(path: path(of: name.text, in: piece), kind: kind, isExtension: false)
    made.inherited = inheritance.map { $0.inheritedTypes.map { SwiftType($0.type) } } ?? []
    made.isPrivate = declaration.modifiers.contains {
      [.keyword(.private), .keyword(.fileprivate)].contains($0.name.tokenKind)
    }
    made.genericParameters = generics?.parameters.map { $0.name.text } ?? []
    made.genericConstraints = DeclarationReading.constraints(generics, requirements)
    result.pieces.append(made)
    let number = result.pieces.count - 1
    collect(members: members.members, piece: number, depth: depth + 1)
  }

  private mutating func add(
    _ declaration: Declaration, attributes: AttributeListSyntax, modifiers: DeclModifierListSyntax, piece: Int?
  ) {
    var declaration = declaration
    for modifier in modifiers {
      switch modifier.name.tokenKind {
      case .keyword(.static), .keyword(.class): declaration.isStatic = true
      case .keyword(.private) where modifier.detail == nil: declaration.isPrivate = true
      default: break
      }
    }
    for case .attribute(let attribute) in attributes {
      switch attribute.attributeName.trimmedDescription {
      case "_disfavoredOverload": declaration.isDisfavored = true
      case "hasStringOverload" where origin.isKnowledge: declaration.hasStringOverload = true
      case "localizationMacro" where origin.isKnowledge: declaration.isLocalizationMacro = true
      default: break
      }
    }
    add(declaration, piece: piece)
  }

  // MARK: Results

  mutating func add(_ declaration: Declaration, piece: Int?) {
    var declaration = declaration
    declaration.origin = origin
    declaration.file = file
    declaration.parent = piece.map { result.pieces[$0].path }
    let number = result.declarations.count
    result.declarations.append(declaration)
    if let piece { result.pieces[piece].members.append(number) } else { result.globals.append(number) }
  }

  /// The number of the new piece.
  mutating func declare(_ piece: FileDeclarations.TypePiece) -> Int {
    result.pieces.append(piece)
    return result.pieces.count - 1
  }

  mutating func noteInitializer(in piece: Int?) {
    if let piece { result.pieces[piece].hasExplicitInitializer = true }
  }
}
