import SourceObservations
import SwiftSyntax

extension SourceWalker {
  // MARK: Direction of text

  /// What is written from left to right, and where it stands in what is shown.
  private struct DirectedText {
    var expression: ExprSyntax
    var content: DirectionSensitiveText.Content
  }

  private static let deepestDirection = 8

  /// - Parameter leaves: what the expression comes to.
  func noteDirection(of expression: ExprSyntax, _ leaves: [TextLeaf], shownBy destination: TextDestination) {
    guard destination.role != .accessibility else { return }
    var found = directedText(in: expression)
    if found == nil {
      // A constant of another type or file.
      let text = leaves.lazy.compactMap(\.node).first.flatMap { self.values(of: $0)?.first }
      if let content = text.flatMap({ DirectedLiteral.content(of: $0) }) {
        found = DirectedText(expression: expression.bare, content: content)
      }
    }
    if found == nil, isCode(expression) { found = DirectedText(expression: expression.bare, content: .code) }
    guard let found else { return }
    note(
      \.found.directionSensitiveTexts,
      DirectionSensitiveText(
        place: observedPlace(found.expression), content: found.content, text: observedExpression(found.expression),
        function: destination.function, hasDirection: hasDirection(expression, found.expression)))
  }

  /// Notes an argument that is written from left to right, in case that what it is given to shows it.
  ///
  /// Where the parameter has such a name itself, what shows it says so.
  func noteDirection(of argument: ExprSyntax, givenTo node: TextNode) {
    // A function's result is called like the function.
    let owner = node.owner.prefix { $0 != "(" }.split(separator: ".").last ?? ""
    let name = node.name == TextNode.resultName ? String(owner) : node.name
    guard direction(ofName: name) == nil, let found = directedText(in: argument, depth: 2) else { return }
    // A sentence with a path in it is most often an error's.
    if let literal = argument.bare.as(StringLiteralExprSyntax.self), literal.segments.count > 1,
      observedText(literal).constant.utf8.count(where: { $0 == 0x20 }) > 1
    {
      return
    }
    note(
      \.heldDirections,
      HeldDirection(
        text: DirectionSensitiveText(
          place: observedPlace(found.expression), content: found.content, text: observedExpression(found.expression),
          function: node.description, hasDirection: hasDirection(argument, found.expression)),
        node: node))
  }

  private func directedText(in expression: ExprSyntax, depth: Int = 0) -> DirectedText? {
    let expression = expression.bare
    guard depth < Self.deepestDirection else { return nil }
    func inside(_ other: ExprSyntax) -> DirectedText? { directedText(in: other, depth: depth + 1) }
    switch expression.as(ExprSyntaxEnum.self) {
    case .stringLiteralExpr(let literal): return directedText(inLiteral: literal, depth: depth)
    case .sequenceExpr(let sequence):
      // `isKnown ? phoneNumber : "–"`, `host + ":" + ipAddress`, `phone ?? ""`.
      return operands(of: Array(sequence.elements)[...]).lazy.compactMap(inside).first
    case .ternaryExpr(let choice): return inside(choice.thenExpression) ?? inside(choice.elseExpression)
    case .functionCallExpr(let call): return directedText(madeBy: call, depth: depth)
    case .subscriptCallExpr(let element):
      let key = element.arguments.first?.expression
      let name = key?.literalText ?? key?.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      let found =
        name.flatMap { direction(ofName: $0) }.map { DirectedText(expression: expression, content: $0) }
        ?? inside(element.calledExpression)
      return found.flatMap { isWording(element.calledExpression) ? nil : $0 }
    case .memberAccessExpr(let member):
      // What it stands in is looked at last, since most names are none of these.
      let found = directedText(of: member, depth: depth)
      return found.flatMap { member.base.map { isWording($0) } ?? false ? nil : $0 }
    case .declReferenceExpr(let reference):
      return directedText(named: reference, depth: depth)
    default: return nil
    }
  }

  private func directedText(of member: MemberAccessExprSyntax, depth: Int) -> DirectedText? {
    let expression = ExprSyntax(member)
    let name = member.declName.baseName.text.withoutBackticks
    func found(_ content: DirectionSensitiveText.Content?) -> DirectedText? {
      content.map { DirectedText(expression: expression, content: $0) }
    }
    if let content = direction(ofName: name) { return found(content) }
    if let base = member.base, Self.parts.contains(name), !base.bare.is(StringLiteralExprSyntax.self) {
      return found(directedText(in: base, depth: depth + 1)?.content)
    }
    if name == "code" { return found(codeWithoutKind(member)) }
    guard depth <= 1 else { return nil }
    let texts = values(of: expression) { value -> DirectedText? in
      value.id == expression.id ? nil : self.directedText(in: value, depth: depth + 2)
    }
    return found(texts.first?.content)
  }

