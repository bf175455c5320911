/// A place in a text, in every unit that the tool's outputs need.
public struct SourcePosition: Hashable, Comparable, Sendable {
  /// UTF-8 code units from the start of the text, 0-based.
  public var offset: UTF8Offset
  /// 1-based.
  public var line: Int
  /// 1-based, in UTF-8 code units: the unit of swiftc's and clang's own diagnostics and of `.stringsdata` files.
  public var column: Int
  /// 1-based, in UTF-16 code units: the unit of SARIF and of the language server protocol.
  public var utf16Column: Int

  public init(offset: UTF8Offset, line: Int, column: Int, utf16Column: Int) {
    self.offset = offset
    self.line = line
    self.column = column
    self.utf16Column = utf16Column
  }

  public static func < (left: SourcePosition, right: SourcePosition) -> Bool { left.offset < right.offset }
}
