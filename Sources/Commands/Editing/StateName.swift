import StringCatalog

/// States of texts as options spell them, with hyphens.
enum StateName {
  static let all = ["new", "needs-review", "translated", "machine-translated"]

  static func state(_ name: String) -> StringUnitState? {
    guard all.contains(name) else { return nil }
    return StringUnitState(rawValue: name.split(separator: "-").joined(separator: "_"))
  }
}
