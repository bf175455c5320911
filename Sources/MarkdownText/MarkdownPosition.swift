/// Where something stands in a Markdown text: 1-based lines, and 1-based columns that count UTF-8 bytes. The end is the
/// last byte, not the one after it.
package struct MarkdownPosition: Hashable, Sendable {
  package var startLine: Int
  package var startColumn: Int
  package var endLine: Int
  package var endColumn: Int

  package init(startLine: Int, startColumn: Int, endLine: Int, endColumn: Int) {
    self.startLine = startLine
    self.startColumn = startColumn
    self.endLine = endLine
    self.endColumn = endColumn
  }
}
