import Findings
import Interchange
import StringCatalog
import XLIFF

/// Which of a project's texts the units of a file are for that names no file of the project: some systems put all texts
/// into one of their own, with the names of the texts or, as formats without names do, without them.
struct UnitAssignment {
  struct Place: Hashable {
    /// The place of the file in `ProjectTexts.resources`.
    var resource: Int
    /// nil where the unit's own names are those of the project.
    var id: String?
  }

  private struct Named {
    var resource: Int
    var source: String?
    var target: String?
  }

  private let project: ProjectTexts
  private let sources: SourceTextIndex
  private var named: [String: [Named]] = [:]
  /// How many units of a name and a source text there are, and how many had their turn.
  private var counts: [[String?]: Int] = [:]
  private var turns: [[String?]: Int] = [:]

  init(of units: [XLIFFUnit], in project: ProjectTexts, _ language: String) throws(RefusedInput) {
    self.project = project
    sources = try SourceTextIndex(of: project, in: language)
    for text in sources.texts {
      named[text.place.id, default: []].append(
        Named(resource: text.place.resource, source: text.source, target: text.target))
    }
    // In the order of exports, which such files keep.
    for name in named.keys {
      named[name]?.sort {
        XLIFFOrder.filePrecedes(
          project.resources[$0.resource].resource.original, project.resources[$1.resource].resource.original)
      }
    }
    for unit in units { counts[Self.identity(of: unit), default: 0] += 1 }
  }

  private static func identity(of unit: XLIFFUnit) -> [String?] {
    [unit.resourceName ?? unit.id, unit.source?.joined]
  }

  /// None where the project has no such text.
  mutating func places(of unit: XLIFFUnit) -> [Place] {
    let names = [unit.id, unit.resourceName].compactMap { $0 }
    guard let found = names.compactMap({ named[$0] }).first else {
      let catalog = project.resources.firstIndex { Self.has(names, $0) }
      if let catalog { return [Place(resource: catalog)] }
      guard unit.target.map({ !$0.text.isEmpty }) ?? false else { return [] }
      return sources.places(of: unit).map { Place(resource: $0.resource, id: $0.id) }
    }
    let same = found.filter { $0.source == unit.source?.joined }
    let pool = same.isEmpty ? found : same
    let identity = Self.identity(of: unit)
    let turn = turns[identity] ?? 0
    turns[identity] = turn + 1
    // As many files may have the name as there are units of it; one unit may stand for all.
    guard counts[identity] == 1, pool.count > 1, !same.isEmpty else {
      return [Place(resource: pool[min(turn, pool.count - 1)].resource)]
    }
    let own = unit.target?.text.joined
    let fitting = pool.filter { $0.target == nil || $0.target == own }
    let areAllTheSame = Set(pool.map(\.target)).count == 1
    let chosen = areAllTheSame ? pool : fitting.isEmpty ? Array(pool.prefix(1)) : fitting
    return chosen.map { Place(resource: $0.resource) }
  }

  /// Whether a catalog has the key, be it with another shape than the unit.
  private static func has(_ names: [String], _ resource: ProjectTexts.Resource) -> Bool {
    guard case .catalog(let catalog) = resource.content else { return false }
    return names.contains { name in CatalogUnitIdentifier.readings(of: name).contains { catalog.contains($0.key) } }
  }
}
