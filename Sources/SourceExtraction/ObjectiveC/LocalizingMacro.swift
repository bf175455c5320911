/// A macro of the `NSLocalizedString` family, with the places of its arguments.
struct LocalizingMacro {
  var name: String
  var table: Int?
  var bundle: Int?
  var value: Int?
  var comment: Int

  /// What Foundation and Core Foundation declare for each base name, as Apple's documentation lists them.
  private static let variants: [(suffix: String, table: Int?, bundle: Int?, value: Int?, comment: Int)] = [
    ("", nil, nil, nil, 1), ("FromTable", 1, nil, nil, 2), ("FromTableInBundle", 1, 2, nil, 3),
    ("WithDefaultValue", 1, 2, 3, 4),
  ]

  private static let baseNames = ["NSLocalizedString", "NSLocalizedAttributedString", "CFCopyLocalizedString"]

  /// All macros by name.
  ///
  /// - Parameter others: a unit's own base names (`LOCALIZED_STRING_MACRO_NAMES`).
  static func all(with others: [String]) -> [String: LocalizingMacro] {
    var found: [String: LocalizingMacro] = [:]
    for base in baseNames + others {
      for variant in variants {
        let name = base + variant.suffix
        found[name] = LocalizingMacro(
          name: name, table: variant.table, bundle: variant.bundle, value: variant.value, comment: variant.comment)
      }
    }
    return found
  }
}
