import Findings
package import LocalizableReferences
import SourceText
import SwiftSyntax

/// Extracts localizable strings from Swift sources, without a compiler and without building.
///
/// Two passes: an index of everything that is declared, most of which is read from tokens, then the literals whose
/// context makes them keys, for which the declarations that hold them are parsed. Both run on all cores; results do not
/// depend on the order in which files were done.
package struct SwiftExtractor: Extractor {
  /// Whether the parser reads all of every file, which is what the choice of parts is tested against.
  var parsesEverything = false
  /// Whether members of `LocalizedStringResource` are noted, which stand in places without any literal, too.
  private let findsResourceMembers: Bool

  package init(findingResourceMembers: Bool = false) {
    findsResourceMembers = findingResourceMembers
    parsesEverything = findingResourceMembers
  }

  package var fileExtensions: Set<String> { ["swift"] }

  /// Above this many bytes of sources, syntax trees are dropped after the first pass and made again for the second:
  /// a tree takes about fifty times its source's size.
  private static let bytesOfTreesKept = 48 << 20

  /// A file's first pass.
  private struct Indexed: Sendable {
    var file: SwiftSourceFile
    var tree: SourceFileSyntax?
    var declarations: FileDeclarations
    var hasErrors: Bool
    /// Its brackets would keep the parser busy for ever, so it was not parsed.
    var isNestedTooDeep = false
  }

  /// A file's second pass.
  private struct Found: Sendable {
    var references: [LocalizableReference] = []
    var findings: [Finding] = []
    var possibleKeys: Set<String> = []
    var resourceMembers: [ResourceMemberReference] = []
  }

  package func references(
    in units: [ExtractionUnit], context: [ExtractableFile], progress: (@Sendable (_ done: Int, _ total: Int) -> Void)?
  ) throws -> [ExtractionResult] {
    let listed = Self.distinct(units.flatMap(\.files).filter { Self.isSwift($0) })
    let own = Set(listed)
    let others = Self.distinct(context.filter { Self.isSwift($0) }).filter { !own.contains($0) }
    let files = listed + others
    let jobs = units.enumerated().flatMap { unit, value in
      value.files.filter { Self.isSwift($0) }.map { (unit: unit, file: $0) }
    }
    let counter = ProgressCounter(total: files.count + jobs.count, report: progress)
    let budget = ByteBudget(Self.bytesOfTreesKept)

    let indexed: [Indexed?] = ParallelWork.map(files.count) { number in
      defer { counter.advance() }
      guard let file = try? SwiftSourceFile(reading: files[number]) else { return nil }
      guard !file.nestsBracketsTooDeep else {
        return Indexed(
          file: SwiftSourceFile(path: file.path, bytes: []), declarations: FileDeclarations(), hasErrors: true,
          isNestedTooDeep: true)
      }
      let isOwn = number < listed.count
      let outline = FileOutline(
        of: file, origin: isOwn ? .project : .dependency, number: number, isWalked: isOwn, isParsed: parsesEverything)
      let isKept = outline.tree != nil && budget.take(outline.file.parsedSize)
      return Indexed(
        file: outline.file, tree: isKept ? outline.tree : nil, declarations: outline.declarations,
        hasErrors: isOwn && (outline.hasErrors || !file.isValidText))
    }
    let configured = ConfiguredDeclarations(units.flatMap(\.declarations))
    let index = APIKnowledge.shared.index.merging(
      [configured.declarations] + indexed.compactMap { $0?.declarations })
    let numbers = Dictionary(zip(files, files.indices)) { first, _ in first }
    let unitFiles = units.map { Set($0.files.compactMap { numbers[$0] }) }

    let results: [Found] = ParallelWork.map(jobs.count) { number in
      defer { counter.advance() }
      let job = jobs[number]
      guard let place = numbers[job.file], let indexed = indexed[place],
        findsResourceMembers || indexed.file.mayHaveKeys
      else {
        return Found()
      }
      let unit = units[job.unit]
      let walker = SourceWalker(
        index: index, file: indexed.file, fileNumber: place, unitFiles: unitFiles[job.unit],
        conditions: ConditionEvaluator(values: unit.conditions, platforms: unit.platforms),
        macroNames: Set(unit.macroNames), freestandingMacros: Set(unit.freestandingMacros))
      walker.walk(indexed.tree ?? indexed.file.parsed())
      return Found(
        references: walker.references, findings: walker.findings, possibleKeys: walker.possibleKeys,
        resourceMembers: walker.resourceMembers)
    }
    var made = units.map { _ in ExtractionResult() }
    var possibleKeys = units.map { _ in Set<ExactString>() }
    for (job, result) in zip(jobs, results) {
      made[job.unit].references += result.references
      made[job.unit].findings += result.findings
      made[job.unit].resourceMembers += result.resourceMembers
      possibleKeys[job.unit].formUnion(result.possibleKeys.map(ExactString.init))
      let file = numbers[job.file].flatMap { indexed[$0] }
      guard let finding = Self.finding(on: file, path: job.file.path) else { continue }
      made[job.unit].findings.append(finding)
      made[job.unit].incompleteFiles.append(job.file.path)
    }
    if !made.isEmpty { made[0].findings += configured.findings }
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

  private static func finding(on file: Indexed?, path: String) -> Finding? {
    guard let file else { return ExtractionFindings.unreadable(path) }
    guard file.hasErrors else { return nil }
    if file.isNestedTooDeep { return ExtractionFindings.nestedTooDeep(path) }
    guard file.file.isValidText else { return ExtractionFindings.notUTF8(path) }
    let tree = file.tree ?? file.file.parsed()
    var range: Range<SourcePosition>?
    if let place = SyntaxErrorPlace.first(in: Syntax(tree)) {
      let position = file.file.text.position(at: UTF8Offset(place))
      range = position..<position
    }
    return ExtractionFindings.syntaxError(at: FindingLocation(path: path, range: range), language: "Swift")
  }
}
