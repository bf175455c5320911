#if !canImport(Darwin)
  internal import Foundation
  internal import MarkdownText

  /// Makes an attributed string of what Markdown means.
  struct MarkdownComposer {
    private(set) var result = AttributedString()

    private let options: AttributedString.MarkdownParsingOptions
    private let baseURL: URL?
    private let scope: AttributeScopeKeys
    private let allowed: Allowed
    /// What every run has.
    private var attributes = AttributeContainer()
    private var lastIdentity = 0

    /// Which of the attributes that Markdown itself sets are wanted.
    private struct Allowed {
      var intent: Bool
      var block: Bool
      var link: Bool
      var image: Bool
      var description: Bool
      var position: Bool
      var delimiter: Bool
    }

    init(scope: AttributeScopeKeys, options: AttributedString.MarkdownParsingOptions, baseURL: URL? = nil) {
      typealias Foundation = AttributeScopes.FoundationAttributes
      self.scope = scope
      self.options = options
      self.baseURL = baseURL
      allowed = Allowed(
        intent: scope.contains(Foundation.InlinePresentationIntentAttribute.self),
        block: scope.contains(Foundation.PresentationIntentAttribute.self),
        link: scope.contains(Foundation.LinkAttribute.self),
        image: scope.contains(Foundation.ImageURLAttribute.self),
        description: scope.contains(Foundation.AlternateDescriptionAttribute.self),
        position: options.appliesSourcePositionAttributes
          && scope.contains(Foundation.MarkdownSourcePositionAttribute.self),
        delimiter: scope.contains(Foundation.ListItemDelimiterAttribute.self))
      if let language = options.languageCode, scope.contains(Foundation.LanguageIdentifierAttribute.self) {
        attributes.languageIdentifier = language
      }
    }

    // MARK: Blocks

    mutating func append(_ blocks: [MarkdownBlock]) throws {
      try append(blocks, in: nil, attributes)
    }

    private mutating func append(
      _ blocks: [MarkdownBlock], in parent: PresentationIntent?, _ attributes: AttributeContainer
    ) throws {
      for block in blocks { try append(block, in: parent, attributes) }
    }

    private mutating func intent(_ kind: PresentationIntent.Kind, in parent: PresentationIntent?) -> PresentationIntent
    {
      lastIdentity += 1
      return PresentationIntent(kind, identity: lastIdentity, parent: parent)
    }

    private mutating func append(
      _ block: MarkdownBlock, in parent: PresentationIntent?, _ attributes: AttributeContainer
    ) throws {
      switch block.kind {
      case .paragraph(let inlines):
        try append(inlines, with: setting(intent(.paragraph, in: parent), in: attributes))
      case .heading(let level, let inlines):
        try append(inlines, with: setting(intent(.header(level: level), in: parent), in: attributes))
      case .blockQuote(let blocks):
        try append(blocks, in: intent(.blockQuote, in: parent), attributes)
      case .list(let list, let items):
        try append(list, items, in: parent, attributes)
      case .code(let language, let code):
        let attributes = setting(intent(.codeBlock(languageHint: language), in: parent), in: attributes)
        append(code, with: positioned(block.position, attributes))
      case .html(let html):
        var attributes = parent.map { setting($0, in: attributes) } ?? attributes
        if allowed.intent { attributes.inlinePresentationIntent = .blockHTML }
        append(html, with: positioned(block.position, attributes))
      case .thematicBreak:
        // A block without text would leave no trace; Apple's Foundation writes a long dash too.
        append(
          "\u{2E3B}", with: positioned(block.position, setting(intent(.thematicBreak, in: parent), in: attributes)))
      case .table(let columns, let header, let rows):
        try append(columns, header, rows, in: parent, attributes)
      }
    }

    private mutating func append(
      _ list: MarkdownBlock.List, _ items: [[MarkdownBlock]], in parent: PresentationIntent?,
      _ attributes: AttributeContainer
    ) throws {
      var attributes = attributes
      if allowed.delimiter { attributes.listItemDelimiter = list.delimiter }
      let outer = intent(list.start == nil ? .unorderedList : .orderedList, in: parent)
      for (index, item) in items.enumerated() {
        // The library reads no number of more than nine digits.
        let ordinal = (list.start ?? 1) + index
        try append(item, in: intent(.listItem(ordinal: ordinal), in: outer), attributes)
      }
    }

    private mutating func append(
      _ columns: [MarkdownBlock.Alignment], _ header: [[MarkdownInline]], _ rows: [[[MarkdownInline]]],
      in parent: PresentationIntent?, _ attributes: AttributeContainer
    ) throws {
      let table = intent(.table(columns: columns.map(\.tableColumn)), in: parent)
      for (index, cells) in ([header] + rows).enumerated() {
        let row = intent(index == 0 ? .tableHeaderRow : .tableRow(rowIndex: index), in: table)
        for (column, cell) in cells.enumerated() {
          try append(cell, with: setting(intent(.tableCell(columnIndex: column), in: row), in: attributes))
        }
      }
    }

    private func setting(_ intent: PresentationIntent, in attributes: AttributeContainer) -> AttributeContainer {
      guard allowed.block else { return attributes }
      var attributes = attributes
      attributes.presentationIntent = intent
      return attributes
    }

    // MARK: Inline text

    mutating func append(_ inlines: [MarkdownInline]) throws {
      try append(inlines, with: attributes)
    }

    private mutating func append(_ inlines: [MarkdownInline], with attributes: AttributeContainer) throws {
      for inline in inlines { try append(inline, with: attributes) }
    }

    private mutating func append(_ inline: MarkdownInline, with attributes: AttributeContainer) throws {
      switch inline.kind {
      case .text(let text): append(text, with: positioned(inline.position, attributes))
      case .softBreak: append(" ", with: adding(.softBreak, to: attributes))
      case .lineBreak: append("\n", with: adding(.lineBreak, to: attributes))
      case .code(let text): append(text, with: positioned(inline.position, adding(.code, to: attributes)))
      case .html(let text): append(text, with: positioned(inline.position, adding(.inlineHTML, to: attributes)))
      case .emphasis(let children): try append(children, with: adding(.emphasized, to: attributes))
      case .strong(let children): try append(children, with: adding(.stronglyEmphasized, to: attributes))
      case .strikethrough(let children): try append(children, with: adding(.strikethrough, to: attributes))
      case .link(let destination, _, let children):
        var attributes = attributes
        if allowed.link, let url = url(destination) { attributes.link = url }
        try append(children, with: attributes)
      case .image(let source, _, let children):
        append(image: source, description: children.map(\.plainText).joined(), with: attributes)
      case .attributed(let text, let children):
        let added = try MarkdownAttributes(
          text, in: scope, isTolerant: options.failurePolicy == .returnPartiallyParsedIfPossible)
        try append(children, with: attributes.merging(added.container))
      }
    }

    /// The run of an image is its description, or the character for an object where it has none.
    private mutating func append(image source: String, description: String, with attributes: AttributeContainer) {
      var attributes = attributes
      if allowed.image, let url = url(source) { attributes.imageURL = url }
      if allowed.description, !description.isEmpty { attributes.alternateDescription = description }
      append(description.isEmpty ? "\u{FFFC}" : description, with: attributes)
    }

    private func url(_ text: String) -> URL? {
      text.isEmpty ? nil : URL(string: text, relativeTo: baseURL)
    }

    private func adding(_ intent: InlinePresentationIntent, to attributes: AttributeContainer) -> AttributeContainer {
      guard allowed.intent else { return attributes }
      var attributes = attributes
      attributes.inlinePresentationIntent = (attributes.inlinePresentationIntent ?? []).union(intent)
      return attributes
    }

    private func positioned(_ position: MarkdownPosition?, _ attributes: AttributeContainer) -> AttributeContainer {
      guard allowed.position, let position else { return attributes }
      var attributes = attributes
      attributes.markdownSourcePosition = AttributedString.MarkdownSourcePosition(
        startLine: position.startLine, startColumn: position.startColumn, endLine: position.endLine,
        endColumn: position.endColumn)
      return attributes
    }

    private mutating func append(_ text: String, with attributes: AttributeContainer) {
      if !text.isEmpty { result.append(AttributedString(text, attributes: attributes)) }
    }
  }

  extension MarkdownBlock.Alignment {
    fileprivate var tableColumn: PresentationIntent.TableColumn {
      switch self {
      case .none, .left: PresentationIntent.TableColumn(alignment: .left)
      case .center: PresentationIntent.TableColumn(alignment: .center)
      case .right: PresentationIntent.TableColumn(alignment: .right)
      }
    }
  }
#endif
