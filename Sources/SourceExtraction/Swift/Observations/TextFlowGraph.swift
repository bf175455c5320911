import SourceObservations

/// Follows texts through the declarations of a project to the places that show them.
struct TextFlowGraph {
  /// How a node's text is shown, and through which nodes it gets there.
  private struct Showing {
    var destination: TextDestination
    var way: [TextNode]
  }

  private var showings: [TextNode: Showing] = [:]
  private let files: [FileObservations]
  let literals: [TextNode: [GivenLiteral]]
  /// What flows into each node.
  private var sources: [TextNode: [TextNode]] = [:]
  /// Nodes whose texts are joined with others before people read them.
  private var pieces: Set<TextNode> = []

  /// Longer ways are not followed: what is passed on so often is rarely a literal at its start.
  private static let longestWay = 8

  init(_ files: [FileObservations]) {
    self.files = files
    literals = Dictionary(grouping: files.flatMap(\.literals), by: \.node)
    for flow in files.flatMap(\.flows) { sources[flow.target, default: []].append(flow.source) }
    follow(files.flatMap(\.shown))
    for join in files.flatMap(\.joins) where !UseOfText.isRecord(join.join.use) {
      for case let node? in join.nodes where !pieces.contains(node) { pieces.formUnion(origins(of: node)) }
    }
  }

  /// The same, with what else is shown.
  func following(_ shown: [ShownNode]) -> TextFlowGraph {
    var graph = self
    graph.follow(shown)
    return graph
  }

  /// What shows the text of a node.
  func destination(of node: TextNode) -> TextDestination? { showings[node]?.destination }

  /// The same, where the way there is short.
  func destination(of node: TextNode, withinSteps steps: Int) -> TextDestination? {
    showings[node].flatMap { $0.way.count <= steps ? $0.destination : nil }
  }

  private mutating func follow(_ shown: [ShownNode]) {
    var waiting: [TextNode] = []
    for shown in shown where showings[shown.node] == nil {
      showings[shown.node] = Showing(destination: shown.destination, way: [shown.node])
      waiting.append(shown.node)
    }
    var position = 0
    while position < waiting.count {
      let node = waiting[position]
      position += 1
      guard let showing = showings[node], showing.way.count < Self.longestWay else { continue }
      for source in sources[node] ?? [] where showings[source] == nil {
        showings[source] = Showing(destination: showing.destination, way: [source] + showing.way)
        waiting.append(source)
      }
    }
  }

  /// The literals that end in a place that shows them.
  var unlocalizedTexts: [UnlocalizedText] {
    files.flatMap(\.literals).compactMap { literal in
      guard let showing = showings[literal.node] else { return nil }
      return UnlocalizedText(
        place: literal.place, text: literal.text, destination: showing.destination,
        way: showing.way.map(\.description), isPiece: literal.isPiece || pieces.contains(literal.node))
    }
  }

  /// The literals that may end in a node.
  func literals(givenTo node: TextNode) -> [GivenLiteral] { origins(of: node).flatMap { literals[$0] ?? [] } }

  /// What may end in a node, itself first.
  func origins(of node: TextNode) -> [TextNode] {
    var found = [node]
    var seen: Set<TextNode> = [node]
    var waiting = [node]
    while let node = waiting.popLast() {
      for source in sources[node] ?? [] where seen.insert(source).inserted {
        found.append(source)
        waiting.append(source)
      }
    }
    return found
  }

  /// An image with the names that are given to what holds its own; nil where none is known.
  func resolved(_ held: HeldImage) -> ImageUse? {
    var image = held.image
    let names = literals(givenTo: held.node).map(\.text).filter { $0.values.isEmpty }.map(\.constant)
    image.names = Set(names).sorted()
    return names.isEmpty ? nil : image
  }

  /// A key with the literals that are given to what holds it.
  func resolved(_ held: HeldKey) -> DynamicKey {
    var key = held.key
    for literal in literals(givenTo: held.node) {
      let pattern = KeyPattern(literal.text)
      if !key.patterns.contains(pattern) { key.patterns.append(pattern) }
    }
    return key
  }

  /// The parameters and properties that are shown and that calls fill with literals.
  var textParameters: [TextParameter] {
    var declared: [TextNode: DeclaredText] = [:]
    for text in files.flatMap(\.declared) where declared[text.node] == nil { declared[text.node] = text }
    var literals: [TextNode: [GivenLiteral]] = [:]
    for literal in files.flatMap(\.literals)
    where literal.isArgument && literal.place.circumstances.isEmpty && showings[literal.node] != nil {
      literals[literal.node, default: []].append(literal)
    }
    var made: [TextNode: TextParameter] = [:]
    for (node, given) in literals.sorted(by: { $0.value[0].place < $1.value[0].place }) {
      guard let (holder, text) = Self.declaration(of: node, in: declared), let showing = showings[node] else {
        continue
      }
      var parameter =
        made[holder]
        ?? TextParameter(
          place: text.place, owner: holder.owner, name: holder.name, label: text.label, isProperty: text.isProperty,
          isInView: text.isInView, destination: showing.destination, literals: [])
      parameter.literals += given.sorted { $0.place < $1.place }.map(\.text.description)
      made[holder] = parameter
    }
    return Array(made.values)
  }

  /// What declares a node: of a memberwise initializer's parameter, the property.
  private static func declaration(
    of node: TextNode, in declared: [TextNode: DeclaredText]
  ) -> (TextNode, DeclaredText)? {
    if let text = declared[node] { return (node, text) }
    guard let end = node.owner.lastIndex(of: "(") else { return nil }
    let property = TextNode(owner: String(node.owner[..<end]), name: node.name)
    return declared[property].map { (property, $0) }
  }
}
