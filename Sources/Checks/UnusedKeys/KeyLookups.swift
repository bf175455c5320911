import SourceText

/// Places where a key that is no literal is looked up, by what extractors do not follow: functions of Objective-C,
/// initializers that are handed on, and extensions of packages whose sources are not here.
struct KeyLookups {
  private var certain: [UnknownLookup] = []
  /// Macros that look up a key.
  private var macros: Set<String> = []
  /// Called with something that is no literal: macros may be among them.
  private var called: [String: [UnknownLookup]] = [:]
  /// The names of members that localize what they are of, with their uses.
  private var localizing: [String: [UnknownLookup]] = [:]
  private var declared: Set<String> = []

  /// In the order of files and places.
  var all: [UnknownLookup] {
    (certain + called.filter { macros.contains($0.key) }.values.flatMap { $0 }
      + localizing.filter { !declared.contains($0.key) }.values.flatMap { $0 }).sorted()
  }

  /// What stands in files that follow.
  mutating func add(_ others: KeyLookups) {
    certain += others.certain
    macros.formUnion(others.macros)
    called.merge(others.called, uniquingKeysWith: +)
    localizing.merge(others.localizing, uniquingKeysWith: +)
    declared.formUnion(others.declared)
  }

  /// - Parameter comments: what is said of lines of the source; look-ups in them are known.
  /// - Returns: those that are about a look-up.
  mutating func add(
    _ uses: [KeyLookupUse], _ bytes: [UInt8], path: String, comments: [LookupComment]
  ) -> Set<LookupComment> {
    guard !uses.isEmpty else { return [] }
    let text = SourceText(bytes: bytes)
    var applied: Set<LookupComment> = []
    for use in uses {
      if !comments.isEmpty {
        let line = text.lineAndColumn(at: UTF8Offset(use.offset)).line
        let here = comments.filter { $0.line == line }
        applied.formUnion(here)
        if !here.isEmpty { continue }
      }
      func lookup() -> UnknownLookup {
        let (start, end) = (UTF8Offset(use.offset), UTF8Offset(use.offset + use.name.utf8.count))
        let range = text.position(at: start)..<text.position(at: end)
        return UnknownLookup(place: .range(path: path, range), path: path, range: range, function: use.name)
      }
      switch use.kind {
      case .macro(let name): macros.insert(name)
      case .localizedDeclaration: declared.insert(use.name)
      case .localizedMember: localizing[use.name, default: []].append(lookup())
      case .handedOn: certain.append(lookup())
      case .variable:
        if KeyLookupUse.isFunction(use.name) {
          certain.append(lookup())
        } else {
          called[use.name, default: []].append(lookup())
        }
      }
    }
    return applied
  }
}
