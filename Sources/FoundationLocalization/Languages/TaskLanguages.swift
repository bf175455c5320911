#if !canImport(Darwin)
  import Synchronization
#endif

/// The languages that `withLanguage` sets for a task and its children.
enum TaskLanguages {
  @TaskLocal private static var preference: LanguagePreference?

  #if canImport(Darwin)
    static var current: LanguagePreference? { preference }

    private static func noteUse() {}
  #else
    /// Whether languages were ever set for a task: a program that shows all its texts in its user's language need not ask
    /// for the task's with each of them. Whoever is to see languages that were set runs after that, so no order is needed.
    private static let isUsed = Atomic<Bool>(false)

    static var current: LanguagePreference? { isUsed.load(ordering: .relaxed) ? preference : nil }

    private static func noteUse() { isUsed.store(true, ordering: .relaxed) }
  #endif

  static func with<Result>(_ preference: LanguagePreference?, _ body: () throws -> Result) rethrows -> Result {
    noteUse()
    return try $preference.withValue(preference, operation: body)
  }

  static func with<Result>(
    _ preference: LanguagePreference?, isolation: isolated (any Actor)?, _ body: () async throws -> Result
  ) async rethrows -> Result {
    noteUse()
    return try await $preference.withValue(preference, operation: body, isolation: isolation)
  }
}
