import FoundationLocalization

/// Runs of an attributed string in a form that fits on a line of a test: `em+strong{text}`.
enum AttributedOutline {
  static func text(of string: AttributedString) -> String {
    string.runs.map { run in
      let text = String(string[run.range].characters)
      let marks = marks(of: run)
      return marks.isEmpty ? text : marks.joined(separator: "+") + "{" + text + "}"
    }.joined()
  }

  private static func marks(of run: AttributedString.Runs.Run) -> [String] {
    var marks: [String] = []
    let intents: [(InlinePresentationIntent, String)] = [
      (.emphasized, "em"), (.stronglyEmphasized, "strong"), (.code, "code"), (.strikethrough, "strike"),
      (.softBreak, "soft"), (.lineBreak, "br"), (.inlineHTML, "html"), (.blockHTML, "HTML"),
    ]
    for (intent, name) in intents where run.inlinePresentationIntent?.contains(intent) == true { marks.append(name) }
    if let link = run.link { marks.append("link(\(link.absoluteString))") }
    if let image = run.imageURL { marks.append("image(\(image.absoluteString))") }
    if let description = run.alternateDescription { marks.append("alt(\(description))") }
    if let language = run.languageIdentifier { marks.append("lang(\(language))") }
    if let index = run.replacementIndex { marks.append("\(index)") }
    if let rule = run.inflect { marks.append(rule == .automatic ? "inflect" : "inflect(…)") }
    if let morphology = run.morphology { marks.append("morphology(\(morphology.number.map { "\($0)" } ?? ""))") }
    if let argument = run.agreementArgument { marks.append("argument(\(argument))") }
    if let concept = run.agreementConcept { marks.append("concept(\(concept))") }
    if let concept = run.referentConcept { marks.append("referent(\(concept))") }
    if let alternative = run.inflectionAlternative { marks.append("or(\(text(of: alternative)))") }
    if run.localizedNumberFormat != nil { marks.append("format") }
    return marks
  }
}
