/// A message in ICU's MessageFormat, as ARB files hold it: `{count, plural, one{{count} ticket} other{{count} tickets}}`.
///
/// The sources are ICU's documentation of `MessageFormat` and Flutter's of internationalization. Flutter takes
/// apostrophes for what they are, unless a project asks for escapes; ICU always takes them for quotation marks. A text
/// that can be read without quoting is, so that both kinds of files come through.
package struct ICUMessage: Hashable, Sendable {
  package indirect enum Part: Hashable, Sendable {
    case text(String)
    /// `{name}`, `{total, number, currency}`.
    case argument(name: String, format: String?)
    /// `#`: the number of the plural around it.
    case number
    case plural(name: String, isOrdinal: Bool, branches: [Branch])
    case select(name: String, branches: [Branch])
  }

  package struct Branch: Hashable, Sendable {
    /// `one`, `=0`, `female`.
    package var selector: String
    package var parts: [Part]

    package init(_ selector: String, _ parts: [Part]) {
      self.selector = selector
      self.parts = parts
    }
  }

  package var parts: [Part]

  package init(parts: [Part]) { self.parts = parts }

  /// - Returns: nil where the text is no message: a brace without its other half, an unknown kind of argument.
  package init?(_ text: String) {
    for isQuoting in [false, true] {
      var parser = ICUMessageParser(text, isQuoting: isQuoting)
      if let parts = parser.message() {
        self.parts = parts
        return
      }
    }
    return nil
  }

  /// The message as text. Quotation is used only where a brace, or a number sign in a plural, is meant literally.
  package var text: String {
    let isQuoting = Self.needsQuoting(parts, isInPlural: false)
    return Self.text(of: parts, isQuoting: isQuoting, isInPlural: false)
  }

  private static func needsQuoting(_ parts: [Part], isInPlural: Bool) -> Bool {
    parts.contains { part in
      switch part {
      case .text(let text): text.utf8.contains { $0 == 0x7B || $0 == 0x7D || (isInPlural && $0 == 0x23) }
      case .argument, .number: false
      case .plural(_, _, let branches): branches.contains { needsQuoting($0.parts, isInPlural: true) }
      case .select(_, let branches): branches.contains { needsQuoting($0.parts, isInPlural: isInPlural) }
      }
    }
  }

  private static func text(of parts: [Part], isQuoting: Bool, isInPlural: Bool) -> String {
    parts.map { part in
      switch part {
      case .text(let text): isQuoting ? quoted(text, isInPlural: isInPlural) : text
      case .argument(let name, let format): "{" + name + (format.map { ", " + $0 } ?? "") + "}"
      case .number: "#"
      case .plural(let name, let isOrdinal, let branches):
        "{\(name), \(isOrdinal ? "selectordinal" : "plural"), "
          + branches.map { text(of: $0, isQuoting: isQuoting, isInPlural: true) }.joined(separator: " ") + "}"
      case .select(let name, let branches):
        "{\(name), select, "
          + branches.map { text(of: $0, isQuoting: isQuoting, isInPlural: isInPlural) }.joined(separator: " ") + "}"
      }
    }.joined()
  }

  private static func text(of branch: Branch, isQuoting: Bool, isInPlural: Bool) -> String {
    branch.selector + "{" + text(of: branch.parts, isQuoting: isQuoting, isInPlural: isInPlural) + "}"
  }

  private static func quoted(_ text: String, isInPlural: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "'": result += "''"
      case "{", "}": result += "'" + String(scalar) + "'"
      case "#" where isInPlural: result += "'#'"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
