extension OutlineReader {
  /// The attributes and modifiers before a declaration.
  struct Prefix {
    var start: Int
    /// The token after the attributes.
    var end = 0
    var isStatic = false
    /// `private` without `(set)`.
    var isPrivate = false
    /// `private` or `fileprivate` in any form.
    var isPrivateType = false
    var isLazy = false
    var isDisfavored = false
    // What only the project's own list of APIs says.
    var hasStringOverload = false
    var isLocalizationMacro = false
    /// The last attribute that may be a property wrapper.
    var wrapper: String?
    var wrapperSource: String?
    /// Whether an attribute has a literal that the walk would look at.
    var hasLiteral = false
    /// Whether any attribute has a literal.
    var hasIgnoredLiteral = false
  }

  private static let modifiers: [StaticString] = [
    "public", "private", "static", "fileprivate", "internal", "override", "final", "open", "package", "lazy", "weak",
    "unowned", "required", "convenience", "mutating", "nonmutating", "dynamic", "optional", "indirect", "nonisolated",
    "prefix", "postfix", "infix", "distributed", "consuming", "borrowing",
    "isolated",
  ]

  private static let introducersAfterClass: [StaticString] = [
    "func", "var", "let", "subscript", "init", "override", "final", "public", "private", "internal", "fileprivate",
    "open", "package", "dynamic", "nonisolated", "typealias", "class", "required", "lazy", "static", "weak",
  ]

  /// Reads one declaration. The number of the token after it; nil where the parser has to read the file.
  mutating func readItem(at start: Int, to end: Int, in scope: Scope) -> Int? {
    switch kind(start) {
    case .poundIf: return readConditional(at: start, in: scope)
    case .pound: return readFreestandingMacro(at: start, after: start, to: end, in: scope)
    case .atSign, .identifier: break
    default: return nil
    }
    var prefix = Prefix(start: start)
    guard var number = readAttributes(at: start, &prefix) else { return nil }
    if kind(number) == .pound { return readFreestandingMacro(at: number, after: start, to: end, in: scope) }
    while kind(number) == .identifier {
      if isWord(number, "class") {
        guard isWord(number + 1, in: Self.introducersAfterClass) else { break }
        prefix.isStatic = true
        number += 1
        continue
      }
      guard isWord(number, in: Self.modifiers) else { break }
      let word = number
      number += 1
      let hasDetail = kind(number) == .leftParen
      if hasDetail { number = after(number) }
      if isWord(word, "static") { prefix.isStatic = true }
      if isWord(word, "lazy") { prefix.isLazy = true }
      if isWord(word, "private") {
        if !hasDetail { prefix.isPrivate = true }
        prefix.isPrivateType = true
      }
      if isWord(word, "fileprivate") { prefix.isPrivateType = true }
    }
    guard kind(number) == .identifier else { return nil }
    return readDeclaration(at: number, to: end, prefix, in: scope)
  }

  private mutating func readDeclaration(at number: Int, to end: Int, _ prefix: Prefix, in scope: Scope) -> Int? {
    if isWord(number, "func") { return readFunction(at: number, to: end, prefix, in: scope) }
    if isWord(number, "var") || isWord(number, "let") { return readVariable(at: number, to: end, prefix, in: scope) }
    if isWord(number, "case") { return readCases(at: number, to: end, prefix, in: scope) }
    if isWord(number, "init") { return readInitializer(at: number, to: end, prefix, in: scope) }
    if isWord(number, "struct") { return readType(at: number, to: end, .structure, prefix, in: scope) }
    if isWord(number, "class") { return readType(at: number, to: end, .classType, prefix, in: scope) }
    if isWord(number, "enum") { return readType(at: number, to: end, .enumeration, prefix, in: scope) }
    if isWord(number, "extension") { return readExtension(at: number, to: end, prefix, in: scope) }
    if isWord(number, "protocol") { return readType(at: number, to: end, .protocolType, prefix, in: scope) }
    if isWord(number, "actor") { return readType(at: number, to: end, .actor, prefix, in: scope) }
    if isWord(number, "typealias") { return readAlias(at: number, to: end, prefix, in: scope) }
    if isWord(number, "subscript") { return readSubscript(at: number, to: end, prefix, in: scope) }
    if isWord(number, "import") || isWord(number, "associatedtype") || isWord(number, "operator") {
      return readLine(at: number, to: end, prefix, in: scope)
    }
    if isWord(number, "deinit"), kind(number + 1) == .leftBrace {
      let next = after(number + 1)
      keepIfNeeded(prefix.start..<next, prefix, in: scope)
      return next
    }
    return nil
  }

