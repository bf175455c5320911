extension OutlineReader {
  private struct Binding {
    var name: Int
    var type: SwiftType?
    var value: Range<Int>?
    /// What stands between the braces of its getter.
    var getter: Range<Int>?
    var isStored = true
    /// Whether it has neither a value nor accessors.
    var isPlain = true
    /// The token after it.
    var end = 0
  }

  mutating func readVariable(at start: Int, to end: Int, _ prefix: Prefix, in scope: Scope) -> Int? {
    var bindings: [Binding] = []
    var number = start + 1
    var hasTypes = false
    var body: Int?
    while true {
      guard kind(number) == .identifier, !isWord(number, "_") else { return nil }
      var binding = Binding(name: number)
      number += 1
      if kind(number) == .colon {
        guard let type = readType(at: number + 1), let next = tokenAfterType else { return nil }
        binding.type = type
        number = next
      }
      var accessors = kind(number) == .leftBrace ? number : nil
      if kind(number) == .equal {
        guard let value = endOfValue(from: number + 1, to: end) else { return nil }
        binding.value = (number + 1)..<value.end
        number = value.end
        accessors = value.accessors
      }
      if let accessors {
        let next = after(accessors)
        switch form(ofAccessors: accessors) {
        case .getter:
          binding.isStored = false
          binding.getter = (accessors + 1)..<source.partner(of: accessors)
          body = accessors
          if source.mayDeclareType(accessors..<next) { hasTypes = true }
        case .accessors(let isStored):
          binding.isStored = isStored
          if isWord(accessors + 1, "get"), kind(accessors + 2) == .leftBrace {
            binding.getter = (accessors + 3)..<source.partner(of: accessors + 2)
          }
        case nil: return nil
        }
        number = next
      }
      binding.isPlain = accessors == nil && binding.value == nil
      binding.end = number
      bindings.append(binding)
      guard kind(number) == .comma else { break }
      number += 1
    }
    guard isBoundary(number, end) else { return nil }
    let range = prefix.start..<number
    if hasTypes {
      guard parse(range, in: scope) else { return nil }
    } else {
      add(bindings, isLet: isWord(start, "let"), prefix, in: scope)
    }
    if scope.kind == .file, scope.isWalked {
      // What the file declares is in scope for all that follows.
      keep(range)
    } else {
      if isObserved, scope.isWalked { noteText(in: bindings, body: body, in: scope) }
      keepIfNeeded(range, body: bindings.count == 1 ? body : nil, prefix, in: scope)
      handedOn = []
    }
    return number
  }

  /// Notes what observations ask of properties that hold text or give it.
  private mutating func noteText(in bindings: [Binding], body: Int?, in scope: Scope) {
    for binding in bindings {
      guard let type = binding.type else { continue }
      if type.isText, let body, bindings.count == 1 {
        if !Self.isOfMachines(text(binding.name).utf8) { noteResult(in: body) }
      } else if type.isText, binding.value != nil || !binding.isPlain {
        handedOn = [binding.name]
      } else if type.unwrapped.name == "String", circumstances == 0, let piece = scope.piece, isCollecting {
        textProperties.append(
          TextProperty(
            owner: collector.result.pieces[piece].path, name: text(binding.name).withoutBackticks,
            range: source.tokens[binding.name].start..<source.tokens[binding.end - 1].end))
      } else if type.isText && circumstances > 0 {
        handedOn = [binding.name]
      } else if binding.isStored, SourceWalker.holdsText(type) {
        handedOn = [binding.name]
      }
    }
  }

  private mutating func add(_ bindings: [Binding], isLet: Bool, _ prefix: Prefix, in scope: Scope) {
    // `let a, b: Int`: the annotation of `b` is also that of `a`.
    var types = bindings.map(\.type)
    for position in bindings.indices.reversed().dropFirst() where types[position] == nil {
      if bindings[position].value == nil { types[position] = types[position + 1] }
    }
    for (binding, type) in zip(bindings, types) {
      var declaration = Declaration(
        kind: .property, name: text(binding.name).withoutBackticks, type: type ?? .unknown)
      declaration.isLet = isLet
      declaration.isStored = binding.isStored && !prefix.isLazy
      declaration.initialValue = binding.value.map { value in
        // Of a written type, only what a number is may be asked for.
        guard type == nil || value.count == 1 && kind(value.lowerBound) == .number else { return "" }
        let text = text(value)
        return text.utf8.count <= 4096 ? text : ""
      }
      if let type, Declaration.hasValue(of: type) {
        declaration.value = (binding.getter ?? (isLet ? binding.value : nil)).flatMap { shortText($0) }
      }
      declaration.wrapper = prefix.wrapper
      declaration.wrapperSource = prefix.wrapperSource
      add(declaration, prefix, in: scope)
    }
  }

  /// The text of tokens; nil where there are none, or too many for a constant.
  private func shortText(_ range: Range<Int>) -> String? {
    guard !range.isEmpty,
      source.tokens[range.upperBound - 1].end - source.tokens[range.lowerBound].start <= Declaration.longestValue
    else { return nil }
    return text(range)
  }

  private enum AccessorForm {
    case getter
    case accessors(isStored: Bool)
  }

  private static let commonAccessors: [StaticString] = ["get", "set", "didSet", "willSet"]
  private static let otherAccessors: [StaticString] = [
    "_read", "_modify", "read", "modify", "init", "unsafeAddress", "unsafeMutableAddress", "addressWithOwner",
    "mutableAddressWithOwner", "borrow", "mutate", "addressWithNativeOwner", "mutableAddressWithNativeOwner",
  ]
  private static let accessorModifiers: [StaticString] = [
    "mutating", "nonmutating", "borrowing", "consuming", "__consuming",
  ]

  /// What a block after a property's type or value is; nil where that is not certain.
  private func form(ofAccessors block: Int) -> AccessorForm? {
    let close = source.partner(of: block)
    if block + 1 == close { return .getter }
    let first = afterAttributes(block + 1)
    if isWord(first, in: Self.otherAccessors) { return nil }
    guard isWord(first, in: Self.commonAccessors) || isWord(first, in: Self.accessorModifiers) else { return .getter }
    var isStored = true
    var number = block + 1
    while number < close {
      number = afterAttributes(number)
      while isWord(number, in: Self.accessorModifiers) { number += 1 }
      guard isWord(number, in: Self.commonAccessors) else { return nil }
      if isWord(number, "get") || isWord(number, "set") { isStored = false }
      number += 1
      if kind(number) == .leftParen {
        guard after(number) == number + 3 else { return nil }
        number += 3
      }
      number = endOfEffects(from: number)
      if kind(number) == .leftBrace { number = after(number) }
    }
    return .accessors(isStored: isStored)
  }

  private func afterAttributes(_ start: Int) -> Int {
    var number = start
    while kind(number) == .atSign, kind(number + 1) == .identifier {
      number += 2
      if kind(number) == .leftParen, isAdjacent(number) { number = after(number) }
    }
    return number
  }

  // MARK: Values

  /// Words that an expression does not end with.
  private static let unfinishedWords: [StaticString] = [
    "try", "await", "as", "is", "any", "some", "in", "return", "throw", "case", "let", "var", "where", "else", "repeat",
  ]
  /// Words that may be one or a name.
  private static let doubtfulWords: [StaticString] = [
    "unsafe", "consume", "copy", "borrow", "each", "yield", "if", "switch", "do", "actor", "async", "throws", "of",
  ]

  /// The token after an initial value, and the block of accessors that follows it; nil where the end is not certain.
  ///
  /// - Parameter isStatement: whether it is a statement instead: it may be an assignment, and stands in no list.
  mutating func endOfValue(
    from start: Int, to end: Int, isStatement: Bool = false
  ) -> (end: Int, accessors: Int?)? {
    guard start < end, !isWord(start, "if"), !isWord(start, "switch"), !isWord(start, "do") else { return nil }
    var number = start
    var questions = 0
    while number < end {
      let token = source.tokens[number]
      let isAfterOperand = number > start && endsOperand(number - 1)
      let isNewLine = token.isAtStartOfLine && isAfterOperand
      switch token.kind {
      case .comma:
        return isAfterOperand && !token.isAtStartOfLine && !isStatement ? (number, nil) : nil
      case .semicolon: return isAfterOperand ? (number, nil) : nil
      case .leftBrace:
        if number > start, isAfterOperand {
          if isWord(number + 1, in: Self.commonAccessors) || isWord(number + 1, in: Self.otherAccessors) {
            return (number, number)
          }
          if token.isAtStartOfLine || kind(number + 1) == .atSign { return nil }
        } else if number > start, kind(number - 1) == .number || kind(number - 1) == .stringClose {
          return nil
        }
        number = after(number)
      case .leftParen, .leftSquare, .stringOpen:
        if isNewLine { return nil }
        if token.kind == .stringOpen, isAfterOperand { return nil }
        number = after(number)
      case .identifier:
        if isAfterOperand, !isWord(number, "as"), !isWord(number, "is") {
          if kind(number + 1) == .colon, kind(number - 1) == .rightBrace {
            // The label of one more trailing closure.
            guard kind(number + 2) == .leftBrace else { return nil }
            number = after(number + 2)
            continue
          }
          return token.isAtStartOfLine ? (number, nil) : nil
        }
        if isDoubtful(number) { return nil }
        number += 1
      case .number, .dollarIdentifier, .regex:
        if isAfterOperand { return nil }
        number += 1
      case .atSign, .pound, .poundIf:
        // Members in an `#if` go on with the expression before it.
        if isNewLine, isStatement, token.kind == .poundIf { return nil }
        if isNewLine { return (number, nil) }
        if token.kind == .poundIf || token.kind == .atSign || isAfterOperand { return nil }
        number += 1
      case .prefixOperator, .prefixAmpersand:
        if isAfterOperand { return nil }
        number += 1
      case .binaryOperator where isAdjacent(number) && isAfterOperand:
        // `Cache<Key, Value>()`: the comma is no end of the value.
        number = endOfGenericArguments(at: number) ?? number + 1
      case .equal where isStatement && isAfterOperand: number += 1
      case .colon:
        questions -= 1
        if questions < 0 { return nil }
        number += 1
      case .infixQuestion:
        questions += 1
        number += 1
      case .binaryOperator, .period, .backslash, .postfixQuestion, .exclamation,
        .postfixOperator:
        number += 1
      default: return nil
      }
    }
    return number == end && endsOperand(number - 1) ? (end, nil) : nil
  }

  /// The token after `<A, B>`, if that is what starts at a token and a call, a member or a line's end follows.
  private mutating func endOfGenericArguments(at number: Int) -> Int? {
    guard bytes[source.tokens[number].start] == UInt8(ascii: "<"), kind(number - 1) == .identifier,
      let next = readGenericArguments(at: number)
    else { return nil }
    let token = source.tokens[next]
    return token.isAtStartOfLine || token.kind == .leftParen || token.kind == .period ? next : nil
  }

  private func isDoubtful(_ number: Int) -> Bool {
    kind(number - 1) != .period && isWord(number, in: Self.doubtfulWords) && kind(number + 1) != .period
      && kind(number + 1) != .leftParen
  }

  /// Whether a token can be the last of an expression.
  func endsOperand(_ number: Int) -> Bool {
    switch kind(number) {
    case .identifier: return kind(number - 1) == .period || !isWord(number, in: Self.unfinishedWords)
    case .number, .dollarIdentifier, .stringClose, .regex, .rightParen, .rightSquare, .rightBrace, .postfixOperator:
      return true
    case .postfixQuestion, .exclamation: return !isWord(number - 1, "as") && !isWord(number - 1, "try")
    default: return isOperator(number) && text(number).hasPrefix(">") && kind(number) != .binaryOperator
    }
  }
}
