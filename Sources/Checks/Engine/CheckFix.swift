package import SourceText
package import StringCatalog

/// How what a rule found can be mended: one or more changes that belong together.
package struct CheckFix: Hashable, Sendable {
  package enum Change: Hashable, Sendable {
    /// Another value for a text that the catalog has; its state stays as it is.
    case setText(catalog: String, key: String, language: String, variation: VariationPath, value: String)
    /// A unit in a place that has none, or instead of the one that is there.
    case setUnit(catalog: String, key: String, language: String, variation: VariationPath, StringUnit)
    /// Takes a text away, and branches that hold nothing else.
    case removeText(catalog: String, key: String, language: String, variation: VariationPath)
    case removeKey(catalog: String, key: String)
    case setComment(catalog: String, key: String, String?)
    /// Another extraction state; nil for none.
    case setExtractionState(catalog: String, key: String, ExtractionState?)
    /// Edits of another file, in UTF-8 offsets of the file as it was read; of a `.strings` or `.stringsdict` file, in those
    /// of its text as UTF-8 without a byte order mark.
    case edit(path: String, [TextEdit])
  }

  /// What it does, as a phrase without full stop.
  package var message: String
  package var changes: [Change]
  /// Whether it can change no meaning: such fixes are applied by `--fix`, the others by `--fix=all`.
  package var isSafe: Bool

  package init(_ message: String, isSafe: Bool, _ changes: Change...) {
    self.message = message
    self.isSafe = isSafe
    self.changes = changes
  }

  package init(_ message: String, isSafe: Bool, changes: [Change]) {
    self.message = message
    self.isSafe = isSafe
    self.changes = changes
  }
}

extension CheckedText {
  /// Another value for the text.
  package func fix(_ message: String, value: String, isSafe: Bool) -> CheckFix {
    CheckFix(
      message, isSafe: isSafe,
      .setText(
        catalog: entry.catalog.path, key: entry.key, language: language, variation: variation, value: value))
  }
}

extension CheckFix.Change {
  /// The file that is changed, relative to the project's root.
  package var path: String {
    switch self {
    case .setText(let path, _, _, _, _), .setUnit(let path, _, _, _, _), .removeText(let path, _, _, _),
      .removeKey(let path, _), .setComment(let path, _, _), .setExtractionState(let path, _, _), .edit(let path, _):
      path
    }
  }
}
