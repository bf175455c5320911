import ContentCache
import SourceObservations

// Kinds of observations, from images on, in the order of `SourceObservations`.

extension KeyboardShortcutUse: RememberedValue {
  func write(to writer: inout ObservationWriter) {
    writer.put(place, key, isCharacter, modifiers, localization, function)
  }

  init(from reader: inout ObservationReader) throws(DamagedEntry) {
    self.init(
      place: try reader.take(), key: try reader.take(), isCharacter: try reader.take(), modifiers: try reader.take(),
      localization: try reader.take(), function: try reader.take())
  }
}

extension LegacyLocalizationCall: RememberedValue {
  func write(to writer: inout ObservationWriter) { writer.put(place, function, key, table, bundle, value, comment) }

  init(from reader: inout ObservationReader) throws(DamagedEntry) {
    self.init(
      place: try reader.take(), function: try reader.take(), key: try reader.take(), table: try reader.take(),
      bundle: try reader.take(), value: try reader.take(), comment: try reader.take())
  }
}

extension DynamicKey: RememberedValue {
  func write(to writer: inout ObservationWriter) { writer.put(place, function, key, patterns, isComplete) }

  init(from reader: inout ObservationReader) throws(DamagedEntry) {
    self.init(
      place: try reader.take(), function: try reader.take(), key: try reader.take(), patterns: try reader.take(),
      isComplete: try reader.take())
  }
}

extension LookedUpText: RememberedValue {
  func write(to writer: inout ObservationWriter) { writer.put(place, pattern, table, function, lookup) }

  init(from reader: inout ObservationReader) throws(DamagedEntry) {
    self.init(
      place: try reader.take(), pattern: try reader.take(), table: try reader.take(), function: try reader.take(),
      lookup: try reader.take())
  }
}

extension LanguageChoice: RememberedValue {
  func write(to writer: inout ObservationWriter) { writer.put(place, name, use, isCompared, isMatched) }

  init(from reader: inout ObservationReader) throws(DamagedEntry) {
    self.init(
      place: try reader.take(), name: try reader.take(), use: try reader.take(), isCompared: try reader.take(),
      isMatched: try reader.take())
  }
}

extension LocaleChangeObserver: RememberedValue {
  func write(to writer: inout ObservationWriter) { writer.put(place, function, isOnMainActor, reason) }

  init(from reader: inout ObservationReader) throws(DamagedEntry) {
    self.init(
      place: try reader.take(), function: try reader.take(), isOnMainActor: try reader.take(), reason: try reader.take()
    )
  }
}

extension HeldText: RememberedValue {
  func write(to writer: inout ObservationWriter) {
    writer.put(place, name, type, owner, ownerKind, inherited, isStatic, isMutable)
  }

  init(from reader: inout ObservationReader) throws(DamagedEntry) {
    self.init(
      place: try reader.take(), name: try reader.take(), type: try reader.take(), owner: try reader.take(),
      ownerKind: try reader.take(), inherited: try reader.take(), isStatic: try reader.take(),
      isMutable: try reader.take())
  }
}

extension ResolvedIntentText: RememberedValue {
  func write(to writer: inout ObservationWriter) { writer.put(place, function, type, text) }

  init(from reader: inout ObservationReader) throws(DamagedEntry) {
    self.init(
      place: try reader.take(), function: try reader.take(), type: try reader.take(), text: try reader.take())
  }
}

extension PreviewText: RememberedValue {
  func write(to writer: inout ObservationWriter) { writer.put(place, text, function) }

  init(from reader: inout ObservationReader) throws(DamagedEntry) {
    self.init(
      place: try reader.take(), text: try reader.take(), function: try reader.take())
  }
}

extension DirectionSensitiveText: RememberedValue {
  func write(to writer: inout ObservationWriter) { writer.put(place, content, text, function, hasDirection) }

  init(from reader: inout ObservationReader) throws(DamagedEntry) {
    self.init(
      place: try reader.take(), content: try reader.take(), text: try reader.take(), function: try reader.take(),
      hasDirection: try reader.take())
  }
}

extension OutdatedTextCall: RememberedValue {
  func write(to writer: inout ObservationWriter) { writer.put(place, function, replacement) }

  init(from reader: inout ObservationReader) throws(DamagedEntry) {
    self.init(
      place: try reader.take(), function: try reader.take(), replacement: try reader.take())
  }
}
