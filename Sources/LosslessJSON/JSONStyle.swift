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

  package init(
    indentation: [UInt8], colon: [UInt8], lineEnd: [UInt8], emptyContainer: EmptyContainer, escaping: JSONEscaping
  ) {
    self.indentation = indentation
    self.colon = colon
    self.lineEnd = lineEnd
    self.emptyContainer = emptyContainer
    self.escaping = escaping
  }

  /// As Xcode writes String Catalogs.
  package static let xcode = JSONStyle(
    indentation: Array("  ".utf8), colon: Array(" : ".utf8), lineEnd: [0x0A], emptyContainer: .emptyLine,
    escaping: JSONEscaping())

  /// Between the parts of a container on one line: a blank, unless the file has none after its colons either.
  var padding: [UInt8] { colon.last == UInt8(ascii: ":") ? [] : [0x20] }

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
