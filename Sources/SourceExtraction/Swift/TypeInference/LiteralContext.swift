import SwiftSyntax

/// What stands around a localizable literal: the arguments that go with it, and why it is localizable.
struct LiteralContext {
  var reason: String
  var table: String?
  var bundle: String?
  var comment: String?
  /// The literal given as `defaultValue:`.
  var defaultValue: StringLiteralExprSyntax?
  /// The same call could take a `String` here, so that a branch that is not a literal makes all of it one.
  var hasStringOverload = false
  /// The parameter is a `StaticString` that serves as key.
  var isStaticKey = false
  /// The name of the called function is on the list of localizing functions.
  var isFoundByName = false
  /// The called function is the system's.
  var isOfSystem = false
  /// The argument that one for the bundle would follow, where someone wants to know.
  var argumentBeforeBundle: ExprSyntax?

  init(reason: String) { self.reason = reason }
}
