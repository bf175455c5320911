import SwiftSyntax

/// Finds where the parser stumbled.
enum SyntaxErrorPlace {
  /// The UTF-8 offset of the first unexpected or missing piece, without recursion: damaged trees may be deep.
  static func first(in root: Syntax) -> Int? {
    var node = root
    var steps = 0
    while node.hasError, steps < 4096 {
      steps += 1
      if node.is(UnexpectedNodesSyntax.self) { break }
      guard let child = node.children(viewMode: .all).first(where: \.hasError) else { break }
      node = child
    }
    return node.positionAfterSkippingLeadingTrivia.utf8Offset
  }
}
