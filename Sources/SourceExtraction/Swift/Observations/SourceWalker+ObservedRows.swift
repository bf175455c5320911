import SourceObservations
import SwiftSyntax

/// Texts that stand beside each other in a row of views, as pieces of one sentence may.
extension SourceWalker {
  private static let longestRow = 8

  /// A view whose only content is a text, and the call that makes it, without what is set on it.
  typealias TextView = (view: ExprSyntax, call: FunctionCallExprSyntax, name: String)

  private static let textViews: Set<String> = ["Text", "TextField", "Link", "Button", "NavigationLink", "Image"]

  /// What stands together in a stack or another row of views.
  func observeTexts(in call: ObservedCall) {
    let content =
      call.node.trailingClosure
      ?? (call.argument("content") ?? call.arguments.arguments.last?.expression)?.as(ClosureExprSyntax.self)
    guard let statements = content?.statements, statements.count > 1 else { return }
    let runs = runsOfTexts(in: statements)
    guard !runs.isEmpty else { return }
    if call.name.hasSuffix("Stack") { observeSiblings(runs, of: call) }
    observeRow(runs, of: call)
  }

  /// Runs of two texts, links and buttons or more that stand in a builder without anything else between them.
  private func runsOfTexts(in statements: CodeBlockItemListSyntax) -> [[TextView]] {
    var runs: [[TextView]] = []
    var run: [TextView] = []
    func end() {
      if run.count > 1 { runs.append(run) }
      run.removeAll()
    }
    for statement in statements {
      if case .expr(let view) = statement.item, let call = innermostCall(of: view),
        let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text, Self.textViews.contains(name)
      {
        run.append((view, call, name))
      } else {
        end()
      }
    }
    end()
    return runs
  }

  /// `HStack { Text("Delete"); Text(verbatim: "\(count)"); Text("files?") }`: each run of texts, links and buttons
  /// without anything else between them.
  private func observeRow(_ runs: [[TextView]], of call: ObservedCall) {
    let isColumn = call.name.hasSuffix("VStack")
    for views in runs where mayGoOn(views, isColumn: isColumn) {
      var run: [(view: TextView, piece: JoinedText.Piece)] = []
      for view in views {
        if let piece = piece(of: view) {
          run.append((view, piece))
        } else {
          note(row: run, of: call)
          run = []
        }
      }
      note(row: run, of: call)
    }
  }

  /// Whether a text may end in the middle of a sentence or start there; of texts below each other, whether one may end
  /// there. Most are done with by a letter at an end, which is all that is looked at here.
  private func mayGoOn(_ views: [TextView], isColumn: Bool) -> Bool {
    for (place, view) in views.enumerated() {
      guard view.name != "Image" else { continue }
      guard let text = view.call.arguments.first, text.label == nil || text.label?.text == "verbatim" else {
        return true
      }
      guard let literal = text.expression.as(StringLiteralExprSyntax.self) else {
        if text.expression.is(FunctionCallExprSyntax.self) { return true }
        continue
      }
      if place + 1 < views.count, case .stringSegment(let end)? = literal.segments.last,
        let byte = end.content.text.utf8.last, byte == 0x20 || (0x61...0x7A).contains(byte)
      {
        return true
      }
      // What has no case has no capital at the start of a sentence either.
      if place > 0, !isColumn, case .stringSegment(let start)? = literal.segments.first,
        let byte = start.content.text.utf8.first, !(0x41...0x5A).contains(byte)
      {
        return true
      }
    }
    return false
  }

  private func note(row: [(view: TextView, piece: JoinedText.Piece)], of call: ObservedCall) {
    // An icon comes before a text; further on, it stands for a word.
    let row = Array(row.drop { $0.piece.text.hasPrefix("Image(") })
    guard let first = row.first, let last = row.last, row.count > 1, row.count <= Self.longestRow,
      row.contains(where: { $0.piece.kind == .localized }),
      // Buttons beside each other are no sentence.
      row.contains(where: { $0.view.name != "Button" })
    else { return }
    note(
      \.found.joinedTexts,
      JoinedText(
        place: observedPlace(from: first.view.view, to: last.view.view), way: .rowOfViews, pieces: row.map(\.piece),
        use: call.name))
  }

  /// What a view shows as its only text; nil for views that are no text.
  private func piece(of view: TextView) -> JoinedText.Piece? {
    let (_, call, name) = view
    switch name {
    case "Image": return JoinedText.Piece(kind: .value, text: excerpt(call))
    case "Text": return call.arguments.first.flatMap { piece(of: $0) }
    case "Link", "Button", "NavigationLink":
      let named = ObservedCall(call, name: name)
      if let title = call.arguments.first, title.label == nil { return piece(of: title) }
      // `Link(destination: address) { Text("terms") }`, `Button { … } label: { Text("terms") }`
      let label = named.argument("label") ?? (name == "Button" ? nil : named.arguments.arguments.last?.expression)
      guard let label = label?.as(ClosureExprSyntax.self), label.statements.count == 1,
        case .expr(let only)? = label.statements.first?.item, let inner = innermostCall(of: only),
        ObservedCall.name(of: inner) == "Text"
      else { return nil }
      return piece(of: (only, inner, "Text"))
    default: return nil
    }
  }

  private func piece(of argument: LabeledExprSyntax) -> JoinedText.Piece? {
    let text = argument.expression.bare
    let literal = text.as(StringLiteralExprSyntax.self)
    switch argument.label?.text {
    case nil:
      if let literal { return JoinedText.Piece(kind: .localized, text: observedText(literal).description) }
      // `Text(String(localized: "terms"))`
      if let inner = text.as(FunctionCallExprSyntax.self), resolvesText(inner),
        let key = inner.arguments.first?.expression.as(StringLiteralExprSyntax.self)
      {
        return JoinedText.Piece(kind: .localized, text: observedText(key).description)
      }
      return JoinedText.Piece(kind: .value, text: excerpt(text))
    case "verbatim":
      return JoinedText.Piece(kind: literal?.literalText == nil ? .value : .literal, text: literal?.literalText ?? "")
    default: return nil
    }
  }

  /// `Text(…)` in `Text(…).bold()`.
  func innermostCall(of view: ExprSyntax) -> FunctionCallExprSyntax? {
    var current = view.bare.as(FunctionCallExprSyntax.self)
    for _ in 0..<Self.maximumDepth {
      guard let call = current, let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base else {
        return current
      }
      current = base.bare.as(FunctionCallExprSyntax.self)
    }
    return nil
  }
}
