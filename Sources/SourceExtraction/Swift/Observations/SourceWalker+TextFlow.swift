import SourceObservations
import SwiftSyntax

/// What an expression comes to, as far as text goes.
enum TextLeaf {
  case literal(StringLiteralExprSyntax)
  case node(TextNode)
  /// A text that a catalog or table gives.
  case localized(ExprSyntax)
  case other(ExprSyntax)

  var node: TextNode? {
    if case .node(let node) = self { return node }
    return nil
  }
}

extension SourceWalker {
  private static let deepestLeaf = 24

  /// Methods and properties that give the same text in another form.
  private static let transforms: Set<String> = [
    "uppercased", "lowercased", "capitalized", "localizedCapitalized", "localizedUppercase", "localizedLowercase",
    "trimmingCharacters", "appending", "description", "first", "last", "randomElement",
  ]

  /// What an expression may come to: itself, the branches of a choice, the parts of what is joined.
  func leaves(of expression: ExprSyntax, depth: Int = 0) -> [TextLeaf] {
    let expression = expression.bare
    guard depth < Self.deepestLeaf else { return [.other(expression)] }
    switch expression.as(ExprSyntaxEnum.self) {
    case .stringLiteralExpr(let literal):
      var found: [TextLeaf] = [.literal(literal)]
      for case .expressionSegment(let segment) in literal.segments {
        guard let inner = segment.expressions.first, segment.expressions.count == 1 else { continue }
        if case .node(let node)? = leaf(of: inner.expression) { found.append(.node(node)) }
      }
      return found
    case .sequenceExpr(let sequence): return leaves(ofSequence: Array(sequence.elements)[...], depth: depth + 1)
    case .ternaryExpr(let choice):
      return leaves(of: choice.thenExpression, depth: depth + 1) + leaves(of: choice.elseExpression, depth: depth + 1)
    case .ifExpr(let branch):
      var found = leaves(of: branch.body.statements, depth: depth + 1)
      switch branch.elseBody {
      case .ifExpr(let other)?: found += leaves(of: ExprSyntax(other), depth: depth + 1)
      case .codeBlock(let block)?: found += leaves(of: block.statements, depth: depth + 1)
      default: break
      }
      return found
    case .switchExpr(let branch):
      return branch.cases.flatMap { element -> [TextLeaf] in
        guard case .switchCase(let element) = element else { return [] }
        return leaves(of: element.statements, depth: depth + 1)
      }
    case .functionCallExpr(let call):
      if let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
        Self.transforms.contains(member.declName.baseName.text)
      {
        return leaves(of: base, depth: depth + 1)
      }
      if resolvesText(call) { return [.localized(expression)] }
      if let text = wrappedText(of: call) { return leaves(of: text, depth: depth + 1) }
      return [leaf(of: expression) ?? .other(expression)]
    case .dictionaryExpr(let dictionary):
      guard case .elements(let elements) = dictionary.content else { return [] }
      return elements.flatMap { leaves(of: $0.value, depth: depth + 1) }
    case .arrayExpr(let array): return array.elements.flatMap { leaves(of: $0.expression, depth: depth + 1) }
    case .subscriptCallExpr(let element): return [leaf(of: element.calledExpression) ?? .other(expression)]
    case .memberAccessExpr(let member):
      if let base = member.base, Self.transforms.contains(member.declName.baseName.text) {
        return leaves(of: base, depth: depth + 1)
      }
      return [leaf(of: expression) ?? .other(expression)]
    default: return [leaf(of: expression) ?? .other(expression)]
    }
  }

  private func leaves(of statements: CodeBlockItemListSyntax, depth: Int) -> [TextLeaf] {
    guard statements.count == 1, let only = statements.first else { return [] }
    switch only.item {
    case .expr(let expression): return leaves(of: expression, depth: depth)
    case .stmt(let statement):
      guard let inner = statement.as(ExpressionStmtSyntax.self)?.expression else { return [] }
      return leaves(of: inner, depth: depth)
    default: return []
    }
  }

  func leaves(ofSequence elements: ArraySlice<ExprSyntax>, depth: Int = 0) -> [TextLeaf] {
    if let place = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      let choice = elements[place].as(UnresolvedTernaryExprSyntax.self)
    {
      return leaves(of: choice.thenExpression, depth: depth)
        + leaves(ofSequence: elements[(place + 1)...], depth: depth + 1)
    }
    if let place = elements.firstIndex(where: { $0.is(UnresolvedAsExprSyntax.self) }) {
      return leaves(ofSequence: elements[..<place], depth: depth + 1)
    }
    let operators = elements.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
    guard elements.count == 1 || operators.allSatisfy({ $0 == "+" || $0 == "??" }),
      operators.count == elements.count / 2
    else { return [] }
    return elements.filter { !$0.is(BinaryOperatorExprSyntax.self) }.flatMap { leaves(of: $0, depth: depth) }
  }

