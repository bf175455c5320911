extension OutlineReader {
  private static let deepestType = 12
  /// Words before a type that say nothing of what it is.
  private static let specifiers: [StaticString] = ["inout", "some", "any", "borrowing", "consuming", "sending"]
  private static let unknownWords: [StaticString] = ["each", "repeat", "isolated", "nonisolated", "_", "_const"]
  private static let plainAttributes: [StaticString] = [
    "escaping", "autoclosure", "Sendable", "MainActor", "unchecked", "retroactive", "preconcurrency",
  ]

  /// Reads the type at a token; nil for forms that are not known. `place` is after it then.
  mutating func readType(at number: Int) -> SwiftType? {
    place = Place(token: number, offset: source.tokens[number].start)
    return readType(depth: 0)
  }

  /// The token after a type, if it does not end within one.
  var tokenAfterType: Int? { place.offset == source.tokens[place.token].start ? place.token : nil }

  private mutating func move(to number: Int) { place = Place(token: number, offset: source.tokens[number].start) }

  /// Whether the sign at the place is this operator character.
  private func isSign(_ sign: Unicode.Scalar) -> Bool {
    switch kind(place.token) {
    case .binaryOperator, .prefixOperator, .postfixOperator, .postfixQuestion, .infixQuestion, .exclamation,
      .prefixAmpersand:
      return bytes[place.offset] == UInt8(ascii: sign)
    default: return false
    }
  }

  private mutating func takeSign() {
    if place.offset + 1 == source.tokens[place.token].end { move(to: place.token + 1) } else { place.offset += 1 }
  }

  private func isAt(_ kind: SwiftToken.Kind) -> Bool {
    self.kind(place.token) == kind && place.offset == source.tokens[place.token].start
  }

  private mutating func readType(depth: Int) -> SwiftType? {
    guard depth < Self.deepestType else { return nil }
    while true {
      if isAt(.atSign) {
        let name = place.token + 1
        if isWord(name, in: Self.plainAttributes) {
          move(to: name + 1)
        } else if isWord(name, "convention"), kind(name + 1) == .leftParen {
          move(to: after(name + 1))
        } else {
          return nil
        }
      } else if isAt(.identifier), isWord(place.token, in: Self.specifiers), kind(place.token + 1) != .period {
        move(to: place.token + 1)
      } else {
        break
      }
    }
    guard var type = readSimpleType(depth: depth) else { return nil }
    var isComposed = false
    while isSign("&") {
      takeSign()
      guard readSimpleType(depth: depth + 1) != nil else { return nil }
      isComposed = true
    }
    if isAt(.arrow) || isEffect {
      guard !isComposed, case .tuple? = pendingTuple else { return nil }
      while isEffect {
        move(to: place.token + 1)
        if isAt(.leftParen), isWord(place.token - 1, "throws") { move(to: after(place.token)) }
      }
      guard isAt(.arrow) else { return nil }
      let parameters = tupleTypes
      move(to: place.token + 1)
      guard let result = readType(depth: depth + 1) else { return nil }
      type = .function(parameters, result)
    }
    pendingTuple = nil
    return type
  }

  private var isEffect: Bool {
    // `async` after a function's own parameters is the function's.
    pendingTuple != nil && isAt(.identifier)
      && (isWord(place.token, "async") || isWord(place.token, "throws") || isWord(place.token, "rethrows"))
  }

  private mutating func readSimpleType(depth: Int) -> SwiftType? {
    pendingTuple = nil
    var type: SwiftType
    var parenthesized: SwiftType?
    switch kind(place.token) {
    case .identifier where place.offset == source.tokens[place.token].start:
      guard !isWord(place.token, in: Self.unknownWords) else { return nil }
      let name = text(place.token).withoutBackticks
      move(to: place.token + 1)
      guard let arguments = readGenericArguments(depth: depth) else { return nil }
      type = .named(name, arguments)
    case .leftSquare:
      let close = source.partner(of: place.token)
      move(to: place.token + 1)
      guard let element = readType(depth: depth + 1) else { return nil }
      if isAt(.colon) {
        move(to: place.token + 1)
        guard let value = readType(depth: depth + 1) else { return nil }
        type = .named("Dictionary", [element, value])
      } else {
        type = .array(element)
      }
      guard tokenAfterType == close else { return nil }
      move(to: close + 1)
    case .leftParen:
      guard let elements = readTupleElements(depth: depth) else { return nil }
      parenthesized = .tuple(elements)
      type = elements.count == 1 ? elements[0].type : .tuple(elements)
    default: return nil
    }
    var isPlain = true
    while true {
      if isAt(.period) {
        guard kind(place.token + 1) == .identifier else { return nil }
        let isMeta = isWord(place.token + 1, "Type") || isWord(place.token + 1, "Protocol")
        let name = text(place.token + 1).withoutBackticks
        move(to: place.token + 2)
        if isMeta {
          type = .metatype(type)
        } else {
          guard let own = readGenericArguments(depth: depth) else { return nil }
          type = .named((type.name.map { $0 + "." } ?? "") + name, own.isEmpty ? type.arguments : own)
        }
      } else if isSign("?") || isSign("!") {
        guard kind(place.token) != .infixQuestion else { break }
        takeSign()
        type = .optional(type)
      } else {
        break
      }
      isPlain = false
    }
    if isPlain, let parenthesized { pendingTuple = parenthesized }
    return type
  }

  private var tupleTypes: [SwiftType] {
    guard case .tuple(let elements)? = pendingTuple else { return [] }
    return elements.map(\.type)
  }

  /// The token after the `<A, B>` that starts at a token, if that is what does.
  mutating func readGenericArguments(at number: Int) -> Int? {
    move(to: number)
    guard isSign("<"), readGenericArguments(depth: 0) != nil else { return nil }
    return tokenAfterType
  }

  /// `<A, B>`; empty where there is none, nil where it cannot be read.
  private mutating func readGenericArguments(depth: Int) -> [SwiftType]? {
    guard isSign("<") else { return [] }
    takeSign()
    var arguments: [SwiftType] = []
    while true {
      guard let argument = readType(depth: depth + 1) else { return nil }
      arguments.append(argument)
      if isAt(.comma) {
        move(to: place.token + 1)
        continue
      }
      guard isSign(">") else { return nil }
      takeSign()
      return arguments
    }
  }

  private mutating func readTupleElements(depth: Int) -> [SwiftType.TupleElement]? {
    let close = source.partner(of: place.token)
    move(to: place.token + 1)
    var elements: [SwiftType.TupleElement] = []
    while place.token < close {
      var label: String?
      if kind(place.token) == .identifier, kind(place.token + 1) == .colon {
        label = text(place.token)
        move(to: place.token + 2)
      } else if kind(place.token) == .identifier, kind(place.token + 1) == .identifier,
        kind(place.token + 2) == .colon
      {
        label = text(place.token + 1)
        move(to: place.token + 3)
      }
      guard let type = readType(depth: depth + 1) else { return nil }
      if isEllipsis(place.token), place.offset == source.tokens[place.token].start { move(to: place.token + 1) }
      elements.append(SwiftType.TupleElement(label: label, type: type))
      guard let next = tokenAfterType else { return nil }
      if kind(next) == .comma { move(to: next + 1) } else if next != close { return nil }
    }
    move(to: close + 1)
    return elements
  }

  func isEllipsis(_ number: Int) -> Bool {
    guard isOperator(number) else { return false }
    let token = source.tokens[number]
    return token.end - token.start == 3 && bytes[token.start] == UInt8(ascii: ".")
      && bytes[token.start + 1] == UInt8(ascii: ".") && bytes[token.start + 2] == UInt8(ascii: ".")
  }
}
