import SwiftSyntax

extension OutlineReader {
  mutating func readType(
    at start: Int, to end: Int, _ declared: TypeDeclaration.Kind, _ prefix: Prefix, in scope: Scope
  ) -> Int? {
    guard kind(start + 1) == .identifier, !source.tokens[start + 1].isAtStartOfLine,
      var (generics, number) = readGenericParameters(at: start + 2, named: false)
    else { return nil }
    // A protocol's are its primary associated types.
    if declared == .protocolType { generics = Generics() }
    guard let inheritance = readInheritance(at: number) else { return nil }
    number = inheritance.next
    guard let block = readRequirements(at: number, &generics.constraints), kind(block) == .leftBrace else { return nil }
    var made = FileDeclarations.TypePiece(
      path: collector.path(of: text(start + 1), in: scope.piece), kind: declared, isExtension: false)
    made.inherited = inheritance.types
    made.isPrivate = prefix.isPrivateType
    made.genericParameters = generics.names
    made.genericConstraints = generics.constraints
    let kind: Scope.Kind =
      declared == .enumeration ? .enumeration : declared == .protocolType ? .protocolType : .type
    return readBlock(
      at: block, kind: kind, piece: made, keepsCases: declared == .enumeration && !inheritance.types.isEmpty,
      isPreview: inheritance.isPreview, prefix, in: scope)
  }

  mutating func readExtension(at start: Int, to end: Int, _ prefix: Prefix, in scope: Scope) -> Int? {
    guard let extended = readType(at: start + 1), let afterType = tokenAfterType,
      let inheritance = readInheritance(at: afterType)
    else { return nil }
    var ignored: [String: SwiftType] = [:]
    guard let block = readRequirements(at: inheritance.next, &ignored), kind(block) == .leftBrace,
      let path = extended.name
    else { return nil }
    let made = FileDeclarations.TypePiece(path: path, kind: .unknown, isExtension: true, inherited: inheritance.types)
    return readBlock(
      at: block, kind: .type, piece: made, keepsCases: true, isPreview: inheritance.isPreview, prefix, in: scope)
  }

  /// Reads what stands between a type's braces. Its head is kept where something in it is.
  private mutating func readBlock(
    at block: Int, kind: Scope.Kind, piece: FileDeclarations.TypePiece, keepsCases: Bool, isPreview: Bool,
    _ prefix: Prefix, in scope: Scope
  ) -> Int? {
    let close = source.partner(of: block)
    let isWalked = scope.isWalked && (isObserved || !isPreview)
    let keptBefore = kept.count
    if isWalked { keep(prefix.start..<(block + 1)) }
    var number: Int?
    if isCollecting { number = collector.declare(piece) }
    let inner = Scope(
      kind: kind, piece: number, depth: scope.depth + 1, keepsCases: keepsCases, isWalked: isWalked)
    if isPreview { circumstances += 1 }
    defer { if isPreview { circumstances -= 1 } }
    guard readMembers((block + 1)..<close, in: inner) else { return nil }
    guard isWalked else { return close + 1 }
    if kept.count > keptBefore + 1 || prefix.hasLiteral {
      keep(close..<(close + 1))
    } else {
      kept.removeLast()
    }
    return close + 1
  }

  private struct Inheritance {
    var types: [SwiftType] = []
    var isPreview = false
    var next: Int
  }

  private mutating func readInheritance(at start: Int) -> Inheritance? {
    var found = Inheritance(next: start)
    guard kind(start) == .colon else { return found }
    var number = start + 1
    while true {
      var isSuppressed = false
      if isOperator(number), text(number) == "~" {
        isSuppressed = true
        number += 1
      }
      guard !isWord(number, "class"), let type = readType(at: number), let next = tokenAfterType else { return nil }
      found.types.append(isSuppressed ? .unknown : type)
      if text(number..<next).hasSuffix("PreviewProvider") { found.isPreview = true }
      number = next
      guard kind(number) == .comma else { break }
      number += 1
    }
    found.next = number
    return found
  }

  mutating func readAlias(at start: Int, to end: Int, _ prefix: Prefix, in scope: Scope) -> Int? {
    guard kind(start + 1) == .identifier, let (generics, equal) = readGenericParameters(at: start + 2, named: false),
      kind(equal) == .equal, let type = readType(at: equal + 1), let next = tokenAfterType, isBoundary(next, end),
      !prefix.hasLiteral
    else { return nil }
    guard isCollecting else { return next }
    var made = FileDeclarations.TypePiece(
      path: collector.path(of: text(start + 1), in: scope.piece), kind: .alias, isExtension: false)
    made.aliased = type
    made.genericParameters = generics.names
    _ = collector.declare(made)
    return next
  }

  // MARK: Conditions

  /// `#if … #elseif … #else … #endif` around declarations.
  mutating func readConditional(at start: Int, in scope: Scope) -> Int? {
    let endif = source.partner(of: start)
    var clauses: [(directive: Range<Int>, members: Range<Int>)] = []
    var number = start
    while number < endif {
      let directive = number
      number += 1
      while number < endif, !source.tokens[number].isAtStartOfLine { number += 1 }
      let members = number
      while number < endif, kind(number) != .poundElse, kind(number) != .poundElseif {
        number = source.partner(of: number) > number ? after(number) : number + 1
      }
      clauses.append((directive..<members, members..<number))
    }
    guard let possible = possibleClauses(clauses.map { text($0.directive) }) else { return nil }
    let keptBefore = kept.count
    var inner = scope
    inner.depth += 1
    let wasCollecting = isCollecting
    circumstances += 1
    defer {
      isCollecting = wasCollecting
      circumstances -= 1
    }
    for (position, clause) in clauses.enumerated() {
      if scope.isWalked { keep(clause.directive) }
      isCollecting = wasCollecting && possible.contains(position)
      guard readMembers(clause.members, in: inner) else { return nil }
    }
    if scope.isWalked {
      if kept.count > keptBefore + clauses.count {
        keep(endif..<(endif + 1))
      } else {
        kept.removeSubrange(keptBefore...)
      }
    }
    return endif + 1
  }

  /// Which branches may be compiled, as `ConditionEvaluator` says.
  private func possibleClauses(_ directives: [String]) -> Set<Int>? {
    let text = directives.joined(separator: "\n") + "\n#endif\n"
    let tree = SwiftSourceFile.tree(of: text)
    guard !tree.hasError, case .decl(let declaration)? = tree.statements.first?.item,
      let conditional = declaration.as(IfConfigDeclSyntax.self), conditional.clauses.count == directives.count
    else { return nil }
    let possible = Set(collector.conditions.possible(conditional.clauses).map(\.id))
    return Set(conditional.clauses.enumerated().filter { possible.contains($0.element.id) }.map(\.offset))
  }
}
