public import Foundation

/// Writes attributed strings for a terminal, with the escape sequences of ECMA-48.
///
/// Control characters of the text are left out, so that no translation and no value can give orders to a terminal.
public struct TerminalTextRenderer: Sendable {
  public enum Links: Hashable, Sendable {
    /// Underlined text.
    case underlined
    /// Underlined text, and the address in parentheses where it is not the text.
    case addresses
    /// Links that many terminals open (OSC 8).
    case hyperlinks
  }

  /// Whether bold, italic, underlined and struck text is shown as such; off: plain text.
  public var hasStyles: Bool
  public var links: Links
  /// Which addresses are shown or opened.
  public var addresses: AddressPolicy

  public init(hasStyles: Bool = true, links: Links = .underlined, addresses: AddressPolicy = AddressPolicy()) {
    self.hasStyles = hasStyles
    self.links = links
    self.addresses = addresses
  }

  public func text(of string: AttributedString) -> String {
    var writer = TerminalTextWriter(renderer: self)
    for event in BlockEvent.events(in: string) {
      switch event {
      case .open(let block, let parents): writer.open(block, parents: parents)
      case .close(let block): writer.close(block)
      case .run(let run, let text): writer.write(run, text)
      }
    }
    return writer.finished()
  }
}

extension AttributedString {
  /// The text for a terminal, with bold, italic, underlined and struck words. `TerminalTextRenderer` can do more.
  public func terminalText(hasStyles: Bool = true) -> String {
    TerminalTextRenderer(hasStyles: hasStyles).text(of: self)
  }
}
