/// Whether texts that are put into a message are kept apart from it, so that a name in one direction does not move the
/// punctuation and numbers of a sentence in the other.
///
/// A text is kept apart by U+2068 (first strong isolate) before it and U+2069 after it, as Unicode's bidirectional
/// algorithm (UAX #9) has it. Numbers need no such marks and get none.
public enum BidirectionalIsolation: Sendable {
  /// Where a text has letters, or marks of direction, that run against the language of the message. Text in one
  /// direction alone has no marks.
  case automatic
  case always
  case never
}
