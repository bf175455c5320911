#if !canImport(Darwin)
  internal import Pseudolocalization

  extension TextTreatment {
    /// A text that is a format, for those who put in the arguments later.
    ///
    /// - Parameter isMissing: Whether no table has it.
    func text(_ text: String, isMissing: Bool) -> String {
      let shown = isMissing && capitalizesMissing ? Pseudolanguage.capitals(text) : text
      return language?.text(shown) ?? shown
    }

    func pieces(of text: String, isMissing: Bool, isFormat: Bool) -> [PseudoPiece] {
      let shown = isMissing && capitalizesMissing ? Pseudolanguage.capitals(text, isFormat: isFormat) : text
      return (language ?? Pseudolanguage([])).pieces(of: shown, isFormat: isFormat)
    }
  }
#endif
