/// What there is to say of a kind of finding besides each of them, for reports that explain it.
public struct FindingRule: Hashable, Sendable {
  public var id: FindingID
  /// What is found, as a phrase without full stop.
  public var summary: String
  /// Why it matters and what to do instead: sentences.
  public var rationale: String
  /// The same with examples, in Markdown.
  public var markdown: String?
  /// Where the same is to be read.
  public var helpURI: String?
  /// How much its findings matter unless it is configured.
  public var severity: FindingSeverity
  /// Whether it is looked for unless it is configured.
  public var isEnabled: Bool
  /// What it is about: `catalog`.
  public var tags: [String]

  public init(
    _ id: FindingID, _ summary: String, rationale: String, markdown: String? = nil, helpURI: String? = nil,
    severity: FindingSeverity, isEnabled: Bool = true, tags: [String] = []
  ) {
    self.id = id
    self.summary = summary
    self.rationale = rationale
    self.markdown = markdown
    self.helpURI = helpURI
    self.severity = severity
    self.isEnabled = isEnabled
    self.tags = tags
  }
}
