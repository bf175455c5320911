#if Markdown
  /// A text as the library may see it, so that spaces which it would drop can be put back: those at the end, and those
  /// around the end of a line.
  ///
  /// A space that nobody types stands between such spaces and the end of the line: to the library it is whitespace, as
  /// the rules of emphasis need, but none that it strips.
  struct PreservedWhitespace {
    let text: String
    private let guardian: Unicode.Scalar?
    private let trailing: String
    private let isPreserving: Bool

    /// Characters that count as whitespace in CommonMark and are not ASCII, the rarest first.
    private static let candidates: [Unicode.Scalar] = [
      "\u{1680}", "\u{2001}", "\u{2000}", "\u{205F}", "\u{2008}", "\u{2006}", "\u{2005}", "\u{2004}", "\u{2007}",
    ]

    init(_ original: String, preserving: Bool) {
      // A C string ends at NUL; CommonMark replaces it.
      let original = original.utf8.contains(0) ? original.replacing("\0", with: "\u{FFFD}") : original
      isPreserving = preserving
      guard preserving else {
        text = original
        guardian = nil
        trailing = ""
        return
      }
      let end = original.unicodeScalars.lastIndex { !Self.isStripped($0) }
      let bodyEnd = end.map { original.unicodeScalars.index(after: $0) } ?? original.startIndex
      trailing = String(original[bodyEnd...].replacing("\r\n", with: "\n").replacing("\r", with: "\n"))
      let body = original[..<bodyEnd]
      guard Self.hasSpacesAtLineEnds(body) else {
        text = String(body)
        guardian = nil
        return
      }
      let scalars = body.unicodeScalars
      guardian = Self.candidates.first { !scalars.contains($0) }
      text = guardian.map { Self.guarded(scalars, by: $0) } ?? String(body)
    }

    /// Puts back what was taken out.
    func restored(_ inlines: [MarkdownInline]) -> [MarkdownInline] {
      var result = inlines.map(restored)
      if isPreserving {
        result = Self.joined(result + (trailing.isEmpty ? [] : [MarkdownInline(.text(trailing))]))
      } else {
        result = Self.withoutRepeatedBreaks(result)
      }
      return result
    }

    private func restored(_ inline: MarkdownInline) -> MarkdownInline {
      var inline = inline
      switch inline.kind {
      case .text(let text): inline.kind = .text(unguarded(text))
      case .softBreak: if isPreserving { inline.kind = .text("\n") }
      case .lineBreak: break
      case .code(let text): inline.kind = .code(unguarded(text))
      case .html(let text): inline.kind = .html(unguarded(text))
      case .emphasis(let children): inline.kind = .emphasis(restoredChildren(children))
      case .strong(let children): inline.kind = .strong(restoredChildren(children))
      case .strikethrough(let children): inline.kind = .strikethrough(restoredChildren(children))
      case .link(let destination, let title, let children):
        inline.kind = .link(destination: destination, title: unguarded(title), restoredChildren(children))
      case .image(let source, let title, let children):
        inline.kind = .image(source: source, title: unguarded(title), restoredChildren(children))
      case .attributed(let attributes, let children):
        inline.kind = .attributed(attributes: unguarded(attributes), restoredChildren(children))
      }
      return inline
    }

    private func restoredChildren(_ children: [MarkdownInline]) -> [MarkdownInline] {
      let children = children.map(restored)
      return isPreserving ? Self.joined(children) : Self.withoutRepeatedBreaks(children)
    }

    private func unguarded(_ text: String) -> String {
      guard let guardian else { return text }
      var result = text
      result.unicodeScalars.removeAll { $0 == guardian }
      return result
    }

    private static func isStripped(_ scalar: Unicode.Scalar) -> Bool {
      scalar == " " || (scalar.value >= 0x09 && scalar.value <= 0x0D)
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
    private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

    private static func hasSpacesAtLineEnds(_ text: Substring) -> Bool {
      var previous: UInt8 = 0
      for byte in text.utf8 {
        if isLineEnd(byte) && isSpace(previous) || isSpace(byte) && isLineEnd(previous) { return true }
        previous = byte
      }
      return false
    }

    private static func guarded(_ scalars: Substring.UnicodeScalarView, by guardian: Unicode.Scalar) -> String {
      var result = String.UnicodeScalarView()
      var previous: Unicode.Scalar = "a"
      for scalar in scalars {
        let endsLine = scalar == "\n" || scalar == "\r"
        let isSpace = scalar == " " || scalar == "\t"
        let afterSpace = previous == " " || previous == "\t"
        let afterLineEnd = previous == "\n" || previous == "\r"
        if endsLine && afterSpace || isSpace && afterLineEnd { result.append(guardian) }
        result.append(scalar)
        previous = scalar
      }
      return String(result)
    }

    /// Joins texts that follow each other, as ends of lines have become texts.
    private static func joined(_ inlines: [MarkdownInline]) -> [MarkdownInline] {
      var result: [MarkdownInline] = []
      for inline in inlines {
        if case .text(let text) = inline.kind, let last = result.last, case .text(let before) = last.kind {
          var position = last.position
          if let end = inline.position {
            position?.endLine = end.endLine
            position?.endColumn = end.endColumn
          }
          result[result.count - 1] = MarkdownInline(.text(before + text), position: position ?? inline.position)
        } else {
          result.append(inline)
        }
      }
      return result
    }

    /// An empty line makes two breaks, of which one is enough.
    private static func withoutRepeatedBreaks(_ inlines: [MarkdownInline]) -> [MarkdownInline] {
      var result: [MarkdownInline] = []
      for inline in inlines {
        if inline.kind == .softBreak, let last = result.last?.kind, last == .softBreak || last == .lineBreak {
          continue
        }
        result.append(inline)
      }
      return result
    }
  }
#endif