  private static let wordings = ["l10n", "locali", "strings", "translations"]

  /// Whether what stands before a dot is a collection of localized texts: `L10n.Settings.url`.
  private func isWording(_ base: ExprSyntax) -> Bool {
    var current: ExprSyntax? = base.bare
    while let part = current {
      if let name = part.lastName?.lowercased(), Self.wordings.contains(where: { name.contains($0) }) { return true }
      current = part.as(MemberAccessExprSyntax.self)?.base?.bare
    }
    return false
  }

  /// Members that are the text of what they are taken from.
  private static let parts: Set<String> = [
    "first", "last", "value", "stringValue", "rawValue", "wrappedValue", "description", "text", "string", "number",
    "display", "displayValue", "formatted", "localized", "uppercased", "lowercased", "digits",
  ]

  /// `coupon.code`, which is no country's or currency's.
  private func codeWithoutKind(_ member: MemberAccessExprSyntax) -> DirectionSensitiveText.Content? {
    guard let base = member.base?.bare.lastName?.lowercased() else { return nil }
    let isOfList = ["country", "currency", "language", "locale", "region", "error", "status", "station", "airport"]
      .contains { base.hasSuffix($0) }
    return isOfList || base == "self" ? nil : .code
  }

  private func directedText(named reference: DeclReferenceExprSyntax, depth: Int) -> DirectedText? {
    let expression = ExprSyntax(reference)
    let name = reference.baseName.text.withoutBackticks
    if let content = direction(ofName: elementName(expression) ?? name) {
      return DirectedText(expression: expression, content: content)
    }
    guard isBoundHere(name) else { return nil }
    // A constant of the function at hand, or the name that a condition gives: `if let number = contact.phone`.
    let found = values(of: expression) { value -> DirectedText? in
      value.id == expression.id ? nil : self.directedText(in: value, depth: depth + 1)
    }.first
    let content =
      found?.content
      ?? valueBound(to: name, around: Syntax(reference)).flatMap {
        directedText(in: $0, depth: depth + 1)?.content
      }
    return content.map { DirectedText(expression: expression, content: $0) }
  }

  /// The value in `if let name = value`, `guard let name = value`.
  private func valueBound(to name: String, around node: Syntax) -> ExprSyntax? {
    var current = node
    for _ in 0..<Self.deepestElement {
      guard let parent = current.parent, !parent.is(MemberBlockItemSyntax.self) else { return nil }
      var conditions = [parent.as(IfExprSyntax.self)?.conditions].compactMap { $0 }
      if let statements = parent.as(CodeBlockItemListSyntax.self) {
        conditions += statements.compactMap { $0.item.as(GuardStmtSyntax.self)?.conditions }
      }
      for condition in conditions.joined() {
        guard case .optionalBinding(let binding) = condition.condition,
          binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name, let value = binding.initializer
        else { continue }
        return value.value
      }
      current = parent
    }
    return nil
  }

  private func directedText(inLiteral literal: StringLiteralExprSyntax, depth: Int) -> DirectedText? {
    let expression = ExprSyntax(literal)
    if let text = literal.literalText {
      return DirectedLiteral.content(of: text).map { DirectedText(expression: expression, content: $0) }
    }
    if let content = contentOfStart(literal) { return DirectedText(expression: expression, content: content) }
    // `"\(latitude), \(longitude)"`
    let names = literal.segments.compactMap { segment -> String? in
      guard case .expressionSegment(let segment) = segment else { return nil }
      return segment.expressions.first?.expression.bare.lastName?.lowercased()
    }
    if names.contains(where: { $0.hasSuffix("latitude") }), names.contains(where: { $0.hasSuffix("longitude") }) {
      return DirectedText(expression: expression, content: .code)
    }
    // `"\(server.ipAddress):\(port)"`
    for case .expressionSegment(let segment) in literal.segments {
      guard let inner = segment.expressions.first?.expression,
        let found = directedText(in: inner, depth: depth + 1)
      else { continue }
      return found
    }
    return nil
  }

  private static let making: Set<String> = [
    "String", "Substring", "AttributedString", "NSAttributedString", "NSMutableAttributedString", "init", "Optional",
    "NSString", "LocalizedStringKey", "Text",
  ]
  /// How the name of a function begins that gives a text in another form.
  private static let formatting = [
    "format", "mask", "spaced", "group", "pretty", "trim", "strip", "shorten", "trunc", "remov", "replac", "with",
    "uppercase", "lowercase", "capital", "prefix", "suffix", "drop", "pad", "abbrev", "normal", "clean", "redact",
    "display", "string", "joined", "adding", "appending", "decod", "encod", "percent", "describing", "partial", "to",
    "parse", "split", "chunk", "hyphen", "stringValue", "map", "apply",
  ]

