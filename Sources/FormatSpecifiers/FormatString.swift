/// A text with printf-style specifiers, as Apple's frameworks format it and as catalogs, `.strings` and `.stringsdict`
/// tables hold it.
///
/// Understood: positions (`%1$@`), hints (`%1$(count)lld`), flags, widths, precisions (also `*` and `*2$`), length
/// modifiers, substitutions (`%#@name@`), a substitution's own argument (`%arg`) and `%%`. A percent sign that starts
/// none of these is plain text, as in `100%`; so is one before a space where prose is likelier than the space flag
/// (`50% discount`, `14% off`). Source: the documentation of `String(format:)` and IEEE Std 1003.1 (fprintf), and what
/// public catalogs hold.
package struct FormatString: Hashable, Sendable {
  /// A stretch of the text.
  package enum Piece: Hashable, Sendable {
    case text(String)
    /// `%%`.
    case percentSign
    case argument(FormatArgument)
  }

  package let text: String
  /// The whole text, in its order.
  package let pieces: [Piece]
  /// The arguments in the order of the text; a position that is used twice is there twice.
  package let arguments: [FormatArgument]

  package init(_ text: String) {
    self.text = text
    guard text.hasPercentSign else {
      pieces = text.isEmpty ? [] : [.text(text)]
      arguments = []
      return
    }
    var scanner = FormatScanner(text)
    pieces = scanner.pieces()
    arguments = pieces.compactMap { piece in
      if case .argument(let argument) = piece { argument } else { nil }
    }
  }

  /// The text with every unnumbered argument numbered by its place, as the source-language text of a key with several
  /// arguments is written: `%@ of %lld` becomes `%1$@ of %2$lld`. `%%`, `%arg` and what is numbered already stay; a
  /// text with fewer than two arguments comes back as it is.
  package func numbered() -> String {
    guard arguments.count(where: { $0.kind != .substitutionArgument }) >= 2 else { return text }
    var result = ""
    for piece in pieces {
      switch piece {
      case .text(let text): result += text
      case .percentSign: result += "%%"
      case .argument(let argument):
        result += argument.writtenPosition == nil ? argument.numberedText : argument.text
      }
    }
    return result
  }

  /// The text with the kinds of its arguments erased: two keys with the same skeleton differ only in the types of
  /// what they interpolate. Written positions stay, since they are part of the wording.
  package var skeleton: String {
    var result = ""
    for piece in pieces {
      switch piece {
      case .text(let text): result += text
      case .percentSign: result += "%%"
      case .argument(let argument):
        switch argument.kind {
        case .value: result += "%" + (argument.writtenPosition.map { "\($0)$" } ?? "") + "@"
        case .substitution, .substitutionArgument: result += argument.text
        }
      }
    }
    return result
  }
}

extension String {
  /// Whether there is anything that could begin a specifier.
  package var hasPercentSign: Bool {
    utf8.withContiguousStorageIfAvailable { $0.contains(0x25) } ?? utf8.contains(0x25)
  }
}

extension FormatArgument {
  /// With its counted position, and those of the values that give its width and precision, written out.
  fileprivate var numberedText: String {
    var numbered = self
    var next = position
    // The values of `*` come before the value itself.
    if precision == "*" {
      next -= 1
      numbered.precision = "*\(next)$"
    }
    if width == "*" {
      next -= 1
      numbered.width = "*\(next)$"
    }
    return numbered.text(withPosition: position)
  }
}