  /// The text that a call makes another of with the same words: a format, an attributed text, a list's elements.
  private func wrappedText(of call: FunctionCallExprSyntax) -> ExprSyntax? {
    guard let name = ObservedCall.name(of: call), Self.wrapping.contains(name) else { return nil }
    let call = ObservedCall(call, name: name)
    switch name {
    case "String", "NSString":
      return call.argument("format")
        ?? (call.arguments.arguments.count == 1
          ? call.unlabeled.flatMap { $0.bare.is(StringLiteralExprSyntax.self) ? $0 : nil } : nil)
    case "AttributedString":
      return call.arguments.arguments.first?.label == nil ? call.unlabeled : call.argument("stringLiteral")
    case "NSAttributedString", "NSMutableAttributedString": return call.argument("string")
    case "init" where call.base == nil: return call.argument("string") ?? call.argument("format")
    case "joined":
      // Of a list that has a name, what is put into it.
      guard let base = call.base?.bare else { return nil }
      return base.is(ArrayExprSyntax.self) || base.is(DeclReferenceExprSyntax.self) && peek(base).isText ? base : nil
    case "appending", "appendingFormat": return call.base
    default: return nil
    }
  }

  private static let wrapping: Set<String> = [
    "String", "NSString", "AttributedString", "NSAttributedString", "NSMutableAttributedString", "init", "joined",
    "appending", "appendingFormat",
  ]

  /// Whether a call looks a text up.
  func resolvesText(_ call: FunctionCallExprSyntax) -> Bool {
    guard let name = ObservedCall.name(of: call) else { return false }
    func hasArgument(_ label: String) -> Bool { call.arguments.contains { $0.label?.text == label } }
    switch name {
    case "NSLocalizedString", "localizedStringWithFormat", "NSLocalizedStringFromTable": return true
    // Formatters have methods of this name too.
    case "localizedString": return hasArgument("forKey")
    case "String", "AttributedString": return hasArgument("localized")
    default: return macroNames.contains(name)
    }
  }

  // MARK: Nodes

