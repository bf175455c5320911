import SourceObservations
import SwiftSyntax

/// Texts that are joined; whether one of them is localized may be said in another file.
struct JoinCandidate: Sendable {
  var join: JoinedText
  /// What the pieces come from, for those that are variables, properties or results.
  var nodes: [TextNode?]

  /// With the pieces that are known to be localized; nil if none is.
  func resolved(_ localized: Set<TextNode>) -> JoinedText? {
    var join = join
    for (place, node) in nodes.enumerated() {
      if let node, localized.contains(node) { join.pieces[place].kind = .localized }
    }
    return join.pieces.contains { $0.kind == .localized } ? join : nil
  }
}

extension SourceWalker {
  func isLocalizedCall(_ expression: ExprSyntax) -> Bool { isLocalized(leaves(of: expression)) }

  /// Whether a catalog gives one of the texts that an expression comes to.
  func isLocalized(_ leaves: [TextLeaf]) -> Bool {
    leaves.contains { leaf in
      switch leaf {
      case .localized: return true
      case .node(let node): return observed?.localized.contains(node) ?? false
      default: return false
      }
    }
  }

  /// `a + b`, `cond ? x : y` and others, whole.
  func observe(_ sequence: SequenceExprSyntax, _ elements: [ExprSyntax]) {
    var isJoined = false
    var isChoice = false
    for element in elements {
      if let name = element.as(BinaryOperatorExprSyntax.self)?.operator.text, name == "+" || name == "+=" {
        isJoined = true
      }
      if element.is(UnresolvedTernaryExprSyntax.self) { isChoice = true }
    }
    if isChoice { observeChoice(sequence, elements) }
    guard isJoined else { return }
    // What is joined may be a part: of an assignment, or of a comparison.
    let parts = elements.split { element in
      if let name = element.as(BinaryOperatorExprSyntax.self)?.operator.text { return name != "+" && name != "+=" }
      return element.is(AssignmentExprSyntax.self) || element.is(UnresolvedTernaryExprSyntax.self)
    }
    for part in parts where part.count >= 3 {
      let operands = part.filter { !$0.is(BinaryOperatorExprSyntax.self) }
      guard let first = operands.first, let last = operands.last else { continue }
      let written = self.parts(of: operands)
      let target = part.contains { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "+=" } ? first : nil
      let views = operands.count { root(of: $0.bare).name == "Text" }
      let view = views > 1 ? TextDestination(function: "Text") : nil
      observeSigns(
        in: written, addedTo: target.flatMap { leaves(of: $0).lazy.compactMap(\.node).first }, shownBy: view)
      observeTime(writtenBy: written, at: first, to: last, shownBy: view)
      let isViews = views == operands.count || views > 0 && operands.allSatisfy { peek($0).unwrapped.name == "Text" }
      noteJoin(
        of: operands.enumerated().map { position, operand in
          // What is added to was given its text before.
          let given = position == 0 && target != nil ? assignedText(of: operand, before: Syntax(sequence)) : nil
          return (given ?? operand, operand.literalText ?? "")
        }, way: isViews ? .joinedViews : .concatenation,
        at: Syntax(sequence), place: observedPlace(from: first, to: last))
    }
  }

  /// What a property is set to in the statements before; nil where that is no localized text.
  private func assignedText(of target: ExprSyntax, before node: Syntax) -> ExprSyntax? {
    guard target.bare.is(MemberAccessExprSyntax.self), let item = node.parent?.as(CodeBlockItemSyntax.self),
      let list = item.parent?.as(CodeBlockItemListSyntax.self)
    else { return nil }
    func name(_ expression: ExprSyntax) -> String { expression.trimmedDescription.filter { $0 != "?" && $0 != "!" } }
    let wanted = name(target)
    for other in list where other.position < item.position {
      guard let elements = other.item.as(SequenceExprSyntax.self)?.elements, elements.count == 3,
        let first = elements.first, let last = elements.last,
        elements.contains(where: { $0.is(AssignmentExprSyntax.self) }),
        name(first) == wanted
      else { continue }
      return isLocalizedCall(last) ? last : nil
    }
    return nil
  }

