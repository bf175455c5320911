/// What Markdown means, as plain values.
package enum MarkdownText {
  /// Whether the package was built with the C library that reads Markdown.
  package static var isAvailable: Bool {
    #if Markdown
      true
    #else
      false
    #endif
  }
}
