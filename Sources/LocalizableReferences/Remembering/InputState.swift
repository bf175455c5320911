import ContentCache

/// The files that a run read, as they were.
struct InputState: Sendable {
  /// What was asked for: units with their settings and the names of all files.
  let request: ContentHash
  /// When the run began, in nanoseconds since 1970: a file that changed shortly before, or later, may have changed
  /// once more without showing it.
  private let start: Int64
  /// By the hash of their paths: a path is never taken from the cache.
  private var records: [ContentHash: SourceAccess.Record] = [:]
  private var order: [ContentHash] = []

  init(request: ContentHash, start: Int64, records: [String: SourceAccess.Record], order paths: [String]) {
    self.request = request
    self.start = start
    for path in paths {
      guard let record = records[path] else { continue }
      let hash = ContentHash(path)
      self.records[hash] = record
      order.append(hash)
    }
  }

  init?(_ reader: BinaryReader) {
    var reader = reader
    do throws(DamagedEntry) {
      request = try reader.hash()
      start = Int64(bitPattern: try reader.whole())
      let read = try reader.array { (reader) throws(DamagedEntry) in
        let path = try reader.hash()
        return (path, SourceAccess.Record(stamp: try reader.stamp(), content: try reader.hash()))
      }
      guard reader.isAtEnd else { return nil }
      records.reserveCapacity(read.count)
      for (path, record) in read { records[path] = record }
      order = read.map(\.0)
    } catch {
      return nil
    }
  }

  /// Files that are as they were.
  struct Known: Sendable {
    var records: [String: SourceAccess.Record] = [:]
    /// Whether a file had to be read, since its stamp alone did not tell.
    var wasReadAgain = false
    /// Whether those are all that the run read.
    var hasAll = false
  }

  func known(among paths: [String]) -> Known {
    var known = Known()
    known.records.reserveCapacity(records.count)
    for path in paths {
      guard var record = records[ContentHash(path)], let stamp = FileStamp(of: path) else { continue }
      if stamp != record.stamp || !stamp.isSettled(at: start) {
        guard stamp.size == record.stamp.size, Self.content(of: path) == record.content else { continue }
        record.stamp = stamp
        known.wasReadAgain = true
      }
      known.records[path] = record
    }
    known.hasAll = known.records.count == records.count
    return known
  }

  private static func content(of path: String) -> ContentHash? {
    FileContents.bytes(at: path).map { ContentHash($0) }
  }

  fileprivate func write(to writer: inout BinaryWriter) {
    writer.write(request)
    writer.writeWhole(UInt64(bitPattern: start))
    writer.write(order.compactMap { path in records[path].map { (path, $0) } }) { writer, file in
      writer.write(file.0)
      writer.write(file.1.stamp)
      writer.write(file.1.content)
    }
  }
}

extension BinaryWriter {
  mutating func write(_ state: InputState) { state.write(to: &self) }
}