  /// Keeps a declaration in which the walk may find something.
  ///
  /// - Parameters:
  ///   - body: the brace that opens its body.
  mutating func keepIfNeeded(_ range: Range<Int>, body: Int? = nil, _ prefix: Prefix, in scope: Scope) {
    guard scope.isWalked else { return }
    // Outside of attributes, any literal may be a key; an enum in a body may have cases that are.
    let own = prefix.hasIgnoredLiteral ? prefix.end..<range.upperBound : range
    let mayDeclareType = source.mayDeclareType(range)
    let isObservable = isObserved && (!handedOn.isEmpty || source.hasCandidate(range))
    guard prefix.hasLiteral || source.hasLiteral(own) || mayDeclareType || isObservable else { return }
    if let body, !mayDeclareType { keep(range, trimming: body) } else { keep(range) }
  }

  /// The token after attributes; nil for forms that are not known.
  mutating func readAttributes(at start: Int, _ prefix: inout Prefix) -> Int? {
    var number = start
    while kind(number) == .atSign {
      let nameStart = number + 1
      guard kind(nameStart) == .identifier, isAdjacent(nameStart) else { return nil }
      number += 2
      while kind(number) == .period {
        guard kind(number + 1) == .identifier else { return nil }
        number += 2
      }
      if isOperator(number), isAdjacent(number) {
        guard let next = readGenericArguments(at: number) else { return nil }
        number = next
      }
      let name = nameStart..<number
      var arguments: Range<Int>?
      if kind(number) == .leftParen {
        guard isAdjacent(number) else { return nil }
        arguments = (number + 1)..<source.partner(of: number)
        number = after(number)
      } else if isOperator(number) {
        return nil
      }
      if let arguments, source.hasLiteral(arguments) {
        if name.count == 1, isWord(nameStart, "available") {
          prefix.hasIgnoredLiteral = true
        } else {
          prefix.hasLiteral = true
        }
      }
      let text = text(name)
      switch text {
      case "_disfavoredOverload": prefix.isDisfavored = true
      case "hasStringOverload": prefix.hasStringOverload = true
      case "localizationMacro": prefix.isLocalizationMacro = true
      default: break
      }
      guard let first = text.first, first.isUppercase, text != "MainActor", text != "ViewBuilder" else { continue }
      prefix.wrapper = text
      prefix.wrapperSource = arguments.map { text + "(" + self.text($0) + ")" } ?? text
    }
    prefix.end = number
    return number
  }

  func isOperator(_ number: Int) -> Bool {
    switch kind(number) {
    case .binaryOperator, .prefixOperator, .postfixOperator: return true
    default: return false
    }
  }

  /// `import`, `associatedtype`, `operator`: one line, of which nothing is wanted.
  private mutating func readLine(at start: Int, to end: Int, _ prefix: Prefix, in scope: Scope) -> Int? {
    var number = start + 1
    while !isBoundary(number, end) {
      guard kind(number) != .leftBrace, kind(number) != .stringOpen else { return nil }
      number += 1
    }
    return prefix.hasLiteral ? nil : number
  }

  /// `#name(…) { … }`, with the attributes before it.
  private mutating func readFreestandingMacro(at start: Int, after first: Int, to end: Int, in scope: Scope) -> Int? {
    guard kind(start + 1) == .identifier else { return nil }
    var number = start + 2
    if kind(number) == .leftParen { number = after(number) }
    if kind(number) == .leftBrace, !source.tokens[number].isAtStartOfLine {
      number = after(number)
      while kind(number) == .identifier, kind(number + 1) == .colon, kind(number + 2) == .leftBrace,
        !source.tokens[number].isAtStartOfLine
      {
        number = after(number + 2)
      }
    }
    guard isBoundary(number, end) else { return nil }
    // What only previews show is never in a catalog.
    if scope.isWalked, isObserved || !isWord(start + 1, "Preview"),
      source.hasLiteral(first..<number) || source.mayDeclareType(first..<number)
    {
      keep(first..<number)
    }
    return number
  }

  mutating func add(_ declaration: Declaration, _ prefix: Prefix, in scope: Scope) {
    guard isCollecting else { return }
    var declaration = declaration
    if prefix.isStatic { declaration.isStatic = true }
    if prefix.isPrivate { declaration.isPrivate = true }
    if prefix.isDisfavored { declaration.isDisfavored = true }
    if collector.origin.isKnowledge {
      declaration.hasStringOverload = prefix.hasStringOverload
      declaration.isLocalizationMacro = prefix.isLocalizationMacro
    }
    collector.add(declaration, piece: scope.piece)
  }
}
