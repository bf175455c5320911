import Findings
import StringCatalog

/// A language that has few of a catalog's keys.
package enum BegunLanguage: CatalogRule {
  package static let description = RuleDescription(
    "a language has less than a fifth of a catalog's keys",
    rationale: """
      A language that a catalog names is offered to people, who then see a mixture of two languages. Finish it, or take \
      it out of the catalog until it is finished. That its single keys are missing is not said besides.
      """,
    severity: .advice,
    bad: [.catalog(catalog(keys: 22, translated: 2))],
    good: [.catalog(catalog(keys: 22, translated: 20)), .catalog(catalog(keys: 5, translated: 0))])

  package static func check(_ catalog: CheckedCatalog, in project: CheckedProject, _ report: inout RuleReport) {
    let keys = catalog.keys.count
    for language in catalog.begunLanguages.sorted() {
      // What is in none of a catalog's keys is a matter of the project's languages.
      guard let count = catalog.keyCounts[language], count > 0 else { continue }
      report.add(
        .file(catalog.tables?.files(in: language).last?.path ?? catalog.path),
        "\(count) of \(keys) keys have a translation into \(language)",
        suggestion: "translate the others, or remove the language until it is finished", languages: [language])
    }
  }

  /// A catalog whose first keys have a German translation.
  private static func catalog(keys: Int, translated: Int) -> String {
    let entries = (1...keys).map { number in
      let localizations =
        number > translated
        ? ""
        : """
         "localizations" : { "de" : { "stringUnit" : { "state" : "translated", "value" : "Sitz \(number)" } } } 
        """
      return "    \"Seat \(number)\" : {\(localizations)}"
    }
    return """
      \(translated * 5 < keys && keys > 20 ? "↓" : ""){
        "sourceLanguage" : "en",
        "strings" : {
      \(entries.joined(separator: ",\n"))
        },
        "version" : "1.0"
      }
      """
  }
}
