/// Runs `body` with the languages that its texts are to be in, the most wanted first. They hold for everything that the
/// task does within, its child tasks too, and for nothing else: no other request of a server sees them.
///
/// ```swift
/// let answer = withLanguages(["fr-CH", "de"]) { String(localized: "Order sent") }
/// ```
///
/// - Parameter languages: in BCP 47's form. No languages: those of the user.
public func withLanguages<Result>(
  _ languages: [String], _ body: () throws -> Result
) rethrows -> Result {
  try TaskLanguages.with(languages.isEmpty ? nil : .of(languages), body)
}

/// Runs `body`, which may wait, with the languages that its texts are to be in; it stays where its caller runs.
public func withLanguages<Result>(
  _ languages: [String], isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
) async rethrows -> Result {
  try await TaskLanguages.with(languages.isEmpty ? nil : .of(languages), isolation: isolation, body)
}
