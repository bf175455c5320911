extension FormatDifference: CustomStringConvertible {
  /// What is wrong with the translation, as the end of a sentence about it: `lacks %lld of the source text`.
  package var description: String {
    switch self {
    case .missing(let argument): "lacks \(argument.text) of the source text"
    case .unexpected(let argument): "has \(argument.text), which the source text does not have"
    case .mismatch(let source, let translation): "has \(translation.text) where the source text has \(source.text)"
    }
  }
}
