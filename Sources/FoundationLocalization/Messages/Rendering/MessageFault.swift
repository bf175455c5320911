#if !canImport(Darwin)
  /// How a text does not fit its arguments.
  package enum MessageFault: Hashable {
    /// A specifier whose argument there is not.
    case noArgument(specifier: String)
    /// A specifier for another kind of value than the code gives.
    case wrongKind(specifier: String, argument: String)
    /// A value that the text does not show.
    case unusedArgument(position: Int)

    var text: String {
      switch self {
      case .noArgument(let specifier): "there is no argument for \(specifier), which is shown as it stands"
      case .wrongKind(let specifier, let argument): "\(specifier) is given \(argument), which is shown as what it is"
      case .unusedArgument(let position): "the text leaves out argument \(position)"
      }
    }
  }
#endif
