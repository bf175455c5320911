import SourceText

/// The first place where a key that is no literal is looked up, by what extractors do not follow: functions of
/// Objective-C, initializers that are handed on, and extensions of packages whose sources are not here.
struct KeyLookups {
  private var certain: CheckPlace?
  /// Macros that look up a key.
  private var macros: Set<String> = []
  /// Called with something that is no literal: macros may be among them.
  private var called: [String: CheckPlace] = [:]
  /// The names of members that localize what they are of, with the first use of each.
  private var localizing: [String: CheckPlace] = [:]
  private var declared: Set<String> = []

  var place: CheckPlace? {
    certain ?? called.filter { macros.contains($0.key) }.min { $0.key < $1.key }?.value
      ?? localizing.filter { !declared.contains($0.key) }.min { $0.key < $1.key }?.value
  }

  mutating func add(_ uses: [KeyLookupUse], _ bytes: [UInt8], path: String) {
    guard !uses.isEmpty else { return }
    let text = SourceText(bytes: bytes)
    for use in uses {
      func place() -> CheckPlace {
        let (start, end) = (UTF8Offset(use.offset), UTF8Offset(use.offset + use.name.utf8.count))
        return .range(path: path, text.position(at: start)..<text.position(at: end))
      }
      switch use.kind {
      case .macro(let name): macros.insert(name)
      case .localizedDeclaration: declared.insert(use.name)
      case .localizedMember: if localizing[use.name] == nil { localizing[use.name] = place() }
      case .handedOn: if certain == nil { certain = place() }
      case .variable:
        if KeyLookupUse.isFunction(use.name) {
          if certain == nil { certain = place() }
        } else if called[use.name] == nil {
          called[use.name] = place()
        }
      }
    }
  }
}
