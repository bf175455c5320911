import SourceObservations

extension DirectionalLayout {
  /// Whether something is moved along the x axis, and no side is named.
  var isOffset: Bool { name.hasSuffix("(x:)") || name.hasSuffix(".x") }
}
