package import ContentCache

/// How an extractor gets at the files it is given, so that what it read is known afterwards, and what is known already
/// need not be read.
package final class SourceAccess: Sendable {
  /// A file as it was read.
  struct Record: Hashable, Sendable {
    var stamp: FileStamp
    var content: ContentHash
  }

  private struct State {
    /// Files whose stamps say that they are as they were.
    var known: [String: Record] = [:]
    /// By absolute path; nil for what could not be read.
    var read: [String: Record?] = [:]
    var isUnsteady = false
  }

  /// Where an extractor may keep what it found out about contents.
  package let cache: CacheStore?
  /// Absolute path → what is to be read instead of the file.
  private let planned: [String: [UInt8]]
  private let endsWithCommand: Bool
  private let state: Lock<State>

  /// - Parameters:
  ///   - cache: nil: nothing is remembered, nor is it found out what would have to be.
  ///   - planned: absolute path → contents that are to take the place of the file's, and are read instead.
  ///   - endsWithCommand: whether the process is about to end, so that nothing need be freed.
  package init(cache: CacheStore? = nil, planned: [String: [UInt8]] = [:], endsWithCommand: Bool = false) {
    self.cache = cache
    self.planned = planned
    self.endsWithCommand = endsWithCommand
    state = Lock(State())
  }

  init(cache: CacheStore, known: [String: Record], endsWithCommand: Bool = false) {
    self.cache = cache
    planned = [:]
    self.endsWithCommand = endsWithCommand
    state = Lock(State(known: known))
  }

  /// The file's bytes, nil where it cannot be read.
  package func bytes(of file: ExtractableFile) -> [UInt8]? { contents(of: file)?.bytes }

  /// The bytes of a file with their hash.
  package func contents(of file: ExtractableFile) -> (bytes: [UInt8], hash: ContentHash)? {
    let path = file.absolutePath
    if let bytes = planned[path] {
      noteUntracked()
      return (bytes, ContentHash(bytes))
    }
    // Before the reading, so that a change in between shows as a new stamp.
    let stamp = cache == nil ? nil : FileStamp(of: path)
    guard let bytes = FileContents.bytes(at: path) else {
      note(nil, at: path)
      return nil
    }
    guard cache != nil else { return (bytes, ContentHash(first: 0, second: 0)) }
    let hash = ContentHash(bytes)
    // What is no plain file, a pipe for one, has no stamp and cannot be told to be unchanged.
    note(stamp.map { Record(stamp: $0, content: hash) }, at: path)
    return (bytes, hash)
  }

  /// The hash of a file's bytes where the file is known to be as it was, so that it need not be read.
  package func knownHash(of file: ExtractableFile) -> ContentHash? {
    let path = file.absolutePath
    return state.withLock { state in
      guard let record = state.known[path] else { return nil }
      state.read[path] = .some(record)
      return record.content
    }
  }

  /// Says that an extractor no longer needs values, which are freed, or stay in memory where the process is about to end.
  package func isDone(with values: Any...) {
    if endsWithCommand { LeftInMemory.leave(values) }
  }

  /// Says that the result depends on more than what was read through this.
  package func noteUntracked() { state.withLock { $0.isUnsteady = true } }

  private func note(_ record: Record?, at path: String) {
    guard cache != nil else { return }
    state.withLock { state in
      if let former = state.read[path], former?.content != record?.content { state.isUnsteady = true }
      state.read[path] = .some(record)
    }
  }

  /// All that was read, by absolute path; nil if something could not be, or was not the same each time.
  var records: [String: Record]? {
    state.withLock { state in
      guard !state.isUnsteady else { return nil }
      var records: [String: Record] = [:]
      for (path, record) in state.read {
        guard let record else { return nil }
        records[path] = record
      }
      return records
    }
  }
}
