/// What the ICU of the toolchain chooses: preferences, what is at hand, the choice. Measured with Swift 6.3.1.
enum LanguageMatcherCases {
  struct Case: Sendable, CustomStringConvertible {
    var description: String
    var preferences: [String]
    var available: [String]
    var expected: [String]
  }

  static let all: [Case] = text.split(separator: "\n").map { line in
    let parts = line.split(separator: "|", omittingEmptySubsequences: false)
      .map { $0.split(separator: " ").map(String.init) }
    return Case(
      description: String(line), preferences: parts[0], available: parts[1], expected: parts[2])
  }

  private static let text = """
    es-MX | es-419 es en | es-419 es
    es-MX | es en | es
    es-MX | es-419 en | es-419
    es-MX | es-ES en | es-ES
    es-MX | es-MX es-419 es en | es-MX es-419 es
    es-MX | es-US en | es-US
    es-AR | es-MX es-ES en | es-MX
    es-US | es-419 es en | es-419 es
    es-ES | es-419 en | es-419
    es-419 | es-MX es en | es-MX es
    es | es-419 en | es-419
    es-ES | es-MX en | es-MX
    zh-HK | zh-Hant zh-Hans en | zh-Hant
    zh-Hant-HK | zh-Hant zh-HK zh-Hans en | zh-HK zh-Hant
    zh-HK | zh-TW zh-CN en | zh-TW
    zh-Hant-HK | zh-TW zh-CN en | zh-TW
    zh-Hant-MO | zh-HK zh-TW zh-Hant en | zh-HK zh-TW zh-Hant
    zh-Hans-HK | zh-Hant zh-Hans en | zh-Hans
    zh-Hans-CN | zh-Hant en |
    zh-Hans | zh zh-Hant en | zh
    zh-Hant-TW | zh en |
    zh-TW | zh-Hans en |
    zh-CN | zh_CN zh_TW en | zh_CN
    yue-HK | zh-Hant zh-HK en | zh-HK zh-Hant
    yue-Hant-HK | zh-HK zh-Hant en | zh-HK zh-Hant
    yue | zh-Hans en |
    pt-BR | pt pt-PT en | pt
    pt-PT | pt pt-BR en | pt
    pt-PT | pt en | pt
    pt-PT | pt-BR en | pt-BR
    pt-BR | pt-PT en | pt-PT
    pt-AO | pt pt-PT en | pt-PT pt
    pt-AO | pt-BR en | pt-BR
    pt | pt-BR pt-PT en | pt-BR
    pt | pt-PT en | pt-PT
    nb-NO | no en | no
    no | nb en | nb
    nn-NO | nb en | nb
    nn | no en | no
    no | nn en | nn
    nb | nn en | nn
    nb | da en |
    da | nb en |
    sr-Latn | sr en |
    sr-Latn-RS | sr-Latn sr en | sr-Latn
    sr | sr-Latn en |
    sr-Cyrl | sr-Latn en |
    sr-Latn-ME | sr-Latn en | sr-Latn
    sr-ME | sr-Latn sr en | sr
    sh | sr-Latn en | sr-Latn
    hr | sr-Latn en |
    bs | hr en |
    en-AU | en-GB en | en-GB en
    en-AU | en-GB en-US | en-GB
    en-AU | en | en
    en-AU | en-US | en-US
    en-AU | en-AU en-GB en | en-AU en-GB en
    en-CA | en-GB en | en
    en-CA | en-GB en-US | en-US
    en-IN | en-GB en | en-GB en
    en-NZ | en-AU en-GB en | en-AU en-GB en
    en-GB | en-AU en | en-AU en
    en-US | en-GB fr | en-GB
    en-US | en-GB en | en
    en-001 | en-GB en | en
    en-DE | en-GB en | en-GB en
    en | en-GB | en-GB
    en-ZA | en-GB en | en-GB en
    en-SG | en-GB en-AU en | en-GB en
    en-HK | en-GB en | en-GB en
    en-PH | en-GB en | en
    en-JP | en-GB en | en
    fr-CA en | en de | en
    fr en | de en fr | fr
    de-AT | de en | de
    de-CH | de-AT de en | de
    de | de-CH en | de-CH
    fr-CA | fr en | fr
    fr-CH | fr-CA fr en | fr
    fr-FR | fr-CA en | fr-CA
    fr | fr-CA en | fr-CA
    nl-BE | nl en | nl
    fil | tl en | tl
    tl | fil en | fil
    iw | he en | he
    he | iw en | iw
    id | in en | in
    in-ID | id en | id
    he-IL | he en | he
    hi-Latn | hi en | en
    hi-Latn-IN | hi en-IN en | en-IN en
    hi-IN | hi-Latn en |
    kk | kk-Cyrl en | kk-Cyrl
    az-Cyrl | az en |
    az | az-Cyrl en |
    uz-Cyrl | uz en |
    pa-Arab | pa en |
    pa-IN | pa en | pa
    ks-Deva | ks en |
    mn-Mong | mn en |
    ms-Arab | ms en |
    ug | zh-Hans en |
    ja | en fr |
    xx | en fr |
    pl ja | ja en | ja
    gsw | de en |
    lb | de en |
    ca | es en |
    eu | es en |
    gl | es en |
    cy | en-GB en |
    ga | en |
    is | da en |
    uk | ru en |
    be | ru en |
    ckb | ar en |
    ar-SA | ar en | ar
    ar-EG | ar-SA en | ar-SA
    ar-AE | ar ar-EG en | ar
    wuu-Hans | zh-Hans en | zh-Hans
    nan-Hant-TW | zh-Hant en |
    en-US | English French | English
    fr-CA | English French | French
    de-DE | German English | German
    ja-JP | Japanese en | Japanese
    zh-Hans | zh_CN en | zh_CN
    pt-BR | pt_BR pt_PT | pt_BR
    es-MX | es_419 es | es_419 es
    en-US | en_US en | en_US en
    en-US | Base fr |
    en-US | Base en fr | en
    en-US fr-FR | fr en | en
    sk cs | cs en | cs
    cs | sk en |
    mo | ro en | ro
    ro-MD | ro en | ro
    sr-Latn-RS fr-FR | sr fr | fr
    es-PR | es-419 es | es-419 es
    es-GQ | es-419 es | es
    es-PH | es-419 es | es
    """
}
