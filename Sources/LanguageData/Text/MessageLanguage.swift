/// What the language of a table says about its messages, looked up once for all of them.
package final class MessageLanguage: Sendable {
  /// As the table spells it.
  package let name: String
  private let cardinals = MadeOnce<PluralRules>()
  private let ordinals = MadeOnce<PluralRules>()
  private let direction = MadeOnce<LanguageDirection>()

  package init(_ name: String) { self.name = name }

  package func pluralRules(_ kind: PluralRules.Kind) -> PluralRules {
    (kind == .ordinal ? ordinals : cardinals).value { PluralRules.of(language: name, kind) }
  }

  package var isRightToLeft: Bool { direction.value { LanguageDirection.of(language: name) }.isRightToLeft }
}
