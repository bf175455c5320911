import SourceText
import SwiftSyntax

/// Arguments that go with a literal and are no longer needed.
struct DroppedArguments {
  /// nil if a comment stands among them, which nobody but the author can place anew.
  let edits: [TextEdit]?

  init(_ labels: Set<String>, of call: FunctionCallExprSyntax) {
    var edits: [TextEdit] = []
    let elements = Array(call.arguments)
    for (previous, element) in zip(elements, elements.dropFirst()) {
      guard let label = element.label?.text, labels.contains(label) else { continue }
      let trivia =
        previous.expression.trailingTrivia.pieces + (previous.trailingComma?.leadingTrivia.pieces ?? [])
        + (previous.trailingComma?.trailingTrivia.pieces ?? []) + element.leadingTrivia.pieces
        + (element.label?.trailingTrivia.pieces ?? []) + (element.colon?.trailingTrivia.pieces ?? [])
        + element.expression.leadingTrivia.pieces
      guard !trivia.contains(where: \.isComment) else {
        self.edits = nil
        return
      }
      let start = UTF8Offset(previous.expression.endPositionBeforeTrailingTrivia.utf8Offset)
      let end = UTF8Offset(element.expression.endPositionBeforeTrailingTrivia.utf8Offset)
      edits.append(TextEdit(range: start..<end, replacement: ""))
    }
    self.edits = edits
  }
}
