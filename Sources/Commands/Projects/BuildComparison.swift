import Findings
import LocalizableReferences
import ProjectModel
import StringsData

/// What a build found in a project's Swift sources, beside what is found in their text.
struct BuildComparison {
  let comparison: ExtractionComparison
  /// The number of sources of which the build tells.
  let sourceCount: Int
  /// On files of the build, and on sources of which it says nothing.
  let findings: [Finding]

  /// - Parameter paths: `.stringsdata` files, or folders that have them.
  init(
    of extraction: ProjectExtraction, with paths: [String], in environment: CommandEnvironment
  ) throws {
    let located = extraction.located
    let extractor = StringsDataExtractor(try StringsDataSearch.inputs(at: paths, in: environment))
    var environment = environment
    environment.extractors = [extractor]
    let built = try ProjectExtraction(of: ProjectSources(of: located, in: environment, cache: nil))
    var told: Set<String> = []
    for (target, result) in zip(located.project.targets, built.results) where target.kind != .test {
      told.formUnion(target.sources.filter { $0.lowercased().hasSuffix(".swift") })
      told.subtract(result.incompleteFiles)
    }
    // Another tool than the compiler takes the phrases of App Shortcuts.
    func strings(_ results: [ExtractionResult]) -> [LocalizableReference] {
      Set(results.flatMap(\.references)).filter { told.contains($0.location.path) && $0.phrases.isEmpty }
        .sorted { $0.location < $1.location }
    }
    comparison = ExtractionComparison(build: strings(built.results), sources: strings(extraction.results))
    sourceCount = told.count
    let known = Set(extraction.findings)
    findings = built.findings.filter { !known.contains($0) }
  }
}
