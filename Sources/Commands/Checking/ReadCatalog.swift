import Dispatch
import FileChanges
import Findings
import Foundation
import StringCatalog

/// A catalog as it was read, or what is wrong with it: a damaged one does not keep the others from being checked.
struct ReadCatalog: Sendable {
  /// As rules call it.
  let path: String
  private(set) var snapshot: FileSnapshot?
  private(set) var catalog: StringCatalog?
  private(set) var findings: [Finding] = []

  /// Where a catalog lies, and how it is called.
  struct Place: Sendable {
    var path: String
    var absolutePath: String
    /// As the user would write it.
    var displayedPath: String
  }

  /// - Parameter planned: contents that count instead of the file's.
  private init(reading place: Place, planned: [UInt8]?) {
    path = place.path
    do {
      let snapshot = try FileSnapshot(reading: place.absolutePath, displayedAs: place.displayedPath)
      catalog = try StringCatalog(bytes: planned ?? snapshot.bytes, path: place.displayedPath)
      self.snapshot = snapshot
    } catch let refused as RefusedInput {
      findings = refused.findings
    } catch let access as FileAccessError {
      findings = [Finding("file-access", .error, access.description, suggestion: access.suggestion)]
    } catch {
      findings = [Finding("unexpected-failure", .error, "\(error)")]
    }
  }

  /// In the order of the places, read on all cores.
  ///
  /// - Parameter planned: absolute path → contents that count instead of the file's.
  static func read(_ places: [Place], planned: [String: [UInt8]]) -> [ReadCatalog] {
    let lock = NSLock()
    nonisolated(unsafe) var files = [ReadCatalog?](repeating: nil, count: places.count)
    DispatchQueue.concurrentPerform(iterations: places.count) { number in
      let file = ReadCatalog(reading: places[number], planned: planned[places[number].absolutePath])
      lock.withLock { files[number] = file }
    }
    return files.compactMap { $0 }
  }
}
