import FoundationLocalization

/// Code as people have it, which has to mean the same whether or not it also imports Foundation.
enum OneImported {
  static func localizations(_ available: [String], _ preferences: [String]?) -> [[String]] {
    [
      Bundle.preferredLocalizations(from: available, forPreferences: preferences),
      Bundle.preferredLocalizations(from: available, forPreferences: ["es-MX"]),
      Bundle.preferredLocalizations(from: available),
    ]
  }

  static func texts(_ bundle: Bundle, _ keys: [String]) -> [String] {
    keys.map { bundle.localizedString(forKey: $0, value: nil, table: nil) }
      + ["\(bundle.localizedString(forKey: "a", value: "none", table: "Other"))" + ""]
      + [
        bundle.localizedString(
          forKey: "a", value: nil, table: nil, localizations: [Locale.Language(identifier: "de-AT")])
      ]
  }

  /// Styles and formatters that open Foundation leaves out, or declares without a way to make one.
  static func formatted(_ name: PersonNameComponents, _ url: URL) throws -> [String?] {
    let names = PersonNameComponentsFormatter()
    names.style = .long
    let dates = RelativeDateTimeFormatter()
    dates.dateTimeStyle = .named
    return [
      names.string(from: name), name.formatted(.name(style: .short)), String(name.formatted(.name(style: .medium))),
      ListFormatter.localizedString(byJoining: ["a", "b"]), ["a", "b"].formatted(.list(type: .or)),
      dates.localizedString(from: DateComponents(day: -1)), url.formatted(), url.formatted(.url.scheme(.never)),
      try URL("https://a.org", strategy: .url).absoluteString, try PersonNameComponents("Ann Lee").familyName,
    ]
  }
}

extension OneImported {
  static func canInflect(_ languages: [String]) -> [Bool] {
    languages.map { InflectionRule.canInflect(language: $0) }
  }

  static func morphology() -> Morphology {
    var morphology = Morphology()
    morphology.grammaticalGender = .feminine
    morphology.grammaticalCase = .dative
    return morphology
  }

  static func concepts() -> [InflectionConcept] {
    [.termsOfAddress([.neutral, .currentUser]), .localizedPhrase("ensalada")]
  }
}
