import Findings
import Interchange
import StringCatalog
import XLIFF

/// The texts of a project by what they are translated from, for files that came through a format that has no ids.
struct SourceTextIndex {
  struct Place: Hashable {
    /// The place of the file in `ProjectTexts.resources`.
    var resource: Int
    var id: String
  }

  private var places: [String: [(place: Place, target: String?)]] = [:]
  /// All texts in the order of the files.
  private(set) var texts: [(place: Place, source: String, target: String?)] = []

  init(of project: ProjectTexts, in language: String) throws(RefusedInput) {
    for (number, resource) in project.resources.enumerated() {
      if case .catalog(let catalog) = resource.content {
        let reader = CatalogUnitReader(language: language, sourceLanguage: catalog.sourceLanguage)
        for key in catalog.keys {
          guard let entry = catalog.entry(ofKey: key, languages: [language, catalog.sourceLanguage]) else { continue }
          for unit in reader.units(of: key, entry) {
            guard case .text(let source)? = unit.source else { continue }
            add(source, Place(resource: number, id: unit.id), unit.state == nil ? nil : unit.target?.joined)
          }
        }
      } else {
        let target = try project.translations(of: resource, in: language)
        for text in ProjectTexts.texts(of: resource.content, for: language) {
          add(text.source, Place(resource: number, id: text.id), target(text.id))
        }
      }
    }
  }

  private mutating func add(_ source: String, _ place: Place, _ target: String?) {
    places[source, default: []].append((place, target))
    texts.append((place, source, target))
  }

  /// The texts that a unit can be meant for: those with its source text, if all of them have the same translation now.
  /// Where they differ nobody can tell which one is meant; those that are as the unit says need no change.
  func places(of unit: XLIFFUnit) -> [Place] {
    guard let source = unit.source?.joined, let found = places[source] else { return [] }
    let own = unit.target?.text.joined
    let same = found.filter { $0.target == own }
    if !same.isEmpty { return same.map(\.place) }
    return Set(found.map(\.target)).count == 1 ? found.map(\.place) : []
  }
}
