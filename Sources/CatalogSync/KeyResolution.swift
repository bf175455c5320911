import Findings
import FormatSpecifiers
import LocalizableReferences

/// Which key of a catalog each reference means. A reference is taken by its key, except where a specifier in it is only
/// a guess: then the one key of the catalog counts that differs in nothing but guessed specifiers.
struct KeyResolution {
  /// The strings in the sources, by code point of their keys.
  private(set) var strings: [SourceString] = []
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
      if reference.arguments.contains(where: \.isGuessed) {
        guessed.append(reference)
      } else {
        groups[ExactString(reference.key), default: []].append(reference)
      }
    }
    if !guessed.isEmpty {
      let candidates = Candidates(keys: keys, isStale: isStale)
      let certain = Set(groups.keys)
      for reference in guessed {
        switch candidates.keys(for: reference, certain: certain) {
        case .key(let key): groups[ExactString(key), default: []].append(reference)
        case .none:
          groups[ExactString(reference.key), default: []].append(reference)
          findings.append(CatalogSyncFindings.guessedSpecifier(reference))
        case .several(let keys):
          possiblyUsed.formUnion(keys.map(ExactString.init))
          findings.append(CatalogSyncFindings.ambiguousSpecifier(reference, keys: keys))
        }
      }
    }
    strings = groups.sorted { $0.key < $1.key }.map { SourceString(key: $0.key.text, references: $0.value) }
  }

  /// The catalog's keys by skeleton.
  private struct Candidates {
    enum Choice {
      case none
      case key(String)
      case several([String])
    }

    let active: [ExactString: [String]]
    let stale: [ExactString: [String]]

    init(keys: [String], isStale: (String) -> Bool) {
      var active: [ExactString: [String]] = [:]
      var stale: [ExactString: [String]] = [:]
      for key in keys where key.utf8.contains(UInt8(ascii: "%")) {
        let skeleton = ExactString(FormatString(key).skeleton)
        if isStale(key) { stale[skeleton, default: []].append(key) } else { active[skeleton, default: []].append(key) }
      }
      self.active = active
      self.stale = stale
    }

    func keys(for reference: LocalizableReference, certain: Set<ExactString>) -> Choice {
      let own = ExactString(reference.key)
      let skeleton = ExactString(FormatString(reference.key).skeleton)
      for group in [active[skeleton] ?? [], stale[skeleton] ?? []] {
        if group.contains(where: { ExactString($0) == own }) { return .key(reference.key) }
        let fitting = group.filter { fits($0, reference) }
        if fitting.count == 1 { return .key(fitting[0]) }
        if fitting.count > 1 {
          // A key that another, certain reference makes is spoken for.
          let free = fitting.filter { !certain.contains(ExactString($0)) }
          return free.count == 1 ? .key(free[0]) : .several(fitting)
        }
      }
      return certain.contains(own) ? .key(reference.key) : .none
    }

    /// Whether `key` has the specifiers of the reference wherever those are certain.
    private func fits(_ key: String, _ reference: LocalizableReference) -> Bool {
      let specifiers = FormatString(key).arguments.map(\.specifier)
      guard specifiers.count == reference.arguments.count else { return true }
      return zip(specifiers, reference.arguments).allSatisfy { $1.isGuessed || $0 == $1.specifier }
    }
  }
}
