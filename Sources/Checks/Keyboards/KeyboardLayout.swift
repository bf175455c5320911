/// What the keys of a keyboard layout type, place by place.
package struct KeyboardLayout: Sendable {
  /// What has to be held for a character.
  package enum Level: Int, CaseIterable, Comparable, Sendable {
    case alone, shift, option, shiftAndOption

    package static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
  }

  /// That of xkeyboard-config: `de(mac)`.
  package let identifier: String
  /// In English: `German`.
  package let name: String
  /// ISO 639 codes, of two letters where there is one.
  package let languages: [String]
  /// ISO 3166 codes.
  package let countries: [String]
  /// What is typed, by level; all levels have the same keys in the same order.
  private let levels: [[Unicode.Scalar]]

  /// Stands for nothing in the data.
  private static let nothing: Unicode.Scalar = "\u{2423}"

  /// - Returns: nil for lines that are none of a layout.
  init?(_ lines: ArraySlice<Substring>) {
    guard let head = lines.first, lines.count == 1 + Level.allCases.count else { return nil }
    let fields = head.split(separator: "; ", omittingEmptySubsequences: false)
    guard fields.count == 4 else { return nil }
    identifier = String(fields[0])
    name = String(fields[1])
    languages = fields[2].split(separator: " ").map { String($0) }
    countries = fields[3].split(separator: " ").map { String($0) }
    levels = lines.dropFirst().map { Array($0.unicodeScalars) }
    guard levels.allSatisfy({ $0.count == levels[0].count }) else { return nil }
  }

  /// The lowest level on which a character is typed; nil where it is on none.
  package func level(of character: Unicode.Scalar) -> Level? {
    Level.allCases.first { levels[$0.rawValue].contains(character) }
  }

  /// What the key alone types here that types a character on another layout.
  package func character(inPlaceOf character: Unicode.Scalar, on other: KeyboardLayout) -> Unicode.Scalar? {
    guard let level = other.level(of: character),
      let place = other.levels[level.rawValue].firstIndex(of: character), levels[0].indices.contains(place)
    else { return nil }
    let typed = levels[0][place]
    return typed == Self.nothing ? nil : typed
  }
}
