/// A text that equals another only if their code points are the same, as keys in catalogs and at run time do;
/// `String` itself takes a composed and a decomposed `é` for the same.
package struct ExactString: Hashable, Comparable, Sendable {
  package let text: String

  package init(_ text: String) { self.text = text }

  package static func == (left: ExactString, right: ExactString) -> Bool {
    // Where both lie in one piece of memory, as nearly all do, they are compared as such: a great many keys are looked up.
    left.text.utf8.withContiguousStorageIfAvailable { left in
      right.text.utf8.withContiguousStorageIfAvailable { right in
        left.count == right.count && left.elementsEqual(right)
      }
    }.flatMap { $0 } ?? left.text.utf8.elementsEqual(right.text.utf8)
  }

  package func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }

  /// By code point: the order of UTF-8 bytes is the same.
  package static func < (left: ExactString, right: ExactString) -> Bool {
    left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }
}

extension Sequence<String> {
  /// Without doubles, by code point.
  package func distinctSorted() -> [String] { Set(map(ExactString.init)).sorted().map(\.text) }
}
