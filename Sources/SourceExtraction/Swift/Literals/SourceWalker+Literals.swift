import Findings
import FormatSpecifiers
import LocalizableReferences
import SourceText
import SwiftSyntax

extension SourceWalker {
  func inferLiteral(
    _ literal: StringLiteralExprSyntax, as expected: SwiftType, context: LiteralContext?
  ) -> SwiftType {
    let wanted = expected.unwrapped
    // A literal that nothing closes holds the code after it, too: it is no key.
    guard literal.closingQuote.presence == .present else { return wanted.isUnknown ? .string : wanted }
    let isKey = context?.isStaticKey ?? false
    if isKey, isEmitting, let context {
      // A key given apart from its text, or to `NSLocalizedString`: taken as it stands, or not at all.
      if let key = LiteralText.whole(literal) {
        let value = context.defaultValue.flatMap {
          self.text(of: $0, as: .named("String.LocalizationValue"), numbered: true)
        }
        emit(
          key: key, arguments: value?.arguments ?? [], at: Syntax(literal), as: .named("StaticString"),
          context: context,
          value: value?.text)
      } else {
        visitInterpolations(ExprSyntax(literal))
      }
      return wanted.isUnknown ? .string : wanted
    }
    guard isLiteralType(wanted) else {
      visitInterpolations(ExprSyntax(literal))
      guard let name = wanted.name, name != "Any", index.types[name] != nil, genericConstraint(name) == nil else {
        return .string
      }
      return index.lineage(of: name).contains { $0.hasPrefix("ExpressibleByString") } || name == "Character"
        || name == "Substring"
        ? wanted : .string
    }
    guard isEmitting else { return wanted }
    if let read = text(of: literal, as: wanted, numbered: false) {
      emit(
        key: read.text, arguments: read.arguments, at: Syntax(literal), as: wanted,
        context: context ?? LiteralContext(reason: "literal of type \(wanted)"))
    }
    return wanted
  }

  // MARK: Text with arguments

  private struct ReadText {
    var text: String
    var arguments: [LocalizableArgument]
  }

  /// The key or value that the compiler makes of a literal; nil if it makes none.
  ///
  /// - Parameter numbered: whether two and more arguments get positions, as in values.
  private func text(of literal: StringLiteralExprSyntax, as type: SwiftType, numbered: Bool) -> ReadText? {
    var parts: [(text: String, argument: LocalizableArgument?)] = []
    var isDropped = false
    for segment in literal.segments {
      switch segment {
      case .stringSegment(let segment): parts.append((LiteralText.decoded(segment, in: literal), nil))
      case .expressionSegment(let segment):
        if let placeholder = placeholder(of: segment, in: type) {
          parts.append((placeholder, LocalizableArgument(expression: placeholder, specifier: placeholder)))
          continue
        }
        guard let argument = argument(of: segment) else {
          isDropped = true
          continue
        }
        parts.append(("", argument))
      @unknown default: isDropped = true
      }
    }
    guard !isDropped else { return nil }
    let isIntent = type.name?.hasSuffix("Phrase") == true || type.name?.hasSuffix("SummaryString") == true
    let arguments = isIntent ? [] : parts.compactMap(\.argument)
    var text = ""
    var position = 0
    for part in parts {
      guard let argument = part.argument, !isIntent else {
        text += arguments.isEmpty ? part.text : part.text.replacingPercents
        continue
      }
      position += 1
      let isNumbered = numbered && arguments.count > 1
      text += isNumbered ? "%\(position)$" + argument.specifier.dropFirst() : argument.specifier
    }
    if numbered, arguments.isEmpty { text = FormatString(text).numbered() }
    return ReadText(text: text, arguments: arguments)
  }

  /// `${applicationName}`: what App Intents put for parameters of phrases and summaries.
  private func placeholder(of segment: ExpressionSegmentSyntax, in type: SwiftType) -> String? {
    guard let name = type.name, name.hasSuffix("Phrase") || name.hasSuffix("String"),
      APIKnowledge.literalTypes.contains(name), let expression = segment.expressions.first?.expression
    else { return nil }
    if let path = expression.as(KeyPathExprSyntax.self), let last = path.components.last {
      var text = last.trimmedDescription
      if text.hasPrefix(".") { text.removeFirst() }
      if text.hasPrefix("$") { text.removeFirst() }
      return "${" + text + "}"
    }
    if let member = expression.as(MemberAccessExprSyntax.self), member.base == nil {
      return "${" + member.declName.baseName.text + "}"
    }
    return nil
  }

  /// The argument that an interpolation becomes; nil if its type has no conversion that is known at compile time.
  private func argument(of segment: ExpressionSegmentSyntax) -> LocalizableArgument? {
    guard let first = segment.expressions.first else { return nil }
    let source = first.expression.trimmedDescription
    var specifier: String?
    for labeled in segment.expressions.dropFirst() {
      switch labeled.label?.text {
      case "specifier":
        if let literal = labeled.expression.as(StringLiteralExprSyntax.self) { specifier = LiteralText.whole(literal) }
      case "format", "style", "formatter", "options": specifier = specifier ?? "%@"
      default: break
      }
      infer(labeled.expression)
    }
    var type = infer(first.expression)
    // Observations ask for it again.
    if isObserving { peeked[first.expression.id] = type }
    if isOptionalChain(first.expression), !type.isUnknown { type = type.madeOptional }
    if let specifier { return LocalizableArgument(expression: source, type: described(type), specifier: specifier) }
    switch first.label?.text {
    case "placeholder":
      let name = first.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? ""
      return LocalizableArgument(
        expression: source, specifier: FormatSpecifierTypes.specifier(ofPlaceholder: name))
    case nil: break
    default: return LocalizableArgument(expression: source, type: described(type), specifier: "%@")
    }
    return argument(of: first.expression, source: source, type: type)
  }

