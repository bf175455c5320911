extension OutlineReader {
  /// Words that a statement starts with and an expression does not.
  private static let statementWords: [StaticString] = [
    "let", "var", "func", "struct", "class", "enum", "actor", "typealias", "import", "return", "throw", "guard", "if",
    "for", "while", "repeat", "switch", "do", "defer", "break", "continue", "fallthrough", "case", "default", "yield",
    "init", "deinit", "subscript", "extension", "protocol", "discard", "then", "macro", "operator", "precedencegroup",
  ]
  /// Words at a line's start that go on with the statement of the line before.
  private static let continuingWords: [StaticString] = [
    "as", "is", "else", "catch", "where", "while", "in", "async", "throws", "rethrows",
  ]

  /// Keeps a declaration without those statements of its body that can neither make a key nor say a type that one
  /// needs. A number stands for each, so that a block has as many statements as before: a single one is its value.
  ///
  /// - Parameter body: the brace that opens the body.
  mutating func keep(_ range: Range<Int>, trimming body: Int) {
    var cuts: [Range<Int>] = []
    trim((body + 1)..<source.partner(of: body), isBody: true, into: &cuts)
    cuts.sort { $0.lowerBound < $1.lowerBound }
    var start = range.lowerBound
    for cut in cuts {
      keep(start..<cut.lowerBound)
      kept.append(ReducedSource.Part(range: byteRange(cut), isLeftOut: true))
      start = cut.upperBound
    }
    keep(start..<range.upperBound)
  }

  /// Finds what can be left out of a block.
  ///
  /// - Parameters:
  ///   - isBody: whether the block is a declaration's body or a branch in it, and not part of a closure, whose result
  ///     has the type of what it returns.
  ///   - isSwitch: whether the statements are those of cases, each with a value of its own.
  private mutating func trim(_ block: Range<Int>, isBody: Bool, isSwitch: Bool = false, into cuts: inout [Range<Int>]) {
    var found: [Range<Int>] = []
    var statements = 0
    var number = block.lowerBound
    while number < block.upperBound {
      if startsStatement(number, in: block) {
        statements += 1
        if let control = readControl(at: number, to: block.upperBound) {
          let range = number..<control.end
          if !isSwitch, !hasMatter(range), isBody || !range.contains(where: { isWord($0, "return") }) {
            found.append(range)
          } else {
            for body in control.bodies {
              trim(
                (body + 1)..<source.partner(of: body), isBody: isBody, isSwitch: isWord(number, "switch"), into: &cuts)
            }
          }
          number = control.end
          continue
        }
        if !isSwitch, let end = endOfExpressionStatement(from: number, to: block.upperBound),
          !hasMatter(number..<end)
        {
          found.append(number..<end)
          number = end
          continue
        }
      }
      switch kind(number) {
      case .leftBrace:
        trim((number + 1)..<source.partner(of: number), isBody: false, into: &cuts)
        number = after(number)
      case .leftParen, .leftSquare:
        trimClosures((number + 1)..<source.partner(of: number), into: &cuts)
        number = after(number)
      case .stringOpen: number = after(number)
      case .poundIf:
        // Its branches may be the block's value.
        statements += 1
        number = after(number)
      default: number += 1
      }
    }
    if statements > 1 { cuts += found }
  }

  private mutating func trimClosures(_ range: Range<Int>, into cuts: inout [Range<Int>]) {
    var number = range.lowerBound
    while number < range.upperBound {
      switch kind(number) {
      case .leftBrace:
        trim((number + 1)..<source.partner(of: number), isBody: false, into: &cuts)
        number = after(number)
      case .stringOpen: number = after(number)
      default: number += 1
      }
    }
  }

  private func startsStatement(_ number: Int, in block: Range<Int>) -> Bool {
    if number == block.lowerBound { return true }
    let token = source.tokens[number]
    guard token.kind == .identifier || token.kind == .stringOpen, kind(number + 1) != .colon else { return false }
    if kind(number - 1) == .semicolon { return true }
    return token.isAtStartOfLine && endsOperand(number - 1) && !isWord(number, in: Self.continuingWords)
  }

  private mutating func endOfExpressionStatement(from start: Int, to end: Int) -> Int? {
    guard kind(start) == .identifier, !isWord(start, in: Self.statementWords),
      let value = endOfValue(from: start, to: end, isStatement: true), value.accessors == nil,
      isBoundary(value.end, end)
    else { return nil }
    return value.end
  }

  /// A statement with blocks whose names are bound inside them only: its end, and the braces of its blocks.
  private func readControl(at start: Int, to end: Int) -> (end: Int, bodies: [Int])? {
    guard isWord(start, in: ["if", "for", "while", "switch", "do", "defer"]) else { return nil }
    var bodies: [Int] = []
    var number = start + 1
    while true {
      while number < end, kind(number) != .leftBrace {
        switch kind(number) {
        case .leftParen, .leftSquare, .stringOpen: number = after(number)
        case .semicolon, .poundIf: return nil
        default: number += 1
        }
      }
      guard number < end else { return nil }
      bodies.append(number)
      number = after(number)
      guard number < end, isWord(number, "else") || isWord(number, "catch") else { break }
      number += 1
    }
    return isBoundary(number, end) && (number >= end || kind(number) == .semicolon || startsAnew(number))
      ? (number, bodies) : nil
  }

  /// Whether a token that starts a line after a block cannot go on with what the block ends.
  private func startsAnew(_ number: Int) -> Bool {
    switch kind(number) {
    case .identifier: return !isWord(number, in: Self.continuingWords)
    case .atSign, .pound, .poundIf, .stringOpen, .number, .leftParen, .leftSquare: return true
    default: return false
    }
  }

  /// Whether something among tokens may be looked for.
  private func hasMatter(_ range: Range<Int>) -> Bool {
    source.hasLiteral(range) || source.hasCandidate(range) || handsTextOn(range)
  }
}