  private func leaf(of expression: ExprSyntax) -> TextLeaf? {
    let expression = expression.bare
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      return node(named: reference.baseName.text.withoutBackticks).map { .node($0) }
    }
    // Of a list or dictionary of texts, any may be meant.
    if let element = expression.as(SubscriptCallExprSyntax.self) { return leaf(of: element.calledExpression) }
    if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
      return node(ofMember: member.declName.baseName.text.withoutBackticks, of: base).map { .node($0) }
    }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      if resolvesText(call) { return .localized(expression) }
      return resultNode(of: call).map { .node($0) }
    }
    return nil
  }

  /// What a plain name means: a variable or parameter of the function at hand, a member of the type, a global.
  func node(named name: String) -> TextNode? {
    guard observed != nil, name != "nil" else { return nil }
    if name == "self" {
      guard context == "String" || context == "StringProtocol", observation.result != nil else { return nil }
      return TextNode(owner: observation.function, name: TextNode.receiverName)
    }
    let plain = name.hasPrefix("$") ? String(name.dropFirst()) : name
    // The outermost scope is the file's.
    if scopes.dropFirst().contains(where: { $0[name] != nil }), !(context == nil && observation.function.isEmpty) {
      return TextNode(owner: observation.function, name: plain)
    }
    if let context, let node = node(ofProperty: plain, in: context) ?? rawValueNode(plain, in: context) { return node }
    guard index.globals[plain]?.contains(where: { index.declarations[$0].kind == .property }) == true else {
      return nil
    }
    return TextNode(owner: "", name: plain)
  }

  func node(ofMember name: String, of base: ExprSyntax) -> TextNode? {
    let receiver = base.as(DeclReferenceExprSyntax.self)?.baseName.text
    if receiver == "self" || receiver == "Self", let context {
      return node(ofProperty: name, in: context)
    }
    let given = peek(base)
    var type = given.unwrapped
    if case .metatype(let inner) = type { type = inner }
    if let name = type.name, let constraint = genericConstraint(name), !constraint.isUnknown {
      type = resolved(constraint).unwrapped
    }
    return type.name.flatMap { node(ofProperty: name, in: $0) ?? rawValueNode(name, in: $0) }
      ?? (given.isOptional ? node(ofProperty: name, in: "Optional") : nil)
  }

  private func rawValueNode(_ name: String, in path: String) -> TextNode? {
    guard name == TextNode.rawValueName, index.types[path]?.kind == .enumeration else { return nil }
    return TextNode(owner: path, name: name)
  }

  private func node(ofProperty name: String, in path: String) -> TextNode? {
    var scope: String? = path
    while let current = scope {
      for number in index.members(name, of: current) where !index.declarations[number].origin.isKnowledge {
        let declaration = index.declarations[number]
        guard declaration.kind == .property else { continue }
        return TextNode(owner: declaration.parent ?? current, name: name)
      }
      scope = DeclarationIndex.enclosingPath(of: current)
    }
    return nil
  }

  /// The result of a function of the project, where it is a text or, if so named, a formatter.
  func resultNode(of call: FunctionCallExprSyntax, typeEndsWith suffix: String? = nil) -> TextNode? {
    guard let name = ObservedCall.name(of: call), name.first?.isUppercase != true else { return nil }
    let call = ObservedCall(call, name: name)
    var numbers: [Int] = []
    if let base = call.base {
      var type =
        base.as(DeclReferenceExprSyntax.self)?.baseName.text == "self" ? selfType : peek(base).unwrapped
      if case .metatype(let inner) = type { type = inner }
      guard let path = type.name else { return nil }
      numbers = index.members(call.name, of: path)
      // What the project adds to all numbers.
      if numbers.isEmpty, FormatSpecifierTypes.isNumber(path) {
        numbers = Self.numericProtocols.flatMap { index.members(call.name, of: $0) }
      }
    } else {
      if let context { numbers = index.members(call.name, of: context) }
      numbers += index.globals[call.name] ?? []
    }
    for number in numbers {
      let declaration = index.declarations[number]
      let type = declaration.type.unwrapped.name
      guard declaration.kind == .function, !declaration.origin.isKnowledge,
        suffix.map({ type?.hasSuffix($0) ?? false }) ?? (type == "String"),
        call.arguments.matched(to: declaration.parameters) != nil
      else { continue }
      return TextNode(owner: declaration.signature, name: TextNode.resultName)
    }
    return suffix == nil ? closureNode(call, numbers)?.result : nil
  }

  private static let numericProtocols = [
    "BinaryFloatingPoint", "FloatingPoint", "BinaryInteger", "Numeric", "Comparable",
  ]

  /// What holds the closure that a call calls.
  ///
  /// - Parameter numbers: the members and globals of the call's name.
  private func closureNode(_ call: ObservedCall, _ numbers: [Int]) -> TextNode? {
    if call.base == nil, case .value(let type)? = binding(named: call.name) {
      return type.givesText ? node(named: call.name) : nil
    }
    for number in numbers {
      let declaration = index.declarations[number]
      guard declaration.kind == .property, declaration.type.givesText, !declaration.origin.isKnowledge else { continue }
      return TextNode(owner: declaration.parent ?? "", name: call.name)
    }
    return nil
  }

  // MARK: Flows

  /// What a call of a name gives.
  func calledNode(_ expression: ExprSyntax) -> TextNode? {
    guard let name = expression.lastName else { return nil }
    let base = expression.as(MemberAccessExprSyntax.self)?.base
    if base == nil, case .value(let type)? = binding(named: name) {
      return type.givesText ? self.node(named: name)?.result : nil
    }
    var numbers: [Int] = []
    if let base {
      var type = base.lastName == "self" || base.lastName == "Self" ? selfType : peek(base).unwrapped
      if case .metatype(let inner) = type { type = inner }
      numbers = type.name.map { index.members(name, of: $0) } ?? []
    } else {
      numbers = (context.map { index.members(name, of: $0) } ?? []) + (index.globals[name] ?? [])
    }
    for number in numbers {
      let declaration = index.declarations[number]
      guard !declaration.origin.isKnowledge else { continue }
      if declaration.kind == .function, declaration.type.isText {
        return TextNode(owner: declaration.signature, name: TextNode.resultName)
      }
      if declaration.kind == .property, declaration.type.givesText {
        return TextNode(owner: declaration.parent ?? "", name: name).result
      }
    }
    return nil
  }

  /// Notes what an expression gives to a node.
  func note(_ expression: ExprSyntax, givenTo node: TextNode, isArgument: Bool = false) {
    noteWhole(expression, givenTo: node)
    for leaf in leaves(of: expression) {
      if case .other(let expression) = leaf, noteConstant(expression, givenTo: node) { continue }
      noteMade(leaf, givenTo: node)
      switch leaf {
      case .literal(let literal):
        let text = observedText(literal)
        if isNumberText(literal) { observed?.numbers.insert(node) }
        guard isWording(text) else {
          noteSign(literal, givenTo: node)
          continue
        }
        note(
          \.literals,
          GivenLiteral(
            node: node, text: text, place: observedPlace(literal), isArgument: isArgument, isPiece: literal.isPiece))
      case .node(let source):
        if source != node { note(\.flows, TextFlow(source: source, target: node)) }
      case .localized: observed?.localized.insert(node)
      case .other: break
      }
    }
  }

  /// Notes that a destination shows what an expression comes to.
  func note(_ expression: ExprSyntax, shownBy destination: TextDestination) {
    let leaves = leaves(of: expression)
    noteDirection(of: expression, leaves, shownBy: destination)
    noteWhole(expression, shownBy: destination)
    for leaf in leaves {
      noteMade(leaf, shownBy: destination)
      switch leaf {
      case .literal(let literal):
        let text = observedText(literal)
        guard isWording(text) else { continue }
        note(
          \.found.unlocalizedTexts,
          UnlocalizedText(
            place: observedPlace(literal), text: text, destination: destination, isPiece: literal.isPiece))
      case .node(let node):
        note(\.shown, ShownNode(node: node, destination: destination))
      case .localized, .other: break
      }
    }
  }

  /// Whether a text has words in it, which could be translated.
  private func isWording(_ text: ObservedText) -> Bool {
    let constant = text.constant
    guard constant.unicodeScalars.contains(where: { $0.properties.isAlphabetic }) else { return false }
    return !constant.hasPrefix("http://") && !constant.hasPrefix("https://")
  }
}
