#if !canImport(Darwin)
  public import Foundation

  // Foundation off Apple's systems has the first version of `Morphology`: gender, number, part of speech and custom
  // pronouns. An extension cannot add storage, and a second type of the same name would be ambiguous for whoever
  // imports Foundation too. So the later properties are kept in the one open place, as the custom pronoun of a private
  // language: they are compared, hashed and encoded with the rest.

  extension Morphology {
    private static let place = "en-x-morphology"

    public var grammaticalCase: GrammaticalCase? {
      get { stored(\.subjectForm) }
      set { store(newValue, in: \.subjectForm) }
    }

    public var grammaticalPerson: GrammaticalPerson? {
      get { stored(\.objectForm) }
      set { store(newValue, in: \.objectForm) }
    }

    public var pronounType: PronounType? {
      get { stored(\.possessiveForm) }
      set { store(newValue, in: \.possessiveForm) }
    }

    public var determination: Determination? {
      get { stored(\.possessiveAdjectiveForm) }
      set { store(newValue, in: \.possessiveAdjectiveForm) }
    }

    public var definiteness: Definiteness? {
      get { stored(\.reflexiveForm) }
      set { store(newValue, in: \.reflexiveForm) }
    }

    /// Whether nothing is said.
    public var isUnspecified: Bool { self == Morphology() }

    private func stored<Value: RawRepresentable>(_ part: KeyPath<CustomPronoun, String?>) -> Value?
    where Value.RawValue == Int {
      customPronoun(forLanguage: Self.place)?[keyPath: part].flatMap { Int($0) }.flatMap { Value(rawValue: $0) }
    }

    private mutating func store<Value: RawRepresentable>(
      _ value: Value?, in part: WritableKeyPath<CustomPronoun, String?>
    ) where Value.RawValue == Int {
      var parts = customPronoun(forLanguage: Self.place) ?? CustomPronoun()
      parts[keyPath: part] = value.map { String($0.rawValue) } ?? ""
      let all: [WritableKeyPath<CustomPronoun, String?>] = [
        \.subjectForm, \.objectForm, \.possessiveForm, \.possessiveAdjectiveForm, \.reflexiveForm,
      ]
      // Foundation wants every form of a pronoun.
      for part in all { parts[keyPath: part] = parts[keyPath: part] ?? "" }
      let isEmpty = all.allSatisfy { parts[keyPath: $0]?.isEmpty ?? true }
      try? setCustomPronoun(isEmpty ? nil : parts, forLanguage: Self.place)
    }
  }
#endif
