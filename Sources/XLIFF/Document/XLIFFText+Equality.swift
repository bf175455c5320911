extension XLIFFText {
  /// Whether both are the same by code point: `==` takes texts for equal that are written in other ways.
  package func isWritten(as other: XLIFFText) -> Bool {
    switch (self, other) {
    case (.text(let left), .text(let right)): left.utf8.elementsEqual(right.utf8)
    case (.set(let left), .set(let right)):
      left.count == right.count && zip(left, right).allSatisfy { $0.utf8.elementsEqual($1.utf8) }
    default: false
    }
  }
}
