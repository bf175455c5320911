public import SourceText

/// Writes findings for a reader: a person, a program, a code host.
public protocol FindingRenderer {
  /// The findings in their order, each line ended by a line feed.
  ///
  /// - Parameter source: the text of a file that a location names, for outputs that show or measure it; nil where it
  ///   is not at hand.
  func text(of findings: [Finding], source: (_ path: String) -> SourceText?) -> String
}
