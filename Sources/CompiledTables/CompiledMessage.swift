/// A message as it lies in its file: one text, or a choice between texts.
public struct CompiledMessage: Sendable {
  let bytes: CheckedBytes
  let node: Int
  package let language: String

  init(_ bytes: CheckedBytes, node: Int, language: String) {
    self.bytes = bytes
    self.node = node
    self.language = language
  }

  /// The text, if the message is one text and no choice; specifiers stand in it as the translator wrote them.
  ///
  /// A text that was asked for before is at hand and costs no memory.
  public var plainText: String? { withPlainText { bytes.madeTexts.text(at: node, of: $0) } }

  /// The same without making a string, hence without allocating.
  package func withPlainText<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result? {
    guard bytes.byte(at: node) == CompiledTableFormat.NodeKind.text,
      let text = bytes.text(referredToAt: node + 4)
    else { return nil }
    return withExtendedLifetime(bytes) { body(text) }
  }

  /// Whether arguments are put into it, or choose between its texts.
  package var takesArguments: Bool {
    switch bytes.byte(at: node) {
    case CompiledTableFormat.NodeKind.text: (bytes.number16(at: node + 2) ?? 0) > 0
    case CompiledTableFormat.NodeKind.plural, CompiledTableFormat.NodeKind.number: true
    default: (bytes.byte(at: node + 1) ?? 0) & 1 != 0
    }
  }

  /// Whether it is the same message of the same file.
  package func isSame(as other: CompiledMessage) -> Bool { bytes === other.bytes && node == other.node }

  /// Goes through the pieces of the text that the visitor's choices lead to.
  ///
  /// - Returns: whether the message was sound to its end; if not, what the visitor was given is to be thrown away.
  package func accept<Visitor: CompiledMessageVisitor>(_ visitor: inout Visitor) -> Bool {
    var walk = CompiledMessageWalk(bytes)
    return withExtendedLifetime(bytes) { walk.visit(node, depth: 0, &visitor) }
  }
}
