import LosslessJSON
public import SourceText

extension StringCatalog {
  /// Where a key stands in the file that was read: its opening quote. nil for a key that the file does not have.
  public func position(ofKey key: String) -> SourcePosition? { range(ofKey: key)?.lowerBound }

  /// The key with its quotes in the file that was read.
  public func range(ofKey key: String) -> Range<SourcePosition>? {
    index.member(key, in: document).map { positions(document.nameRange(of: $0)) }
  }

  /// Where the text of a string unit stands in the file that was read: its opening quote. nil if the file has none.
  public func position(ofKey key: String, language: String, path: VariationPath = []) -> SourcePosition? {
    range(ofKey: key, language: language, path: path)?.lowerBound
  }

  /// The text of a string unit with its quotes; the unit's opening brace where it has no text.
  public func range(ofKey key: String, language: String, path: VariationPath = []) -> Range<SourcePosition>? {
    guard
      let entry = index.member(key, in: document),
      let localizations = document.member("localizations", of: entry),
      var node = document.member(language, of: localizations)
    else { return nil }
    for step in path {
      let names: [String] =
        switch step {
        case .plural(let category): ["variations", "plural", category]
        case .device(let device): ["variations", "device", device]
        case .substitution(let name): ["substitutions", name]
        }
      for name in names {
        guard let member = document.member(name, of: node) else { return nil }
        node = member
      }
    }
    guard let unit = document.member("stringUnit", of: node) else { return nil }
    if let value = document.member("value", of: unit) { return positions(document.range(of: value)) }
    let start = document.range(of: unit).lowerBound
    return positions(start..<start + 1)
  }

  private func positions(_ range: Range<Int>) -> Range<SourcePosition> {
    document.position(at: range.lowerBound)..<document.position(at: range.upperBound)
  }
}
