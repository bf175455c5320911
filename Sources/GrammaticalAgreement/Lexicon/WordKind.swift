/// What part a word plays in agreement.
package enum WordKind: String, CaseIterable, Sendable {
  case noun
  case adjective
  case determiner
  case pronoun
  case verb
  case adposition
  case conjunction
  case adverb
  case numeral
}
