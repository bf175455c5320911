import Testing

@testable import FoundationLocalization

@Suite("The user's languages")
struct UserLanguagesTests {
  @Test(
    "come from the default, then from the environment",
    arguments: [
      (nil, [:], ["en"]),
      (nil, ["LANG": "de_DE.UTF-8"], ["de-DE"]),
      (nil, ["LANG": "de_DE", "LC_MESSAGES": "fr_FR.UTF-8"], ["fr-FR"]),
      (nil, ["LANG": "de_DE", "LC_MESSAGES": "fr_FR", "LC_ALL": "it_IT@euro"], ["it-IT"]),
      (nil, ["LANG": "de_DE", "LC_ALL": ""], ["de-DE"]),
      (nil, ["LANG": "de_DE", "LANGUAGE": "sv:da_DK"], ["sv", "da-DK"]),
      (nil, ["LANG": "C", "LANGUAGE": "sv"], ["en"]),
      (nil, ["LANG": "C.UTF-8"], ["en"]),
      (nil, ["LANG": "sr_RS.UTF-8@latin"], ["sr-Latn-RS"]),
      (["de", "fr"], ["LANG": "it_IT"], ["de", "fr"]),
      ([], ["LANG": "it_IT"], ["it-IT"]),
    ] as [([String]?, [String: String], [String])])
  func languages(appleLanguages: [String]?, environment: [String: String], expected: [String]) {
    #expect(UserLanguages.languages(appleLanguages: appleLanguages, variable: { environment[$0] }) == expected)
  }

  @Test("come from an argument as Foundation reads it")
  func arguments() {
    let arguments = ["program", "-AppleLanguages", "(de, \"fr-CH\")", "-AppleLanguages"]
    #expect(ProgramArguments.value(of: "AppleLanguages", in: Array(arguments.dropLast())) == "(de, \"fr-CH\")")
    #expect(ProgramArguments.value(of: "AppleLanguages", in: ["-AppleLanguages"]) == nil)
    #expect(ProgramArguments.list("(de, \"fr-CH\")") == ["de", "fr-CH"])
    #expect(ProgramArguments.list(" pt-BR ") == ["pt-BR"])
    #expect(ProgramArguments.list("()") == [])
  }
}
