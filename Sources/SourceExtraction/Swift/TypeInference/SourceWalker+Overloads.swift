import SwiftSyntax

extension SourceWalker {
  /// Chooses the candidate that a call means, visits the arguments in its light, and gives the call's type.
  ///
  /// - Parameter fallback: the type where no candidate fits.
  func apply(
    _ candidates: [Candidate], to arguments: CallArguments, expected: SwiftType, node: Syntax?, fallback: SwiftType,
    isByNameAlone: Bool = false
  ) -> SwiftType {
    let visible = candidates.filter { isVisible($0.declaration) }
    var matched = (visible.isEmpty ? candidates : visible).prefix(Self.mostCandidates).compactMap { candidate in
      arguments.matched(to: candidate.declaration.parameters).map {
        MatchedCandidate(candidate: candidate, places: $0)
      }
    }
    // What the user says of a call is so.
    if matched.contains(where: { $0.declaration.origin == .configuration }) {
      matched.removeAll { $0.declaration.origin != .configuration }
    }
    if matched.count > 1 { matched = best(of: matched, arguments: arguments) }
    guard let chosen = matched.first else {
      if let node { noteUnresolved(arguments, of: node) }
      for argument in arguments.arguments { infer(argument.expression) }
      return fallback
    }
    if isByNameAlone, isAmbiguous(matched, arguments: arguments) {
      for argument in arguments.arguments { infer(argument.expression) }
      return fallback
    }
    let result = visit(arguments, as: chosen, alternatives: matched, expected: expected)
    if isByNameAlone, matched.count > 1, Set(matched.map { $0.declaration.type }).count > 1 { return fallback }
    return result.isUnknown || result.name == "Any" ? fallback : result
  }

  /// No name has as many overloads; generated code may, and would be compared each with each.
  private static let mostCandidates = 256

  // MARK: Choice

  private struct Rank: Comparable {
    var mismatch: Int
    var disfavored: Int
    var literal: Int
    var defaults: Int
    var origin: Int

    static func < (left: Rank, right: Rank) -> Bool {
      (left.mismatch, left.disfavored, left.literal, left.defaults, left.origin)
        < (right.mismatch, right.disfavored, right.literal, right.defaults, right.origin)
    }
  }

  /// The candidates in order, best first; those clearly worse by their arguments' types are left out.
  private func best(of matched: [MatchedCandidate], arguments: CallArguments) -> [MatchedCandidate] {
    let ranked = matched.enumerated().map { ($0.element, rank(of: $0.element, arguments: arguments), $0.offset) }
      .sorted { ($0.1, $0.2) < ($1.1, $1.2) }
    guard let first = ranked.first?.1 else { return matched }
    return ranked.filter { $0.1.mismatch == first.mismatch }.map(\.0)
  }

  private func rank(of matched: MatchedCandidate, arguments: CallArguments) -> Rank {
    let declaration = matched.declaration
    var rank = Rank(
      mismatch: 0, disfavored: declaration.isDisfavored ? 1 : 0, literal: 0,
      defaults: declaration.parameters.count - Set(matched.places).count,
      origin: declaration.origin == .sdk ? 1 : 0)
    let map = receiverMap(of: matched.candidate.receiver)
    for (position, argument) in arguments.arguments.enumerated() {
      let type = index.resolved(matched.parameter(of: position).type.substituting(map), in: declaration.parent)
      rank.mismatch += mismatch(of: argument.expression, with: type, generics: declaration.generics)
      if isLiteralLike(argument.expression), type.unwrapped.name != "String" { rank.literal += 1 }
    }
    return rank
  }

  private func isLiteralLike(_ expression: ExprSyntax) -> Bool {
    if expression.is(StringLiteralExprSyntax.self) { return true }
    if let sequence = expression.as(SequenceExprSyntax.self) {
      return sequence.elements.last?.is(StringLiteralExprSyntax.self) ?? false
    }
    return false
  }

  /// 0 where the argument can be passed as far as is known, more the surer it cannot.
  private func mismatch(of argument: ExprSyntax, with type: SwiftType, generics: [String: SwiftType]) -> Int {
    let wanted = type.unwrapped
    guard let name = wanted.name, generics[name] == nil, name != "Any", genericConstraint(name) == nil else {
      if case .function = wanted {
        let isValue = argument.is(StringLiteralExprSyntax.self) || argument.is(IntegerLiteralExprSyntax.self)
        return isValue ? 10 : 0
      }
      return 0
    }
    switch argument.as(ExprSyntaxEnum.self) {
    case .stringLiteralExpr(let literal):
      if isLiteralType(wanted) { return 0 }
      if name == "StaticString" { return literal.segments.count > 1 ? 10 : 0 }
      return takesStringLiteral(name) ? 0 : 10
    case .integerLiteralExpr:
      return FormatSpecifierTypes.isNumber(name) || !isCertain(name) ? 0 : 10
    case .floatLiteralExpr: return ["Double", "Float", "CGFloat"].contains(name) || !isCertain(name) ? 0 : 10
    case .booleanLiteralExpr: return name == "Bool" || !isCertain(name) ? 0 : 10
    case .nilLiteralExpr: return type.isOptional || !isCertain(name) ? 0 : 10
    case .closureExpr: return isCertain(name) ? 10 : 0
    case .sequenceExpr(let sequence):
      if let branches = choices(of: sequence) {
        return branches.map { mismatch(of: $0, with: type, generics: generics) }.max() ?? 0
      }
      return mismatch(of: peek(argument), with: type)
    default:
      let given = peek(argument)
      return mismatch(of: given, with: type)
    }
  }

