/// What the language of a table says about its messages, looked up once for all of them.
package final class MessageLanguage: Sendable {
  /// As the table spells it.
  package let name: String
  private let cardinals = MadeOnce<PluralRules>()
  private let ordinals = MadeOnce<PluralRules>()
  private let direction = MadeOnce<LanguageDirection>()

  package init(_ name: String) { self.name = name }

  package func pluralRules(_ kind: PluralRules.Kind) -> PluralRules {
    switch kind {
    case .cardinal: cardinals.value { PluralRules.of(language: name, .cardinal) }
    case .ordinal: ordinals.value { PluralRules.of(language: name, .ordinal) }
    }
  }

  /// The category of a whole number; the sign does not count.
  package func category(of number: UInt64, _ kind: PluralRules.Kind) -> PluralCategory? {
    switch kind {
    case .cardinal:
      cardinals.withValue({ PluralRules.of(language: name, .cardinal) }, { $0.category(of: number) })
    case .ordinal:
      ordinals.withValue({ PluralRules.of(language: name, .ordinal) }, { $0.category(of: number) })
    }
  }

  package var isRightToLeft: Bool {
    direction.withValue({ LanguageDirection.of(language: name) }, { $0.isRightToLeft })
  }
}
