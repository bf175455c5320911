/// How a file is laid out: what new and changed parts of it are written in.
package struct JSONStyle: Hashable, Sendable {
  /// What stands between the braces of an empty object.
  package enum EmptyContainer: Hashable, Sendable {
    /// `{}`.
    case closed
    /// `{ }`.
    case spaced
    /// The closing brace on the next line.
    case nextLine
    /// An empty line between, as Xcode writes.
    case emptyLine
  }

  package var indentation: [UInt8]
  /// From a name's closing quote to its value.
  package var colon: [UInt8]
  package var lineEnd: [UInt8]
  package var emptyContainer: EmptyContainer
  package var escaping: JSONEscaping
  /// What stands inside the braces of a container on one line: nothing in `{"a": 1}`, a blank in `{ "a": 1 }`.
  package var bracePadding: [UInt8]
  /// What stands after the commas of a container on one line.
  package var commaPadding: [UInt8]
  /// Whether the file is one line and is to stay so, a line end after it or not.
  package var isOneLine = false

  package init(
    indentation: [UInt8], colon: [UInt8], lineEnd: [UInt8], emptyContainer: EmptyContainer, escaping: JSONEscaping
  ) {
    self.indentation = indentation
    self.colon = colon
    self.lineEnd = lineEnd
    self.emptyContainer = emptyContainer
    self.escaping = escaping
    // Who writes no blank after colons writes none elsewhere.
    bracePadding = colon.last == UInt8(ascii: ":") ? [] : [0x20]
    commaPadding = bracePadding
  }

  /// As Xcode writes String Catalogs.
  package static let xcode = JSONStyle(
    indentation: Array("  ".utf8), colon: Array(" : ".utf8), lineEnd: [0x0A], emptyContainer: .emptyLine,
    escaping: JSONEscaping())

  func appendEmpty(_ kind: JSONKind, to result: inout [UInt8], base: [UInt8], isOnOneLine: Bool) {
    result.append(kind == .object ? UInt8(ascii: "{") : UInt8(ascii: "["))
    switch emptyContainer {
    case .closed: break
    case .spaced: result.append(0x20)
    case .nextLine, .emptyLine:
      if isOnOneLine { break }
      if emptyContainer == .emptyLine { result.append(contentsOf: lineEnd) }
      result.append(contentsOf: lineEnd)
      result.append(contentsOf: base)
    }
    result.append(kind == .object ? UInt8(ascii: "}") : UInt8(ascii: "]"))
  }
}