  private func directedText(madeBy call: FunctionCallExprSyntax, depth: Int) -> DirectedText? {
    guard let name = ObservedCall.name(of: call) else { return nil }
    let last = name.split(separator: ".").last.map(String.init) ?? name
    let expression = ExprSyntax(call)
    if last.first?.isUppercase != true, let content = direction(ofName: last) {
      return DirectedText(expression: expression, content: content)
    }
    let isMade = Self.making.contains(name)
    guard isMade || Self.formatting.contains(where: { last.hasPrefix($0) }) else { return nil }
    let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
    if !isMade, let base {
      if let found = directedText(in: base, depth: depth + 1) {
        return DirectedText(expression: expression, content: found.content)
      }
      // `phoneNumberKit.format(number)`
      let words = DirectedNames.words(
        of: (base.as(FunctionCallExprSyntax.self)?.calledExpression ?? base).bare.lastName ?? "")
      if last.hasPrefix("format") || last.hasPrefix("string"), words.contains("phone") || words.contains("telephone") {
        return DirectedText(expression: expression, content: .phoneNumber)
      }
    }
    // A localized text is found by its own parts.
    guard !resolvesText(call) else { return nil }
    for argument in call.arguments where !argument.expression.is(ClosureExprSyntax.self) {
      if let found = directedText(in: argument.expression, depth: depth + 1) {
        return DirectedText(expression: found.expression, content: found.content)
      }
    }
    return nil
  }

  // MARK: Names

  func direction(ofName name: String) -> DirectionSensitiveText.Content? {
    if let known = directions[name] { return known }
    let found = DirectedNames.content(of: name)
    directions[name] = .some(found)
    return found
  }

  /// Whether a name is that of a parameter, a variable or a constant of the functions and closures at hand.
  private func isBoundHere(_ name: String) -> Bool { scopes.dropFirst().contains { $0[name] != nil } }

  private static let deepestElement = 24

  /// `phoneNumber` for `$0` or a closure's parameter in `ForEach(phoneNumbers) { … }`.
  private func elementName(_ expression: ExprSyntax) -> String? {
    guard let list = listOfElement(expression)?.lastName else { return nil }
    // `phone.map { Text($0) }`
    return list.utf8.last == UInt8(ascii: "s") ? String(list.dropLast()) : list
  }

  /// `names` for `$0` or a closure's parameter in `ForEach(names) { … }`, `names.map { … }`.
  func listOfElement(_ expression: ExprSyntax) -> ExprSyntax? {
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      name == "$0" || isBoundHere(name)
    else { return nil }
    var current = Syntax(expression)
    for _ in 0..<Self.deepestElement {
      guard let parent = current.parent, !parent.is(MemberBlockItemSyntax.self) else { return nil }
      if let closure = parent.as(ClosureExprSyntax.self),
        name == "$0"
          ? closure.signature == nil : closure.signature?.firstToken(viewMode: .sourceAccurate)?.text == name
      {
        let argument = closure.parent?.as(LabeledExprSyntax.self)?.parent?.parent ?? closure.parent
        guard let call = argument?.as(FunctionCallExprSyntax.self).flatMap(ObservedCall.init) else { return nil }
        return call.unlabeled ?? call.base
      }
      current = parent
    }
    return nil
  }

  /// What a literal with values starts as: `"+49 \(number)"`, a country's code and values behind it; `"@\(name)"`;
  /// `"https://\(host)"`; `"~/\(folder)"`.
  private func contentOfStart(_ literal: StringLiteralExprSyntax) -> DirectionSensitiveText.Content? {
    guard literal.segments.count > 1, case .stringSegment(let segment)? = literal.segments.first,
      let first = segment.content.text.utf8.first
    else { return nil }
    switch first {
    case UInt8(ascii: "+"):
      let text = observedText(literal)
      guard case .text(let start)? = text.parts.first else { return nil }
      let constant = text.constant.unicodeScalars
      let isNumber =
        start.dropFirst().first?.isNumber ?? false
        && constant.allSatisfy { $0.properties.numericType != nil || "+-() ./".unicodeScalars.contains($0) }
      return isNumber ? .phoneNumber : nil
    case UInt8(ascii: "@"): return segment.content.text.utf8.count == 1 ? .address : nil
    case UInt8(ascii: "~"), UInt8(ascii: "/"):
      return segment.content.text.utf8.count > 1 && !segment.content.text.utf8.contains(0x20) ? .address : nil
    default:
      let text = segment.content.text
      return text.hasPrefix("www.") || text.hasPrefix("http://") || text.hasPrefix("https://") ? .address : nil
    }
  }
}
