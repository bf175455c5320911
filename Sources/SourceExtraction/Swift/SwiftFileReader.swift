import ContentCache
import LocalizableReferences
import SourceText

/// The first pass over single files: reads what they declare, or recalls what came of it.
struct SwiftFileReader: Sendable {
  /// A file after the first pass.
  struct File: Sendable {
    var summary: SwiftFileSummary
    /// Nil where nobody asked for it: then nothing of the file is to be remembered.
    var content: ContentHash?
    var use: SwiftFileUse
    /// What is kept of it already.
    var entry: SwiftFileEntry?
    /// The file itself, where it was read and is to be walked.
    var source: HeldSource?
  }

  let access: SourceAccess
  private let cache: SwiftFileCache?
  private let parsesEverything: Bool
  private let walksEverything: Bool
  /// Files in which the second pass looks for what checks ask of code, too.
  private let observed: Set<ExtractableFile>

  /// - Parameters:
  ///   - cache: where what is found out about single files is kept.
  ///   - parsesEverything: whether the parser reads all of every file.
  ///   - walksEverything: whether the second pass also looks into files that can hold no key.
  init(
    access: SourceAccess, cache: CacheStore?, dataHash: ContentHash, parsesEverything: Bool, walksEverything: Bool,
    observed: Set<ExtractableFile> = []
  ) {
    self.access = access
    self.cache = cache.map { SwiftFileCache(store: $0, dataHash: dataHash) }
    self.parsesEverything = parsesEverything
    self.walksEverything = walksEverything
    self.observed = observed
  }

  /// Nil where the file cannot be read.
  ///
  /// - Parameters:
  ///   - isOwn: whether the second pass looks into the file.
  func file(_ file: ExtractableFile, number: Int, isOwn: Bool) -> File? {
    let use = isOwn ? observed.contains(file) ? SwiftFileUse.observations : .references : .context
    let known = access.knownHash(of: file)
    if let known, let recalled = recalled(known, number: number, use) { return recalled }
    guard let (bytes, hash) = access.contents(of: file) else { return nil }
    if known == nil, let recalled = recalled(hash, number: number, use) { return recalled }
    // What was changed while it was looked at is used as it is now, but not remembered.
    let content = cache == nil || known != nil && known != hash ? nil : hash
    return read(SwiftSourceFile(path: file.path, bytes: bytes), content: content, number: number, use)
  }

  private func recalled(_ content: ContentHash, number: Int, _ use: SwiftFileUse) -> File? {
    guard let entry = cache?.entry(ofContent: content, use) else { return nil }
    var reader = BinaryReader(entry.summary)
    guard let summary = try? reader.swiftSummary(origin: use.isOwn ? .project : .dependency, file: number),
      reader.isAtEnd
    else { return nil }
    return File(summary: summary, content: content, use: use, entry: entry)
  }

  private func read(
    _ source: SwiftSourceFile, content: ContentHash?, number: Int, _ use: SwiftFileUse
  ) -> File {
    guard !source.nestsBracketsTooDeep else {
      return File(
        summary: SwiftFileSummary(isToWalk: false, fault: .nestedTooDeep, declarations: FileDeclarations()),
        content: content, use: use)
    }
    let outline = outline(of: source, number: number, use)
    var summary = SwiftFileSummary(
      isToWalk: walksEverything || use == .observations || outline.file.mayHaveKeys, declarations: outline.declarations)
    if use.isOwn, !source.isValidText { summary.fault = .notUTF8 }
    if content != nil { summary.declarations = summary.declarations.fingerprinted() }
    return File(
      summary: summary, content: content, use: use,
      source: use.isOwn && summary.isToWalk ? HeldSource(outline.file) : nil)
  }

  /// The parts of a source that matter, and its declarations.
  private func outline(of source: SwiftSourceFile, number: Int, _ use: SwiftFileUse) -> FileOutline {
    FileOutline(
      of: source, origin: use.isOwn ? .project : .dependency, number: number, isParsed: parsesEverything,
      isObserved: use == .observations)
  }

  /// A file of which all but its results was recalled, to be walked anew.
  ///
  /// - Returns: nil where it cannot be read any more.
  func sourceToWalk(_ file: ExtractableFile, number: Int) -> SwiftSourceFile? {
    access.bytes(of: file).map { bytes in
      outline(
        of: SwiftSourceFile(path: file.path, bytes: bytes), number: number,
        observed.contains(file) ? .observations : .references
      ).file
    }
  }

  /// Keeps what is new.
  ///
  /// - Parameter variants: results that were not known, by number of the file.
  func remember(_ files: [File?], adding variants: [Int: [SwiftFileEntry.Variant]]) {
    guard let cache else { return }
    let changed = files.indices.filter { files[$0]?.content != nil && (files[$0]?.entry == nil || variants[$0] != nil) }
    _ = ParallelWork.map(changed.count) { place in
      let number = changed[place]
      guard let file = files[number], let content = file.content else { return }
      var entry = file.entry ?? Self.entry(of: file.summary)
      entry.add(variants[number] ?? [])
      cache.keep(entry, ofContent: content, file.use)
    }
    cache.store.trim()
  }

  private static func entry(of summary: SwiftFileSummary) -> SwiftFileEntry {
    var writer = BinaryWriter()
    writer.write(summary)
    return SwiftFileEntry(summary: writer.bytes)
  }
}
