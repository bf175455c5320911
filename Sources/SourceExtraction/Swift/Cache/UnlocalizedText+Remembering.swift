import ContentCache
import SourceObservations

// Kinds of observations, up to images, in the order of `SourceObservations`.

extension JoinedText.Way: RememberedValue {}
extension HandMadeFormat.Form: RememberedValue {}
extension HandMadeFormat.Task: RememberedValue {}
extension CountBranch.Form: RememberedValue {}
extension FixedDimension.Limit: RememberedValue {}
extension ImageUse.Source: RememberedValue {}
extension DirectionSensitiveText.Content: RememberedValue {}
extension JoinedText.Piece.Kind: RememberedValue {}

extension CountBranch.Branch: RememberedValue {
  func write(to writer: inout ObservationWriter) { writer.put(range, condition, showsNumber, texts) }

  init(from reader: inout ObservationReader) throws(DamagedEntry) {
    self.init(
      range: try reader.take(), condition: try reader.take(), showsNumber: try reader.take(),
      texts: try reader.take())
  }
}

extension JoinedText.Piece: RememberedValue {
  func write(to writer: inout ObservationWriter) { writer.put(kind, text) }

  init(from reader: inout ObservationReader) throws(DamagedEntry) {
    self.init(kind: try reader.take(), text: try reader.take())
  }
}

extension UnlocalizedText: RememberedValue {
  func write(to writer: inout ObservationWriter) { writer.put(place, text, destination, way, isPiece) }

  init(from reader: inout ObservationReader) throws(DamagedEntry) {
    self.init(
      place: try reader.take(), text: try reader.take(), destination: try reader.take(), way: try reader.take(),
      isPiece: try reader.take())
  }
}

extension TextParameter: RememberedValue {
  func write(to writer: inout ObservationWriter) {
    writer.put(place, owner, name, label, isProperty, isInView, destination, literals)
  }

  init(from reader: inout ObservationReader) throws(DamagedEntry) {
    self.init(
      place: try reader.take(), owner: try reader.take(), name: try reader.take(), label: try reader.take(),
      isProperty: try reader.take(), isInView: try reader.take(), destination: try reader.take(),
      literals: try reader.take())
  }
}

extension JoinedText: RememberedValue {
  func write(to writer: inout ObservationWriter) { writer.put(place, way, pieces, use) }

  init(from reader: inout ObservationReader) throws(DamagedEntry) {
    self.init(
      place: try reader.take(), way: try reader.take(), pieces: try reader.take(), use: try reader.take())
  }
}

extension FormattedText: RememberedValue {
  func write(to writer: inout ObservationWriter) {
    writer.put(place, function, format, isFormatLocalized, locale, arguments, destination)
  }

  init(from reader: inout ObservationReader) throws(DamagedEntry) {
    self.init(
      place: try reader.take(), function: try reader.take(), format: try reader.take(),
      isFormatLocalized: try reader.take(), locale: try reader.take(), arguments: try reader.take(),
      destination: try reader.take())
  }
}

extension HandMadeFormat: RememberedValue {
  func write(to writer: inout ObservationWriter) {
    writer.put(place, form, text, property, object, value, use, destination, Task.allCases.filter(tasks.contains))
    writer.put(written)
  }

  init(from reader: inout ObservationReader) throws(DamagedEntry) {
    self.init(
      place: try reader.take(), form: try reader.take(), text: try reader.take(), property: try reader.take(),
      object: try reader.take(), value: try reader.take(), use: try reader.take(), destination: try reader.take(),
      tasks: Set(try reader.take() as [Task]), written: try reader.take())
  }
}

extension FixedLocale: RememberedValue {
  func write(to writer: inout ObservationWriter) { writer.put(place, identifier, use, destination, taken) }

  init(from reader: inout ObservationReader) throws(DamagedEntry) {
    self.init(
      place: try reader.take(), identifier: try reader.take(), use: try reader.take(),
      destination: try reader.take(), taken: try reader.take())
  }
}

extension CountBranch: RememberedValue {
  func write(to writer: inout ObservationWriter) {
    writer.put(place, counted, comparedWith, comparison, form, branches, isBesideNumber, use)
  }

  init(from reader: inout ObservationReader) throws(DamagedEntry) {
    self.init(
      place: try reader.take(), counted: try reader.take(), comparedWith: try reader.take(),
      comparison: try reader.take(), form: try reader.take(), branches: try reader.take(),
      isBesideNumber: try reader.take(), use: try reader.take())
  }
}

extension DirectionalLayout: RememberedValue {
  func write(to writer: inout ObservationWriter) { writer.put(place, name, use, value, replacement) }

  init(from reader: inout ObservationReader) throws(DamagedEntry) {
    self.init(
      place: try reader.take(), name: try reader.take(), use: try reader.take(), value: try reader.take(),
      replacement: try reader.take())
  }
}

extension FixedDimension: RememberedValue {
  func write(to writer: inout ObservationWriter) {
    writer.put(place, limit, function, value, root, holdsText, mayShrink, content)
  }

  init(from reader: inout ObservationReader) throws(DamagedEntry) {
    self.init(
      place: try reader.take(), limit: try reader.take(), function: try reader.take(), value: try reader.take(),
      root: try reader.take(), holdsText: try reader.take(), mayShrink: try reader.take(),
      content: try reader.take())
  }
}

extension ConstantSpacing: RememberedValue {
  func write(to writer: inout ObservationWriter) { writer.put(place, function, value, root, holdsText) }

  init(from reader: inout ObservationReader) throws(DamagedEntry) {
    self.init(
      place: try reader.take(), function: try reader.take(), value: try reader.take(), root: try reader.take(),
      holdsText: try reader.take())
  }
}

extension ImageUse: RememberedValue {
  func write(to writer: inout ObservationWriter) { writer.put(place, names, source, function, modifiers) }

  init(from reader: inout ObservationReader) throws(DamagedEntry) {
    self.init(
      place: try reader.take(), names: try reader.take(), source: try reader.take(), function: try reader.take(),
      modifiers: try reader.take())
  }
}
