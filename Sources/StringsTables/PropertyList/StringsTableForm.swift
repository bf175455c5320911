/// The form of the property list that a table is stored as.
public enum StringsTableForm: String, Hashable, Sendable, CaseIterable {
  /// `"key" = "value";`
  case text
  case xml
  case binary
}
