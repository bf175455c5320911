/// A key that code may ask for, as far as it is known: `menu.` and a gap for `"menu.\\(name)"`.
package struct KeyPattern: Hashable, Sendable, CustomStringConvertible {
  /// The text between gaps: one element for a key that is known, two for one with a gap in it.
  package var pieces: [String]

  package init(pieces: [String]) { self.pieces = pieces }

  package var isCertain: Bool { pieces.count == 1 }

  /// Whether a key may be meant.
  package func matches(_ key: String) -> Bool {
    guard let first = pieces.first, let last = pieces.last, pieces.count > 1 else { return pieces.first == key }
    var rest = Array(key.utf8)[...]
    guard rest.starts(with: first.utf8) else { return false }
    rest = rest.dropFirst(first.utf8.count)
    for piece in pieces.dropFirst().dropLast() {
      let wanted = Array(piece.utf8)
      while !rest.starts(with: wanted) {
        guard !rest.isEmpty else { return false }
        rest = rest.dropFirst()
      }
      rest = rest.dropFirst(wanted.count)
    }
    return rest.count >= last.utf8.count && rest.suffix(last.utf8.count).elementsEqual(last.utf8)
  }

  package var description: String { pieces.joined(separator: "*") }
}

extension KeyPattern {
  /// The key that a text is, where it is a plain string before it is looked up.
  package init(_ text: ObservedText) {
    self.init(
      pieces: text.parts.reduce(into: [""]) { pieces, part in
        switch part {
        case .text(let text): pieces[pieces.count - 1] += text
        case .value: pieces.append("")
        }
      })
  }
}
