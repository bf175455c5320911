package import StringCatalog

/// What a file of a format says of one text, in the format's own terms.
package struct TranslatedUnit: Hashable, Sendable {
  /// `ConversionUnit.id`.
  package var id: String
  /// nil where the format has no source texts.
  package var source: TextForms?
  package var target: TextForms
  /// nil where the format, or this file, says nothing of states.
  package var state: StringUnitState?
  /// Where it stands in the file.
  package var line: Int?

  package init(id: String, source: TextForms? = nil, target: TextForms, state: StringUnitState? = nil, line: Int? = nil)
  {
    self.id = id
    self.source = source
    self.target = target
    self.state = state
    self.line = line
  }
}
