import SourceObservations
import SwiftSyntax

/// Texts that stand beside each other in a row of views, as pieces of one sentence may.
extension SourceWalker {
  private static let longestRow = 8

  /// `HStack { Text("Delete"); Text(verbatim: "\(count)"); Text("files?") }`: each run of texts, links and buttons
  /// without anything else between them.
  func observeRow(_ call: ObservedCall) {
    guard
      let content = (call.argument("content") ?? call.arguments.arguments.last?.expression)?
        .as(ClosureExprSyntax.self)
    else { return }
    var run: [(view: ExprSyntax, piece: JoinedText.Piece)] = []
    for statement in content.statements {
      if case .expr(let view) = statement.item, let piece = piece(of: view) {
        run.append((view, piece))
      } else {
        note(row: run, of: call)
        run = []
      }
    }
    note(row: run, of: call)
  }

  private func note(row: [(view: ExprSyntax, piece: JoinedText.Piece)], of call: ObservedCall) {
    // An icon comes before a text; further on, it stands for a word.
    let row = Array(row.drop { $0.piece.text.hasPrefix("Image(") })
    guard let first = row.first, let last = row.last, row.count > 1, row.count <= Self.longestRow,
      row.contains(where: { $0.piece.kind == .localized }),
      // Buttons beside each other are no sentence.
      row.contains(where: { !$0.view.trimmedDescription.utf8.starts(with: "Button".utf8) })
    else { return }
    note(
      \.found.joinedTexts,
      JoinedText(
        place: observedPlace(from: first.view, to: last.view), way: .rowOfViews, pieces: row.map(\.piece),
        use: call.name))
  }

  /// What a view shows as its only text; nil for views that are no text.
  private func piece(of view: ExprSyntax) -> JoinedText.Piece? {
    guard let call = innermostCall(of: view), let name = ObservedCall.name(of: call) else { return nil }
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
      return piece(of: only)
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
  private func innermostCall(of view: ExprSyntax) -> FunctionCallExprSyntax? {
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
