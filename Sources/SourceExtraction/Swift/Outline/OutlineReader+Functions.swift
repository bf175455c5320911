extension OutlineReader {
  mutating func readFunction(at start: Int, to end: Int, _ prefix: Prefix, in scope: Scope) -> Int? {
    let name = start + 1
    switch kind(name) {
    case .identifier: break
    case .binaryOperator, .prefixOperator, .postfixOperator:
      guard kind(name + 1) == .leftParen else { return nil }
    default: return nil
    }
    guard var (generics, number) = readGenericParameters(at: name + 1, named: true),
      let (parameters, afterParameters) = readParameters(at: number)
    else { return nil }
    number = endOfEffects(from: afterParameters)
    var result = SwiftType.void
    if kind(number) == .arrow {
      guard let type = readType(at: number + 1), let next = tokenAfterType else { return nil }
      result = type
      number = next
    }
    guard let afterRequirements = readRequirements(at: number, &generics.constraints) else { return nil }
    let isMacro = isWord(name, "expansion") && parameters.first?.label == "of"
    return readBody(at: afterRequirements, to: end, isParsed: isMacro, prefix, in: scope) {
      Declaration(
        kind: .function, name: $0.text(name).withoutBackticks, parameters: parameters, type: result,
        generics: generics.constraints)
    }
  }

  mutating func readInitializer(at start: Int, to end: Int, _ prefix: Prefix, in scope: Scope) -> Int? {
    var number = start + 1
    let isOptional = kind(number) == .postfixQuestion || kind(number) == .exclamation
    if isOptional { number += 1 }
    guard case (var generics, let afterGenerics)? = readGenericParameters(at: number, named: true),
      let (parameters, afterParameters) = readParameters(at: afterGenerics),
      let afterRequirements = readRequirements(at: endOfEffects(from: afterParameters), &generics.constraints)
    else { return nil }
    let own = SwiftType.named("Self")
    if isCollecting { collector.noteInitializer(in: scope.piece) }
    return readBody(at: afterRequirements, to: end, prefix, in: scope) { _ in
      Declaration(
        kind: .initializer, name: "init", isStatic: true, parameters: parameters,
        type: isOptional ? .optional(own) : own, generics: generics.constraints)
    }
  }

  /// Passes over a body, if there is one, and adds what has it.
  ///
  /// - Parameter isParsed: whether what is in the body matters, as that of a macro's implementation does.
  private mutating func readBody(
    at number: Int, to end: Int, isParsed: Bool = false, _ prefix: Prefix, in scope: Scope,
    _ make: (OutlineReader) -> Declaration
  ) -> Int? {
    var next = number
    if kind(number) == .leftBrace {
      next = after(number)
      if isParsed || source.mayDeclareType(number..<next) {
        guard parse(prefix.start..<next, in: scope) else { return nil }
        keepIfNeeded(prefix.start..<next, prefix, in: scope)
        return next
      }
    } else if !isBoundary(number, end) {
      return nil
    }
    let made = make(self)
    add(made, prefix, in: scope)
    if isObserved, scope.isWalked, next > number { noteHandingOn(of: made, in: number) }
    keepIfNeeded(prefix.start..<next, body: next > number ? number : nil, prefix, in: scope)
    handedOn = []
    return next
  }

  mutating func readSubscript(at start: Int, to end: Int, _ prefix: Prefix, in scope: Scope) -> Int? {
    guard var (generics, number) = readGenericParameters(at: start + 1, named: true) else { return nil }
    let opening = number
    guard case (var parameters, let arrow)? = readParameters(at: number), kind(arrow) == .arrow,
      let type = readType(at: arrow + 1), let afterType = tokenAfterType,
      let block = readRequirements(at: afterType, &generics.constraints), kind(block) == .leftBrace
    else { return nil }
    // A parameter needs two names to have a label.
    number = opening + 1
    for position in parameters.indices {
      var ignored = Prefix(start: number)
      guard let name = readAttributes(at: number, &ignored) else { return nil }
      if kind(name + 1) == .colon { parameters[position].label = nil }
      number = endOfArgument(from: name, to: arrow - 1) + 1
    }
    let next = after(block)
    let declaration = Declaration(
      kind: .subscripting, name: "subscript", parameters: parameters, type: type, generics: generics.constraints)
    add(declaration, prefix, in: scope)
    keepIfNeeded(prefix.start..<next, prefix, in: scope)
    return next
  }

  mutating func readCases(at start: Int, to end: Int, _ prefix: Prefix, in scope: Scope) -> Int? {
    guard scope.kind != .file else { return nil }
    var number = start + 1
    while true {
      guard kind(number) == .identifier else { return nil }
      var made = Declaration(
        kind: .enumCase, name: text(number).withoutBackticks, isStatic: true, type: .named("Self"))
      number += 1
      if kind(number) == .leftParen, !source.tokens[number].isAtStartOfLine {
        guard let (payload, next) = readPayload(at: number) else { return nil }
        made.parameters = payload
        number = next
      }
      if kind(number) == .equal {
        guard let value = endOfValue(from: number + 1, to: end), value.accessors == nil else { return nil }
        made.rawValue = text((number + 1)..<value.end)
        number = value.end
      }
      add(made, prefix, in: scope)
      guard kind(number) == .comma else { break }
      number += 1
    }
    guard isBoundary(number, end) else { return nil }
    if scope.keepsCases, scope.isWalked {
      keep(prefix.start..<number)
    } else {
      keepIfNeeded(prefix.start..<number, prefix, in: scope)
    }
    return number
  }

  private mutating func readPayload(at start: Int) -> (parameters: [DeclarationParameter], next: Int)? {
    let close = source.partner(of: start)
    var parameters: [DeclarationParameter] = []
    var number = start + 1
    while number < close {
      var label: String?
      if kind(number) == .identifier, kind(number + 1) == .colon {
        label = text(number)
        number += 2
      } else if kind(number) == .identifier, kind(number + 1) == .identifier, kind(number + 2) == .colon {
        label = text(number)
        number += 3
      }
      if label == "_" { label = nil }
      guard let type = readType(at: number), var next = tokenAfterType else { return nil }
      let hasDefault = kind(next) == .equal
      if hasDefault { next = endOfArgument(from: next + 1, to: close) }
      parameters.append(
        DeclarationParameter(label: label, name: label ?? "\(parameters.count)", type: type, hasDefault: hasDefault))
      guard next == close || kind(next) == .comma else { return nil }
      number = next + 1
    }
    return (parameters, close + 1)
  }
}
