import SourceObservations
import SourceText
import SwiftSyntax

/// Texts that the code makes of values, and the formatters that help.
extension SourceWalker {
  func noteMade(_ leaf: TextLeaf, givenTo node: TextNode) {
    if let range = madeRange(of: leaf) { note(\.made, MadeText(path: file.path, range: range, node: node)) }
  }

  func noteMade(_ leaf: TextLeaf, shownBy destination: TextDestination) {
    if let range = madeRange(of: leaf) {
      note(\.made, MadeText(path: file.path, range: range, destination: destination))
    }
  }

  /// A localized text, as far as it is made of values.
  ///
  /// - Parameter values: what the values come to.
  func noteMade(
    _ literal: StringLiteralExprSyntax, filledWith values: some Sequence<TextLeaf>, shownBy destination: TextDestination
  ) {
    note(\.made, MadeText(path: file.path, range: offsets(of: literal), destination: destination))
    for case .node(let node) in values {
      note(\.interpolated, ShownNode(node: node, destination: destination))
    }
  }

  /// What is joined, and what a call makes of a literal or of a format that has a name: leaves do not tell of these.
  func noteWhole(_ expression: ExprSyntax, givenTo node: TextNode? = nil, shownBy destination: TextDestination? = nil) {
    let expression = expression.bare
    if let sequence = expression.as(SequenceExprSyntax.self) {
      let isJoined = sequence.elements.contains { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "+" }
      if isJoined {
        note(
          \.made, MadeText(path: file.path, range: offsets(of: sequence), node: node, destination: destination))
      } else {
        for element in sequence.elements where element.is(FunctionCallExprSyntax.self) {
          noteWhole(element, givenTo: node, shownBy: destination)
        }
      }
      return
    }
    if let member = expression.as(MemberAccessExprSyntax.self) {
      if ["description", "stringValue"].contains(member.declName.baseName.text) {
        note(\.made, MadeText(path: file.path, range: offsets(of: member), node: node, destination: destination))
      }
      return
    }
    guard let call = expression.as(FunctionCallExprSyntax.self), let name = ObservedCall.name(of: call) else { return }
    if Self.languageTransforms.contains(name), call.arguments.first?.label?.text == "with" {
      note(\.made, MadeText(path: file.path, range: offsets(of: call), node: node, destination: destination))
    }
    if name == "format", let style = call.calledExpression.as(MemberAccessExprSyntax.self)?.base {
      return noteStyle(style, givenTo: node, shownBy: destination)
    }
    if name == "formatted" {
      // Also where the project has a method of that name.
      note(\.made, MadeText(path: file.path, range: offsets(of: call), node: node, destination: destination))
      // A format style that has a name is shown where what it writes is.
      guard let style = call.arguments.first?.expression, !style.is(FunctionCallExprSyntax.self) else { return }
      return noteStyle(style, givenTo: node, shownBy: destination)
    }
    let isOfNamedFormat = call.arguments.contains {
      $0.label?.text == "format" && !$0.expression.is(StringLiteralExprSyntax.self)
    }
    let isOfLiteral =
      !(name.utf8.first.map { (0x41...0x5A).contains($0) } ?? false)
      && call.arguments.contains { $0.expression.is(StringLiteralExprSyntax.self) }
    guard isOfNamedFormat || isOfLiteral else { return }
    note(\.made, MadeText(path: file.path, range: offsets(of: call), node: node, destination: destination))
  }

  /// What writes a text in the letters of a language.
  private static let languageTransforms: Set<String> = ["uppercased", "lowercased", "capitalized"]

  /// A format style that has a name, by what it writes.
  private func noteStyle(_ style: ExprSyntax, givenTo node: TextNode?, shownBy destination: TextDestination?) {
    for case .node(let source) in leaves(of: style) {
      if let node { note(\.flows, TextFlow(source: source, target: node)) }
      if let destination { note(\.shown, ShownNode(node: source, destination: destination)) }
    }
  }

  func noteMade(from first: ExprSyntax, to last: ExprSyntax, shownBy destination: TextDestination) {
    let range = offsets(of: first).lowerBound..<offsets(of: last).upperBound
    note(\.made, MadeText(path: file.path, range: range, destination: destination))
  }

  private func madeRange(of leaf: TextLeaf) -> Range<Int>? {
    switch leaf {
    case .literal(let literal):
      // Of a format, what the call makes of it.
      if let argument = literal.parent?.as(LabeledExprSyntax.self), argument.label?.text == "format",
        let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
      {
        return offsets(of: call)
      }
      return literal.segments.count > 1 ? offsets(of: literal) : nil
    case .other(let expression), .localized(let expression):
      return expression.is(FunctionCallExprSyntax.self) || Self.isCalendarSymbols(expression)
        ? offsets(of: expression) : nil
    case .node: return nil
    }
  }

