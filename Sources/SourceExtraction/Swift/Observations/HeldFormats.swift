import SourceObservations

/// Tells, after the last file, what is behind the names by which formats and locales are known.
struct HeldFormats {
  private let files: [FileObservations]
  private let graph: TextFlowGraph
  private let destinations: MadeTextDestinations
  private let constants: [TextNode: [GivenConstant]]
  private let numbers: Set<TextNode>

  /// More locales than these are a choice that people have.
  private static let mostLocales = 2

  init(_ files: [FileObservations], _ graph: TextFlowGraph, _ destinations: MadeTextDestinations) {
    self.files = files
    self.graph = graph
    self.destinations = destinations
    constants = Dictionary(grouping: files.flatMap(\.constants), by: \.node)
    numbers = files.reduce(into: []) { $0.formUnion($1.numbers) }
  }

  private func constants(givenTo node: TextNode) -> [GivenConstant] {
    graph.origins(of: node).flatMap { constants[$0] ?? [] }
  }

  // MARK: Formats

  var formats: [HandMadeFormat] { files.flatMap(\.heldFormats).flatMap(resolved) }

  private func resolved(_ held: HeldFormat) -> [HandMadeFormat] {
    if let value = held.value, !graph.origins(of: value).contains(where: numbers.contains) { return [] }
    var format = held.format
    destinations.complete(&format)
    if format.destination == nil, let target = held.target { format.destination = graph.destination(of: target) }
    guard let node = held.text else { return [format] }
    switch format.form {
    case .datePattern: return patterns(of: format, givenTo: node)
    case .currencyCode:
      let isOfRegion = constants(givenTo: node).contains { $0.text == GivenConstant.currencyOfRegion }
      return isOfRegion ? [format] : []
    case .formatterSetting:
      return constants(givenTo: node).map { constant in
        var format = format
        format.text = constant.text
        format.written = constant.place
        return format
      }
    default:
      // The "s" of `word + "s"` is no second.
      let texts = graph.literals(givenTo: node)
        .filter { $0.text.values.isEmpty && !$0.isPiece && $0.place.circumstances.isEmpty }.map(\.text.constant)
      let given = constants(givenTo: node).filter(\.place.circumstances.isEmpty)
      let signs = (texts + given.map(\.text)).compactMap { WrittenSign(alone: $0) }
      // In front of a number, only a currency is written.
      guard let sign = signs.first(where: { format.form == .unitWord || $0.form == .currencySign }) else { return [] }
      format.form = sign.form
      format.text = sign.text
      return [format]
    }
  }

  private func patterns(of format: HandMadeFormat, givenTo node: TextNode) -> [HandMadeFormat] {
    // Beside a pattern that a template gives, a literal stands in where that fails.
    guard constants(givenTo: node).isEmpty else { return [] }
    return graph.literals(givenTo: node).filter(\.text.values.isEmpty).map { literal in
      var format = format
      format.text = literal.text.constant
      format.written = literal.place
      format.place.circumstances.formUnion(literal.place.circumstances)
      if literal.isArgument {
        // Of a function that writes any date, each call says for itself what shows its own.
        format.destination = destinations.destination(at: literal.place.start, in: literal.place.path)
      }
      return format
    }
  }

  // MARK: Locales

  var locales: [FixedLocale] {
    files.flatMap(\.heldLocales).flatMap { held -> [FixedLocale] in
      let given = constants(givenTo: held.node)
      guard Set(given.map(\.text)).count <= Self.mostLocales else { return [] }
      let taken = held.locale.place
      let shown = held.locale.destination ?? destinations.destination(at: taken.start, in: taken.path)
      return given.map { constant in
        FixedLocale(
          place: constant.place, identifier: constant.text, use: held.locale.use, destination: shown, taken: taken)
      }
    }
  }
}

extension TextFlowGraph {
  /// More texts than these are of a function that takes any.
  private static let mostTexts = 24

  /// A choice with the texts that are given to what its branches name.
  func resolved(_ held: HeldBranch) -> CountBranch {
    var branch = held.branch
    for (place, nodes) in held.nodes.enumerated() where branch.branches.indices.contains(place) {
      let given = nodes.flatMap { literals(givenTo: $0) }.map(\.text.description)
      branch.branches[place].texts += given.prefix(Self.mostTexts)
    }
    return branch
  }

  /// A call with the format strings that are given to what holds its own; as it is where none is known.
  func resolved(_ held: HeldFormatString, _ localized: Set<TextNode>) -> [FormattedText] {
    var text = held.text
    let origins = origins(of: held.node)
    if origins.contains(where: localized.contains) {
      text.isFormatLocalized = true
      return [text]
    }
    let formats = literals(givenTo: held.node).filter(\.text.values.isEmpty).map(\.text.constant)
    guard !formats.isEmpty else { return [text] }
    return formats.map { format in
      var text = text
      text.format = format
      return text
    }
  }
}
