package import Findings
import LosslessJSON

/// A set of an asset catalog (`.imageset`, `.dataset` and their like) as its `Contents.json` describes it.
///
/// A localizable set says so in its properties, and an entry for one language names it as its locale. Sources: Apple's
/// Asset Catalog Format Reference for the entries; sets in public projects and exports of Xcode 12.4 and 13.1 for
/// `localizable` and `locale`, which it does not have.
package struct AssetSet: Sendable {
  /// The file that describes a set, and each folder of a catalog.
  package static let contentsName = "Contents.json"

  private let document: JSONDocument
  private let root: [JSONMember]

  /// - Parameter path: for locations in findings.
  package init(contents: [UInt8], path: String) throws(RefusedInput) {
    document = try JSONDocument(bytes: contents, path: path)
    root = document.value(of: document.root).members
  }

  package var isLocalizable: Bool { root["properties"]?.members["localizable"] == .boolean(true) }

  /// The files of a language; those of no language for nil.
  package func fileNames(in language: String?) -> [String] {
    entries.filter { Self.language(of: $0) == language }.compactMap(Self.fileName)
  }

  /// Whether there is an entry for a language, or for none.
  package func hasEntries(in language: String?) -> Bool { entries.contains { Self.language(of: $0) == language } }

  /// The set with the entries of some languages alone, written as Xcode does; nil stands for entries of no language.
  package func contents(in languages: Set<String?>) -> [UInt8] {
    let members = root.map { member in
      guard case .array(let elements) = member.value else { return member }
      return JSONMember(
        member.name, .array(elements.filter { languages.contains(Self.language(of: $0.members)) }))
    }
    return JSONDocument(writing: .object(members), style: .xcode, path: Self.contentsName).bytes
  }

  // MARK: Merging

  /// What a set that came back changes.
  package struct Merge: Hashable, Sendable {
    /// The file that describes the set.
    package var contents: [UInt8]
    /// Files to be taken over: their names in what came back, and in the project.
    package var files: [String: String] = [:]
  }

  /// Takes over the entries that another set has for a language, those of no language too where it has no others. What it
  /// has no entry or no file for stays; what is for another language is left out.
  package func merge(of other: AssetSet, language: String) -> Merge {
    let ofLanguage: String? = other.hasEntries(in: language) ? language : nil
    var merge = Merge(contents: document.bytes)
    var result = root
    for (name, elements) in other.lists {
      guard let place = result.firstIndex(where: { $0.name == name }), case .array(var own) = result[place].value else {
        continue
      }
      for element in elements where Self.language(of: element.members) == ofLanguage {
        add(element.members, language, to: &own, &merge)
      }
      result[place].value = .array(own)
    }
    var editing = JSONEditing(document, style: JSONStyle(detectedIn: document), orders: [])
    editing.reconcile(document.root, from: .object(root), to: .object(result))
    merge.contents = editing.bytes()
    return merge
  }

  private func add(_ entry: [JSONMember], _ language: String, to own: inout [JSONValue], _ merge: inout Merge) {
    var entry = entry
    guard Self.fileName(of: entry) != nil || entry.contains(where: { $0.name == "color" }) else { return }
    entry["locale"] = .string(language)
    let place = own.firstIndex { Self.slot(of: $0.members) == Self.slot(of: entry) }
    if let name = Self.fileName(of: entry) {
      let existing = place.flatMap { Self.fileName(of: own[$0].members) }
      let isSameKind = existing.map { Self.pathExtension($0) == Self.pathExtension(name) } ?? false
      // The name that the project has stays, so that no file is left over.
      let kept = isSameKind ? existing ?? name : freeName(name, language, taken: merge.files)
      merge.files[name] = kept
      entry["filename"] = .string(kept)
    }
    guard let place else {
      let last = own.lastIndex { Self.language(of: $0.members) == language } ?? own.count - 1
      own.insert(.object(entry), at: last + 1)
      return
    }
    var changed = own[place].members
    for member in entry { changed[member.name] = member.value }
    own[place] = .object(changed)
  }

  /// A name that no other language's file has.
  private func freeName(_ name: String, _ language: String, taken: [String: String]) -> String {
    let used = Set(entries.filter { Self.language(of: $0) != language }.compactMap(Self.fileName)).union(taken.values)
    guard used.contains(name) else { return name }
    let pathExtension = Self.pathExtension(name)
    let stem = pathExtension.isEmpty ? name : String(name.dropLast(pathExtension.count + 1))
    var result = name
    var number = 1
    while used.contains(result) {
      result = stem + "-" + language + (number == 1 ? "" : "-\(number)")
      if !pathExtension.isEmpty { result += "." + pathExtension }
      number += 1
    }
    return result
  }

  // MARK: Entries

  /// The lists of entries: `images`, `data`, `colors`, whatever the kind of the set calls them.
  private var lists: [(name: String, elements: [JSONValue])] {
    root.compactMap { member in
      guard case .array(let elements) = member.value else { return nil }
      return (member.name, elements)
    }
  }

  private var entries: [[JSONMember]] { lists.flatMap { $0.elements.map(\.members) } }

  private static func language(of entry: [JSONMember]) -> String? { entry["locale"]?.text }

  private static func fileName(of entry: [JSONMember]) -> String? { entry["filename"]?.text }

  /// What tells the entry from the others of its set.
  private static func slot(of entry: [JSONMember]) -> Set<JSONMember> {
    Set(entry.filter { $0.name != "filename" && $0.name != "color" })
  }

  private static func pathExtension(_ name: String) -> Substring {
    name.lastIndex(of: ".").map { name[name.index(after: $0)...] } ?? ""
  }
}

extension JSONValue {
  /// Those of an object; none of anything else.
  fileprivate var members: [JSONMember] { if case .object(let members) = self { members } else { [] } }
  fileprivate var text: String? { if case .string(let text) = self { text } else { nil } }
}

extension [JSONMember] {
  /// Setting it keeps the place of what is there and puts what is new at the end.
  fileprivate subscript(name: String) -> JSONValue? {
    get { first { $0.name == name }?.value }
    set {
      guard let newValue else { return removeAll { $0.name == name } }
      if let place = firstIndex(where: { $0.name == name }) {
        self[place].value = newValue
      } else {
        append(JSONMember(name, newValue))
      }
    }
  }
}