  /// `[a, b].joined(separator:)`.
  func observeJoined(_ call: ObservedCall) {
    guard var base = call.base?.bare else { return }
    // `[a, b].compactMap { $0 }.joined(separator:)`
    if let kept = base.as(FunctionCallExprSyntax.self).flatMap(ObservedCall.init),
      kept.name == "compactMap" || kept.name == "filter", let array = kept.base?.bare, array.is(ArrayExprSyntax.self)
    {
      base = array
    }
    if let array = base.as(ArrayExprSyntax.self), let separator = separator(of: call) {
      var written: [WrittenPart] = []
      for element in array.elements {
        if !separator.isEmpty, !written.isEmpty { written.append(.text(separator)) }
        written += parts(of: [element.expression])
      }
      observeSigns(in: joining(written))
    }
    guard let array = base.as(ArrayExprSyntax.self) else {
      if let mapped = base.as(FunctionCallExprSyntax.self).flatMap(ObservedCall.init), mapped.name == "map",
        let array = mapped.base?.bare.as(ArrayExprSyntax.self)
      {
        observeTime(of: array, joinedBy: call)
      }
      // `parts.joined()`, of parts that are localized.
      noteJoin(of: [(base, "")], way: .joinedList, at: Syntax(call.node), place: observedPlace(call.node))
      return
    }
    observeTime(of: array, joinedBy: call)
    noteJoin(
      of: array.elements.map { ($0.expression, $0.expression.literalText ?? "") }, way: .joinedList,
      at: Syntax(call.node), place: observedPlace(call.node))
  }

  /// What stands between parts that are joined to one; nil where that is more than a space.
  private func separator(of call: ObservedCall) -> String? {
    guard let argument = call.argument("separator") else { return "" }
    return argument.literalText.flatMap { $0.allSatisfy(\.isWhitespace) && $0.count <= 1 ? $0 : nil }
  }

  /// `[hours, minutes].map { … }.joined(separator: ":")`.
  private func observeTime(of array: ArrayExprSyntax, joinedBy call: ObservedCall) {
    guard let separator = call.argument("separator")?.literalText, array.elements.count <= 3 else { return }
    let parts = array.elements.flatMap { element -> [WrittenPart] in
      let expression = element.expression
      return [.text(separator), .value(expression, place: Syntax(expression), isNumber: false)]
    }
    observeTime(writtenBy: Array(parts.dropFirst()), at: call.node)
  }

  /// `text.append(other)`, `parts.append(text)`, `text.appendFormat(…)`.
  func observeAppended(_ call: ObservedCall) {
    if call.name.hasSuffix("Format") {
      observeFormat(call)
      // `NSLocalizedString("It was added by", comment: "").appendingFormat(" %@", name)`
      guard let base = call.base, let format = call.unlabeled, isLocalizedCall(base) else { return }
      noteJoin(
        of: [(base, ""), (format, format.literalText ?? "")], way: .concatenation, at: Syntax(call.node),
        place: observedPlace(call.node))
      return
    }
    guard let base = call.base, let text = call.unlabeled, call.arguments.arguments.count == 1 else { return }
    // `"\(share)".appending("%")`
    if call.name == "appending" { observeSigns(in: parts(of: [base, text])) }
    let type = peek(base).unwrapped
    let node = leaves(of: base).lazy.compactMap(\.node).first
    if call.name == "append", let node {
      note(text, givenTo: node)
      observeSigns(in: parts(of: [base, text]), addedTo: node)
    }
    if type.isText, type.name != "String" {
      if call.name != "append", let node { note(text, givenTo: node) }
    } else if type.name == "String" || typeName(of: base)?.hasSuffix("AttributedString") == true {
      noteJoin(
        of: [(base, base.literalText ?? ""), (text, text.literalText ?? "")], way: .concatenation,
        at: Syntax(call.node),
        place: observedPlace(call.node))
    }
  }

