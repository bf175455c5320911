import FormatSpecifiers
import LocalizableReferences
import ProjectModel
import SourceText
import StringCatalog

/// The keys that a target's code uses, by where it uses them, with their texts in the source language.
struct KeyUses {
  private let target: CheckedTarget
  /// Table → the target's catalog that its keys go to.
  private let catalogs: [String: CheckedCatalog]
  /// That of the table which nearly all keys go to.
  private let defaultCatalog: CheckedCatalog?

  init(_ target: CheckedTarget, in project: CheckedProject) {
    self.target = target
    // Tables in the old form where the target has no such catalog; none where there are several of one name.
    let ofTarget = project.catalogs.filter { $0.tables != nil && $0.targets.contains(target.target.name) }
    var catalogs = Dictionary(grouping: ofTarget, by: \.table).compactMapValues { $0.count == 1 ? $0[0] : nil }
    let byPath = Dictionary(project.catalogs.map { ($0.path, $0) }) { first, _ in first }
    for table in Set(target.target.catalogs.map { ProjectPath.nameWithoutExtension($0) }) {
      guard let catalog = target.target.catalogPath(forTable: table).flatMap({ byPath[$0] }) else { continue }
      catalogs[table] = catalog
    }
    self.catalogs = catalogs
    defaultCatalog = catalogs[ProjectTarget.defaultTable]
  }

  /// In the order of their places.
  func references(in path: String, _ range: Range<SourcePosition>) -> ArraySlice<LocalizableReference> {
    let references = target.referencesByPath[path] ?? []
    let start = Self.place(of: range.lowerBound, among: references)
    return references[start..<max(start, Self.place(of: range.upperBound, among: references))]
  }

  /// The first reference that stands there or behind.
  private static func place(of position: SourcePosition, among references: [LocalizableReference]) -> Int {
    var low = 0
    var high = references.count
    while low < high {
      let middle = (low + high) / 2
      if references[middle].position < (position.line, position.column) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The target's catalog that a key goes to, or the tables in the old form.
  func catalog(of reference: LocalizableReference) -> CheckedCatalog? {
    reference.table.map { catalogs[$0] } ?? defaultCatalog
  }

  /// The same for the name of a table; nil stands for the one that nearly all keys go to.
  func catalog(ofTable table: String?) -> CheckedCatalog? { table.map { catalogs[$0] } ?? defaultCatalog }

  /// The catalog of a table, or of any where that is nil, that has a key.
  func catalog(ofKey key: String, inTable table: String?) -> CheckedCatalog? {
    if let catalog = catalog(ofTable: table), catalog.contains(key) { return catalog }
    return table == nil ? catalogs.values.first { $0.contains(key) } : nil
  }

  /// Whether a key that a catalog does not have may be another one all the same: where the type of a value is not known,
  /// one with another specifier, and where nothing names the table of a text that is only held, one of another table.
  func mayMean(_ reference: LocalizableReference, aKeyOf catalog: CheckedCatalog) -> Bool {
    if mayGoElsewhere(reference), catalogs.values.contains(where: { $0.contains(reference.key) }) {
      return true
    }
    guard reference.arguments.contains(where: \.isGuessed) else { return false }
    return catalog.keys(ofSkeleton: FormatString(reference.key).skeleton).contains { other in
      other.arguments.count == reference.arguments.count
        && zip(other.arguments, reference.arguments).allSatisfy { $1.isGuessed || $0.specifier == $1.specifier }
    }
  }

  /// `var title: LocalizedStringKey { "title" }`, which a view may look up in any table, and `notice("title", tableName: name)`.
  private func mayGoElsewhere(_ reference: LocalizableReference) -> Bool {
    guard reference.table == nil else { return false }
    let reason = reference.reason
    return !reason.hasSuffix(")") || reason.hasSuffix("tableName:)") || reason.hasSuffix("table:)")
  }

  func entry(of reference: LocalizableReference) -> CheckedEntry? {
    catalog(of: reference)?.entry(of: reference.key)
  }

  /// The texts of a key in the source language; the default value or the key where no catalog has it.
  func sourceTexts(of reference: LocalizableReference) -> [String] {
    guard let entry = entry(of: reference) else { return [reference.defaultValue ?? reference.key] }
    return entry.sourceTexts.map(\.value)
  }
}
