internal import Foundation

/// The state of one text on its way to HTML.
struct HTMLTextWriter {
  private(set) var html = ""

  private let addresses: AddressPolicy
  private let language: String?
  private let bareParagraphs: Set<Int>
  private var openBlocks: [PresentationIntent.IntentType] = []
  /// The next column of the row that is open, and how many there are.
  private var column = 0
  private var columns: [PresentationIntent.TableColumn] = []
  private var hasBody = false
  /// The number that the next item of a list would have by itself, by the list.
  private var nextOrdinals: [Int: Int] = [:]

  init(addresses: AddressPolicy, language: String?, bareParagraphs: Set<Int>) {
    self.addresses = addresses
    self.language = language
    self.bareParagraphs = bareParagraphs
  }

  // MARK: Blocks

  mutating func open(_ block: PresentationIntent.IntentType, parents: [PresentationIntent.IntentType]) {
    let languageAttributes = openBlocks.isEmpty ? Self.attributes(of: language) : ""
    openBlocks.append(block)
    switch block.kind {
    case .paragraph: if !bareParagraphs.contains(block.identity) { html += "<p\(languageAttributes)>" }
    case .header(let level): html += "<h\(Self.heading(level))\(languageAttributes)>"
    case .orderedList: html += "<ol\(languageAttributes)"
    case .unorderedList: html += "<ul\(languageAttributes)>\n"
    case .listItem(let ordinal): openItem(ordinal, in: parents.last)
    case .codeBlock(let hint):
      html += "<pre\(languageAttributes)><code"
      if let hint { html += " class=\"language-\(HTMLEscaping.attribute(hint))\"" }
      html += ">"
    case .blockQuote: html += "<blockquote\(languageAttributes)>\n"
    case .thematicBreak: html += "<hr>\n"
    case .table(let columns):
      self.columns = columns
      hasBody = false
      html += "<table\(languageAttributes)>\n"
    case .tableHeaderRow:
      column = 0
      html += "<thead>\n<tr>\n"
    case .tableRow:
      column = 0
      if !hasBody { html += "<tbody>\n" }
      hasBody = true
      html += "<tr>\n"
    case .tableCell(let index): openCell(index, isHeader: parents.last?.kind == .tableHeaderRow)
    @unknown default: break
    }
  }

  mutating func close(_ block: PresentationIntent.IntentType) {
    openBlocks.removeLast()
    switch block.kind {
    case .paragraph: if !bareParagraphs.contains(block.identity) { html += "</p>\n" }
    case .header(let level): html += "</h\(Self.heading(level))>\n"
    case .orderedList: html += "</ol>\n"
    case .unorderedList: html += "</ul>\n"
    case .listItem: html += "</li>\n"
    case .codeBlock: html += "</code></pre>\n"
    case .blockQuote: html += "</blockquote>\n"
    case .thematicBreak: break
    case .table: html += (hasBody ? "</tbody>\n" : "") + "</table>\n"
    case .tableHeaderRow:
      fillColumns(to: columns.count, isHeader: true)
      html += "</tr>\n</thead>\n"
    case .tableRow:
      fillColumns(to: columns.count, isHeader: false)
      html += "</tr>\n"
    case .tableCell: html += openBlocks.last?.kind == .tableHeaderRow ? "</th>\n" : "</td>\n"
    @unknown default: break
    }
  }

  private static func heading(_ level: Int) -> Int { min(max(level, 1), 6) }

  private mutating func openItem(_ ordinal: Int, in list: PresentationIntent.IntentType?) {
    guard let list, list.kind == .orderedList else {
      html += "<li>"
      return
    }
    // Items without text are no part of an attributed string, so numbers can be left out.
    if let expected = nextOrdinals[list.identity] {
      html += expected == ordinal ? "<li>" : "<li value=\"\(ordinal)\">"
    } else {
      html += (ordinal == 1 ? "" : " start=\"\(ordinal)\"") + ">\n<li>"
    }
    nextOrdinals[list.identity] = ordinal == .max ? ordinal : ordinal + 1
  }

