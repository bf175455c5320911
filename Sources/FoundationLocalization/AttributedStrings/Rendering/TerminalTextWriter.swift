internal import Foundation

/// The state of one text on its way to a terminal.
struct TerminalTextWriter {
  private let renderer: TerminalTextRenderer
  private var output = ""
  private var openBlocks: [PresentationIntent.IntentType] = []
  /// What begins each line, for the blocks that are open.
  private var prefixes: [String] = []
  /// What stands before the first line of an item, once.
  private var pendingMark: String?
  private var isAtLineStart = true
  private var hasText = false
  private var style: [Int] = []
  private var link: String?

  init(renderer: TerminalTextRenderer) {
    self.renderer = renderer
  }

  mutating func finished() -> String {
    setStyle([])
    setLink(nil)
    return output
  }

  // MARK: Blocks

  mutating func open(_ block: PresentationIntent.IntentType, parents: [PresentationIntent.IntentType]) {
    openBlocks.append(block)
    switch block.kind {
    case .listItem(let ordinal):
      let mark = parents.last?.kind == .orderedList ? "\(ordinal). " : "• "
      pendingMark = (pendingMark ?? "") + mark
      prefixes.append(String(repeating: " ", count: mark.count))
    case .blockQuote: prefixes.append("│ ")
    case .codeBlock:
      startBlock()
      prefixes.append("    ")
    case .tableHeaderRow, .tableRow:
      startLine()
      prefixes.append("")
    case .tableCell(let index):
      if index > 0 { write(verbatim: " │ ") }
      prefixes.append("")
    case .paragraph, .header, .thematicBreak:
      startBlock()
      prefixes.append("")
    default: prefixes.append("")
    }
  }

  mutating func close(_ block: PresentationIntent.IntentType) {
    setStyle([])
    setLink(nil)
    if !openBlocks.isEmpty { openBlocks.removeLast() }
    if !prefixes.isEmpty { prefixes.removeLast() }
    if case .listItem = block.kind { pendingMark = nil }
  }

  /// A block begins on a line of its own, after an empty one unless it is in a list.
  private mutating func startBlock() {
    guard hasText else { return }
    startLine()
    let isInList = openBlocks.contains { if case .listItem = $0.kind { true } else { false } }
    if !isInList { output += linePrefix.trimmedEnd + "\n" }
  }

  private mutating func startLine() {
    guard hasText, !isAtLineStart else { return }
    setStyle([])
    setLink(nil)
    output += "\n"
    isAtLineStart = true
  }

  private var linePrefix: String {
    // The innermost open block adds its own prefix only once its text begins.
    prefixes.joined()
  }

  // MARK: Text

  mutating func write(_ run: AttributedString.Runs.Run, _ text: String) {
    if case .thematicBreak = openBlocks.last?.kind {
      write(verbatim: String(repeating: "─", count: 24))
      return
    }
    let url = run.link.flatMap { renderer.addresses.allows($0) ? $0 : nil }
    setStyle(codes(for: run, isLink: url != nil))
    if renderer.links == .hyperlinks {
      setLink(url.map { Self.visible($0.absoluteString).replacing(" ", with: "%20") })
    }
    write(verbatim: text == "\u{FFFC}" ? (run.alternateDescription ?? "") : text)
    if renderer.links == .addresses, let url, url.absoluteString != text {
      setStyle([])
      write(verbatim: " (\(url.absoluteString))")
    }
  }

  private mutating func write(verbatim text: String) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.offset > 0 {
        output += "\n"
        isAtLineStart = true
      }
      let visible = Self.visible(line.element)
      if visible.isEmpty { continue }
      if isAtLineStart { startText() }
      output += visible
      hasText = true
    }
  }

  private mutating func startText() {
    isAtLineStart = false
    guard let mark = pendingMark else {
      output += linePrefix
      return
    }
    pendingMark = nil
    let prefix = linePrefix
    // The marks stand where later lines have spaces.
    output += prefix.dropLast(min(mark.count, prefix.count)) + mark
  }

  /// Without the characters that terminals take for orders.
  private static func visible(_ text: some StringProtocol) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.filter { $0 == "\t" || $0.properties.generalCategory != .control }))
  }

  // MARK: Escape sequences

  private func codes(for run: AttributedString.Runs.Run, isLink: Bool) -> [Int] {
    guard renderer.hasStyles else { return [] }
    let intent = run.inlinePresentationIntent ?? []
    var codes: [Int] = []
    var isHeading = false
    if case .header = openBlocks.last?.kind { isHeading = true }
    if intent.contains(.stronglyEmphasized) || isHeading || openBlocks.contains(where: { $0.kind == .tableHeaderRow }) {
      codes.append(1)
    }
    if intent.contains(.code) { codes.append(2) }
    if intent.contains(.emphasized) { codes.append(3) }
    if isLink { codes.append(4) }
    if intent.contains(.strikethrough) { codes.append(9) }
    return codes
  }

  private mutating func setStyle(_ codes: [Int]) {
    guard codes != style else { return }
    if !style.isEmpty { output += "\u{1B}[0m" }
    if !codes.isEmpty {
      // Before the style, so that marks and indentation are plain.
      if isAtLineStart { startText() }
      output += "\u{1B}[" + codes.map(String.init).joined(separator: ";") + "m"
    }
    style = codes
  }

  private mutating func setLink(_ address: String?) {
    guard address != link else { return }
    if isAtLineStart, address != nil { startText() }
    output += "\u{1B}]8;;\(address ?? "")\u{1B}\\"
    link = address
  }
}

extension String {
  fileprivate var trimmedEnd: Substring {
    var end = self[...]
    while end.last == " " { end.removeLast() }
    return end
  }
}