  /// The branches of `a ? b : c` where each is a single operand; nil for any other sequence.
  private func choices(of sequence: SequenceExprSyntax) -> [ExprSyntax]? {
    var branches: [ExprSyntax] = []
    var rest = Array(sequence.elements)[...]
    while let place = rest.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }) {
      guard let ternary = rest[place].as(UnresolvedTernaryExprSyntax.self) else { return nil }
      branches.append(ternary.thenExpression)
      rest = rest[(place + 1)...]
    }
    guard !branches.isEmpty, rest.count == 1, let last = rest.first else { return nil }
    return branches + [last]
  }

  private func mismatch(of given: SwiftType, with type: SwiftType) -> Int {
    let wanted = type.unwrapped
    guard let name = wanted.name else {
      if case .function = wanted, given.name != nil { return 5 }
      return 0
    }
    switch given.unwrapped {
    case .unknown: return 0
    case .named(let other, _):
      if other == name || other == "Any" { return given.isOptional && !type.isOptional ? 4 : 0 }
      if other == "View" || name == "View" { return 0 }
      if index.conforms(other, to: name) { return 0 }
      if let constraint = genericConstraint(other), !constraint.isUnknown { return 0 }
      return isCertain(name) || isLiteralType(wanted) ? 10 : 1
    case .function: return isCertain(name) ? 10 : 0
    case .tuple, .metatype: return isCertain(name) ? 5 : 0
    }
  }

  /// Whether enough is known of a type to say what it does not take.
  private func isCertain(_ name: String) -> Bool {
    guard let type = index.types[name] else { return isLiteralType(.named(name)) }
    return type.kind != .protocolType && type.kind != .unknown || isLiteralType(.named(name))
  }

  private static let errorProtocols: Set<String> = ["CustomNSError", "Error", "LocalizedError", "RecoverableError"]

  private func takesStringLiteral(_ name: String) -> Bool {
    switch name {
    case "String", "Substring", "Character", "StringProtocol", "AttributedString", "NSString": return true
    default: break
    }
    // A literal for a protocol is a string, which conforms to one of the project's, or to errors, by extension alone.
    if Self.errorProtocols.contains(name) || index.types[name]?.kind == .protocolType {
      return index.conforms("String", to: name)
    }
    guard isCertain(name) else { return true }
    return index.lineage(of: name).contains {
      $0.hasPrefix("ExpressibleByString") || $0 == "ExpressibleByUnicodeScalarLiteral"
    }
  }

  /// Whether candidates of different types disagree on what a literal is, so that their name says nothing.
  private func isAmbiguous(_ matched: [MatchedCandidate], arguments: CallArguments) -> Bool {
    for (position, argument) in arguments.arguments.enumerated() where isLiteralLike(argument.expression) {
      let kinds = Set(
        matched.map { isLiteralType(index.resolved($0.parameter(of: position).type, in: $0.declaration.parent)) })
      if kinds.count > 1 { return Set(matched.map(\.declaration.parent)).count > 1 }
    }
    return false
  }

  // MARK: Arguments

  private func visit(
    _ arguments: CallArguments, as chosen: MatchedCandidate, alternatives: [MatchedCandidate], expected: SwiftType
  ) -> SwiftType {
    let declaration = chosen.declaration
    let receiver = chosen.candidate.receiver
    let owner = receiver.name.flatMap { index.types[$0] }
    var open = Set(declaration.generics.keys)
    if declaration.kind == .initializer || declaration.kind == .enumCase {
      open.formUnion(owner?.genericParameters ?? [])
    }
    var map = receiverMap(of: receiver)
    if receiver.isUnknown { map["Self"] = nil }
    var generics = GenericBinding(map: map, parameters: open)
    if !expected.isUnknown {
      // `Box("…")` where a `Box<LocalizedStringKey>` is wanted.
      let made = declaration.kind == .initializer && receiver.arguments.isEmpty ? owner : nil
      let declared = made.map { SwiftType.named($0.path, $0.genericParameters.map { .named($0) }) }
      generics.want(
        declared == nil ? expected : expected.unwrapped, for: declared ?? declaration.type.substituting(map))
    }
    let context = literalContext(for: chosen, arguments: arguments)

    var literals: [(SwiftType, SwiftType)] = []

    func argument(_ position: Int) {
      let parameter = chosen.parameter(of: position)
      let type = index.resolved(generics.applied(to: parameter.type), in: declaration.parent)
      var context = context
      context.hasStringOverload =
        declaration.hasStringOverload
        || alternatives.dropFirst().contains { $0.parameter(of: position).type.unwrapped.name == "String" }
      let isKey = isKeyArgument(position, of: chosen)
      context.isStaticKey = isKey
      if isDefaultValue(position, of: chosen) {
        visitInterpolations(arguments.arguments[position].expression)
        return
      }
      var wanted = type
      if case .function(let parameters, let result) = type, parameters.isEmpty,
        !arguments.arguments[position].expression.is(ClosureExprSyntax.self),
        isLiteralLike(arguments.arguments[position].expression)
      {
        // An autoclosure.
        wanted = result
      }
      var given = observing(argument: arguments.arguments[position].expression, for: parameter, of: chosen) {
        infer(arguments.arguments[position].expression, as: wanted, context: context)
      }
      if isObserving {
        observe(argument: arguments.arguments[position].expression, given: given, for: parameter, of: chosen, context)
      }
      if given.isUnknown, isOperatorName(arguments.arguments[position].expression),
        case .function(let parameters, _) = wanted, let operand = parameters.first(where: { !$0.isUnknown })
      {
        given = .function([operand, operand], operand)
      }
      if arguments.arguments[position].expression.is(IntegerLiteralExprSyntax.self) {
        // `reduce(0) { … }`: the literal takes the type that the rest asks for.
        literals.append((parameter.type, given))
      } else {
        generics.bind(parameter.type, to: given)
      }
    }
    // A column has the rows of the table that its builder stands in.
    func bindRows() {
      guard let known = rowTypes.last, declaration.origin == .sdk, open.contains("RowValue") else { return }
      generics.bind(.named("RowValue"), to: known)
    }
    // Closures last: what they get may be known only by the other arguments.
    let positions = arguments.arguments.indices
    for position in positions where !arguments.arguments[position].expression.is(ClosureExprSyntax.self) {
      argument(position)
    }
    bindRows()
    let rows = declaration.origin == .sdk ? generics.map["RowValue"] : nil
    if let rows { rowTypes.append(rows) }
    for position in positions where arguments.arguments[position].expression.is(ClosureExprSyntax.self) {
      argument(position)
    }
    if rows != nil { rowTypes.removeLast() }
    for (parameter, given) in literals { generics.bind(parameter, to: given) }
    return result(of: declaration, receiver: receiver, generics: generics, owner: owner)
  }

  /// `+` passed as a function.
  private func isOperatorName(_ expression: ExprSyntax) -> Bool {
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text.first else { return false }
    return !name.isLetter && name != "_" && name != "$" && name != "`"
  }

  private func result(
    of declaration: Declaration, receiver: SwiftType, generics: GenericBinding, owner: TypeDeclaration?
  ) -> SwiftType {
    if declaration.kind == .initializer || declaration.kind == .enumCase, let owner {
      let arguments =
        receiver.arguments.isEmpty ? owner.genericParameters.map { generics.map[$0] ?? .unknown } : receiver.arguments
      let made = SwiftType.named(owner.path, arguments)
      return declaration.type.isOptional ? .optional(made) : made
    }
    return index.resolved(generics.applied(to: declaration.type), in: declaration.parent)
  }

  // MARK: Roles

  /// What the call's other arguments say about its literal.
  private func literalContext(for chosen: MatchedCandidate, arguments: CallArguments) -> LiteralContext {
    let declaration = chosen.declaration
    var context = LiteralContext(reason: declaration.signature)
    guard declaration.origin.isKnowledge else { return context }
    context.isOfSystem = declaration.origin == .sdk
    context.isFoundByName = declaration.isLocalizationMacro
    if observesBundles, context.isOfSystem {
      let bundle = declaration.parameters.firstIndex { $0.label == "bundle" } ?? declaration.parameters.count
      context.argumentBeforeBundle = arguments.argument(before: bundle, chosen.places)
    }
    for (position, argument) in arguments.arguments.enumerated() {
      switch argument.label {
      case "table", "tableName": context.table = constantText(of: argument.expression)
      case "bundle":
        if !argument.expression.is(NilLiteralExprSyntax.self) {
          context.bundle = argument.expression.trimmedDescription
        }
      case "comment": context.comment = constantText(of: argument.expression)
      case "defaultValue", "value":
        if isDefaultValue(position, of: chosen) {
          context.defaultValue = argument.expression.as(StringLiteralExprSyntax.self)
        }
      default: break
      }
    }
    return context
  }

  private func isDefaultValue(_ position: Int, of chosen: MatchedCandidate) -> Bool {
    guard chosen.declaration.origin.isKnowledge else { return false }
    let parameter = chosen.parameter(of: position)
    if chosen.declaration.isLocalizationMacro { return parameter.label == "value" }
    return parameter.label == "defaultValue" && parameter.type.name == "String.LocalizationValue"
  }

  private func isKeyArgument(_ position: Int, of chosen: MatchedCandidate) -> Bool {
    let declaration = chosen.declaration
    if declaration.isLocalizationMacro { return position == 0 }
    guard declaration.origin.isKnowledge, chosen.parameter(of: position).type.name == "StaticString" else {
      return false
    }
    return declaration.parameters.contains { $0.label == "defaultValue" } && chosen.places[position] == 0
  }
}
