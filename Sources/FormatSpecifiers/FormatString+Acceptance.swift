extension FormatString {
  /// The first difference that keeps a translation from being taken over from a file: one that does not fit can crash an
  /// app.
  ///
  /// - Parameters:
  ///   - before: the translation that there is. It may be wrong in its own way; the same arguments are no new fault.
  ///   - mayLackNumber: whether it is the form of a plural for one number, which may say "a file"; the text that it is
  ///     compared with may do so too.
  package func fault(
    against source: FormatString, before: FormatString?, mayLackNumber: Bool
  ) -> FormatDifference? {
    if let before, !before.text.isEmpty, differences(from: before).isEmpty { return nil }
    return differences(from: source).first { difference in
      guard mayLackNumber else { return true }
      switch difference {
      case .missing(let argument), .unexpected(let argument): return !argument.isNumber
      case .mismatch: return true
      }
    }
  }
}
