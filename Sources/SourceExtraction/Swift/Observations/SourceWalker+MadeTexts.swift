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
      return expression.is(FunctionCallExprSyntax.self) ? offsets(of: expression) : nil
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
    guard let task = Self.formatterTasks[call.name], let base = call.base,
      call.argument("from") != nil || call.argument("for") != nil, let formatter = formatter(base)
    else { return }
    note(
      \.formatterUses,
      FormatterUse(formatter: formatter, task: task, path: file.path, start: offsets(of: call.node).lowerBound))
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
      return node(ofMember: member.declName.baseName.text.withoutBackticks, of: base)
    }
    if let call = expression.as(FunctionCallExprSyntax.self) { return resultNode(of: call, typeEndsWith: "Formatter") }
    return nil
  }
}
