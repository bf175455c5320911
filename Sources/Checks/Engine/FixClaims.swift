import SourceText
import StringCatalog

/// What the fixes so far have taken for themselves, so that none undoes another's work.
struct FixClaims {
  struct Key: Hashable {
    var catalog: String
    var key: ExactString

    init(catalog: String, key: String) {
      self.catalog = catalog
      self.key = ExactString(key)
    }
  }

  private struct Language: Hashable {
    var key: Key
    var language: String
  }

  /// The changes of each fix that was made.
  private(set) var applied: Set<[CheckFix.Change]> = []
  private var removedKeys: Set<Key> = []
  private var touchedKeys: Set<Key> = []
  private var comments: Set<Key> = []
  private var states: Set<Key> = []
  private var variations: [Language: [VariationPath]] = [:]
  private var edits: [String: [TextEdit]] = [:]
  private var catalogs: Set<String> = []

  /// Whether none of the changes meets what is taken.
  func allow(_ changes: [CheckFix.Change]) -> Bool { changes.allSatisfy(allow) }

  private func allow(_ change: CheckFix.Change) -> Bool {
    if let key = change.key, removedKeys.contains(key) || edits[key.catalog] != nil { return false }
    switch change {
    case .setText(let catalog, let key, let language, let variation, _),
      .setUnit(let catalog, let key, let language, let variation, _),
      .removeText(let catalog, let key, let language, let variation):
      let taken = variations[Language(key: Key(catalog: catalog, key: key), language: language)] ?? []
      return !taken.contains { $0.starts(with: variation) || variation.starts(with: $0) }
    case .removeKey(let catalog, let key): return !touchedKeys.contains(Key(catalog: catalog, key: key))
    case .setComment(let catalog, let key, _): return !comments.contains(Key(catalog: catalog, key: key))
    case .setExtractionState(let catalog, let key, _): return !states.contains(Key(catalog: catalog, key: key))
    case .edit(let path, let list):
      // A catalog is changed as a text or as a catalog.
      guard !catalogs.contains(path) else { return false }
      return !list.contains { edit in (edits[path] ?? []).contains { $0 != edit && $0.meets(edit) } }
    }
  }

  mutating func add(_ changes: [CheckFix.Change]) {
    applied.insert(changes)
    for change in changes {
      if let key = change.key {
        touchedKeys.insert(key)
        catalogs.insert(key.catalog)
      }
      switch change {
      case .setText(let catalog, let key, let language, let variation, _),
        .setUnit(let catalog, let key, let language, let variation, _),
        .removeText(let catalog, let key, let language, let variation):
        variations[Language(key: Key(catalog: catalog, key: key), language: language), default: []].append(variation)
      case .removeKey(let catalog, let key): removedKeys.insert(Key(catalog: catalog, key: key))
      case .setComment(let catalog, let key, _): comments.insert(Key(catalog: catalog, key: key))
      case .setExtractionState(let catalog, let key, _): states.insert(Key(catalog: catalog, key: key))
      case .edit(let path, let list): edits[path, default: []] += list
      }
    }
  }
}

extension TextEdit {
  /// Whether both change the same code units, or insert at the same place, where their order would matter.
  fileprivate func meets(_ other: TextEdit) -> Bool {
    if range.isEmpty, other.range.isEmpty { return range == other.range }
    return range.lowerBound < other.range.upperBound && other.range.lowerBound < range.upperBound
  }
}
