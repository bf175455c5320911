#if !canImport(Darwin)
  /// The user of the task, as texts speak to them.
  enum CurrentTermOfAddress {
    @TaskLocal static var value: TermOfAddress?
  }

  /// Does what `body` does, with texts that speak to the user by this term; nil: the user's term is not known.
  ///
  /// For programs with many users at once. `^[Bienvenido](inflect: true)` becomes "Bienvenida" within
  /// `withTermOfAddress(.feminine) { … }`, in this task and its child tasks only.
  public func withTermOfAddress<Result>(_ term: TermOfAddress?, _ body: () throws -> Result) rethrows -> Result {
    try CurrentTermOfAddress.$value.withValue(term, operation: body)
  }

  /// Does what `body` does, with texts that speak to the user by this term; nil: the user's term is not known.
  public func withTermOfAddress<Result>(
    _ term: TermOfAddress?, isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await CurrentTermOfAddress.$value.withValue(term, operation: body, isolation: isolation)
  }
#endif
