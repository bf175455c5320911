import SourceText

/// The first place where a key that is no literal is looked up, by what extractors do not follow: functions of
/// Objective-C, initializers that are handed on, and extensions of packages whose sources are not here.
struct KeyLookups {
  private var certain: CheckPlace?
  /// Macros that look up a key.
  private var macros: Set<String> = []
  /// Called with something that is no literal: macros may be among them.
  private var called: [String: CheckPlace] = [:]
  private var localizedMember: CheckPlace?
  private var declaresLocalized = false

  var place: CheckPlace? {
    certain ?? called.filter { macros.contains($0.key) }.min { $0.key < $1.key }?.value
      ?? (declaresLocalized ? nil : localizedMember)
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
      case .localizedDeclaration: declaresLocalized = true
      case .localizedMember: if localizedMember == nil { localizedMember = place() }
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
