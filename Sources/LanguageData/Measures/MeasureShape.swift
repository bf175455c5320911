/// How a quantity is written: everything but the number and the language.
package struct MeasureShape: Hashable, Sendable {
  package enum Width: String, Hashable, Sendable {
    case wide = "unit-width-full-name"
    case abbreviated = "unit-width-short"
    case narrow = "unit-width-narrow"
  }

  package enum Unit: Hashable, Sendable {
    /// One of CLDR's core unit identifiers, such as `kilometer-per-hour`.
    case named(String)
    /// A temperature of whatever scale.
    case degrees
    /// A number alone.
    case none
  }

  /// The unit of the number.
  package var unit: Unit
  package var width: Width
  /// What the quantity is of, in CLDR's words, such as `person-height`; it decides the unit, and how precise the number
  /// is, by the locale. nil keeps the unit.
  package var usage: String?
  /// Stems of an ICU number skeleton, such as `.00 group-off`; empty for what the usage or the locale takes.
  package var numberStems: String

  package init(unit: Unit, width: Width, usage: String? = nil, numberStems: String = "") {
    self.unit = unit
    self.width = width
    self.usage = usage
    self.numberStems = numberStems
  }

  /// As a skeleton of ICU's number formatter.
  var skeleton: String {
    var stems: [String] = []
    switch unit {
    case .named(let identifier): stems = ["unit/\(identifier)", width.rawValue]
    case .degrees: stems = ["measure-unit/temperature-generic", width.rawValue]
    case .none: break
    }
    if let usage { stems.append("usage/\(usage)") }
    if !numberStems.isEmpty { stems.append(numberStems) }
    return stems.joined(separator: " ")
  }
}
