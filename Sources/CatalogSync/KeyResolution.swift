import Findings
import FormatSpecifiers
import LocalizableReferences
import SourceText

/// Which key of a catalog each reference means. A reference is taken by its key, except where a specifier in it is only
/// a guess: then the one key of the catalog counts that differs in nothing but guessed specifiers.
struct KeyResolution {
  /// Key → what means it.
  private(set) var references: [ExactString: [LocalizableReference]] = [:]
  /// Keys of the catalog that one of several undecided references may mean: not to be called stale.
  private(set) var possiblyUsed: Set<ExactString> = []
  private(set) var findings: [Finding] = []

  /// - Parameters:
  ///   - keys: of the catalog.
  ///   - isStale: whether a key of the catalog is marked so.
  init(references: [LocalizableReference], keys: [String], isStale: (String) -> Bool) {
    var groups: [ExactString: [LocalizableReference]] = [:]
    var guessed: [LocalizableReference] = []
    for reference in references {
      guard reference.addsKey else {
        possiblyUsed.insert(ExactString(reference.key))
        continue
      }
      // Where the key stands apart from the text, the arguments are those of the default value, and the key is certain.
      if reference.arguments.contains(where: \.isGuessed), !FormatString(reference.key).arguments.isEmpty {
        guessed.append(reference)
      } else {
        groups[ExactString(reference.key), default: []].append(reference)
      }
    }
    if !guessed.isEmpty {
      let candidates = Candidates(keys: keys, isStale: isStale, certain: groups.keys.map(\.text))
      for reference in guessed {
        switch candidates.choice(for: reference) {
        case .key(let key): groups[ExactString(key), default: []].append(reference)
        case .none:
          groups[ExactString(reference.key), default: []].append(reference)
          findings.append(CatalogSyncFindings.guessedSpecifier(reference))
        case .several(let keys):
          possiblyUsed.formUnion(keys.map(ExactString.init))
          findings.append(CatalogSyncFindings.ambiguousSpecifier(reference, keys: keys))
        case .oneOfThoseFound: break
        }
      }
    }
    self.references = groups
  }

  /// The strings in the sources, by code point of their keys.
  var strings: [SourceString] {
    references.sorted { $0.key < $1.key }.map { SourceString(key: $0.key.text, references: $0.value) }
  }

  /// The keys that a guess may mean, by skeleton. The choice depends only on what a sync leaves as it is, so that a
  /// second sync chooses the same.
  private struct Candidates {
    enum Choice {
      case none
      case key(String)
      case several([String])
      /// All that fit are in the code anyway.
      case oneOfThoseFound
    }

    /// Keys that certain references make.
    private let certain: Set<ExactString>
    /// Keys in use: those, and those of the catalog that are not stale.
    private let active: [ExactString: Set<ExactString>]
    private let stale: [ExactString: Set<ExactString>]

    init(keys: [String], isStale: (String) -> Bool, certain: [String]) {
      var active: [ExactString: Set<ExactString>] = [:]
      var stale: [ExactString: Set<ExactString>] = [:]
      let certainKeys = Set(certain.map(ExactString.init))
      for key in keys + certain where key.utf8.contains(UInt8(ascii: "%")) {
        let skeleton = ExactString(FormatString(key).skeleton)
        let exact = ExactString(key)
        if !certainKeys.contains(exact), isStale(key) {
          stale[skeleton, default: []].insert(exact)
        } else {
          active[skeleton, default: []].insert(exact)
        }
      }
      self.certain = certainKeys
      self.active = active
      self.stale = stale
    }

    func choice(for reference: LocalizableReference) -> Choice {
      let own = ExactString(reference.key)
      let skeleton = ExactString(FormatString(reference.key).skeleton)
      for group in [active[skeleton] ?? [], stale[skeleton] ?? []] {
        if group.contains(own) { return .key(reference.key) }
        let fitting = group.filter { fits($0.text, reference) }
        if fitting.count == 1, let key = fitting.first { return .key(key.text) }
        if fitting.count > 1 {
          let free = fitting.subtracting(certain)
          if free.count == 1, let key = free.first { return .key(key.text) }
          return free.isEmpty ? .oneOfThoseFound : .several(free.map(\.text))
        }
      }
      return .none
    }

    /// Whether `key` has the specifiers of the reference wherever those are certain.
    private func fits(_ key: String, _ reference: LocalizableReference) -> Bool {
      let specifiers = FormatString(key).arguments.map(\.specifier)
      guard specifiers.count == reference.arguments.count else { return true }
      return zip(specifiers, reference.arguments).allSatisfy { $1.isGuessed || $0 == $1.specifier }
    }
  }
}
