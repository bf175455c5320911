package import FormatSpecifiers

extension FormatString {
  /// Whether there are words besides specifiers: whether there is anything to translate.
  package var hasWords: Bool {
    pieces.contains { if case .text(let text) = $0 { text.hasWords } else { false } }
  }
}
