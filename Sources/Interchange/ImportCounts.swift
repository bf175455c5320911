/// What became of the texts of an exchange file.
package struct ImportCounts: Hashable, Sendable {
  /// Texts that were added or changed.
  package var changedTexts = 0
  /// Texts of which only the state changed.
  package var changedStates = 0
  /// Plural forms that the language needs and nobody has translated, added with the source text as Xcode does.
  package var addedForms = 0
  /// Texts that were as they are.
  package var unchanged = 0
  /// Texts that the file has no translation for.
  package var untranslated = 0
  /// Texts that were left out for a reason that a finding names.
  package var skipped = 0

  package init() {}

  package static func += (left: inout ImportCounts, right: ImportCounts) {
    left.changedTexts += right.changedTexts
    left.changedStates += right.changedStates
    left.addedForms += right.addedForms
    left.unchanged += right.unchanged
    left.untranslated += right.untranslated
    left.skipped += right.skipped
  }
}
