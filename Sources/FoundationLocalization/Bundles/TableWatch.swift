import Foundation

/// Notices files of tables that were changed, for development: looks at their dates, a few times a second at most.
final class TableWatch: Sendable {
  private struct State {
    var next: ContinuousClock.Instant = .now
    /// By the identity of the tables, which the tables here keep valid.
    var seen: [ObjectIdentifier: (tables: BundleTables, stamps: [String: Stamp])] = [:]
  }

  private struct Stamp: Hashable, Sendable {
    var size: Int
    var modified: Date
    var number: Int
  }

  private static let interval: Duration = .milliseconds(200)
  private let state = Locked(State())

  var isDue: Bool { state.withLock { $0.next <= .now } }

  /// Has all tables looked at anew where one of the bundles' files is not what it was.
  func check(_ bundles: [BundleTables]) {
    let isChanged = state.withLock { state -> Bool in
      guard state.next <= .now else { return false }
      state.next = .now + Self.interval
      var seen: [ObjectIdentifier: (tables: BundleTables, stamps: [String: Stamp])] = [:]
      var isChanged = false
      for tables in bundles {
        let stamps = Self.stamps(of: tables)
        if let known = state.seen[ObjectIdentifier(tables)], known.stamps != stamps { isChanged = true }
        seen[ObjectIdentifier(tables)] = (tables, stamps)
      }
      state.seen = isChanged ? [:] : seen
      return isChanged
    }
    if isChanged { LocalizationTables.reload() }
  }

  private static func stamps(of tables: BundleTables) -> [String: Stamp] {
    var stamps: [String: Stamp] = [:]
    for folder in tables.layout.watchedFolders {
      for name in FolderListing.names(atPath: folder) {
        let path = "\(folder)/\(name)"
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else { continue }
        stamps[path] = Stamp(
          size: (attributes[.size] as? NSNumber)?.intValue ?? 0,
          modified: attributes[.modificationDate] as? Date ?? .distantPast,
          number: (attributes[.systemFileNumber] as? NSNumber)?.intValue ?? 0)
      }
    }
    return stamps
  }
}
