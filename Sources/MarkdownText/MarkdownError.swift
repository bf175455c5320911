/// Why a text is not read as Markdown.
package enum MarkdownError: Error, Hashable, Sendable {
  /// The text has more UTF-8 bytes than are read at once.
  case tooLong(length: Int, limit: Int)
  /// The text has so many comments, images or cells in a row that reading it could take seconds.
  case tooCostly
  /// The library had no memory.
  case outOfMemory
}
