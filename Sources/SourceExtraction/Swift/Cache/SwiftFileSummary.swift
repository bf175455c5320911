import ContentCache
import LocalizableReferences
import SourceText

/// What is known of a Swift file after the first pass, as far as its own content tells.
struct SwiftFileSummary: Sendable {
  /// Why strings of the file may have been missed.
  enum Fault: Hashable, Sendable {
    /// With the place of the first error.
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
    switch summary.fault {
    case nil: write(UInt8(0))
    case .syntax(let position):
      write(UInt8(1))
      write(position) { $0.write($1) }
    case .notUTF8: write(UInt8(2))
    case .nestedTooDeep: write(UInt8(3))
    }
    write(summary.declarations)
  }
}

extension BinaryReader {
  mutating func swiftSummary(origin: Declaration.Origin, file: Int) throws(DamagedEntry) -> SwiftFileSummary {
    let isToWalk = try flag()
    let fault: SwiftFileSummary.Fault?
    switch try byte() {
    case 0: fault = nil
    case 1: fault = .syntax(try optional { (reader) throws(DamagedEntry) in try reader.position() })
    case 2: fault = .notUTF8
    case 3: fault = .nestedTooDeep
    default: throw DamagedEntry()
    }
    return SwiftFileSummary(
      isToWalk: isToWalk, fault: fault, declarations: try declarations(origin: origin, file: file))
  }
}
