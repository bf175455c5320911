package import FormatSpecifiers

/// What a key says in one language, as the catalog has it, with every argument resolved to its position: the tree that
/// `text(of:in:)` evaluates. Nothing is left to be parsed.
package indirect enum CatalogMessage: Hashable, Sendable {
  case text([CatalogMessagePiece])
  /// Chosen by the plural category of an argument.
  case plural(CatalogMessagePlural)
  /// Chosen by device; a branch `other` is the fallback.
  case devices([CatalogMessageBranch])
  /// Chosen by the width that is at hand: the names are numbers. Tables have these, catalogs do not.
  case widths([CatalogMessageBranch])
}

/// A stretch of a text.
package enum CatalogMessagePiece: Hashable, Sendable {
  case text(String)
  /// A value; its `position` is the 1-based one of the argument to put in.
  case argument(FormatArgument)
  /// A part that varies on its own.
  case message(CatalogMessage)
}

/// A choice by number.
package struct CatalogMessagePlural: Hashable, Sendable {
  /// The 1-based position of the argument that is counted.
  package var argument: Int
  /// The names are plural categories.
  package var cases: [CatalogMessageBranch]

  package init(argument: Int, cases: [CatalogMessageBranch]) {
    self.argument = argument
    self.cases = cases
  }
}

/// One branch of a choice.
package struct CatalogMessageBranch: Hashable, Sendable {
  package var name: String
  package var message: CatalogMessage

  package init(_ name: String, _ message: CatalogMessage) {
    self.name = name
    self.message = message
  }
}