  /// - Parameter parts: expressions with their text as far as that is known, or text without an expression.
  func noteJoin(
    of parts: [(expression: ExprSyntax?, text: String)], way: JoinedText.Way, at node: Syntax,
    place: @autoclosure () -> ObservedPlace
  ) {
    var kinds: [JoinedText.Piece.Kind?] = []
    var nodes: [TextNode?] = []
    for part in parts {
      guard let expression = part.expression, expression.literalText == nil else {
        kinds.append(part.expression == nil && part.text.isEmpty ? nil : .literal)
        nodes.append(nil)
        continue
      }
      let leaves = way == .joinedViews ? [] : leaves(of: expression)
      var node: TextNode?
      var isLocalized =
        way == .joinedViews && values(of: expression) { self.isKeyView($0) ? true : nil }.contains(true)
      for leaf in leaves {
        switch leaf {
        case .localized: isLocalized = true
        case .node(let found): node = found
        default: break
        }
      }
      kinds.append(isLocalized ? .localized : .value)
      nodes.append(node)
    }
    guard kinds.contains(.localized) || nodes.contains(where: { $0 != nil }) else { return }
    var pieces: [JoinedText.Piece] = []
    var sources: [TextNode?] = []
    for (place, part) in parts.enumerated() {
      guard let kind = kinds[place] else { continue }
      let text =
        kind == .literal
        ? part.expression.map { $0.literalText ?? "" } ?? part.text : part.expression.map { excerpt($0) }
      pieces.append(JoinedText.Piece(kind: kind, text: text ?? ""))
      sources.append(nodes[place])
    }
    guard pieces.count > 1 || way == .joinedList else { return }
    note(
      \.joins,
      JoinCandidate(join: JoinedText(place: place(), way: way, pieces: pieces, use: use(of: node)), nodes: sources))
  }

  /// A view of a literal that is a key: a piece, where it stands in another text.
  func isText(_ expression: ExprSyntax) -> Bool {
    let expression = expression.bare
    return expression.is(FunctionCallExprSyntax.self) && root(of: expression).name == "Text" && isKeyView(expression)
  }

  /// `Text("…")`, whatever follows on it.
  private func isKeyView(_ expression: ExprSyntax) -> Bool {
    var current = expression.bare
    for _ in 0..<Self.maximumDepth {
      guard let call = current.as(FunctionCallExprSyntax.self) else { return false }
      if let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base {
        current = base
        continue
      }
      guard let text = call.arguments.first, text.label == nil else { return false }
      // What separates two texts is none.
      if let constant = text.expression.literalText { return constant.contains(where: \.isLetter) }
      return text.expression.is(StringLiteralExprSyntax.self) || isLocalizedCall(text.expression)
    }
    return false
  }

  // MARK: Arguments of keys

  /// A localized text in a key.
  func observeArgument(_ value: ExprSyntax, of literal: StringLiteralExprSyntax, as type: SwiftType) {
    let owner = use(of: Syntax(literal))?.split(separator: "(").first.map(String.init) ?? ""
    if isOfIntent(type) || Self.intentTypes.contains(owner) {
      note(
        \.found.resolvedIntentTexts,
        ResolvedIntentText(
          place: observedPlace(literal), function: use(of: Syntax(literal)) ?? "\(type)", type: type.description,
          text: observedExpression(value)))
      return
    }
    let pieces = literal.segments.compactMap { segment -> JoinedText.Piece? in
      switch segment {
      case .stringSegment(let segment):
        let text = LiteralText.decoded(segment, in: literal)
        return text.isEmpty ? nil : JoinedText.Piece(kind: .literal, text: text)
      case .expressionSegment(let segment):
        guard let inner = segment.expressions.first?.expression else { return nil }
        let isLocalized = isLocalizedCall(inner) || isText(inner)
        return JoinedText.Piece(kind: isLocalized ? .localized : .value, text: excerpt(inner))
      @unknown default: return nil
      }
    }
    note(
      \.found.joinedTexts,
      JoinedText(
        place: observedPlace(literal), way: .argumentOfKey, pieces: pieces, use: use(of: Syntax(literal))))
  }

  private static let intentTypes: Set<String> = [
    "IntentDialog", "IntentDescription", "DisplayRepresentation", "TypeDisplayRepresentation", "ParameterSummaryString",
  ]
  /// Ends of the names of protocols whose texts the system looks up: `AppIntent`, `IndexedEntity`, …
  private static let intentProtocols = [
    "Intent", "AppEntity", "IndexedEntity", "FileEntity", "UniqueAppEntity", "AppEnum", "AppShortcutsProvider",
    "CustomLocalizedStringResourceConvertible",
  ]

  /// Whether a text of the type is resolved by the system, in a process of its own.
  func isOfIntent(_ type: SwiftType) -> Bool {
    guard let name = type.unwrapped.name else { return false }
    if Self.intentTypes.contains(name) { return true }
    guard name == "LocalizedStringResource", let context else { return false }
    return index.lineage(of: context).dropFirst().contains { path in
      let name = DeclarationIndex.lastComponent(of: path)
      return Self.intentProtocols.contains { name.hasSuffix($0) }
    }
  }
}
