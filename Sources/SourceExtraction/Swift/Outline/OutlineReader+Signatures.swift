extension OutlineReader {
  /// Generic parameters with their constraints, the order of the names included.
  struct Generics {
    var names: [String] = []
    var constraints: [String: SwiftType] = [:]
  }

  /// Reads `<T: P, U>` at a token if there is one. nil where it cannot be read.
  ///
  /// - Parameter named: whether parameters without a constraint are listed too, as `unknown`.
  mutating func readGenericParameters(at number: Int, named: Bool) -> (generics: Generics, next: Int)? {
    var generics = Generics()
    let token = source.tokens[number]
    guard isOperator(number), bytes[token.start] == UInt8(ascii: "<") else { return (generics, number) }
    guard token.end == token.start + 1 else { return nil }
    var number = number + 1
    while true {
      guard kind(number) == .identifier, !isWord(number, "each"), !isWord(number, "let") else { return nil }
      let name = text(number)
      generics.names.append(name)
      number += 1
      var constraint = SwiftType.unknown
      place = Place(token: number, offset: source.tokens[number].start)
      if kind(number) == .colon {
        guard let type = readType(at: number + 1) else { return nil }
        constraint = type
      }
      if named || !constraint.isUnknown { generics.constraints[name] = constraint }
      if kind(place.token) == .comma {
        number = place.token + 1
        continue
      }
      // What closes the list has to be a token of its own.
      let close = source.tokens[place.token]
      guard isOperator(place.token), place.offset == close.end - 1, bytes[place.offset] == UInt8(ascii: ">") else {
        return nil
      }
      return (generics, place.token + 1)
    }
  }

  /// Reads a `where` clause at a token if there is one, as `DeclarationReading.constraints` does.
  mutating func readRequirements(at number: Int, _ found: inout [String: SwiftType]) -> Int? {
    guard isWord(number, "where") else { return number }
    var number = number + 1
    while true {
      guard readType(at: number) != nil, let operation = tokenAfterType else { return nil }
      let name = text(number..<operation)
      if kind(operation) == .colon {
        guard let type = readType(at: operation + 1), let next = tokenAfterType else { return nil }
        if found[name] == nil || found[name] == .unknown { found[name] = type }
        number = next
      } else if isOperator(operation), text(operation) == "==" {
        guard let type = readType(at: operation + 1), let next = tokenAfterType else { return nil }
        found[name] = type
        number = next
      } else {
        return nil
      }
      guard kind(number) == .comma else { return number }
      number += 1
    }
  }

  /// Reads `(label name: Type = value, …)` at a token.
  mutating func readParameters(at number: Int) -> (parameters: [DeclarationParameter], next: Int)? {
    guard kind(number) == .leftParen else { return nil }
    let close = source.partner(of: number)
    var parameters: [DeclarationParameter] = []
    var number = number + 1
    while number < close {
      var prefix = Prefix(start: number)
      guard let start = readAttributes(at: number, &prefix), kind(start) == .identifier else { return nil }
      let hasTwoNames = kind(start + 1) == .identifier
      let colon = hasTwoNames ? start + 2 : start + 1
      guard kind(colon) == .colon, let type = readType(at: colon + 1), var next = tokenAfterType else { return nil }
      let label = text(start).withoutBackticks
      var parameter = DeclarationParameter(
        label: label == "_" ? nil : label, name: hasTwoNames ? text(start + 1).withoutBackticks : label, type: type)
      if isEllipsis(next) {
        parameter.isVariadic = true
        next += 1
      }
      if kind(next) == .equal {
        parameter.hasDefault = true
        next = endOfArgument(from: next + 1, to: close)
      }
      parameters.append(parameter)
      guard next == close || kind(next) == .comma else { return nil }
      number = next + 1
    }
    return (parameters, close + 1)
  }

  /// The comma or bracket that ends a default value.
  func endOfArgument(from start: Int, to close: Int) -> Int {
    var number = start
    while number < close, kind(number) != .comma {
      number = source.partner(of: number) > number ? after(number) : number + 1
    }
    return number
  }

  /// The token after `async throws(E)`.
  func endOfEffects(from start: Int) -> Int {
    var number = start
    while isWord(number, "async") || isWord(number, "throws") || isWord(number, "rethrows")
      || isWord(number, "reasync")
    {
      number += 1
      if isWord(number - 1, "throws"), kind(number) == .leftParen { number = after(number) }
    }
    return number
  }
}
