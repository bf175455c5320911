/// The gender of a word or of the person that is spoken of.
package enum GrammaticalGender: String, CaseIterable, Hashable, Sendable {
  case feminine
  case masculine
  case neuter
}