  private func argument(of expression: ExprSyntax, source: String, type: SwiftType) -> LocalizableArgument? {
    if case .named(let name, _) = type, let constraint = genericConstraint(name) {
      // What such a value is is known at run time only, so there is no key, unless every conforming type is an object.
      guard let name = constraint.name,
        APIKnowledge.objectProtocols.contains(name) || index.conforms(name, to: "NSObject")
      else { return nil }
      return LocalizableArgument(expression: source, type: name, specifier: "%@")
    }
    guard type.isUnknown || type.name.map({ isUnresolved($0) }) ?? false else {
      return LocalizableArgument(
        expression: source, type: described(type), specifier: FormatSpecifierTypes.specifier(for: type))
    }
    reportGuess(of: source, at: expression)
    return LocalizableArgument(expression: source, type: described(type), specifier: "%@", isGuessed: true)
  }

  /// Whether an expression is nil where an optional in it is: `row?.number`.
  private func isOptionalChain(_ expression: ExprSyntax) -> Bool {
    var current = expression
    for _ in 0..<Self.maximumDepth {
      switch current.as(ExprSyntaxEnum.self) {
      case .optionalChainingExpr: return true
      case .functionCallExpr(let call): current = call.calledExpression
      case .subscriptCallExpr(let call): current = call.calledExpression
      case .memberAccessExpr(let member):
        guard let base = member.base else { return false }
        current = base
      default: return false
      }
    }
    return false
  }

  /// A dependent name such as `T.Element` says nothing; a type that is merely not indexed is some object.
  private func isUnresolved(_ name: String) -> Bool {
    index.types[name] == nil && (name == "Element" || name.hasSuffix(".Element") || name == "RawValue" || name == "ID")
  }

  private func described(_ type: SwiftType) -> String? { type.isUnknown ? nil : type.description }

  private func reportGuess(of source: String, at expression: ExprSyntax) {
    guard isEmitting, !isInPreview else { return }
    let position = location(of: expression)
    findings.append(
      ExtractionFindings.guessedSpecifier(
        of: source, at: FindingLocation(path: file.path, range: position..<position)))
  }

  /// Visits what stands inside `\( )`, where other literals may be keys of their own.
  func visitInterpolations(_ expression: ExprSyntax) {
    guard let literal = expression.as(StringLiteralExprSyntax.self) else {
      infer(expression)
      return
    }
    for case .expressionSegment(let segment) in literal.segments {
      for labeled in segment.expressions { infer(labeled.expression) }
    }
  }

  // MARK: References

  func emit(
    key: String, arguments: [LocalizableArgument], at node: Syntax, as type: SwiftType = .unknown,
    context: LiteralContext, value: String? = nil, phrases: [String] = []
  ) {
    guard isEmitting else { return }
    if observed != nil { observe(key, at: node, context) }
    guard !isInPreview else { return }
    let offset = place(of: node).positionAfterSkippingLeadingTrivia.utf8Offset
    let position = file.text.lineAndColumn(at: file.original(offset))
    references.append(
      LocalizableReference(
        key: key, table: context.table, bundle: context.bundle,
        comment: context.comment.flatMap { $0.isEmpty ? nil : $0 }, defaultValue: value, arguments: arguments,
        phrases: phrases, location: ReferenceLocation(path: file.path, line: position.line, column: position.column),
        enclosingDeclaration: enclosingName, reason: context.reason,
        // A search by name sees no expansions.
        isFoundByName: context.isFoundByName && expansion == nil, literalType: type.name,
        isGivenToSystem: context.isOfSystem,
        bundlelessUse: bundlelessUse(ofKey: node, context)))
  }

  /// All phrases of an App Shortcut are one entry, in a table of their own.
  func emitPhrases(_ array: ArrayExprSyntax, context: LiteralContext) {
    var phrases: [String] = []
    for element in array.elements {
      guard let literal = element.expression.as(StringLiteralExprSyntax.self),
        let read = text(of: literal, as: .named("AppShortcutPhrase"), numbered: false)
      else { continue }
      phrases.append(read.text)
    }
    guard let first = phrases.first, let literal = array.elements.first else { return }
    var context = context
    context.table = "AppShortcuts"
    emit(key: first, arguments: [], at: Syntax(literal), context: context, phrases: phrases)
  }

  /// The text of an argument that has to be constant: a literal, literals joined, or a constant with such a value.
  func constantText(of expression: ExprSyntax) -> String? {
    if let text = LiteralText.constant(expression) { return text }
    var names: [String]?
    if let reference = expression.as(DeclReferenceExprSyntax.self) { names = [reference.baseName.text] }
    if let member = expression.as(MemberAccessExprSyntax.self) { names = [member.declName.baseName.text] }
    guard let name = names?.first else { return nil }
    let numbers = (index.membersByName[name] ?? []) + (index.globals[name] ?? [])
    let values = numbers.compactMap { index.declarations[$0] }
      .filter { $0.kind == .property && $0.isLet }
      .compactMap(\.initialValue)
    guard values.count == 1, values[0].count > 1, values[0].hasPrefix("\""), values[0].hasSuffix("\"") else {
      return nil
    }
    let inner = values[0].dropFirst().dropLast()
    return inner.contains("\"") || inner.contains("\\") ? nil : String(inner)
  }
}

extension String {
  /// The text with each `%` doubled, as it has to be beside arguments.
  fileprivate var replacingPercents: String {
    contains("%") ? split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%") : self
  }
}
