/// CLDR's plural categories, in the order in which catalogs, tables and lists show them.
package enum PluralCategory: String, CaseIterable, Comparable, Sendable {
  case zero, one, two, few, many, other

  private var position: Int {
    switch self {
    case .zero: 0
    case .one: 1
    case .two: 2
    case .few: 3
    case .many: 4
    case .other: 5
    }
  }

  package static func < (left: PluralCategory, right: PluralCategory) -> Bool {
    left.position < right.position
  }
}
