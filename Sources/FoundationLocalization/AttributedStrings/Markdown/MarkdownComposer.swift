#if !canImport(Darwin)
  internal import ArgumentFormatting
  internal import Foundation
  internal import MarkdownText

  /// Makes an attributed string of what Markdown means.
  struct MarkdownComposer {
    private(set) var result = AttributedString()
    /// What was left out, a sentence each.
    private(set) var faults: [String] = []

    private let options: AttributedString.MarkdownParsingOptions
    private let baseURL: URL?
    private let arguments: MarkdownArguments
    /// Whether values say which argument they are.
    private let marksArguments: Bool
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

    init(
      scope: AttributeScopeKeys, options: AttributedString.MarkdownParsingOptions, baseURL: URL? = nil,
      arguments: MarkdownArguments = MarkdownArguments(), marksArguments: Bool = false
    ) {
      typealias Foundation = AttributeScopes.FoundationAttributes
      self.scope = scope
      self.options = options
      self.baseURL = baseURL
      self.arguments = arguments
      self.marksArguments = marksArguments
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
          text, in: scope, arguments: arguments,
          isTolerant: options.failurePolicy == .returnPartiallyParsedIfPossible)
        faults += added.faults
        try append(children, with: attributes.merging(added.container))
      }
    }

    /// The run of an image is its description, or the character for an object where it has none.
    private mutating func append(image source: String, description: String, with attributes: AttributeContainer) {
      var attributes = attributes
      let description = arguments.plainText(description)
      if allowed.image, let url = url(source) { attributes.imageURL = url }
      if allowed.description, !description.isEmpty { attributes.alternateDescription = description }
      append(verbatim: description.isEmpty ? "\u{FFFC}" : description, with: attributes)
    }

    private func url(_ text: String) -> URL? {
      let address = arguments.address(text)
      return address.isEmpty ? nil : URL(string: address, relativeTo: baseURL)
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

    /// Text that is not read as Markdown, with the values in it.
    mutating func append(text: String) {
      append(text, with: attributes)
    }

    private mutating func append(_ text: String, with attributes: AttributeContainer) {
      for segment in arguments.segments(of: text) {
        switch segment {
        case .text(let text): append(verbatim: text, with: attributes)
        case .value(let value): append(value, with: attributes)
        }
      }
    }

    private mutating func append(verbatim text: some StringProtocol, with attributes: AttributeContainer) {
      if !text.isEmpty { result.append(AttributedString(String(text), attributes: attributes)) }
    }

    private mutating func append(_ value: MarkdownArguments.Value, with attributes: AttributeContainer) {
      var piece = value.attributed ?? AttributedString(value.text)
      if !value.standsAlone { piece.surround(with: attributes) }
      if marksArguments, let position = value.position {
        piece.replacementIndex = position
        if let number = value.number?.attribute { piece.localizedNumericArgument = number }
      }
      if value.isIsolated { append(verbatim: "\u{2068}", with: attributes) }
      result.append(piece)
      if value.isIsolated { append(verbatim: "\u{2069}", with: attributes) }
    }
  }

  extension AttributedString {
    /// Adds the attributes of the text around it; its own are stronger, but emphasis adds up.
    fileprivate mutating func surround(with attributes: AttributeContainer) {
      let outer = attributes.inlinePresentationIntent
      if let outer {
        for run in runs {
          guard let inner = run.inlinePresentationIntent else { continue }
          self[run.range].inlinePresentationIntent = inner.union(outer)
        }
      }
      mergeAttributes(attributes, mergePolicy: .keepCurrent)
    }
  }

  extension FormatValue {
    fileprivate typealias Attribute = AttributeScopes.FoundationAttributes.LocalizedStringArgumentAttributes
      .LocalizedNumericArgumentAttribute.Value

    fileprivate var attribute: Attribute? {
      switch self {
      case .signed(let number): .int(number)
      case .unsigned(let number): .uint(number)
      case .double(let number): .double(number)
      case .text: nil
      }
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
