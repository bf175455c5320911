/// How a number is to look, apart from the language it is written in.
package struct NumberShape: Hashable, Sendable {
  /// How many digits there are, rounded half to even.
  package enum Digits: Hashable, Sendable {
    case fraction(minimum: Int, maximum: Int)
    case significant(minimum: Int, maximum: Int)
  }

  package var digits: Digits
  /// Zeros are put before the number until it has so many.
  package var minimumIntegerDigits: Int
  /// With an exponent of two digits or more, and its sign.
  package var isScientific: Bool
  /// Whether what is not negative has a plus sign.
  package var showsPlus: Bool
  /// Whether digits are grouped where the language does so.
  package var isGrouped: Bool

  package init(
    digits: Digits, minimumIntegerDigits: Int = 1, isScientific: Bool = false, showsPlus: Bool = false,
    isGrouped: Bool = true
  ) {
    self.digits = digits
    self.minimumIntegerDigits = minimumIntegerDigits
    self.isScientific = isScientific
    self.showsPlus = showsPlus
    self.isGrouped = isGrouped
  }

  /// A whole number, as the language writes it.
  package static let integer = NumberShape(digits: .fraction(minimum: 0, maximum: 0))
  /// Any number, with as many digits behind the decimal mark as it has, up to 15: what objects that are numbers look
  /// like in a locale.
  package static let plain = NumberShape(digits: .fraction(minimum: 0, maximum: 15))

  /// No more digits than this are ever asked for: the limit of ICU.
  package static let mostDigits = 999

  /// The same in the language of ICU's number skeletons.
  var skeleton: String {
    var parts: [String] = []
    if isScientific { parts.append("scientific/*ee/sign-always") }
    switch digits {
    case .fraction(_, 0): parts.append("precision-integer")
    case .fraction(let minimum, let maximum): parts.append("." + Self.digits(minimum, maximum, "0"))
    case .significant(let minimum, let maximum): parts.append(Self.digits(minimum, maximum, "@"))
    }
    let integers = min(max(1, minimumIntegerDigits), Self.mostDigits)
    if integers > 1 { parts.append("integer-width/+" + String(repeating: "0", count: integers)) }
    if showsPlus { parts.append("sign-always") }
    if !isGrouped { parts.append("group-off") }
    return parts.joined(separator: " ")
  }

  private static func digits(_ minimum: Int, _ maximum: Int, _ needed: Character) -> String {
    let maximum = min(max(0, maximum), mostDigits)
    let minimum = min(max(0, minimum), maximum)
    return String(repeating: needed, count: minimum) + String(repeating: "#", count: maximum - minimum)
  }
}
