import CatalogSync
import FileChanges
import Findings
import Interchange
import LanguageData
import ProjectModel
import StringCatalog
import StringsTables
import XLIFF

/// Brings the texts of one exchange file into the files of a project, as a plan.
struct LanguageImport {
  private let project: ProjectTexts
  private let file: ExchangeFile
  private let language: String
  private let places: ExchangePlaces
  private let isFaithful: Bool
  /// The files as planned so far: several exchange files may change the same one.
  private(set) var planned: PlannedFiles
  private(set) var findings: [Finding] = []
  private(set) var counts = ImportCounts()

  init(
    of file: ExchangeFile, into project: ProjectTexts, language: String, planned: PlannedFiles
  ) throws(RefusedInput) {
    self.project = project
    self.file = file
    self.language = language
    self.planned = planned
    places = ExchangePlaces(path: file.path, text: file.text)
    isFaithful = file.document.files.contains { $0.attributes.contains(FaithfulAttributes.file) }
    for carried in file.document.files {
      guard let bytes = FaithfulAttributes.contents(of: carried),
        let resource = project.resources.first(where: { $0.resource.original == carried.original })
      else { continue }
      try restore(bytes, resource.resource)
    }
    for (resource, units) in try assignment() { try take(units, into: resource) }
  }

  /// A table that is gone comes back as it was; what the units say differently is changed in it after that.
  private mutating func restore(_ bytes: [UInt8], _ resource: ExchangeResource) throws(RefusedInput) {
    let path = resource.path(in: language)
    var file = try planned.file(at: path, project.located)
    guard file.isNew, file.bytes.isEmpty else { return }
    file.bytes = bytes
    planned[path] = file
  }

  /// Which of the project's files the units are for.
  private mutating func assignment() throws(RefusedInput) -> [(ProjectTexts.Resource, [XLIFFUnit])] {
    var units: [String: [XLIFFUnit]] = [:]
    for file in file.document.files {
      let original = Self.normalized(file.original)
      if project.resources.contains(where: { $0.resource.original == original }) {
        units[original, default: []] += file.units
        continue
      }
      var assignment = try UnitAssignment(of: file.units, in: project, language)
      var unknown: [XLIFFUnit] = []
      for unit in file.units {
        let places = assignment.places(of: unit)
        for place in places {
          var named = unit
          if let id = place.id {
            named.attributes["id"] = id
            named.attributes["resname"] = nil
          }
          units[project.resources[place.resource].resource.original, default: []].append(named)
        }
        if places.isEmpty, unit.target.map({ !$0.text.isEmpty }) ?? false { unknown.append(unit) }
      }
      if !unknown.isEmpty {
        counts.skipped += unknown.count
        findings.append(ExchangeFindings.unknownFile(file.original, units: unknown.count, at: self.file.path))
      }
    }
    return project.resources.compactMap { resource in units[resource.resource.original].map { (resource, $0) } }
  }

  /// A path as projects have it: systems put `./` or `/` before it.
  static func normalized(_ original: String) -> String {
    if original.hasPrefix("./") { return String(original.dropFirst(2)) }
    return original.hasPrefix("/") ? String(original.dropFirst()) : original
  }

  // MARK: Taking over

  private mutating func take(_ units: [XLIFFUnit], into resource: ProjectTexts.Resource) throws(RefusedInput) {
    if case .catalog = resource.content {
      var file = try planned.file(at: resource.resource.original, project.located)
      let isNew = file.isNew && file.bytes.isEmpty
      // One that the export made of the sources alone.
      if isNew { file.bytes = resource.snapshot.bytes }
      let catalog = try StringCatalog(bytes: file.bytes, path: file.snapshot.path)
      let result = CatalogImport(
        units, into: catalog, language: spelling(in: catalog), isFaithful: isFaithful, places: places)
      findings += result.findings
      counts += result.counts
      if isNew, !result.catalog.hasChanges { return }
      file.bytes = result.catalog.bytes()
      planned[resource.resource.original] = file
      return
    }
    let texts = ProjectTexts.texts(of: resource.content, for: language)
    let target = try project.translations(of: resource, in: language)
    let result = TableImport(units, texts: texts, target: target, places: places)
    findings += result.findings
    counts += result.counts
    guard !result.changes.isEmpty else { return }
    try write(result.changes, to: resource)
  }

