import FormatSpecifiers

/// Writes texts and nodes one after the other, each once: what was written before is referred to again.
struct CompiledNodeWriter {
  private typealias Format = CompiledTableFormat

  private(set) var bytes: [UInt8] = []
  private let start: Int
  private var texts: [[UInt8]: Int] = [:]
  private var nodes: [[UInt8]: Int] = [:]

  init(startingAt start: Int = CompiledTableFormat.headerSize) { self.start = start }

  var end: Int { start + bytes.count }

  mutating func reference(to text: [UInt8]) throws(TableMessageError) -> (offset: Int, count: Int) {
    if let offset = texts[text] { return (offset, text.count) }
    let offset = end
    guard text.count <= Format.largestFile - offset else { throw .fileTooLarge }
    bytes += text
    texts[text] = offset
    return (offset, text.count)
  }

  /// - Returns: the offset of the message's node.
  mutating func write(_ message: TableMessage, depth: Int = 0) throws(TableMessageError) -> Int {
    guard depth < Format.deepestNesting else { throw .tooDeep }
    var node: [UInt8] = []
    switch message {
    case .text(let pieces):
      node = try textNode(pieces, depth: depth)
    case .plural(let plural):
      let branches = plural.branches.sorted { $0.key < $1.key }
      guard !branches.isEmpty else { throw .noBranches }
      node = [Format.NodeKind.plural, branches.reduce(0) { $0 | $1.key.bit }, plural.isOrdinal ? 1 : 0, 0]
      node.append16(try Self.number(plural.position, "the position of an argument"))
      node.append16(0)
      for (_, branch) in branches { node.append32(try write(branch, depth: depth + 1)) }
    case .number(let choice):
      guard !choice.branches.isEmpty else { throw .noBranches }
      node = [Format.NodeKind.number, 1]
      node.append16(try Self.number(choice.branches.count, "the number of variations"))
      node.append16(try Self.number(choice.position, "the position of an argument"))
      node.append16(0)
      for (number, branch) in choice.branches.sorted(by: { $0.key < $1.key }) {
        guard number >= 0, number <= Format.largestFile else { throw .tooLarge("a number") }
        node.append32(number)
        node.append32(try write(branch, depth: depth + 1))
      }
    case .device(let branches):
      let sorted = branches.map { (name: Array($0.key.utf8), message: $0.value) }
        .sorted { $0.name.lexicographicallyPrecedes($1.name) }
      node = try head(Format.NodeKind.device, count: sorted.count, of: message)
      for (name, branch) in sorted {
        let reference = try reference(to: name)
        node.append(reference.offset, reference.count)
        node.append32(try write(branch, depth: depth + 1))
      }
    case .width(let branches):
      node = try head(Format.NodeKind.width, count: branches.count, of: message)
      for (width, branch) in branches.sorted(by: { $0.key < $1.key }) {
        guard width >= 0, width <= Format.largestFile else { throw .tooLarge("a width") }
        node.append32(width)
        node.append32(try write(branch, depth: depth + 1))
      }
    }
    if let offset = nodes[node] { return offset }
    let offset = end
    guard node.count <= Format.largestFile - offset else { throw .fileTooLarge }
    bytes += node
    nodes[node] = offset
    return offset
  }

  private func head(_ kind: UInt8, count: Int, of message: TableMessage) throws(TableMessageError) -> [UInt8] {
    guard count > 0 else { throw .noBranches }
    var node: [UInt8] = [kind, message.takesArguments ? 1 : 0]
    node.append16(try Self.number(count, "the number of variations"))
    return node
  }

  private mutating func textNode(
    _ pieces: [TableMessage.Piece], depth: Int
  ) throws(TableMessageError) -> [UInt8] {
    var text: [UInt8] = []
    var places: [UInt8] = []
    var count = 0
    for piece in pieces {
      let written = Array(piece.written.utf8)
      switch piece {
      case .text:
        text += written
        continue
      case .percentSign:
        places += [CompiledPlaceKind.percentSign.rawValue, 0, 0, 0]
        try Self.appendPlace(text.count, written.count, position: 0, to: &places)
        places.append32(0)
        places.append32(0)
      case .message(let message, _):
        places += [CompiledPlaceKind.message.rawValue, 0, 0, 0]
        try Self.appendPlace(text.count, written.count, position: 0, to: &places)
        places.append32(try write(message, depth: depth + 1))
        places.append32(0)
      case .argument(let argument):
        try Self.append(argument, at: text.count, length: written.count, to: &places)
      }
      text += written
      count += 1
    }
    let reference = try reference(to: text)
    var node: [UInt8] = [Format.NodeKind.text, 0]
    node.append16(try Self.number(count, "the number of specifiers"))
    node.append(reference.offset, reference.count)
    return node + places
  }

  /// Where a place lies in its text, and which argument it takes.
  private static func appendPlace(
    _ start: Int, _ length: Int, position: Int, to places: inout [UInt8]
  ) throws(TableMessageError) {
    places.append32(start)
    places.append16(try number(length, "the length of a specifier"))
    places.append16(try number(position, "the position of an argument"))
  }

  private static func append(
    _ argument: FormatArgument, at start: Int, length: Int, to places: inout [UInt8]
  ) throws(TableMessageError) {
    let specifier = FormatSpecifier(argument)
    let conversion = argument.conversion.asciiValue ?? UInt8(ascii: "@")
    places += [
      CompiledPlaceKind.value.rawValue, conversion, specifier.length.rawValue, specifier.flags.rawValue,
    ]
    try appendPlace(start, length, position: argument.position, to: &places)
    let width = try size(specifier.width)
    let precision = try size(specifier.precision)
    for number in [width.number, precision.number, width.position, precision.position] { places.append16(number) }
  }

  private static func size(
    _ size: FormatSpecifier.Size
  ) throws(TableMessageError) -> (number: Int, position: Int) {
    switch size {
    case .unspecified: (Int(Format.none), 0)
    case .fixed(let size): (try number(size, "a width"), 0)
    case .argument(let position): (Int(Format.fromArgument), try number(position, "the position of an argument"))
    }
  }

  private static func number(_ number: Int, _ name: String) throws(TableMessageError) -> Int {
    guard number >= 0, number <= Format.largestNumber else { throw .tooLarge(name) }
    return number
  }
}