  private func offsets(of node: some SyntaxProtocol) -> Range<Int> {
    let start = file.original(node.positionAfterSkippingLeadingTrivia.utf8Offset).value
    return start..<max(start, file.original(node.endPositionBeforeTrailingTrivia.utf8Offset).value)
  }

  // MARK: Formatters

  private static let formatterTasks: [String: HandMadeFormat.Task] = [
    "string": .write, "localizedString": .write, "date": .read, "number": .read,
  ]

  /// `formatter.string(from: date)`, `formatter.date(from: text)`.
  func observeFormatterUse(_ call: ObservedCall) {
    if call.name == "string", let base = call.base, typeName(of: base) == "ISO8601DateFormatter" {
      noteMachineDate(at: call.node)
    }
    guard let task = Self.formatterTasks[call.name], let base = call.base,
      call.argument("from") != nil || call.argument("for") != nil, let formatter = formatter(base)
    else { return }
    note(formatter, doing: task, at: Syntax(call.node))
    for made in makers(of: base) where made != formatter { note(made, doing: task, at: Syntax(call.node)) }
  }

  private func note(_ formatter: TextNode, doing task: HandMadeFormat.Task, at node: Syntax) {
    note(
      \.formatterUses,
      FormatterUse(formatter: formatter, task: task, path: file.path, start: offsets(of: node).lowerBound))
  }

  /// The functions of the project that make what a name stands for: `let formatter = Formatters.make()`.
  private func makers(of formatter: ExprSyntax) -> [TextNode] {
    guard !formatter.bare.is(FunctionCallExprSyntax.self) else { return [] }
    return values(of: formatter) { value in
      value.as(FunctionCallExprSyntax.self).flatMap { self.resultNode(of: $0, typeEndsWith: "Formatter") }
    }
  }

  /// `Text(date, formatter: formatter)`, `LabeledContent("Due", value: date, formatter: formatter)`.
  func observeFormatter(shownBy call: ObservedCall) {
    guard call.node.arguments.count > 1, call.isWrittenLikeType else { return }
    // A style that has a name.
    if let style = call.argument("format"),
      style.is(DeclReferenceExprSyntax.self) || style.is(MemberAccessExprSyntax.self)
    {
      noteStyle(style, givenTo: nil, shownBy: TextDestination(function: call.written, label: "format"))
    }
    guard let formatter = call.argument("formatter") else { return }
    noteUse(of: formatter, writing: Syntax(call.node))
    note(
      \.made,
      MadeText(
        path: file.path, range: offsets(of: call.node),
        destination: TextDestination(function: call.written, label: "formatter")))
  }

  /// Notes that a formatter writes what is at a place.
  func noteUse(of formatter: ExprSyntax, writing node: Syntax) {
    for made in makers(of: formatter) { note(made, doing: .write, at: node) }
    if let formatter = self.formatter(formatter) { note(formatter, doing: .write, at: node) }
  }

  /// `calendar.monthSymbols`: texts that a calendar has in its locale.
  static func isCalendarSymbols(_ expression: ExprSyntax) -> Bool {
    expression.as(MemberAccessExprSyntax.self)?.isCalendarSymbols ?? false
  }

  func observeCalendarSymbols(_ member: MemberAccessExprSyntax) {
    guard let base = member.base, let calendar = formatter(base) else { return }
    note(
      \.formatterUses,
      FormatterUse(formatter: calendar, task: .write, path: file.path, start: offsets(of: member).lowerBound))
  }

  func noteSetting(at place: ObservedPlace, of base: ExprSyntax?) {
    guard let base, let formatter = formatter(base) else { return }
    note(\.formatterSettings, FormatterSetting(formatter: formatter, place: place))
  }

  private func formatter(_ expression: ExprSyntax) -> TextNode? {
    let expression = expression.bare
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text.withoutBackticks {
      return node(named: name)
    }
    if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
      let name = member.declName.baseName.text.withoutBackticks
      // `formatter.calendar.locale = …` is a setting of the formatter.
      return node(ofMember: name, of: base) ?? (name == "calendar" ? self.formatter(base) : nil)
    }
    if let call = expression.as(FunctionCallExprSyntax.self) { return resultNode(of: call, typeEndsWith: "Formatter") }
    return nil
  }
}

extension MemberAccessExprSyntax {
  /// Months, days and the like have names in a calendar; other symbols are images'.
  var isCalendarSymbols: Bool {
    let name = declName.baseName.text
    guard name.utf8.count > 10, name.hasSuffix("Symbols") else { return false }
    return ["month", "Month", "weekday", "Weekday", "quarter", "Quarter", "era"].contains { name.contains($0) }
  }
}
