/// Runs `body` with the room that there is for its texts, for this task and its child tasks alone: a text with variations
/// for widths (`NSStringVariableWidthRuleType`) is the widest that fits, else the narrowest.
///
/// - Parameter width: in the unit of the table; Apple's systems take it to be the letter M.
public func withPresentationWidth<Result>(_ width: Int, _ body: () throws -> Result) rethrows -> Result {
  try TaskPresentation.$width.withValue(width, operation: body)
}

/// Runs `body`, which may wait, with the room that there is for its texts; it stays where its caller runs.
public func withPresentationWidth<Result>(
  _ width: Int, isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
) async rethrows -> Result {
  try await TaskPresentation.$width.withValue(width, operation: body, isolation: isolation)
}
