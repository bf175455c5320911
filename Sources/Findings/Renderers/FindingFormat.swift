/// The outputs there are for findings.
public enum FindingFormat: String, CaseIterable, Sendable {
  /// Annotations of GitHub Actions.
  case github
  case json
  /// A test report, for CI servers.
  case junit
  /// A summary for people: a comment on a pull request.
  case markdown
  /// SARIF 2.1.0, which code scanning reads.
  case sarif
  /// For people: with the source line.
  case text
  /// Lines that Xcode's build log links to the source.
  case xcode

  /// Whether the output is one document, which nothing else may stand beside.
  public var isDocument: Bool { ![.github, .text, .xcode].contains(self) }

  /// Whether the output is read where nobody knows in which folder it was made, so that its paths have to be relative
  /// to the top of the sources.
  public var isReadElsewhere: Bool { [.github, .junit, .markdown, .sarif].contains(self) }
}
