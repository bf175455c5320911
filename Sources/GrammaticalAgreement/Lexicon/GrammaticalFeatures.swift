/// What a form of a word says: gender, number, role, and what comes before or after it.
///
/// A set of bits in groups; two values of one group exclude each other in a word, and a cell of a table of forms may
/// allow several. A group without a bit means: any.
package struct GrammaticalFeatures: OptionSet, Hashable, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  package static let masculine = Self(rawValue: 1 << 0)
  package static let feminine = Self(rawValue: 1 << 1)
  package static let neuter = Self(rawValue: 1 << 2)

  package static let singular = Self(rawValue: 1 << 3)
  package static let plural = Self(rawValue: 1 << 4)

  package static let nominative = Self(rawValue: 1 << 5)
  package static let accusative = Self(rawValue: 1 << 6)
  package static let dative = Self(rawValue: 1 << 7)
  package static let genitive = Self(rawValue: 1 << 8)
  /// A possessive with its noun, as in "their post".
  package static let dependentPossessive = Self(rawValue: 1 << 9)
  /// A possessive that stands alone, as in "it is theirs".
  package static let independentPossessive = Self(rawValue: 1 << 10)
  package static let reflexive = Self(rawValue: 1 << 11)

  /// German adjectives without a determiner, after one like "ein", and after one like "der".
  package static let strong = Self(rawValue: 1 << 12)
  package static let mixed = Self(rawValue: 1 << 13)
  package static let weak = Self(rawValue: 1 << 14)

  /// The next word begins with a vowel sound.
  package static let beforeVowel = Self(rawValue: 1 << 15)
  /// The next word begins as Italian "zaino" and "studio" do.
  package static let beforeCluster = Self(rawValue: 1 << 16)

  package static let genders: Self = [.masculine, .feminine, .neuter]
  package static let numbers: Self = [.singular, .plural]
  package static let roles: Self = [
    .nominative, .accusative, .dative, .genitive, .dependentPossessive, .independentPossessive, .reflexive,
  ]
  package static let declensions: Self = [.strong, .mixed, .weak]
  package static let sounds: Self = [.beforeVowel, .beforeCluster]

  private static let groups: [Self] = [genders, numbers, roles, declensions]

  /// These features, where a group that says nothing takes what `other` says.
  package func completed(by other: Self) -> Self {
    var result = self
    for group in Self.groups where intersection(group).isEmpty { result.formUnion(other.intersection(group)) }
    return result
  }

  /// How well a cell of a table fits what is wanted: nil where they contradict each other, else the more the better.
  package func fit(in cell: Self) -> Int? {
    var score = 0
    for group in Self.groups {
      let allowed = cell.intersection(group)
      let wanted = intersection(group)
      if allowed.isEmpty || wanted.isEmpty { continue }
      if allowed.isDisjoint(with: wanted) { return nil }
      score += 4
    }
    // A sound that is not there excludes the forms that need it.
    let sound = cell.intersection(Self.sounds)
    if !sound.isEmpty {
      if sound.isDisjoint(with: self) { return nil }
      // The form for what follows goes before one that only has the right gender.
      score += 16
    }
    return score
  }
}

extension GrammaticalFeatures {
  private static let letters: [Character: Self] = [
    "m": .masculine, "f": .feminine, "n": .neuter, "s": .singular, "p": .plural,
    "N": .nominative, "A": .accusative, "D": .dative, "G": .genitive,
    "d": .dependentPossessive, "i": .independentPossessive, "r": .reflexive,
    "S": .strong, "M": .mixed, "W": .weak, "V": .beforeVowel, "Z": .beforeCluster,
  ]

  /// The features of the letters by which lexicons name them; nil for a letter that names none.
  package init?(letters text: Substring) {
    self = []
    for letter in text {
      guard let feature = Self.letters[letter] else { return nil }
      insert(feature)
    }
  }
}
