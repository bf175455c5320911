/// An argument that is named by its place.
package struct ArgumentDeclaration: Hashable, Sendable {
  package enum Count: Hashable, Sendable {
    case one
    case optional
    case anyNumber
    case oneOrMore
  }

  /// In capitals, as help shows it: `CATALOG`.
  package var name: String
  package var count: Count
  package var completion: ValueCompletion
  /// What it is, as a phrase without full stop.
  package var summary: String

  package init(_ name: String, _ count: Count = .one, completion: ValueCompletion = .none, _ summary: String) {
    self.name = name
    self.count = count
    self.completion = completion
    self.summary = summary
  }

  var isRequired: Bool { count == .one || count == .oneOrMore }
  var isRepeating: Bool { count == .anyNumber || count == .oneOrMore }

  /// `CATALOG`, `[PATH]`, `[PATH…]` or `KEY…`.
  var usage: String {
    switch count {
    case .one: name
    case .optional: "[\(name)]"
    case .anyNumber: "[\(name)…]"
    case .oneOrMore: "\(name)…"
    }
  }
}
