import ContentCache
import LocalizableReferences
import SourceObservations
import SourceText

/// A value of an observation in the binary form of what is kept of a file.
///
/// Neither form names the file: its entry serves it under any path.
protocol RememberedValue {
  func write(to writer: inout ObservationWriter)
  init(from reader: inout ObservationReader) throws(DamagedEntry)
}

struct ObservationWriter {
  var binary = BinaryWriter()

  mutating func put<each Value: RememberedValue>(_ values: repeat each Value) {
    repeat (each values).write(to: &self)
  }
}

struct ObservationReader {
  var binary: BinaryReader
  /// Of the file that is spoken of.
  let path: String
  /// What the path says of all that stands in the file.
  let circumstances: ObservedPlace.Circumstances

  mutating func take<Value: RememberedValue>() throws(DamagedEntry) -> Value { try Value(from: &self) }
}

extension String: RememberedValue {
  func write(to writer: inout ObservationWriter) { writer.binary.write(self) }
  init(from reader: inout ObservationReader) throws(DamagedEntry) { self = try reader.binary.text() }
}

extension Bool: RememberedValue {
  func write(to writer: inout ObservationWriter) { writer.binary.write(self) }
  init(from reader: inout ObservationReader) throws(DamagedEntry) { self = try reader.binary.flag() }
}

extension Int: RememberedValue {
  func write(to writer: inout ObservationWriter) { writer.binary.write(self) }
  init(from reader: inout ObservationReader) throws(DamagedEntry) { self = try reader.binary.number() }
}

extension Double: RememberedValue {
  func write(to writer: inout ObservationWriter) { writer.binary.writeWhole(bitPattern) }
  init(from reader: inout ObservationReader) throws(DamagedEntry) {
    self = Double(bitPattern: try reader.binary.whole())
  }
}

extension Optional: RememberedValue where Wrapped: RememberedValue {
  func write(to writer: inout ObservationWriter) {
    writer.put(self != nil)
    if let value = self { writer.put(value) }
  }

  init(from reader: inout ObservationReader) throws(DamagedEntry) {
    let isThere: Bool = try reader.take()
    self = isThere ? .some(try Wrapped(from: &reader)) : nil
  }
}

extension Array: RememberedValue where Element: RememberedValue {
  func write(to writer: inout ObservationWriter) {
    writer.binary.write(UInt64(count))
    for element in self { element.write(to: &writer) }
  }

  init(from reader: inout ObservationReader) throws(DamagedEntry) {
    let count = try reader.binary.unsigned()
    self = []
    // Each element takes a byte at least, so that a wrong count ends with the entry.
    for _ in 0..<count { append(try Element(from: &reader)) }
  }
}

extension RememberedValue where Self: RawRepresentable, RawValue == String {
  func write(to writer: inout ObservationWriter) { writer.put(rawValue) }

  init(from reader: inout ObservationReader) throws(DamagedEntry) {
    guard let value = Self(rawValue: try reader.take()) else { throw DamagedEntry() }
    self = value
  }
}

extension SourcePosition: RememberedValue {
  func write(to writer: inout ObservationWriter) { writer.binary.write(self) }
  init(from reader: inout ObservationReader) throws(DamagedEntry) { self = try reader.binary.position() }
}

extension Range<SourcePosition>: RememberedValue {
  func write(to writer: inout ObservationWriter) { writer.put(lowerBound, upperBound) }

  init(from reader: inout ObservationReader) throws(DamagedEntry) {
    let (lower, upper): (SourcePosition, SourcePosition) = (try reader.take(), try reader.take())
    guard lower <= upper else { throw DamagedEntry() }
    self = lower..<upper
  }
}

extension ObservedPlace: RememberedValue {
  func write(to writer: inout ObservationWriter) {
    writer.put(range, enclosingDeclaration, source)
    // Whether it is a test is said by the path.
    writer.binary.write(circumstances.subtracting(.test).rawValue)
  }

  init(from reader: inout ObservationReader) throws(DamagedEntry) {
    self.init(
      path: reader.path, range: try reader.take(), enclosingDeclaration: try reader.take(), source: try reader.take())
    circumstances = Circumstances(rawValue: try reader.binary.byte()).union(reader.circumstances)
  }
}

extension ObservedExpression: RememberedValue {
  func write(to writer: inout ObservationWriter) { writer.put(source, type) }

  init(from reader: inout ObservationReader) throws(DamagedEntry) {
    self.init(source: try reader.take(), type: try reader.take())
  }
}

extension ObservedText: RememberedValue {
  func write(to writer: inout ObservationWriter) { writer.put(parts) }
  init(from reader: inout ObservationReader) throws(DamagedEntry) { self.init(parts: try reader.take()) }
}

extension ObservedText.Part: RememberedValue {
  func write(to writer: inout ObservationWriter) {
    switch self {
    case .text(let text): writer.put(false, text)
    case .value(let value): writer.put(true, value)
    }
  }

  init(from reader: inout ObservationReader) throws(DamagedEntry) {
    let isValue: Bool = try reader.take()
    self = isValue ? .value(try reader.take()) : .text(try reader.take())
  }
}

extension TextDestination.Role: RememberedValue {}

extension TextDestination: RememberedValue {
  func write(to writer: inout ObservationWriter) { writer.put(function, label, type, role, isVerbatim) }

  init(from reader: inout ObservationReader) throws(DamagedEntry) {
    self.init(
      function: try reader.take(), label: try reader.take(), type: try reader.take(), role: try reader.take(),
      isVerbatim: try reader.take())
  }
}

extension KeyPattern: RememberedValue {
  func write(to writer: inout ObservationWriter) { writer.put(pieces) }

  init(from reader: inout ObservationReader) throws(DamagedEntry) {
    self.init(pieces: try reader.take())
    guard !pieces.isEmpty else { throw DamagedEntry() }
  }
}
