/// One message of a PO file with all that stands above it.
package struct POEntry: Hashable, Sendable {
  /// Lines `#`, each without the sign, as written.
  package var translatorComments: [String] = []
  /// Lines `#.`, trimmed.
  package var extractedComments: [String] = []
  /// Lines `#:`, trimmed: places in sources, several on a line.
  package var references: [String] = []
  /// `fuzzy`, `objc-format`, …
  package var flags: [String] = []
  /// The message that a fuzzy translation was made for: lines `#|`.
  package var previous: POPreviousMessage?
  package var context: String?
  /// The text to be translated; empty, without a context, in the header.
  package var id: String
  package var pluralID: String?
  /// `msgstr`, or `msgstr[0]`, `msgstr[1]`, … in their order; empty texts are not translated.
  package var texts: [String]
  /// Whether the message is gone from the sources and only kept: lines `#~`.
  package var isObsolete = false

  package init(context: String? = nil, id: String, pluralID: String? = nil, texts: [String]) {
    self.context = context
    self.id = id
    self.pluralID = pluralID
    self.texts = texts
  }

  package var isFuzzy: Bool { flags.contains("fuzzy") }
  package var isHeader: Bool { id.isEmpty && context == nil && !isObsolete }
}

/// What a message was before its text changed.
package struct POPreviousMessage: Hashable, Sendable {
  package var context: String?
  package var id: String?
  package var pluralID: String?

  package init(context: String? = nil, id: String? = nil, pluralID: String? = nil) {
    self.context = context
    self.id = id
    self.pluralID = pluralID
  }
}
