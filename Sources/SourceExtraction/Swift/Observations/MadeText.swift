import SourceObservations

/// A text that the code makes of values: a literal with interpolations, or the outcome of a call.
struct MadeText: Sendable {
  /// Of the file.
  var path: String
  /// In UTF-8 code units.
  var range: Range<Int>
  /// What it is given to, where nothing shows it at once.
  var node: TextNode?
  var destination: TextDestination?
}

/// A call by which a formatter writes or reads.
struct FormatterUse: Sendable {
  var formatter: TextNode
  var task: HandMadeFormat.Task
  /// Of the file.
  var path: String
  /// The offset of the call, in UTF-8 code units.
  var start: Int
}

/// A setting of a formatter that is known by name.
struct FormatterSetting: Sendable {
  var formatter: TextNode
  var place: ObservedPlace

  /// Whether a use is of the formatter that is set: the same variable, or what the body around the setting makes.
  func belongs(to use: FormatterUse) -> Bool {
    use.formatter == formatter || use.formatter.description == formatter.owner
  }
}
