import ContentCache
import LocalizableReferences
import SourceText
import SwiftSyntax

/// The second pass over single files, once the declarations of all are known: walks them, or recalls what came of it
/// where all that it rests on is as it was.
struct SwiftInferencePass: Sendable {
  struct Found: Sendable {
    var results = SwiftFileResults()
    /// What is to be remembered of it.
    var variant: SwiftFileEntry.Variant?
  }

  private let index: DeclarationIndex
  private let fingerprints: DeclarationFingerprints?
  private let units: [ExtractionUnit]
  private let unitFiles: [Set<Int>]
  private let files: [ExtractableFile]
  private let reader: SwiftFileReader
  private let settings: [ContentHash]
  /// Stands for all files of a unit.
  private let unitHashes: [ContentHash]

  /// - Parameters:
  ///   - fingerprints: nil where nothing is remembered.
  ///   - unitFiles: the numbers of each unit's files.
  init(
    index: DeclarationIndex, fingerprints: DeclarationFingerprints?, units: [ExtractionUnit], unitFiles: [[Int]],
    files: [ExtractableFile], reader: SwiftFileReader
  ) {
    self.index = index
    self.fingerprints = fingerprints
    self.units = units
    self.unitFiles = unitFiles.map { Set($0) }
    self.files = files
    self.reader = reader
    settings = fingerprints == nil ? [] : units.map { SwiftFileCache.hash(ofSettings: $0) }
    unitHashes =
      fingerprints == nil
      ? []
      : unitFiles.map { numbers in
        var writer = BinaryWriter()
        for number in numbers { writer.write(files[number].path) }
        return writer.hash
      }
  }

  func found(in file: SwiftFileReader.File, number: Int, unit: Int) -> Found {
    guard file.summary.isToWalk else { return Found() }
    let path = files[number].path
    if let known = known(file, number: number, unit: unit) { return Found(results: known) }
    let held = file.source?.value
    guard var source = held ?? reader.sourceToWalk(files[number], number: number) else { return Found() }
    // Nobody asks for it once more, unless another unit has the file.
    if unitFiles[(unit + 1)...].allSatisfy({ !$0.contains(number) }) { file.source?.letGo() }
    let tree = source.parsedToWalk()
    let lookup = DeclarationLookup(index, noting: fingerprints != nil)
    let walker = SourceWalker(
      index: lookup, file: source, fileNumber: number, unitFiles: unitFiles[unit],
      conditions: ConditionEvaluator(values: units[unit].conditions, platforms: units[unit].platforms),
      macroNames: Set(units[unit].macroNames), freestandingMacros: Set(units[unit].freestandingMacros))
    if units[unit].isObserved {
      walker.observed = FileObservations()
      walker.observesBundles = units[unit].observesBundles
      walker.observation.circumstances = FileObservations.circumstances(of: path)
      walker.observe(properties: source.textProperties)
    }
    walker.walk(tree)
    var results = SwiftFileResults(
      references: walker.references, findings: walker.findings, possibleKeys: walker.possibleKeys,
      resourceMembers: walker.resourceMembers, observed: walker.observed)
    if tree.hasError {
      let place = SyntaxErrorPlace.first(in: Syntax(tree))
      results.fault = .syntax(place.map { source.text.position(at: UTF8Offset($0)) })
    }
    var found = Found(results: results)
    guard let fingerprints, let content = file.content, results.concerns(onlyFile: path) else { return found }
    // A file that was changed meanwhile is not what its content's hash says.
    guard held != nil || ContentHash(source.text.bytes) == content else { return found }
    let questions = lookup.asked.numbers.sorted()
    let concernsUnit = lookup.asked.concernsUnit
    var writer = BinaryWriter()
    writer.write(results, of: path)
    found.variant = SwiftFileEntry.Variant(
      settings: settings[unit], questions: questions, concernsUnit: concernsUnit,
      answers: fingerprints.fingerprint(of: questions, unit: concernsUnit ? place(of: number, in: unit) : nil),
      results: writer.bytes)
    return found
  }

  private func known(_ file: SwiftFileReader.File, number: Int, unit: Int) -> SwiftFileResults? {
    guard let fingerprints, let entry = file.entry else { return nil }
    for variant in entry.variants where variant.settings == settings[unit] {
      let place = variant.concernsUnit ? place(of: number, in: unit) : nil
      guard fingerprints.fingerprint(of: variant.questions, unit: place) == variant.answers else { continue }
      if let results = variant.results(of: files[number].path) { return results }
    }
    return nil
  }

  /// Stands for the file and for those that are compiled with it.
  private func place(of number: Int, in unit: Int) -> ContentHash {
    var writer = BinaryWriter()
    writer.write(unitHashes[unit])
    writer.write(files[number].path)
    return writer.hash
  }
}
