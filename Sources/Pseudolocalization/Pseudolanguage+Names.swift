extension Pseudolanguage {
  /// Reads names of effects, between commas or spaces: `accented`, `double`, `bounded`, `rtl`, and a length such as
  /// `expanded=1.4`.
  ///
  /// - Returns: nil where there is none, or a name is unknown.
  package init?(named names: String) {
    self.init([])
    let words = names.lowercased().split { $0 == "," || $0 == " " }
    for word in words {
      if let length = word.split(separator: "=", maxSplits: 1).last, word.hasPrefix("expanded=") {
        guard let factor = Double(length), (1...10).contains(factor) else { return nil }
        expansion = factor
      } else {
        guard let effect = Self.effect(named: word) else { return nil }
        effects.insert(effect)
      }
    }
    if words.isEmpty { return nil }
  }

  /// The names, for messages and help.
  package static let effectNames = ["accented", "double", "bounded", "rtl", "expanded=1.4"]

  private static func effect(named name: Substring) -> Effects? {
    switch name {
    case "accented": .accented
    case "double", "double-length": .doubled
    case "bounded": .bounded
    case "rtl", "right-to-left": .rightToLeft
    default: nil
    }
  }
}
