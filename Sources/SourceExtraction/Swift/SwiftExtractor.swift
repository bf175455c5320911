package import ContentCache
import Findings
package import LocalizableReferences
import SourceObservations
import SourceText

/// Extracts localizable strings from Swift sources, without a compiler and without building.
///
/// Two passes: an index of everything that is declared, which is read from tokens, then the literals whose context makes
/// them keys, for which the declarations that hold them are parsed. Both run on all cores; results do not
/// depend on the order in which files were done, nor on what is remembered of former runs.
package struct SwiftExtractor: Extractor {
  /// Whether the parser reads all of every file, which is what the choice of parts is tested against.
  var parsesEverything = false
  /// Whether members of `LocalizedStringResource` are noted, which stand in places without any literal, too.
  private let findsResourceMembers: Bool

  package init(findingResourceMembers: Bool = false) {
    findsResourceMembers = findingResourceMembers
    parsesEverything = findingResourceMembers
  }

  /// Core Data models declare what sources use.
  package var fileExtensions: Set<String> { ["swift", "xcdatamodel"] }

  package var dataHash: ContentHash {
    var writer = BinaryWriter()
    writer.write(APIKnowledge.dataHash)
    writer.write(ShownTextAPIs.dataHash)
    writer.write(parsesEverything)
    writer.write(findsResourceMembers)
    return writer.hash
  }

  package func references(
    in units: [ExtractionUnit], context: [ExtractableFile], access: SourceAccess,
    progress: (@Sendable (_ done: Int, _ total: Int) -> Void)?
  ) throws -> [ExtractionResult] {
    let listed = Self.distinct(units.flatMap(\.files).filter { Self.isSwift($0) })
    let own = Set(listed)
    let others = Self.distinct(context.filter { Self.isSwift($0) }).filter { !own.contains($0) }
    let files = listed + others
    let models = DataModelFiles(units: units, context: context, access: access, firstNumber: files.count)
    let jobs: [Job] = units.enumerated().flatMap { unit, value in
      value.files.filter { Self.isSwift($0) }.map { (unit: unit, file: $0) }
    }
    let observedFiles = Set(units.filter(\.isObserved).flatMap(\.files))
    let counter = ProgressCounter(total: files.count + jobs.count, report: progress)
    let reader = SwiftFileReader(
      access: access, cache: access.cache, dataHash: dataHash, parsesEverything: parsesEverything,
      walksEverything: findsResourceMembers, observed: observedFiles)

    let read: [SwiftFileReader.File?] = ParallelWork.map(files.count) { number in
      defer { counter.advance() }
      let isOwn = number < listed.count
      return reader.file(files[number], number: number, isOwn: isOwn)
    }
    let base = APIKnowledge.index(remembering: access.cache)
    let configured = ConfiguredDeclarations(units.flatMap(\.declarations))
    let index = base.merging(
      [configured.declarations.fingerprinted()] + read.compactMap { $0?.summary.declarations } + models.declarations)
    let numbered = files + models.files
    let numbers = Dictionary(zip(numbered, numbered.indices)) { first, _ in first }
    let pass = SwiftInferencePass(
      index: index,
      fingerprints: access.cache.map { _ in
        DeclarationFingerprints(of: index, over: base, paths: numbered.map(\.path))
      },
      units: units, unitFiles: units.map { $0.files.compactMap { numbers[$0] } }, files: numbered, reader: reader)

    let results: [SwiftInferencePass.Found] = ParallelWork.map(jobs.count) { number in
      defer { counter.advance() }
      let job = jobs[number]
      guard let place = numbers[job.file], let file = read[place] else { return SwiftInferencePass.Found() }
      return pass.found(in: file, number: place, unit: job.unit)
    }
    var variants: [Int: [SwiftFileEntry.Variant]] = [:]
    for (job, found) in zip(jobs, results) {
      if let number = numbers[job.file], let variant = found.variant { variants[number, default: []].append(variant) }
    }
    reader.remember(read, adding: variants)

    // References, and observations of each unit, know nothing of each other.
    let parts: [(references: [ExtractionResult], observations: SourceObservations)] = ParallelWork.map(
      units.count + 1
    ) { part in
      if part == units.count { return (Self.assembled(results, of: jobs, units, read, numbers), SourceObservations()) }
      guard units[part].isObserved else { return ([], SourceObservations()) }
      let files = zip(jobs, results).lazy.filter { $0.0.unit == part }.map(\.1.results.observed)
      return ([], FileObservations.merged(files))
    }
    var made = parts.flatMap(\.references)
    for unit in units.indices { made[unit].observations = parts[unit].observations }
    for (unit, value) in units.enumerated() { models.addFindings(on: value, to: &made[unit]) }
    if !made.isEmpty { made[0].findings += configured.findings }
    if !APIKnowledge.isComplete, !jobs.isEmpty {
      made[jobs[0].unit].findings.append(ExtractionFindings.missingKnowledge())
      // What is missed must not count as gone.
      for job in jobs { made[job.unit].incompleteFiles.append(job.file.path) }
    }
    access.isDone(with: results, read, pass, parts)
    return made
  }

  private typealias Job = (unit: Int, file: ExtractableFile)

  /// What was found in the files of each unit, observations aside.
  private static func assembled(
    _ results: [SwiftInferencePass.Found], of jobs: [Job], _ units: [ExtractionUnit], _ read: [SwiftFileReader.File?],
    _ numbers: [ExtractableFile: Int]
  ) -> [ExtractionResult] {
    var made = units.map { _ in ExtractionResult() }
    var possibleKeys = units.map { _ in Set<ExactString>() }
    // References are large and there are many: one list of the right size.
    var counts = units.map { _ in 0 }
    for (job, found) in zip(jobs, results) { counts[job.unit] += found.results.references.count }
    for unit in units.indices { made[unit].references.reserveCapacity(counts[unit]) }
    for (job, found) in zip(jobs, results) {
      made[job.unit].references += found.results.references
      made[job.unit].findings += found.results.findings
      made[job.unit].resourceMembers += found.results.resourceMembers
      for key in found.results.possibleKeys { possibleKeys[job.unit].insert(ExactString(key)) }
      let file = numbers[job.file].flatMap { read[$0] }
      guard let finding = finding(on: file, fault: found.results.fault, path: job.file.path) else { continue }
      made[job.unit].findings.append(finding)
      made[job.unit].incompleteFiles.append(job.file.path)
    }
    for unit in made.indices { made[unit].possibleKeys = possibleKeys[unit].sorted().map(\.text) }
    return made
  }

  private static func isSwift(_ file: ExtractableFile) -> Bool {
    file.path.lowercased().hasSuffix(".swift")
  }

  private static func distinct(_ files: [ExtractableFile]) -> [ExtractableFile] {
    var seen: Set<ExtractableFile> = []
    return files.filter { seen.insert($0).inserted }
  }

  private static func finding(
    on file: SwiftFileReader.File?, fault: SwiftFileSummary.Fault?, path: String
  ) -> Finding? {
    guard let file else { return ExtractionFindings.unreadable(path) }
    switch file.summary.fault ?? fault {
    case nil: return nil
    case .nestedTooDeep: return ExtractionFindings.nestedTooDeep(path)
    case .notUTF8: return ExtractionFindings.notUTF8(path)
    case .syntax(let position):
      return ExtractionFindings.syntaxError(
        at: FindingLocation(path: path, range: position.map { $0..<$0 }), language: "Swift")
    }
  }
}
