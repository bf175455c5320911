/// A text that equals another only if their code points are the same, as keys in catalogs and at run time do;
/// `String` itself takes a composed and a decomposed `é` for the same.
struct ExactString: Hashable, Comparable, Sendable {
  let text: String

  init(_ text: String) { self.text = text }

  static func == (left: ExactString, right: ExactString) -> Bool { left.text.utf8.elementsEqual(right.text.utf8) }

  func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
  }

  /// By code point: the order of UTF-8 bytes is the same.
  static func < (left: ExactString, right: ExactString) -> Bool {
    left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }
}

extension Sequence<String> {
  /// Without doubles, by code point.
  func distinctSorted() -> [String] { Set(map(ExactString.init)).sorted().map(\.text) }
}
