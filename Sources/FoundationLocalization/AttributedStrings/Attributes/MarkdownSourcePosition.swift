#if !canImport(Darwin)
  public import Foundation

  extension AttributedString {
    /// Where a run of text stands in Markdown: 1-based lines, and 1-based columns that count UTF-8 bytes. The end is the
    /// last byte of the text, not the one after it.
    public struct MarkdownSourcePosition: Hashable, Codable, Sendable {
      public let startLine: Int
      public let startColumn: Int
      public let endLine: Int
      public let endColumn: Int

      public init(startLine: Int, startColumn: Int, endLine: Int, endColumn: Int) {
        self.startLine = startLine
        self.startColumn = startColumn
        self.endLine = endLine
        self.endColumn = endColumn
      }
    }
  }
#endif
