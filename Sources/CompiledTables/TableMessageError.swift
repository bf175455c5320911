/// Why a message cannot be written.
package enum TableMessageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// More parts within parts than readers follow.
  case tooDeep
  /// A choice between nothing.
  case noBranches
  /// Something that the format has no room for, by its name.
  case tooLarge(String)
  /// More bytes than a file can have.
  case fileTooLarge

  package var description: String {
    switch self {
    case .tooDeep: "its variations are nested more than \(CompiledTableFormat.deepestNesting) deep"
    case .noBranches: "it has variations without a text"
    case .tooLarge(let what): "\(what) is larger than a table can hold"
    case .fileTooLarge: "the table would be larger than 2 GB"
    }
  }
}
