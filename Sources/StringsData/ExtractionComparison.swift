package import LocalizableReferences
import SourceText

/// Where two extractions of the same sources differ: a compiler's, and one from the sources' text.
package struct ExtractionComparison: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case onlyInBuild = "only-in-build"
    case onlyInSources = "only-in-sources"
    /// At the same place, another key: mostly another specifier.
    case key
    /// The same key in another table.
    case table
    case comment
    case defaultValue = "default-value"
  }

  package struct Difference: Hashable, Sendable {
    package var kind: Kind
    /// The build's, or that of the sources where the build has none.
    package var table: String
    package var key: String
    /// What the build has where the sources have `sources`: a key, a table, a comment or a default value.
    package var build: String?
    package var sources: String?
    /// Why the key was taken from the sources, where only they have it.
    package var reason: String?
    /// Sorted; a build of Xcode 15 and earlier does not say where its strings stand.
    package var places: [ReferenceLocation]
  }

  /// In the order of tables, keys and kinds.
  package private(set) var differences: [Difference] = []
  /// The number of keys that either has, each counted once a table.
  package private(set) var keyCount = 0

  /// Compares the strings of the same sources.
  package init(build: [LocalizableReference], sources: [LocalizableReference]) {
    let built = Dictionary(grouping: build, by: TableKey.init)
    let read = Dictionary(grouping: sources, by: TableKey.init)
    keyCount = Set(built.keys).union(read.keys).count
    for (key, uses) in built {
      if let others = read[key] { compare(uses, with: others, of: key) }
    }
    pairUnequal(
      build: built.filter { read[$0.key] == nil }.flatMap(\.value),
      sources: read.filter { built[$0.key] == nil }.flatMap(\.value))
    differences.sort {
      ($0.table, ExactString($0.key), $0.kind.rawValue, ExactString($0.sources ?? ""))
        < ($1.table, ExactString($1.key), $1.kind.rawValue, ExactString($1.sources ?? ""))
    }
  }

  // MARK: Keys of both

  private mutating func compare(
    _ built: [LocalizableReference], with read: [LocalizableReference], of key: TableKey
  ) {
    let places = Self.places(of: read)
    let comments = (Self.joined(built.compactMap(\.comment)), Self.joined(read.compactMap(\.comment)))
    if comments.0 != comments.1 { add(.comment, key, comments.0, comments.1, places: places) }
    let values = (Self.joined(built.compactMap(\.defaultValue)), Self.joined(read.compactMap(\.defaultValue)))
    if values.0 != values.1 { add(.defaultValue, key, values.0, values.1, places: places) }
  }

  /// The distinct texts, as a catalog joins the comments of several uses; nil for none.
  private static func joined(_ texts: [String]) -> ExactString? {
    let distinct = Set(texts.filter { !$0.isEmpty }.map(ExactString.init)).sorted()
    return distinct.isEmpty ? nil : ExactString(distinct.map(\.text).joined(separator: "\n"))
  }

  // MARK: Keys of one

  /// What stands at one place in both is one string that was understood in two ways.
  private mutating func pairUnequal(build: [LocalizableReference], sources: [LocalizableReference]) {
    var left = Dictionary(grouping: sources.sorted { $0.location < $1.location }) { $0.location.path }
    var unpaired: [LocalizableReference] = []
    for built in build.sorted(by: { $0.location < $1.location }) {
      let candidates = left[built.location.path] ?? []
      let match =
        candidates.firstIndex { $0.location == built.location }
        ?? candidates.firstIndex { $0.location.line == built.location.line && $0.key == built.key }
        ?? candidates.firstIndex { $0.key == built.key && Self.hasNoPlace(built) }
      guard let match else {
        unpaired.append(built)
        continue
      }
      let read = candidates[match]
      left[built.location.path]?.remove(at: match)
      if TableKey(built).key == TableKey(read).key {
        add(.table, TableKey(built), TableKey(built).table, TableKey(read).table, places: [read.location])
      } else {
        add(.key, TableKey(built), TableKey(built).key, TableKey(read).key, places: [read.location])
      }
    }
    for (key, uses) in Dictionary(grouping: unpaired, by: TableKey.init) {
      add(.onlyInBuild, key, nil, nil, places: Self.places(of: uses.filter { !Self.hasNoPlace($0) }))
    }
    for (key, uses) in Dictionary(grouping: left.values.joined(), by: TableKey.init) {
      add(.onlyInSources, key, nil, nil, reason: uses.first?.reason, places: Self.places(of: uses))
    }
  }

  /// Where a file says no place, its first byte stands for one.
  private static func hasNoPlace(_ reference: LocalizableReference) -> Bool {
    reference.location.line == 1 && reference.location.column == 1
  }

  private static func places(of references: [LocalizableReference]) -> [ReferenceLocation] {
    Set(references.map(\.location)).sorted()
  }

  /// Adds to the places of the same difference, if there is one.
  private mutating func add(
    _ kind: Kind, _ key: TableKey, _ build: ExactString?, _ sources: ExactString?, reason: String? = nil,
    places: [ReferenceLocation]
  ) {
    let difference = Difference(
      kind: kind, table: key.table.text, key: key.key.text, build: build?.text, sources: sources?.text, reason: reason,
      places: places)
    let same = differences.firstIndex {
      $0.kind == kind && TableKey($0) == key && $0.sources.map(ExactString.init) == sources
    }
    if let same {
      differences[same].places = Set(differences[same].places + places).sorted()
    } else {
      differences.append(difference)
    }
  }
}

/// A key with its table, both compared by their bytes.
private struct TableKey: Hashable {
  var table: ExactString
  var key: ExactString

  init(_ reference: LocalizableReference) {
    table = ExactString(reference.table ?? "Localizable")
    key = ExactString(reference.key)
  }

  init(_ difference: ExtractionComparison.Difference) {
    table = ExactString(difference.table)
    key = ExactString(difference.key)
  }
}