  private mutating func write(
    _ changes: [TableImport.Change], to resource: ProjectTexts.Resource
  ) throws(RefusedInput) {
    switch resource.content {
    case .catalog: return
    case .stringsTable: try write(changes, toTable: resource.resource.path(in: language))
    case .stringsDictionary(let source):
      let path = resource.resource.path(in: language)
      var file = try planned.file(at: path, project.located)
      var dictionary =
        file.isNew && file.bytes.isEmpty
        ? StringsDictionary(path: file.snapshot.path)
        : try StringsDictionary(bytes: file.bytes, path: file.snapshot.path)
      for change in changes where dictionary.text(ofID: change.id) != change.text {
        dictionary.setText(change.text, ofID: change.id, source: source)
      }
      file.bytes = dictionary.bytes()
      planned[path] = file
    case .interfaceFile:
      guard let path = resource.resource.interfaceCatalog, FileAccess.exists(project.located.absolutePath(of: path))
      else { return try write(changes, toTable: resource.resource.path(in: language)) }
      var file = try planned.file(at: path, project.located)
      var catalog = try StringCatalog(bytes: file.bytes, path: file.snapshot.path)
      let language = spelling(in: catalog)
      for change in changes {
        catalog.setStringUnit(StringUnit(state: .translated, value: change.text), key: change.id, language: language)
      }
      file.bytes = catalog.bytes()
      planned[path] = file
    }
  }

  private mutating func write(_ changes: [TableImport.Change], toTable path: String) throws(RefusedInput) {
    var file = try planned.file(at: path, project.located)
    var table =
      file.bytes.isEmpty
      ? StringsTable(path: file.snapshot.path) : try StringsTable(bytes: file.bytes, path: file.snapshot.path)
    var new: [StringsTable.NewEntry] = []
    for change in changes {
      if let value = table[change.id], value.utf8.elementsEqual(change.text.utf8) { continue }
      if try table.setValue(change.text, forKey: change.id) { continue }
      new.append(StringsTable.NewEntry(key: change.id, value: change.text, comment: change.note))
    }
    if new.isEmpty, file.isNew, table.bytes == file.bytes {
      planned[path] = file
      return
    }
    if file.isNew, table.entries.isEmpty {
      // A new file is laid out as Xcode's importer does it.
      new.sort { XLIFFOrder.filePrecedes($0.key, $1.key) }
      file.bytes = StringsTable.newFile(with: new)
    } else {
      try table.add(new)
      file.bytes = table.bytes
    }
    planned[path] = file
  }

  /// The language as a catalog spells it: `pt_BR` and `pt-BR` are the same.
  private func spelling(in catalog: StringCatalog) -> String {
    let languages = catalog.languages
    if languages.contains(language) { return language }
    let wanted = LanguageIdentifier(language)
    return languages.first { LanguageIdentifier($0) == wanted && wanted != nil } ?? language
  }
}

/// Files as an import is to leave them.
struct PlannedFiles {
  struct File {
    var snapshot: FileSnapshot
    var isNew: Bool
    var bytes: [UInt8]
  }

  private var files: [String: File] = [:]

  /// The file at a path from the project's root, as planned so far or as it is; one that is not there is empty.
  func file(at path: String, _ located: LocatedProject) throws(RefusedInput) -> File {
    if let file = files[path] { return file }
    if let snapshot = try ProjectTexts.snapshotIfThere(located, path) {
      return File(snapshot: snapshot, isNew: false, bytes: snapshot.bytes)
    }
    let snapshot = FileSnapshot(
      path: located.displayedPath(of: path), absolutePath: located.absolutePath(of: path), bytes: [])
    return File(snapshot: snapshot, isNew: true, bytes: [])
  }

  subscript(path: String) -> File? {
    get { files[path] }
    set { files[path] = newValue }
  }

  /// Displayed paths of tables that are to be made.
  var newTables: [String] {
    files.values.filter { $0.isNew && !$0.bytes.isEmpty }.map(\.snapshot.path)
      .sorted()
  }

  var changes: FileChangeSet {
    var changes = FileChangeSet()
    for (_, file) in files.sorted(by: { $0.key < $1.key }) {
      if file.isNew {
        let snapshot = file.snapshot
        changes.add(FileChange(creating: snapshot.absolutePath, displayedAs: snapshot.path, with: file.bytes))
      } else {
        changes.add(FileChange(of: file.snapshot, to: file.bytes))
      }
    }
    return changes
  }
}
