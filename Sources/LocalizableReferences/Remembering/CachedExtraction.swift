package import ContentCache

/// A run of an extractor that is put off until somebody needs its results: of an unchanged project, what was made of
/// them the last time is often at hand.
package struct CachedExtraction: Sendable {
  /// Stands for the units and for the contents of all that was read, so that equal ones have equal results; nil where
  /// that is not known.
  package let inputs: ContentHash?
  private let extract: @Sendable () throws -> [ExtractionResult]
  /// Whether a file was read that had changed since `inputs` was made.
  private let sawChange = Lock(false)

  /// - Parameters:
  ///   - root: the project's, so that its runs know of each other.
  ///   - cache: nil: nothing is known of former runs, nor will later ones know of this.
  ///   - planned: absolute path → contents that are read instead of the file's; later runs know nothing of them.
  ///   - endsWithCommand: whether the process ends when the results have been used.
  package init(
    of extractor: some Extractor, in units: [ExtractionUnit], context: [ExtractableFile], root: String,
    cache: CacheStore?, planned: [String: [UInt8]] = [:], endsWithCommand: Bool = false,
    progress: (@Sendable (_ done: Int, _ total: Int) -> Void)?
  ) throws {
    guard let cache, planned.isEmpty else {
      inputs = nil
      extract = {
        let access = SourceAccess(cache: cache, planned: planned, endsWithCommand: endsWithCommand)
        return try extractor.references(in: units, context: context, access: access, progress: progress)
      }
      return
    }
    let key = cache.key("inputs", ContentHash(root), ContentHash("\(type(of: extractor))"))
    let start = FileStamp.now
    let request = Self.hash(of: units, context, extractor.dataHash)
    let paths = Self.distinctPaths(units, context)
    let former = cache.entry(key).flatMap { InputState($0) }
    let known = former?.known(among: paths)
    if let former, let known, former.request == request, known.hasAll {
      // Where a file had to be read to tell that it is the same, the next run shall not have to.
      if known.wasReadAgain {
        var writer = BinaryWriter()
        writer.write(InputState(request: request, start: start, records: known.records, order: paths))
        cache.keep(writer, as: key)
      }
      inputs = Self.hash(of: request, known.records, order: paths)
      extract = { [sawChange] in
        let access = SourceAccess(cache: cache, known: known.records, endsWithCommand: endsWithCommand)
        let found = try extractor.references(in: units, context: context, access: access, progress: progress)
        let isSame = access.records?.allSatisfy { known.records[$0.key]?.content == $0.value.content } ?? false
        if !isSame { sawChange.withLock { $0 = true } }
        return found
      }
      return
    }
    let access = SourceAccess(cache: cache, known: known?.records ?? [:], endsWithCommand: endsWithCommand)
    let found = try extractor.references(in: units, context: context, access: access, progress: progress)
    extract = { found }
    guard let records = access.records else {
      inputs = nil
      return
    }
    inputs = Self.hash(of: request, records, order: paths)
    var writer = BinaryWriter()
    writer.write(InputState(request: request, start: start, records: records, order: paths))
    cache.keep(writer, as: key)
  }

  /// One result for each unit.
  package func results() throws -> [ExtractionResult] { try extract() }

  /// Whether the results are those of what `inputs` stands for; to be asked once they are there.
  package var isSteady: Bool { sawChange.withLock { !$0 } }

  // MARK: What results depend on

  private static func distinctPaths(_ units: [ExtractionUnit], _ context: [ExtractableFile]) -> [String] {
    var seen: Set<String> = []
    return (units.flatMap(\.files) + context).map(\.absolutePath).filter { seen.insert($0).inserted }
  }

  private static func hash(
    of request: ContentHash, _ records: [String: SourceAccess.Record], order paths: [String]
  ) -> ContentHash {
    var writer = BinaryWriter()
    writer.write(request)
    for path in paths {
      writer.write(records[path]?.content) { $0.write($1) }
    }
    return writer.hash
  }

  private static func hash(
    of units: [ExtractionUnit], _ context: [ExtractableFile], _ dataHash: ContentHash
  ) -> ContentHash {
    var writer = BinaryWriter(sharingTexts: false)
    writer.write(dataHash)
    writer.write(units) { $0.write($1) }
    writer.write(context) { $0.write($1) }
    return writer.hash
  }
}

extension BinaryWriter {
  fileprivate mutating func write(_ file: ExtractableFile) {
    write(file.path)
    write(file.absolutePath)
  }

  fileprivate mutating func write(_ unit: ExtractionUnit) {
    var settings = unit
    settings.files = []
    write(ContentHash(reflecting: settings))
    write(unit.files) { $0.write($1) }
  }
}
