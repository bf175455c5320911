/// A pattern of Unicode's date formats (UTS 35), as `dateFormat` takes it.
struct DatePattern {
  /// The fields in order: `dd`, `MM`, `yyyy`.
  let fields: [String]
  /// What stands between them, quotes taken away.
  let literals: [String]
  /// What stands behind each field.
  private let signs: [String]

  init(_ pattern: String) {
    var fields: [String] = []
    var literals: [String] = []
    var signs: [String] = []
    var isQuoted = false
    var lastWasField = false
    for character in pattern {
      if character == "'" {
        isQuoted.toggle()
        lastWasField = false
      } else if !isQuoted, character.isASCII, character.isLetter {
        if lastWasField, fields.last?.first == character {
          fields[fields.count - 1].append(character)
        } else {
          fields.append(String(character))
          signs.append("")
        }
        lastWasField = true
      } else {
        if literals.isEmpty || lastWasField { literals.append("") }
        literals[literals.count - 1].append(character)
        if !signs.isEmpty { signs[signs.count - 1].append(character) }
        lastWasField = false
      }
    }
    self.fields = fields
    self.literals = literals
    self.signs = signs
  }

  private static let zones: Set<Character> = ["Z", "X", "x", "z", "v", "V", "O"]

  /// Whether programs read the outcome: ISO 8601, RFC 822, names of files.
  var isForMachines: Bool {
    if fields.contains(where: { field in field.first.map { Self.zones.contains($0) || $0 == "S" } ?? false }) {
      return true
    }
    if literals.contains(where: { $0.contains("T") || $0.contains("_") }) { return true }
    // `yyyy-MM-dd HH-mm-ss`: names of files, which have no colon.
    if let minutes = fields.firstIndex(where: { $0.first == "m" }), minutes > 0,
      ["h", "H", "k", "K"].contains(fields[minutes - 1].first), signs[minutes - 1] == "-"
    {
      return true
    }
    // `yyyyMMddHHmm`.
    return fields.count > 2 && literals.joined().allSatisfy { $0 == "-" } && literals.count < 2
  }

  /// Whether it has names of months or days, half days, or the signs between numbers that people write: not ISO 8601's
  /// order and signs, nor a time of day alone, which programs write too.
  var isForPeopleAlone: Bool {
    let isNamed = fields.contains { field in
      field.first == "a" || field.count > 2 && ["M", "L", "E", "e", "c"].contains(field.first)
    }
    let hasDay = fields.contains { $0.first == "d" }
    return isNamed || hasDay && literals.contains { $0.contains(".") || $0.contains("/") }
  }

  /// A single field is the same in nearly all languages.
  var isOfOneField: Bool { Set(fields.compactMap(\.first)).count < 2 }

  /// The fields alone, as `setLocalizedDateFormatFromTemplate(_:)` takes them; `j` stands for the hours that people use.
  var template: String {
    fields.compactMap { field -> String? in
      switch field.first {
      case "h", "H", "k", "K": field.count > 1 ? "jj" : "j"
      case "a": nil
      default: field
      }
    }.joined()
  }
}
