import SourceObservations

/// What was observed in one file, with what says something only beside what other files say.
struct FileObservations: Sendable {
  var found = SourceObservations()
  var flows: [TextFlow] = []
  var literals: [GivenLiteral] = []
  var shown: [ShownNode] = []
  var declared: [DeclaredText] = []
  var joins: [JoinCandidate] = []
  /// Keys that are held by a node: what is given to that may be the key.
  var heldKeys: [HeldKey] = []
  var heldImages: [HeldImage] = []
  /// What is shown from left to right only where what holds it is shown.
  var heldDirections: [HeldDirection] = []
  /// What is given a text that a catalog gives.
  var localized: Set<TextNode> = []
  /// Texts that the code makes of values, and where they go.
  var made: [MadeText] = []
  /// What is shown as a value in a localized text.
  var interpolated: [ShownNode] = []
  var formatterUses: [FormatterUse] = []
  var formatterSettings: [FormatterSetting] = []
  /// Constants that are no text: locales, styles, signs.
  var constants: [GivenConstant] = []
  /// What is given the text of a number.
  var numbers: Set<TextNode> = []
  var heldFormats: [HeldFormat] = []
  var heldTexts: [HeldFormatString] = []
  var heldLocales: [HeldLocale] = []
  var heldBranches: [HeldBranch] = []

  /// What a file's path says of all that stands in it.
  static func circumstances(of path: String) -> ObservedPlace.Circumstances {
    path.split(separator: "/").dropLast().contains { $0.hasSuffix("Tests") || $0.hasSuffix("Test") } ? .test : []
  }

  /// All of a unit's files together.
  static func merged(_ files: some Sequence<FileObservations?>) -> SourceObservations {
    let files = files.compactMap { $0 }
    var merged = SourceObservations()
    for file in files { merged.append(file.found) }
    let graph = TextFlowGraph(files)
    merged.unlocalizedTexts += graph.unlocalizedTexts
    merged.textParameters += graph.textParameters
    let localized = files.reduce(into: Set<TextNode>()) { $0.formUnion($1.localized) }
    merged.joinedTexts += files.flatMap(\.joins).compactMap { $0.resolved(localized) }
    let heldKeys = files.flatMap(\.heldKeys)
    merged.lookedUpTexts += graph.lookedUpTexts(heldKeys, merged.dynamicKeys)
    merged.dynamicKeys += heldKeys.map { graph.resolved($0) }
    merged.imageUses += files.flatMap(\.heldImages).compactMap { graph.resolved($0) }
    merged.directionSensitiveTexts += files.flatMap(\.heldDirections).compactMap { held in
      graph.destination(of: held.node, withinSteps: 3)?.role == .display ? held.text : nil
    }
    merged.formattedTexts += files.flatMap(\.heldTexts).flatMap { graph.resolved($0, localized) }
    merged.countBranches += files.flatMap(\.heldBranches).map { graph.resolved($0) }
    let destinations = MadeTextDestinations(files, graph)
    destinations.complete(&merged)
    let held = HeldFormats(files, graph, destinations)
    merged.handMadeFormats += held.formats
    merged.fixedLocales += held.locales
    merged.tidy()
    return merged
  }
}

/// Where the walk through a file is.
struct ObservationState: Sendable {
  var circumstances: ObservedPlace.Circumstances = []
  /// What the texts that the innermost body returns belong to.
  var result: TextNode?
  /// The signature of the innermost function, or the path of the property: the owner of variables.
  var function = ""
  /// What the closure is given to that comes next.
  var closureHolder: TextNode?
  /// Whether the innermost body runs on the main actor by an annotation.
  var isOnMainActor = false
}
