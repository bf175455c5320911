/// Runs `body` with the language that its texts are to be in, for this task and its child tasks alone.
///
/// ```swift
/// let answer = withLanguage("fr") { String(localized: "Order sent") }
/// ```
///
/// - Parameter language: in BCP 47's form, such as `pt-BR`.
public func withLanguage<Result>(_ language: String, _ body: () throws -> Result) rethrows -> Result {
  try TaskLanguages.with(.of(language), body)
}

/// Runs `body`, which may wait, with the language that its texts are to be in; it stays where its caller runs.
public func withLanguage<Result>(
  _ language: String, isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
) async rethrows -> Result {
  try await TaskLanguages.with(.of(language), isolation: isolation, body)
}
