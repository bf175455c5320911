/// A text, and which parts of it are to agree with what.
package struct AgreementText: Sendable {
  /// A part of the text about which the same is said throughout.
  package struct Run: Sendable {
    package var text: String
    package var markup: AgreementMarkup
    /// The number of the argument that the text was put in for, from 1.
    package var argument: Int?
    /// What the argument was, where it was a number.
    package var count: AgreementCount?
    package var stated: StatedWord?

    package init(
      _ text: String, markup: AgreementMarkup = .init(), argument: Int? = nil, count: AgreementCount? = nil,
      stated: StatedWord? = nil
    ) {
      self.text = text
      self.markup = markup
      self.argument = argument
      self.count = count
      self.stated = stated
    }
  }

  package var runs: [Run]

  package init(_ runs: [Run]) { self.runs = runs }

  package var text: String { runs.map(\.text).joined() }
}

/// A number that things are counted with.
package enum AgreementCount: Hashable, Sendable {
  case integer(Int)
  case decimal(Double)
}

/// What is said about a word, so that it need not be looked up.
package struct StatedWord: Hashable, Sendable {
  package var kind: WordKind?
  package var features: GrammaticalFeatures

  package init(kind: WordKind? = nil, features: GrammaticalFeatures) {
    self.kind = kind
    self.features = features
  }
}

/// What is asked of a part of a text.
package struct AgreementMarkup: Hashable, Sendable {
  package enum Rule: Hashable, Sendable {
    /// The words agree with the noun and the number among them, else with the user.
    case automatic
    /// The words take this gender and number, and pronouns are replaced by the person's.
    case explicit(Referent)
  }

  package var rule: Rule?
  /// From 1.
  package var agreeWithArgument: Int?
  /// From 1.
  package var agreeWithConcept: Int?
  /// From 1.
  package var referentConcept: Int?
  /// Whether another wording is there for the case that agreement is not possible.
  package var hasAlternative = false

  package init(
    rule: Rule? = nil, agreeWithArgument: Int? = nil, agreeWithConcept: Int? = nil, referentConcept: Int? = nil,
    hasAlternative: Bool = false
  ) {
    self.rule = rule
    self.agreeWithArgument = agreeWithArgument
    self.agreeWithConcept = agreeWithConcept
    self.referentConcept = referentConcept
    self.hasAlternative = hasAlternative
  }

  /// Whether the words are to agree with something that is named, a part of the text or not. They do so with
  /// `inflect: true` beside it, too, which names nothing.
  var namesOther: Bool { agreeWithArgument != nil || agreeWithConcept != nil || referentConcept != nil }

  /// Whether anything is asked.
  package var isEmpty: Bool {
    rule == nil && agreeWithArgument == nil && agreeWithConcept == nil && referentConcept == nil
  }
}

/// Who or what is spoken of.
package struct Referent: Hashable, Sendable {
  /// Gender and number, as far as they are known. Neuter is a person who is spoken of without a gender.
  package var features: GrammaticalFeatures
  /// The person's own pronouns, by role; none means the language's.
  package var pronouns: [GrammaticalFeatures: String]

  package init(features: GrammaticalFeatures, pronouns: [GrammaticalFeatures: String] = [:]) {
    self.features = features
    self.pronouns = pronouns
  }
}

/// Something outside a text that its words agree with.
package enum AgreementConcept: Hashable, Sendable {
  /// Nil where it is not known how the person is spoken of.
  case person(Referent?)
  /// A phrase of the text's language, whose noun decides.
  case phrase(String)
}

/// A change that makes words agree.
package struct AgreementEdit: Equatable, Sendable {
  /// UTF-8 offsets in the whole text.
  package let range: Range<Int>
  /// Nil: the other wording is to be used.
  package let replacement: String?

  package init(range: Range<Int>, replacement: String?) {
    self.range = range
    self.replacement = replacement
  }
}
