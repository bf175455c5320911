import FormatSpecifiers
import SourceObservations
import SwiftSyntax

extension SourceWalker {
  // MARK: Format strings

  func observeFormat(_ call: ObservedCall) {
    let format: ExprSyntax?
    var rest = call.arguments.arguments.filter { !$0.expression.is(ClosureExprSyntax.self) }
    if ["localizedStringWithFormat", "appendFormat", "appendingFormat"].contains(call.name) {
      format = call.unlabeled
      if !rest.isEmpty { rest.removeFirst() }
    } else {
      format = call.argument("format")
      rest.removeAll { ["format", "locale"].contains($0.label) }
    }
    guard let format else {
      // `String(score)`
      if call.name == "String", call.node.arguments.count == 1,
        let value = call.unlabeled ?? call.argument("describing")
      {
        // `sign + String(amount)` is for the rules of signs.
        let isWhole =
          !(call.node.parent?.as(ExprListSyntax.self)?.contains {
            $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "+"
          } ?? false)
        observePlainNumber(value, at: call.node, isWhole: isWhole, use: Syntax(call.node))
      }
      return
    }
    let written = format.literalText ?? formatWithoutValues(format)
    let isLocalized = leaves(of: format).contains {
      switch $0 {
      case .localized: return true
      case .node(let node): return observed?.localized.contains(node) ?? false
      default: return false
      }
    }
    observeJoined(by: format, isLocalized: isLocalized, rest.map(\.expression), call)
    if let text = written, text.utf8.count < 5, "diu".contains(text.last ?? " "), let value = rest.first?.expression {
      observePlainNumber(value, at: call.node, isWhole: rest.count == 1, use: Syntax(call.node))
    }
    if let text = written, !isLocalized {
      let parts = parts(of: text, rest.map(\.expression), at: call.node)
      observeSigns(in: parts, isFormat: true)
      observeTime(writtenBy: parts, at: call.node)
    }
    let function: String
    switch call.name {
    case "String", "NSString": function = call.name + "(format:)"
    case "init": function = "String(format:)"
    default: function = call.name + "(_:_:)"
    }
    let text = FormattedText(
      place: observedPlace(call.node), function: function,
      format: written, isFormatLocalized: isLocalized,
      locale: call.argument("locale").map { excerpt($0) }, arguments: rest.map { observedExpression($0.expression) })
    let formats = isLocalized ? [] : leaves(of: format)
    if text.format == nil, let node = formats.lazy.compactMap(\.node).first {
      note(\.heldTexts, HeldFormatString(text: text, node: node))
      return
    }
    let choices = formats.compactMap { if case .literal(let literal) = $0 { literal.literalText } else { nil } }
    for choice in text.format == nil && !choices.isEmpty ? choices.map({ Optional($0) }) : [text.format] {
      var text = text
      text.format = choice
      note(\.found.formattedTexts, text)
    }
  }

  /// `%f` of `"%.\(digits)f"`: what is put into a specifier is a width or a number of digits.
  private func formatWithoutValues(_ format: ExprSyntax) -> String? {
    guard let literal = format.as(StringLiteralExprSyntax.self), literal.segments.count > 1 else { return nil }
    var text = ""
    for segment in literal.segments {
      if let segment = segment.as(StringSegmentSyntax.self) {
        text += LiteralText.decoded(segment, in: literal)
      } else if text.last == "." {
        text.removeLast()
      }
    }
    return text.contains("%") ? text : nil
  }

  /// A format that joins localized texts.
  private func observeJoined(by format: ExprSyntax, isLocalized: Bool, _ arguments: [ExprSyntax], _ call: ObservedCall)
  {
    let text = format.literalText ?? ""
    guard text.contains("%@") || isLocalized, arguments.contains(where: { isLocalizedCall($0) }) else { return }
    // `String(format: NSLocalizedString("Delete this %@?", comment: ""), noun)`
    if isLocalized, let key = format.as(FunctionCallExprSyntax.self)?.arguments.first?.expression.literalText {
      var rest = arguments[...]
      var parts: [(ExprSyntax?, String)] = []
      for piece in FormatString(key).pieces {
        switch piece {
        case .text(let text): parts.append((nil, text))
        case .percentSign: parts.append((nil, "%"))
        case .argument: if let next = rest.popFirst() { parts.append((next, next.literalText ?? "")) }
        }
      }
      // A key that is a name says nothing of where its values stand.
      parts += rest.map { ($0, $0.literalText ?? "") }
      noteJoin(of: parts, way: .argumentOfKey, at: Syntax(call.node), place: observedPlace(call.node))
      return
    }
    noteJoin(
      of: [(nil, text)] + arguments.map { ($0, $0.literalText ?? "") },
      way: isLocalized ? .argumentOfKey : .interpolation,
      at: Syntax(call.node), place: observedPlace(call.node))
  }

