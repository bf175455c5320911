import CatalogSync
import Configuration
import FileChanges
import Findings
import LocalizableReferences
import ProjectModel

/// The strings of a project's sources, and where they go.
struct ProjectExtraction {
  let located: LocatedProject
  /// In the order of `project.targets`.
  let results: [ExtractionResult]
  let strings: ProjectStrings
  /// What the project and the sources gave, with displayed paths.
  let findings: [Finding]

  init(of located: LocatedProject, in environment: CommandEnvironment) throws {
    let project = located.project
    guard located.targets.contains(where: { !$0.sources.isEmpty || !$0.sourceInterfaceFiles.isEmpty }) else {
      throw RefusedInput(ProjectSearchFindings.noTargets(environment.displayedPath(of: project.root)))
    }
    self.located = located
    results = try Self.results(of: located, in: environment)
    let macroNames = Set(project.targets.flatMap(\.settings.macroNames)).sorted()
    let extensions = environment.extractors.reduce(into: Set<String>()) { $0.formUnion($1.fileExtensions) }
    strings = ProjectStrings(project: project, results: results, readExtensions: extensions) { path in
      guard let snapshot = try? FileSnapshot(reading: located.absolutePath(of: path), displayedAs: path) else {
        return true
      }
      return UnreadSource.mayHoldStrings(snapshot.bytes, macroNames: macroNames)
    }
    // A file in several targets is read for each.
    var seen: Set<Finding> = []
    findings = (project.findings + results.flatMap(\.findings)).filter { seen.insert($0).inserted }
      .map(located.displayed)
  }

  private static func results(
    of located: LocatedProject, in environment: CommandEnvironment
  ) throws -> [ExtractionResult] {
    let project = located.project
    let configured = located.configuration.extraction
    var results = project.targets.map { _ in ExtractionResult() }
    for extractor in environment.extractors {
      func files(_ paths: [String]) -> [ExtractableFile] {
        paths.map { ExtractableFile(path: $0, absolutePath: located.absolutePath(of: $0)) }
          .filter { extractor.fileExtensions.contains($0.fileExtension) }
      }
      var units: [ExtractionUnit] = []
      var places: [Int] = []
      for (place, target) in project.targets.enumerated() where target.kind != .test {
        units.append(
          ExtractionUnit(
            name: target.name,
            files: files(
              target.sources + target.sourceInterfaceFiles + target.infoPlists
                + target.settingsBundles.flatMap(\.propertyLists)),
            macroNames: target.settings.macroNames, freestandingMacros: configured.macros,
            declarations: configured.declarations, conditions: configured.conditions,
            platforms: target.settings.platforms, infoPlist: infoPlist(of: target)))
        places.append(place)
      }
      let context = files(Set(located.targets.flatMap(\.sources) + project.dependencySources).sorted())
      let showProgress = environment.showProgress
      let found = try extractor.references(in: units, context: context) { done, total in
        showProgress?("reading sources:", done, total)
      }
      for (place, result) in zip(places, found) {
        results[place].references += result.references
        results[place].findings += result.findings
        results[place].incompleteFiles += result.incompleteFiles
        results[place].possibleKeys += result.possibleKeys
        results[place].resourceMembers += result.resourceMembers
      }
    }
    return results
  }

  private static func infoPlist(of target: ProjectTarget) -> InfoPlistSource? {
    target.infoPlistSettings.map { settings in
      InfoPlistSource(
        isGenerated: settings.isGenerated, values: settings.values, variables: settings.variables,
        places: settings.places,
        definedIn: target.definedIn.hasSuffix(".xcodeproj") ? target.definedIn + "/project.pbxproj" : target.definedIn)
    }
  }
}
