/// The content of a source or a target.
public enum XLIFFText: Hashable, Sendable {
  case text(String)
  /// Texts that are alternatives of one another, the phrases of an App Shortcut.
  case set([String])

  /// All of it in one text.
  public var joined: String {
    switch self {
    case .text(let text): text
    case .set(let texts): texts.joined(separator: "\n")
    }
  }

  /// Whether there is nothing in it.
  public var isEmpty: Bool {
    switch self {
    case .text(let text): text.isEmpty
    case .set(let texts): texts.allSatisfy { $0.isEmpty }
    }
  }
}