  /// `Date.VerbatimFormatStyle`.
  func observeVerbatimFormat(_ call: ObservedCall) {
    if call.name == "ISO8601Format" { return noteMachineDate(at: call.node) }
    guard let format = (call.argument("format") ?? call.unlabeled)?.as(StringLiteralExprSyntax.self),
      call.argument("timeZone") != nil
    else { return }
    note(
      \.found.handMadeFormats,
      HandMadeFormat(
        place: observedPlace(call.node), form: .datePattern, text: observedText(format).description,
        use: use(of: Syntax(call.node)), destination: viewWritten(with: ExprSyntax(call.node))))
  }

  /// A date as programs read it: `date.ISO8601Format()`, `"\(date)"`.
  func noteMachineDate(at node: some SyntaxProtocol) {
    note(
      \.found.handMadeFormats,
      HandMadeFormat(
        place: observedPlace(node), form: .datePattern, text: "ISO 8601", use: use(of: Syntax(node))))
  }

  // MARK: Literals

  /// A literal, after what is interpolated into it.
  func observe(_ literal: StringLiteralExprSyntax, expected: SwiftType) {
    if expected.name == "KeyEquivalent" { observeKeyEquivalent(literal) }
    guard literal.segments.count > 1 else { return }
    let isKey = isLiteralType(expected)
    let destination = isKey ? TextDestination(function: expected.name ?? "\(expected)") : nil
    var values: [(expression: ExprSyntax, isLocalized: Bool)] = []
    var shown: [TextLeaf] = []
    for segment in literal.segments {
      guard case .expressionSegment(let segment) = segment, let first = segment.expressions.first else { continue }
      // A number in a key is no text, whatever it is called.
      if !isKey || !isKnownNumber(first.expression) {
        let leaves = leaves(of: first.expression)
        values.append((first.expression, isLocalized(leaves) || isKey && isText(first.expression)))
        if let destination {
          noteDirection(of: first.expression, leaves, shownBy: destination)
          shown += leaves
        }
      }
      for labeled in segment.expressions.dropFirst() where labeled.label?.text == "specifier" {
        guard let specifier = labeled.expression.literalText else { continue }
        note(
          \.found.handMadeFormats,
          HandMadeFormat(
            place: observedPlace(segment), form: .specifier, text: specifier,
            value: observedExpression(first.expression), use: use(of: Syntax(literal))))
      }
      for labeled in segment.expressions.dropFirst() where labeled.label?.text == "formatter" {
        noteUse(of: labeled.expression, writing: Syntax(segment))
      }
    }
    if let destination { noteMade(literal, filledWith: shown, shownBy: destination) }
    let parts = parts(of: literal)
    for case .value(let value, let place, false) in parts where !isKey || parts.count == 1 {
      observePlainNumber(value, at: place, isWhole: !isKey && parts.count == 1, use: Syntax(literal))
    }
    observeSigns(in: parts)
    observeTime(writtenBy: parts, at: literal)
    if isKey {
      for value in values where value.isLocalized { observeArgument(value.expression, of: literal, as: expected) }
    } else {
      noteJoin(
        of: literal.segments.compactMap { segment -> (ExprSyntax?, String)? in
          switch segment {
          case .stringSegment(let segment): return (nil, LiteralText.decoded(segment, in: literal))
          case .expressionSegment(let segment): return segment.expressions.first.map { ($0.expression, "") }
          @unknown default: return nil
          }
        }, way: .interpolation, at: Syntax(literal), place: observedPlace(literal))
    }
  }

  func isKnownNumber(_ expression: ExprSyntax) -> Bool {
    peeked[expression.id]?.name.map { FormatSpecifierTypes.isNumber($0) } ?? false
  }

  /// `NumberFormatter.localizedString(from: price, number: .currency)`: a formatter with that style.
  private func observeNumber(_ call: ObservedCall) {
    guard call.base?.bare.lastName == "NumberFormatter", let style = call.argument("number") else { return }
    let format = HandMadeFormat(
      place: observedPlace(call.node), form: .formatterSetting, text: excerpt(style), property: "numberStyle",
      use: use(of: Syntax(call.node)))
    note(\.found.handMadeFormats, format)
    for case .node(let node) in leaves(of: style) { note(\.heldFormats, HeldFormat(format: format, text: node)) }
  }

  // MARK: Legacy calls

  func observeLegacy(_ call: ObservedCall) {
    // A date formatter, for one, has methods of this name too.
    if call.name == "localizedString", call.argument("forKey") == nil {
      observeNumber(call)
      observeFormatterUse(call)
      observeLocaleUse(call)
      return
    }
    guard let key = call.argument("forKey") ?? call.unlabeled else { return }
    func written(_ labels: String...) -> String? {
      labels.lazy.compactMap { call.argument($0) }.first.map { excerpt($0) }
    }
    note(
      \.found.legacyCalls,
      LegacyLocalizationCall(
        place: observedPlace(call.node),
        function: call.name == "localizedString" ? "localizedString(forKey:value:table:)" : call.name,
        key: observedExpression(key), table: written("table", "tableName"),
        bundle: written("bundle") ?? (call.name == "localizedString" ? call.base.map { excerpt($0) } : nil),
        value: written("value"), comment: written("comment")))
  }
}
