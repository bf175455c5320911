import SourceObservations
import SwiftSyntax

extension SourceWalker {
  // MARK: Direction of text

  private static let phoneNames = ["phonenumber", "telephone", "mobilenumber", "phone", "faxnumber"]
  private static let codeNames = ["sourcecode", "codesnippet", "iban", "serialnumber", "shellcommand", "regex"]
  private static let addressNames = ["urlstring", "absolutestring", "emailaddress", "ipaddress", "email"]
  private static let shortestDirectedName =
    (phoneNames + codeNames + addressNames).map(\.utf8.count).min() ?? 0

  /// The words that end a name in lower case, and what is called so.
  private static let directedNames: [(words: [String], content: DirectionSensitiveText.Content)] = [
    (phoneNames, .phoneNumber), (codeNames, .code), (addressNames, .address),
  ]

  private func direction(ofName name: String) -> DirectionSensitiveText.Content? {
    if let known = directions[name] { return known }
    let lowercased = name.lowercased()
    var found = Self.directedNames.last { $0.words.contains { lowercased.hasSuffix($0) } }?.content
    if found == .phoneNumber, lowercased.hasSuffix("phone"), !Self.namesNumber(name) { found = nil }
    directions[name] = .some(found)
    return found
  }

  /// What a name says of a device instead: `sendToPhone`, `useIphone`, `needsPhone`, `microphone`.
  private static let wordsBeforeDevice: Set<String> = [
    "a", "and", "by", "find", "from", "has", "i", "in", "is", "my", "needs", "no", "not", "of", "on", "open", "or",
    "phone",
    "require", "requires", "scan", "select", "send", "the", "this", "to", "unlock", "use", "via", "with", "without",
    "your",
  ]

  /// Whether a name that ends with `phone` is that of a number: `phone`, `guestPhone`, `telephone`.
  private static func namesNumber(_ name: String) -> Bool {
    var words: [String] = [""]
    for character in name {
      if character.isUppercase || character == "_" { words.append("") }
      if character != "_" { words[words.count - 1] += character.lowercased() }
    }
    guard let last = words.popLast(), last == "phone" || last == "telephone" else { return false }
    return !(words.last.map { wordsBeforeDevice.contains($0) } ?? false)
  }

  /// - Parameter leaves: what the expression comes to.
  func noteDirection(of expression: ExprSyntax, _ leaves: [TextLeaf], shownBy destination: TextDestination) {
    var expression = expression.bare
    // `phone ?? ""`
    if let elements = expression.as(SequenceExprSyntax.self)?.elements, let first = elements.first,
      elements.dropFirst().first?.as(BinaryOperatorExprSyntax.self)?.operator.text == "??"
    {
      expression = first.bare
    }
    var content: DirectionSensitiveText.Content?
    let text =
      expression.literalText ?? localText(expression)
      ?? leaves.lazy.compactMap(\.node).first.flatMap { self.values(of: $0)?.first }
    if let text, text.hasNumber {
      let digits = text.filter(\.isNumber).count
      if digits >= 7, text.allSatisfy({ $0.isNumber || "+-() ./".contains($0) }),
        text.contains(where: { "+-( ".contains($0) })
      {
        content = .phoneNumber
      }
    } else if let literal = expression.as(StringLiteralExprSyntax.self), isStartOfPhoneNumber(literal) {
      content = .phoneNumber
    } else if let found = direction(ofNamed: expression) {
      content = found
    } else if let literal = expression.as(StringLiteralExprSyntax.self) {
      // `"\(server.ipAddress):\(port)"`
      for case .expressionSegment(let segment) in literal.segments {
        guard let inner = segment.expressions.first?.expression.bare, let found = direction(ofNamed: inner) else {
          continue
        }
        (expression, content) = (inner, found)
        break
      }
    } else if let sequence = expression.as(SequenceExprSyntax.self) {
      // `isKnown ? phoneNumber : "–"`, `host + ":" + ipAddress`
      content = operands(of: Array(sequence.elements)[...]).lazy.compactMap { self.direction(ofNamed: $0.bare) }.first
    }
    guard let content else { return }
    noteDirection(of: expression, content, shownBy: destination)
  }

  private func direction(ofNamed expression: ExprSyntax) -> DirectionSensitiveText.Content? {
    guard let name = elementName(expression) ?? expression.lastName, name.utf8.count >= Self.shortestDirectedName else {
      return nil
    }
    return direction(ofName: name)
  }

  /// The text of a constant of the function at hand.
  private func localText(_ expression: ExprSyntax) -> String? {
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text, isBoundHere(name) else { return nil }
    return values(of: expression) { $0.literalText }.first
  }

  /// Whether a name is that of a parameter, a variable or a constant of the functions and closures at hand.
  private func isBoundHere(_ name: String) -> Bool { scopes.dropFirst().contains { $0[name] != nil } }

  private static let deepestElement = 24

  /// `phoneNumber` for `$0` or a closure's parameter in `ForEach(phoneNumbers) { … }`.
  private func elementName(_ expression: ExprSyntax) -> String? {
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
        guard let call = argument?.as(FunctionCallExprSyntax.self).flatMap(ObservedCall.init),
          let list = (call.unlabeled ?? call.base)?.lastName, list.utf8.last == UInt8(ascii: "s")
        else { return nil }
        return String(list.dropLast())
      }
      current = parent
    }
    return nil
  }

  /// `"+49 \(number)"`: a country's code, and values behind it.
  private func isStartOfPhoneNumber(_ literal: StringLiteralExprSyntax) -> Bool {
    guard literal.segments.count > 1, case .stringSegment(let segment)? = literal.segments.first,
      segment.content.text.utf8.first == UInt8(ascii: "+")
    else { return false }
    let text = observedText(literal)
    guard case .text(let start)? = text.parts.first else { return false }
    let constant = text.constant.unicodeScalars
    return start.dropFirst().first?.isNumber ?? false
      && constant.allSatisfy { $0.properties.numericType != nil || "+-() ./".unicodeScalars.contains($0) }
  }

  private func noteDirection(
    of expression: ExprSyntax, _ content: DirectionSensitiveText.Content, shownBy destination: TextDestination
  ) {
    var isDirected = false
    if let call = expression.parent?.parent?.parent, call.is(FunctionCallExprSyntax.self) {
      isDirected = modifiers(around: call).contains("environment")
    } else if let literal = expression.parent?.parent?.parent?.parent?.parent?.as(StringLiteralExprSyntax.self) {
      // Within a text, by a left-to-right isolate or mark before it.
      let view = literal.parent?.parent?.parent
      isDirected =
        observedText(literal).constant.unicodeScalars.contains { [0x2066, 0x200E, 0x202A, 0x2068].contains($0.value) }
        || view.map { $0.is(FunctionCallExprSyntax.self) && modifiers(around: $0).contains("environment") } ?? false
    }
    note(
      \.found.directionSensitiveTexts,
      DirectionSensitiveText(
        place: observedPlace(expression), content: content, text: observedExpression(expression),
        function: destination.function, hasDirection: isDirected))
  }
}

extension String {
  fileprivate var hasNumber: Bool {
    utf8.contains { $0 >= 0x80 } ? contains(where: \.isNumber) : utf8.contains { (0x30...0x39).contains($0) }
  }
}
