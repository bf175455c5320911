import FormatSpecifiers
import MarkdownText

/// The Markdown of a text: how often each style occurs, and where links lead.
struct TextMarkup {
  enum Style: CaseIterable {
    case bold, italic, code, strikethrough

    /// As a word for messages.
    var name: String {
      switch self {
      case .bold: "bold"
      case .italic: "italic"
      case .code: "code"
      case .strikethrough: "struck"
      }
    }

    /// What is written around such text.
    var markers: [String] {
      switch self {
      case .bold: ["**", "__"]
      case .italic: ["*", "_"]
      case .code: ["`"]
      case .strikethrough: ["~~"]
      }
    }
  }

  private(set) var styles: [Style: Int] = [:]
  /// The targets of links, in order, without the numbers of specifiers.
  private(set) var links: [String] = []
  /// The attributes of `^[…](…)`, as written, each with the words that it is about.
  private(set) var attributes: [(attributes: String, words: String)] = []
  /// The words without markup.
  private(set) var words = ""

  /// - Returns: nil for a text without any markup, which most are.
  init?(of text: String) {
    guard TextBytes(text).hasAny(of: Self.signs) else { return nil }
    guard let inlines = try? MarkdownText.inlines(of: text, allowingAttributes: true) else { return nil }
    for inline in inlines { add(inline) }
    words = inlines.map(\.plainText).joined()
    addStylesBesideValues(text)
  }

  /// Whether a marker opens or closes depends on the characters beside it. Beside a specifier it may be the value's: of
  /// both ways to read the text, the one with more markup counts.
  private mutating func addStylesBesideValues(_ text: String) {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return }
    let filled = FormatString(text).rewritten { _ in "x" }
    guard let inlines = try? MarkdownText.inlines(of: filled, allowingAttributes: true) else { return }
    var other = TextMarkup()
    for inline in inlines { other.add(inline) }
    styles.merge(other.styles) { max($0, $1) }
  }

  private init() {}

  /// The signs that markup begins with.
  static let signs = TextBytes("*_`[~<")

  private mutating func add(_ inline: MarkdownInline) {
    switch inline.kind {
    case .emphasis(let children): add(.italic, children)
    case .strong(let children): add(.bold, children)
    case .strikethrough(let children): add(.strikethrough, children)
    case .code: styles[.code, default: 0] += 1
    case .link(let destination, _, let children):
      links.append(Self.withoutPositions(destination))
      for child in children { add(child) }
    case .image(let source, _, _): links.append(Self.withoutPositions(source))
    case .attributed(let written, let children):
      attributes.append((written, children.map(\.plainText).joined()))
      for child in children { add(child) }
    case .text, .softBreak, .lineBreak, .html: break
    }
  }

  private mutating func add(_ style: Style, _ children: [MarkdownInline]) {
    styles[style, default: 0] += 1
    for child in children { add(child) }
  }

  private static func withoutPositions(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
    return FormatString(text).rewritten { $0.text(withPosition: nil) }
  }
}
