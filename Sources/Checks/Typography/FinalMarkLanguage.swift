import LanguageData

/// How a language ends its sentences.
struct FinalMarkLanguage {
  /// The code of the language alone.
  let code: String
  /// Whether a sentence may end without a mark: in languages without spaces between words, and in Korean.
  let mayOmitFullStop: Bool
  /// Whether a word asks, or a mark within the sentence as in Armenian, so that none need stand at the end.
  let asksInWords: Bool
  /// The codes of its scripts.
  let scripts: Set<String>

  init(_ language: String) {
    code = LanguageIdentifier(language)?.language ?? language
    mayOmitFullStop = WritingScript.runsWordsTogether(in: language) || code == "ko"
    asksInWords = mayOmitFullStop || code == "hy"
    scripts = Set(WritingScript.scripts(of: language).map(\.code))
  }
}