  private mutating func openCell(_ index: Int, isHeader: Bool) {
    fillColumns(to: min(index, columns.count), isHeader: isHeader)
    html += cellStart(index, isHeader: isHeader)
    column = max(column, index == .max ? index : index + 1)
  }

  /// Empty cells are no part of an attributed string.
  private mutating func fillColumns(to end: Int, isHeader: Bool) {
    while column < end {
      html += cellStart(column, isHeader: isHeader) + (isHeader ? "</th>\n" : "</td>\n")
      column += 1
    }
  }

  private func cellStart(_ index: Int, isHeader: Bool) -> String {
    let name = isHeader ? "th" : "td"
    guard columns.indices.contains(index) else { return "<\(name)>" }
    switch columns[index].alignment {
    case .center: return "<\(name) align=\"center\">"
    case .right: return "<\(name) align=\"right\">"
    default: return "<\(name)>"
    }
  }

  // MARK: Inline text

  /// Runs that follow each other in one block. A mark is opened before those that end earlier, so that most texts get
  /// the elements that they were written with.
  mutating func write(_ runs: [(run: AttributedString.Runs.Run, text: String)]) {
    if case .thematicBreak = openBlocks.last?.kind { return }
    var isCodeBlock = false
    if case .codeBlock = openBlocks.last?.kind { isCodeBlock = true }
    let languageAttributes = openBlocks.isEmpty ? Self.attributes(of: language) : ""
    if !languageAttributes.isEmpty { html += "<span\(languageAttributes)>" }
    let marks = runs.map { InlineMark.marks(of: $0.run, addresses: addresses) }
    var open: [InlineMark] = []
    for (index, (run, text)) in runs.enumerated() {
      while let last = open.last, !open.allSatisfy(marks[index].contains) {
        html += Self.end(of: last)
        open.removeLast()
      }
      let new = marks[index].filter { !open.contains($0) }
      let lengths = new.map { mark in marks[index...].prefix { $0.contains(mark) }.count }
      for (mark, _) in zip(new, lengths).enumerated()
        .sorted(by: { ($1.element.1, $0.offset) < ($0.element.1, $1.offset) }).map(\.element)
      {
        html += start(of: mark)
        open.append(mark)
      }
      write(run, text, isCodeBlock: isCodeBlock)
    }
    while let last = open.popLast() { html += Self.end(of: last) }
    if !languageAttributes.isEmpty { html += "</span>" }
  }

  private mutating func write(_ run: AttributedString.Runs.Run, _ text: String, isCodeBlock: Bool) {
    if let image = run.imageURL, addresses.allows(image) {
      let description = run.alternateDescription ?? (text == "\u{FFFC}" ? "" : text)
      html +=
        "<img src=\"\(HTMLEscaping.attribute(image.absoluteString))\" alt=\"\(HTMLEscaping.attribute(description))\">"
      return
    }
    let escaped = HTMLEscaping.text(text)
    let keepsLines = isCodeBlock || run.inlinePresentationIntent?.contains(.blockHTML) == true
    html += keepsLines ? escaped : escaped.replacing("\n", with: "<br>\n")
  }

  private func start(of mark: InlineMark) -> String {
    switch mark {
    case .language(let language): "<span\(Self.attributes(of: language))>"
    case .direction(let isRightToLeft): "<span dir=\"\(isRightToLeft ? "rtl" : "ltr")\">"
    case .link(let url): "<a href=\"\(HTMLEscaping.attribute(url.absoluteString))\">"
    case .strikethrough: "<del>"
    case .emphasis: "<em>"
    case .strong: "<strong>"
    case .code: "<code>"
    }
  }

  private static func end(of mark: InlineMark) -> String {
    switch mark {
    case .language, .direction: "</span>"
    case .link: "</a>"
    case .strikethrough: "</del>"
    case .emphasis: "</em>"
    case .strong: "</strong>"
    case .code: "</code>"
    }
  }

  private static func attributes(of language: String?) -> String {
    guard let language else { return "" }
    let direction = InlineMark.isRightToLeft(language).map { " dir=\"\($0 ? "rtl" : "ltr")\"" } ?? ""
    return " lang=\"\(HTMLEscaping.attribute(language))\"\(direction)"
  }
}
