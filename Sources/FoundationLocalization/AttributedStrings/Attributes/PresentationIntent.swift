#if !canImport(Darwin)
  /// Which blocks a run of text stands in, the innermost first. Runs of one block have the same identity, so that two
  /// paragraphs that follow each other can be told apart.
  public struct PresentationIntent: Hashable, Codable, Sendable, CustomDebugStringConvertible {
    /// What a block is.
    public enum Kind: Hashable, Codable, Sendable, CustomDebugStringConvertible {
      case paragraph
      case header(level: Int)
      case orderedList
      case unorderedList
      case listItem(ordinal: Int)
      case codeBlock(languageHint: String?)
      case blockQuote
      case thematicBreak
      case table(columns: [TableColumn])
      case tableHeaderRow
      /// Rows are counted from 1, for the header is row 0.
      case tableRow(rowIndex: Int)
      case tableCell(columnIndex: Int)

      public var debugDescription: String {
        switch self {
        case .paragraph: "paragraph"
        case .header(let level): "header \(level)"
        case .orderedList: "orderedList"
        case .unorderedList: "unorderedList"
        case .listItem(let ordinal): "listItem \(ordinal)"
        case .codeBlock(let languageHint): "codeBlock '\(languageHint ?? "")'"
        case .blockQuote: "blockQuote"
        case .thematicBreak: "thematicBreak"
        case .table(let columns): "table \(columns.map(\.alignment))"
        case .tableHeaderRow: "tableHeaderRow"
        case .tableRow(let rowIndex): "tableRow \(rowIndex)"
        case .tableCell(let columnIndex): "tableCell \(columnIndex)"
        }
      }
    }

    public struct TableColumn: Hashable, Codable, Sendable {
      public enum Alignment: Hashable, Codable, Sendable {
        case left
        case center
        case right
      }

      public var alignment: Alignment

      public init(alignment: Alignment) {
        self.alignment = alignment
      }
    }

    /// One block: what it is, and a number that no other block of the text has.
    public struct IntentType: Hashable, Codable, Sendable, CustomDebugStringConvertible {
      public var kind: Kind
      public var identity: Int

      public init(kind: Kind, identity: Int) {
        self.kind = kind
        self.identity = identity
      }

      public var debugDescription: String { "\(kind.debugDescription) (id \(identity))" }
    }

    /// The blocks, the innermost first.
    public var components: [IntentType]

    public var count: Int { components.count }

    public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
      components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
    }

    public init(types: [IntentType]) {
      components = types
    }

    /// How deep the text is set in: one step for each list and each quote.
    public var indentationLevel: Int {
      components.count { component in
        switch component.kind {
        case .orderedList, .unorderedList, .blockQuote: true
        default: false
        }
      }
    }

    /// Whether the blocks can contain each other: items stand in lists, cells in rows, rows in tables, and nothing
    /// stands in a paragraph, a heading, a code block or a break.
    public var isValid: Bool {
      for (index, component) in components.enumerated() {
        let parent = index + 1 < components.count ? components[index + 1].kind : nil
        if !component.kind.canStand(in: parent) { return false }
      }
      return true
    }

    public var debugDescription: String {
      components.map(\.debugDescription).joined(separator: ", ")
    }
  }

  extension PresentationIntent.Kind {
    fileprivate func canStand(in parent: PresentationIntent.Kind?) -> Bool {
      switch (self, parent) {
      case (.listItem, .orderedList), (.listItem, .unorderedList): true
      case (.listItem, _), (_, .orderedList), (_, .unorderedList): false
      case (.tableHeaderRow, .table), (.tableRow, .table): true
      case (.tableHeaderRow, _), (.tableRow, _), (_, .table): false
      case (.tableCell, .tableHeaderRow), (.tableCell, .tableRow): true
      case (.tableCell, _), (_, .tableHeaderRow), (_, .tableRow): false
      case (_, .listItem), (_, .blockQuote), (_, nil): true
      default: false
      }
    }
  }
#endif
