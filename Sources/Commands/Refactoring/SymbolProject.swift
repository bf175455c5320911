import CatalogSync
import FileChanges
import Findings
import LocalizableReferences
import ProjectModel
import SourceText
import StringCatalog
import SymbolGenerator

/// A project whose code is rewritten from keys to symbols, or back, as a plan.
struct SymbolProject {
  struct Catalog {
    let snapshot: FileSnapshot
    let strings: CatalogStrings
    var catalog: StringCatalog
  }

  let extraction: ProjectExtraction
  let selection: SymbolSelection
  /// Whether the changes will be written.
  private let isApplied: Bool
  /// Path relative to the project's root → the catalog.
  var catalogs: [String: Catalog] = [:]
  private var changes = FileChangeSet()
  private(set) var findings: [Finding] = []
  private var isIncomplete = false
  private var rewritten = 0
  private var kept = 0
  private var sources = 0

  init(_ extraction: ProjectExtraction, selection: SymbolSelection, isApplied: Bool) throws {
    self.isApplied = isApplied
    self.extraction = extraction
    self.selection = selection
    // Guesses matter only where a text is rewritten, and are its reason to stay then.
    findings = extraction.findings.filter { $0.id != "guessed-specifier" }
    let located = extraction.located
    guard !extraction.strings.catalogs.isEmpty else {
      throw RefusedInput(ProjectSearchFindings.noCatalogs(located.displayedPath(of: ""), of: located))
    }
    for (path, strings) in extraction.strings.catalogs.sorted(by: { $0.key < $1.key }) {
      let displayed = located.displayedPath(of: path)
      let snapshot = try FileSnapshot(reading: located.absolutePath(of: path), displayedAs: displayed)
      do {
        catalogs[path] = Catalog(
          snapshot: snapshot, strings: strings, catalog: try StringCatalog(bytes: snapshot.bytes, path: displayed))
      } catch {
        findings += error.findings
        isIncomplete = true
      }
    }
  }

  func isSelected(_ path: String) -> Bool {
    guard let catalog = catalogs[path] else { return false }
    return selection.includes(catalog: path, table: catalog.strings.table, of: extraction.located)
  }

  /// Plans what was found for one source.
  ///
  /// - Parameter places: each with its place in the source and what it is.
  mutating func add(
    _ places: [(location: ReferenceLocation, what: String, place: RefactoredPlace)], of snapshot: FileSnapshot
  ) {
    let edits = places.flatMap { place -> [TextEdit] in
      if case .edits(let edits) = place.place { edits } else { [] }
    }
    let before = SourceText(bytes: snapshot.bytes)
    guard let bytes = edits.applied(to: snapshot.bytes) else { return }
    // What is said of a file is said of what it then is.
    let after = isApplied ? SourceText(bytes: bytes) : before
    for (location, what, place) in places {
      guard case .refused(let reason) = place else {
        rewritten += 1
        continue
      }
      kept += 1
      var offset = before.offset(line: location.line, column: location.column)?.value ?? 0
      if isApplied {
        offset += edits.filter { $0.range.upperBound.value <= offset }.map { edit in
          edit.replacement.utf8.count - (edit.range.upperBound.value - edit.range.lowerBound.value)
        }.reduce(0, +)
      }
      let position = after.position(at: UTF8Offset(offset))
      findings.append(
        Finding(
          "kept-text", .warning, at: FindingLocation(path: snapshot.path, range: position..<position),
          "\(what) stays as it is: \(reason)"))
    }
    guard !edits.isEmpty else { return }
    sources += 1
    changes.add(FileChange(of: snapshot, to: bytes))
  }

  mutating func raiseVersions() {
    for (path, catalog) in catalogs where catalog.catalog.hasChanges {
      if let version = catalog.catalog.version, version != "1.0" { continue }
      catalogs[path]?.catalog.version = "1.1"
    }
  }

  func outcome() -> Outcome {
    var all = changes
    for (_, catalog) in catalogs.sorted(by: { $0.key < $1.key }) {
      all.add(FileChange(of: catalog.snapshot, to: catalog.catalog.bytes()))
    }
    func counted(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }
    let line = "\(counted(rewritten, "place")) in \(counted(sources, "source")) rewritten, \(kept) kept as they are"
    return Outcome(changes: all, findings: findings, summary: [.init(nil, line)], isIncomplete: isIncomplete)
  }
}
