import ContentCache
import SourceObservations

extension SourceObservations: RememberedValue {
  func write(to writer: inout ObservationWriter) {
    writer.put(
      unlocalizedTexts,
      textParameters,
      joinedTexts,
      formattedTexts,
      handMadeFormats,
      fixedLocales,
      countBranches,
      directionalLayouts,
      fixedDimensions,
      constantSpacings,
      imageUses,
      keyboardShortcuts,
      legacyCalls,
      dynamicKeys,
      lookedUpTexts,
      languageChoices,
      localeChangeObservers,
      heldTexts,
      resolvedIntentTexts,
      previewTexts,
      directionSensitiveTexts,
      outdatedCalls)
  }

  init(from reader: inout ObservationReader) throws(DamagedEntry) {
    self.init()
    unlocalizedTexts = try reader.take()
    textParameters = try reader.take()
    joinedTexts = try reader.take()
    formattedTexts = try reader.take()
    handMadeFormats = try reader.take()
    fixedLocales = try reader.take()
    countBranches = try reader.take()
    directionalLayouts = try reader.take()
    fixedDimensions = try reader.take()
    constantSpacings = try reader.take()
    imageUses = try reader.take()
    keyboardShortcuts = try reader.take()
    legacyCalls = try reader.take()
    dynamicKeys = try reader.take()
    lookedUpTexts = try reader.take()
    languageChoices = try reader.take()
    localeChangeObservers = try reader.take()
    heldTexts = try reader.take()
    resolvedIntentTexts = try reader.take()
    previewTexts = try reader.take()
    directionSensitiveTexts = try reader.take()
    outdatedCalls = try reader.take()
  }
}

extension TextNode: RememberedValue {
  func write(to writer: inout ObservationWriter) { writer.put(owner, name) }

  init(from reader: inout ObservationReader) throws(DamagedEntry) {
    self.init(owner: try reader.take(), name: try reader.take())
  }
}

extension TextFlow: RememberedValue {
  func write(to writer: inout ObservationWriter) { writer.put(source, target) }

  init(from reader: inout ObservationReader) throws(DamagedEntry) {
    self.init(source: try reader.take(), target: try reader.take())
  }
}

extension GivenLiteral: RememberedValue {
  func write(to writer: inout ObservationWriter) { writer.put(node, text, place, isArgument, isPiece) }

  init(from reader: inout ObservationReader) throws(DamagedEntry) {
    self.init(
      node: try reader.take(), text: try reader.take(), place: try reader.take(), isArgument: try reader.take(),
      isPiece: try reader.take())
  }
}

extension ShownNode: RememberedValue {
  func write(to writer: inout ObservationWriter) { writer.put(node, destination) }

  init(from reader: inout ObservationReader) throws(DamagedEntry) {
    self.init(node: try reader.take(), destination: try reader.take())
  }
}

extension HeldImage: RememberedValue {
  func write(to writer: inout ObservationWriter) { writer.put(image, node) }

  init(from reader: inout ObservationReader) throws(DamagedEntry) {
    self.init(image: try reader.take(), node: try reader.take())
  }
}

extension HeldDirection: RememberedValue {
  func write(to writer: inout ObservationWriter) { writer.put(text, node) }

  init(from reader: inout ObservationReader) throws(DamagedEntry) {
    self.init(text: try reader.take(), node: try reader.take())
  }
}

extension HeldKey: RememberedValue {
  func write(to writer: inout ObservationWriter) { writer.put(key, node) }

  init(from reader: inout ObservationReader) throws(DamagedEntry) {
    self.init(key: try reader.take(), node: try reader.take())
  }
}

extension DeclaredText: RememberedValue {
  func write(to writer: inout ObservationWriter) { writer.put(node, label, isProperty, isInView, place) }

  init(from reader: inout ObservationReader) throws(DamagedEntry) {
    self.init(
      node: try reader.take(), label: try reader.take(), isProperty: try reader.take(), isInView: try reader.take(),
      place: try reader.take())
  }
}

extension JoinCandidate: RememberedValue {
  func write(to writer: inout ObservationWriter) { writer.put(join, nodes) }

  init(from reader: inout ObservationReader) throws(DamagedEntry) {
    self.init(join: try reader.take(), nodes: try reader.take())
    guard nodes.count == join.pieces.count else { throw DamagedEntry() }
  }
}

