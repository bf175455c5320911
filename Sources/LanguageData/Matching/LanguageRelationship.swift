/// A language as the choice of localizations sees it: today's name, and what it falls back to.
///
/// Where ICU's function is absent, the same is worked out from what any platform's locale data says: canonical names,
/// likely scripts and regions, and parents. What is written out here are the few places where ICU's choice departs from
/// that data. Source: `ualoc.h` of the toolchain's ICU, and comparison with what its function answers.
struct LanguageRelationship {
  /// As it was spelled, hyphens and usual case aside.
  let written: String
  /// With today's codes; Chinese always with its script.
  let name: LanguageIdentifier
  /// Languages of one group can stand in for each other.
  let group: String
  /// The name, then what stands in for it, nearest first.
  let chain: [LanguageIdentifier]
  /// Whether a region is named that is not the language's own: `it-CH`, and not `it-IT`.
  let isOfOtherRegion: Bool

  init?(_ text: String) {
    guard let written = LanguageIdentifier(text) else { return nil }
    self.written = written.description
    name = Self.name(of: written)
    group = ["ars": "ar", "hi": "en", "nb": "no", "nn": "no", "wuu": "zh", "yue": "zh"][name.language] ?? name.language
    chain = Self.chain(of: name)
    isOfOtherRegion = name.region != nil && name.region != Self.ownRegion(of: name)
  }

  private static func name(of written: LanguageIdentifier) -> LanguageIdentifier {
    var name = written
    if name.language.utf8.count > 4, let code = LanguageFacts.code(ofLanguageNamed: name.language),
      let identifier = LanguageIdentifier(code)
    {
      // `Chinese` was the simplified form alone.
      return code == "zh" ? identifier.with(script: identifier.usualScript) : identifier
    }
    if name.description == "no-NO" { return LanguageIdentifier("nb-NO") ?? name }
    let current = LanguageIdentifier(name.language)?.canonical ?? name
    if current.language != name.language {
      name = LanguageIdentifier(
        current.language, script: current.script ?? name.script, region: name.region ?? current.region,
        additions: name.additions)
    }
    if name.script == nil, name.region != nil, name.language == "zh" || name.language == "yue" {
      name = name.with(script: name.usualScript)
    }
    return name
  }

  private static func ownRegion(of name: LanguageIdentifier) -> String? {
    // ICU counts these as at home, besides Spain and mainland China.
    if ["es-MX", "zh-Hant-TW"].contains(name.description) { return name.region }
    let bare = LanguageIdentifier(name.language, script: name.script, region: nil, additions: [])
    return LanguageFacts.maximizedIdentifier(bare.description).flatMap(LanguageIdentifier.init)?.region
  }

  private static func chain(of name: LanguageIdentifier) -> [LanguageIdentifier] {
    var chain = [name]
    while let last = chain.last, let parent = parent(of: last), !chain.contains(parent), chain.count < 9 {
      chain.append(parent)
    }
    return chain
  }

  private static func parent(of name: LanguageIdentifier) -> LanguageIdentifier? {
    // Chinese and its neighbours, where folders are shared more widely than locale data is.
    switch name.description {
    case "zh", "zh-TW": return nil
    case "zh-Hant-HK": return LanguageIdentifier("zh-HK")
    case "zh-HK": return LanguageIdentifier("zh-Hant")
    case "yue": return LanguageIdentifier("yue-Hant")
    case "yue-Hant": return LanguageIdentifier("yue-HK")
    case "yue-HK": return LanguageIdentifier("zh-Hant-HK")
    case "yue-Hans": return LanguageIdentifier("zh-Hans")
    case "wuu": return LanguageIdentifier("wuu-Hans")
    case "wuu-Hans": return LanguageIdentifier("zh-Hans")
    case "wuu-Hant": return LanguageIdentifier("zh-Hant")
    case "ars": return LanguageIdentifier("ar")
    // Regions of English for which ICU's two tables of parents differ.
    case "en-AG", "en-PN": return LanguageIdentifier("en-GB")
    case "en-PG": return LanguageIdentifier("en-AU")
    default: break
    }
    let shorter = name.withoutLastSubtag
    guard let parent = LanguageFacts.parentIdentifier(name.description).flatMap(LanguageIdentifier.init) else {
      return nil
    }
    // A name that is another spelling of the same (`az-AZ` of `az-Latn-AZ`) is no ancestor.
    if let shorter, parent.language == name.language, parent.region == name.region, parent.script != nil,
      parent.script != name.script
    {
      return shorter
    }
    return parent
  }
}

extension LanguageIdentifier {
  fileprivate func with(script: String?) -> LanguageIdentifier {
    LanguageIdentifier(language, script: script, region: region, additions: additions)
  }

  fileprivate var withoutLastSubtag: LanguageIdentifier? {
    if !additions.isEmpty {
      return LanguageIdentifier(language, script: script, region: region, additions: Array(additions.dropLast()))
    }
    if region != nil { return LanguageIdentifier(language, script: script, region: nil, additions: []) }
    return script == nil ? nil : LanguageIdentifier(language, script: nil, region: nil, additions: [])
  }
}
