import SourceObservations

/// A format whose pattern, style, sign or unit, or the number beside it, is known by a name.
struct HeldFormat: Sendable {
  var format: HandMadeFormat
  /// What gives the text; nil where the format has it.
  var text: TextNode?
  /// What may be the text of a number; nil where there is one for certain.
  var value: TextNode?
  /// What a sign or unit is added to.
  var target: TextNode?
}

/// A choice by a number whose texts, or some of them, are known by names.
struct HeldBranch: Sendable {
  var branch: CountBranch
  /// What gives the texts of each branch.
  var nodes: [[TextNode]]
}

/// A call that fills a format string which is known by a name.
struct HeldFormatString: Sendable {
  var text: FormattedText
  var node: TextNode
}

/// A place that takes a locale by its name; the identifier is empty.
struct HeldLocale: Sendable {
  var locale: FixedLocale
  var node: TextNode
}

/// A locale, a number's style or a sign that is given to something: as its initial value, an argument, a result.
struct GivenConstant: Sendable {
  /// The code of the currency of the person's region.
  static let currencyOfRegion = "currency of the region"

  var node: TextNode
  /// The identifier of a locale, the source of a style, a sign.
  var text: String
  var place: ObservedPlace
}