extension MadeText: RememberedValue {
  func write(to writer: inout ObservationWriter) {
    writer.put(range.lowerBound, range.upperBound)
    writer.put(node, destination)
  }

  init(from reader: inout ObservationReader) throws(DamagedEntry) {
    let (lower, upper): (Int, Int) = (try reader.take(), try reader.take())
    guard lower <= upper else { throw DamagedEntry() }
    self.init(path: reader.path, range: lower..<upper, node: try reader.take(), destination: try reader.take())
  }
}

extension FormatterUse: RememberedValue {
  func write(to writer: inout ObservationWriter) { writer.put(formatter, task, start) }

  init(from reader: inout ObservationReader) throws(DamagedEntry) {
    self.init(
      formatter: try reader.take(), task: try reader.take(), path: reader.path, start: try reader.take())
  }
}

extension FormatterSetting: RememberedValue {
  func write(to writer: inout ObservationWriter) { writer.put(formatter, place) }

  init(from reader: inout ObservationReader) throws(DamagedEntry) {
    self.init(formatter: try reader.take(), place: try reader.take())
  }
}

extension GivenConstant: RememberedValue {
  func write(to writer: inout ObservationWriter) { writer.put(node, text, place) }

  init(from reader: inout ObservationReader) throws(DamagedEntry) {
    self.init(node: try reader.take(), text: try reader.take(), place: try reader.take())
  }
}

extension HeldFormat: RememberedValue {
  func write(to writer: inout ObservationWriter) { writer.put(format, text, value, target) }

  init(from reader: inout ObservationReader) throws(DamagedEntry) {
    self.init(
      format: try reader.take(), text: try reader.take(), value: try reader.take(), target: try reader.take())
  }
}

extension HeldFormatString: RememberedValue {
  func write(to writer: inout ObservationWriter) { writer.put(text, node) }

  init(from reader: inout ObservationReader) throws(DamagedEntry) {
    self.init(text: try reader.take(), node: try reader.take())
  }
}

extension HeldBranch: RememberedValue {
  func write(to writer: inout ObservationWriter) { writer.put(branch, nodes) }

  init(from reader: inout ObservationReader) throws(DamagedEntry) {
    self.init(branch: try reader.take(), nodes: try reader.take())
  }
}

extension HeldLocale: RememberedValue {
  func write(to writer: inout ObservationWriter) { writer.put(locale, node) }

  init(from reader: inout ObservationReader) throws(DamagedEntry) {
    self.init(locale: try reader.take(), node: try reader.take())
  }
}

extension BinaryWriter {
  mutating func write(_ observed: FileObservations) {
    var writer = ObservationWriter()
    observed.write(to: &writer)
    write(writer.binary.bytes)
  }
}

extension BinaryReader {
  mutating func observations(of path: String) throws(DamagedEntry) -> FileObservations {
    var reader = ObservationReader(
      binary: try block(), path: path, circumstances: FileObservations.circumstances(of: path))
    let observed = try FileObservations(from: &reader)
    guard reader.binary.isAtEnd else { throw DamagedEntry() }
    return observed
  }
}

extension FileObservations: RememberedValue {
  func write(to writer: inout ObservationWriter) {
    writer.put(
      found, flows, literals, shown, declared, joins, heldKeys, heldImages, localized.sorted(), made, interpolated,
      formatterUses, formatterSettings, constants, numbers.sorted(), heldFormats, heldTexts, heldLocales, heldBranches,
      heldDirections)
  }

  init(from reader: inout ObservationReader) throws(DamagedEntry) {
    self.init()
    found = try reader.take()
    flows = try reader.take()
    literals = try reader.take()
    shown = try reader.take()
    declared = try reader.take()
    joins = try reader.take()
    heldKeys = try reader.take()
    heldImages = try reader.take()
    localized = Set(try reader.take() as [TextNode])
    made = try reader.take()
    interpolated = try reader.take()
    formatterUses = try reader.take()
    formatterSettings = try reader.take()
    constants = try reader.take()
    numbers = Set(try reader.take() as [TextNode])
    heldFormats = try reader.take()
    heldTexts = try reader.take()
    heldLocales = try reader.take()
    heldBranches = try reader.take()
    heldDirections = try reader.take()
  }
}
