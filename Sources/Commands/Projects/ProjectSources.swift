import CatalogSync
import Configuration
import ContentCache
import FileChanges
import Findings
import LocalizableReferences
import ProjectModel
import SourceObservations

/// The sources of a project, read only as far as somebody needs what is in them.
struct ProjectSources {
  let located: LocatedProject
  private let environment: CommandEnvironment
  /// One for each extractor, with the numbers of the targets that its results are of.
  private let runs: [(targets: [Int], extraction: CachedExtraction)]

  /// - Parameters:
  ///   - observing: whether what checks ask of the code is collected, too.
  ///   - mayBeNone: whether a project without sources will do, which else is refused.
  ///   - planned: absolute path → contents that are read instead of the file's.
  init(
    of located: LocatedProject, in environment: CommandEnvironment, cache: CacheStore? = nil, observing: Bool = false,
    mayBeNone: Bool = false, planned: [String: [UInt8]] = [:]
  ) throws {
    guard mayBeNone || located.hasSources else {
      throw RefusedInput(ProjectSearchFindings.noTargets(environment.displayedPath(of: located.project.root)))
    }
    self.located = located
    self.environment = environment
    let targets = located.project.targets.indices.filter { located.project.targets[$0].kind != .test }
    let declaring = located.targets.flatMap { $0.sources + $0.dataModels.compactMap(\.contents) }
    let context = Set(declaring + located.project.dependencySources).sorted()
    let configured = located.configuration.extraction
    let showProgress = environment.showProgress
    runs = try environment.extractors.map { extractor in
      func files(_ paths: [String]) -> [ExtractableFile] {
        paths.compactMap { path in
          var file = ExtractableFile(path: path, absolutePath: "")
          guard extractor.fileExtensions.contains(file.fileExtension) else { return nil }
          file.absolutePath = located.absolutePath(of: path)
          return file
        }
      }
      let units = targets.map { number in
        let target = located.project.targets[number]
        var unit = ExtractionUnit(
          name: target.name,
          files: files(
            target.sources + target.sourceInterfaceFiles + target.infoPlists
              + target.settingsBundles.flatMap(\.propertyLists) + target.dataModels.compactMap(\.contents)),
          macroNames: target.settings.macroNames, freestandingMacros: configured.macros,
          declarations: configured.declarations, conditions: configured.conditions,
          platforms: target.settings.platforms, infoPlist: Self.infoPlist(of: target))
        unit.isObserved = observing
        unit.observesBundles = observing && target.hasBundleOfItsOwn
        return unit
      }
      let extraction = try CachedExtraction(
        of: extractor, in: units, context: files(context), root: located.project.root, cache: cache, planned: planned,
        endsWithCommand: environment.endsWithCommand
      ) { showProgress?("reading sources:", $0, $1) }
      return (targets, extraction)
    }
  }

  private static func infoPlist(of target: ProjectTarget) -> InfoPlistSource? {
    target.infoPlistSettings.map { settings in
      InfoPlistSource(
        isGenerated: settings.isGenerated, values: settings.values, variables: settings.variables,
        places: settings.places,
        definedIn: target.definedIn.hasSuffix(".xcodeproj") ? target.definedIn + "/project.pbxproj" : target.definedIn)
    }
  }

  /// What was found, in the order of `project.targets`.
  func results() throws -> [ExtractionResult] {
    var results = located.project.targets.map { _ in ExtractionResult() }
    for run in runs {
      for (target, result) in zip(run.targets, try run.extraction.results()) {
        // Most targets have references of one extractor alone, whose list needs no copy.
        if results[target].references.isEmpty {
          results[target].references = result.references
        } else {
          results[target].references += result.references
        }
        results[target].findings += result.findings
        results[target].incompleteFiles += result.incompleteFiles
        results[target].possibleKeys += result.possibleKeys
        results[target].resourceMembers += result.resourceMembers
        results[target].observations.append(result.observations)
      }
    }
    return results
  }

  /// Lower-case extensions of the sources that extractors read.
  var readExtensions: Set<String> {
    environment.extractors.reduce(into: []) { $0.formUnion($1.fileExtensions) }
  }

  func mayHoldStrings(_ path: String) -> Bool {
    guard let snapshot = try? FileSnapshot(reading: located.absolutePath(of: path), displayedAs: path) else {
      return true
    }
    let macroNames = Set(located.project.targets.flatMap(\.settings.macroNames)).sorted()
    return UnreadSource.mayHoldStrings(snapshot.bytes, macroNames: macroNames)
  }

  /// Stands for the project, for all that extractors found in it, and for what is made of that by what other sources
  /// hold; nil where that is not known.
  var inputs: ContentHash? {
    var writer = BinaryWriter()
    writer.write(ContentHash(reflecting: located.project))
    writer.write(ContentHash(reflecting: located.configuration))
    for run in runs {
      guard let inputs = run.extraction.inputs else { return nil }
      writer.write(inputs)
    }
    let read = readExtensions
    let others = located.targets.flatMap(\.sources).filter {
      !read.contains(ProjectPath.pathExtension($0).lowercased())
    }
    for path in Set(others).sorted() {
      writer.write(path)
      writer.write(mayHoldStrings(path))
    }
    return writer.hash
  }

  /// Whether all that was read was what `inputs` stands for: files may change meanwhile.
  var isSteady: Bool { runs.allSatisfy(\.extraction.isSteady) }

  /// Stands for the contents of all catalogs and tables of the project; nil where one cannot be read.
  var catalogContents: ContentHash? {
    let targets = located.project.targets
    let tables = targets.flatMap(\.stringsTables) + targets.flatMap(\.settingsBundles).flatMap(\.tables)
    var writer = BinaryWriter()
    for path in Set(targets.flatMap(\.catalogs) + tables.map(\.path)).sorted() {
      guard let snapshot = try? FileSnapshot(reading: located.absolutePath(of: path), displayedAs: path) else {
        return nil
      }
      writer.write(path)
      writer.write(ContentHash(snapshot.bytes))
    }
    return writer.hash
  }
}
