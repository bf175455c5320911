#if canImport(Darwin)
  public import Foundation
#endif

/// The user of the task, as texts speak to them.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
enum CurrentTermOfAddress {
  @TaskLocal static var value: TermOfAddress?
}

/// Does what `body` does, with texts that speak to the user by this term; nil: the user's term is not known.
///
/// For programs with many users at once. `^[Bienvenido](inflect: true)` becomes "Bienvenida" within
/// `withTermOfAddress(.feminine) { … }`, in this task and its child tasks only. On Apple's systems the user's own setting
/// decides, whatever is said here.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
public func withTermOfAddress<Result>(_ term: TermOfAddress?, _ body: () throws -> Result) rethrows -> Result {
  try CurrentTermOfAddress.$value.withValue(term, operation: body)
}

/// Does what `body` does, with texts that speak to the user by this term; nil: the user's term is not known.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
public func withTermOfAddress<Result>(
  _ term: TermOfAddress?, isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
) async rethrows -> Result {
  try await CurrentTermOfAddress.$value.withValue(term, operation: body, isolation: isolation)
}
