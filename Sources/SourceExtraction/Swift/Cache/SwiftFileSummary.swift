import ContentCache
import LocalizableReferences
import SourceText

/// What is known of a Swift file after the first pass, as far as its own content tells.
struct SwiftFileSummary: Sendable {
  /// Why strings of the file may have been missed.
  enum Fault: Hashable, Sendable {
    /// With the place of the first error. The second pass finds it, which parses.
    case syntax(SourcePosition?)
    case notUTF8
    /// Its brackets would keep the parser busy for ever, so it was not parsed.
    case nestedTooDeep
  }

  /// Whether the second pass has anything to look into.
  var isToWalk: Bool
  var fault: Fault?
  var declarations: FileDeclarations
}

extension BinaryWriter {
  mutating func write(_ summary: SwiftFileSummary) {
    write(summary.isToWalk)
    write(summary.fault)
    write(summary.declarations)
  }

  mutating func write(_ fault: SwiftFileSummary.Fault?) {
    switch fault {
    case nil: write(UInt8(0))
    case .syntax(let position):
      write(UInt8(1))
      write(position) { $0.write($1) }
    case .notUTF8: write(UInt8(2))
    case .nestedTooDeep: write(UInt8(3))
    }
  }
}

extension BinaryReader {
  mutating func swiftSummary(origin: Declaration.Origin, file: Int) throws(DamagedEntry) -> SwiftFileSummary {
    SwiftFileSummary(
      isToWalk: try flag(), fault: try swiftFault(), declarations: try declarations(origin: origin, file: file))
  }

  mutating func swiftFault() throws(DamagedEntry) -> SwiftFileSummary.Fault? {
    switch try byte() {
    case 0: return nil
    case 1: return .syntax(try optional { (reader) throws(DamagedEntry) in try reader.position() })
    case 2: return .notUTF8
    case 3: return .nestedTooDeep
    default: throw DamagedEntry()
    }
  }
}
