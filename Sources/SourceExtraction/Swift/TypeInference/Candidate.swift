/// A declaration that a call may mean, with the type that it is called on.
struct Candidate {
  var declaration: Declaration
  var receiver: SwiftType
}

/// A candidate whose labels fit the call.
struct MatchedCandidate {
  var candidate: Candidate
  /// For each argument the number of its parameter.
  var places: [Int]

  var declaration: Declaration { candidate.declaration }

  func parameter(of argument: Int) -> DeclarationParameter { declaration.parameters[places[argument]] }
}
