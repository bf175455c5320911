package import FormatSpecifiers
package import LanguageData

/// A message as it is given to the writer.
package indirect enum TableMessage: Hashable, Sendable {
  case text([Piece])
  case plural(Plural)
  case number(Number)
  /// By the name of the device in catalogs.
  case device([String: TableMessage])
  /// By the width that a text needs.
  case width([Int: TableMessage])

  /// A stretch of a text.
  package enum Piece: Hashable, Sendable {
    case text(String)
    /// `%%`: one percent sign wherever arguments are put in.
    case percentSign
    /// A value; its `position` is the 1-based one of the argument.
    case argument(FormatArgument)
    /// A part that varies on its own, and how the text refers to it, such as `%#@files@`.
    case message(TableMessage, written: String)

    /// As it stands in the text.
    var written: String {
      switch self {
      case .text(let text): text
      case .percentSign: "%%"
      case .argument(let argument): argument.text
      case .message(_, let written): written
      }
    }
  }

  /// A choice by the number that an argument is.
  package struct Plural: Hashable, Sendable {
    /// 1-based.
    package var position: Int
    /// Whether it is a rank (1st, 2nd) and no amount.
    package var isOrdinal: Bool
    package var branches: [PluralCategory: TableMessage]

    package init(position: Int, isOrdinal: Bool = false, branches: [PluralCategory: TableMessage]) {
      self.position = position
      self.isOrdinal = isOrdinal
      self.branches = branches
    }
  }

  /// A choice by the whole number that an argument is, as it is: the genders of `.stringsdict`.
  package struct Number: Hashable, Sendable {
    /// 1-based.
    package var position: Int
    /// The smallest number stands in for those that are not there.
    package var branches: [Int: TableMessage]

    package init(position: Int, branches: [Int: TableMessage]) {
      self.position = position
      self.branches = branches
    }
  }

  /// A text with specifiers; references to parts that vary are left as they stand.
  package static func format(_ text: String) -> TableMessage {
    .text(
      FormatString(text).pieces.map { piece in
        switch piece {
        case .text(let text): return .text(text)
        case .percentSign: return .percentSign
        case .argument(let argument): return argument.kind == .value ? .argument(argument) : .text(argument.text)
        }
      })
  }

  /// Whether arguments are put into it, or choose between its texts.
  package var takesArguments: Bool {
    switch self {
    case .text(let pieces): pieces.contains { if case .text = $0 { false } else { true } }
    case .plural, .number: true
    case .device(let branches): branches.values.contains { $0.takesArguments }
    case .width(let branches): branches.values.contains { $0.takesArguments }
    }
  }
}
