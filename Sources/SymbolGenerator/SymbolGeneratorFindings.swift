package import Findings

extension FindingID {
  package static let symbolCollision: FindingID = "symbol-collision"
  package static let symbolWithoutName: FindingID = "symbol-without-name"
  package static let reservedSymbolName: FindingID = "reserved-symbol-name"
  package static let symbolWithoutType: FindingID = "symbol-without-type"
}

/// What keeps keys from having symbols. Xcode refuses the whole catalog for any of these.
enum SymbolGeneratorFindings {
  static func collision(
    _ symbol: CatalogSymbol, with owner: String, at place: FindingLocation, _ other: FindingLocation,
    _ severity: FindingSeverity
  ) -> Finding {
    Finding(
      .symbolCollision, severity, at: place,
      "the symbol of key \(quoted(symbol.key)) would be '\(symbol.displayName)', which is that of key \(quoted(owner))",
      suggestion: "rename one of the keys, or set its \"generatesSymbol\" to false",
      notes: [FindingNote("the key that has the symbol", at: other)])
  }

  static func finding(
    _ refusal: SymbolRefusal, key: String, at place: FindingLocation, _ severity: FindingSeverity
  ) -> Finding {
    switch refusal {
    case .unnameable:
      return Finding(
        .symbolWithoutName, severity, at: place,
        "no symbol can be named after key \(quoted(key)): expected letters or digits besides format specifiers",
        suggestion: "rename the key, or set its \"generatesSymbol\" to false")
    case .reserved(let name):
      return Finding(
        .reservedSymbolName, severity, at: place,
        "the symbol of key \(quoted(key)) would be '\(name)', which Swift keeps for itself",
        suggestion: "rename the key, or set its \"generatesSymbol\" to false")
    case .argument(.unsupported(let specifier)):
      return Finding(
        .symbolWithoutType, severity, at: place,
        "key \(quoted(key)) takes an argument by '\(specifier)', for which no Swift value can be given",
        suggestion: "use a specifier such as %@, %lld or %lf")
    case .argument(.unknown(let position)):
      return Finding(
        .symbolWithoutType, severity, at: place,
        "key \(quoted(key)) leaves out argument \(position), whose type is therefore not known",
        suggestion: "number the arguments from 1")
    }
  }

  /// Names that Xcode calls too close to a reserved word, though Swift takes them.
  static func isRefusedByXcode(_ name: String) -> Bool { name == "type" || name == "protocol" }

  static func refusedByXcode(_ symbol: CatalogSymbol, at place: FindingLocation) -> Finding {
    Finding(
      .reservedSymbolName, .advice, at: place,
      "the symbol of key \(quoted(symbol.key)) is '\(symbol.displayName)', which Xcode's own generator refuses",
      suggestion: "rename the key if the project is built with Xcode's generated symbols")
  }

  private static func quoted(_ key: String) -> String {
    let line = key.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false).first.map(String.init) ?? ""
    return line.utf8.count == key.utf8.count ? "\"\(key)\"" : "\"\(line)…\""
  }
}
