/// Makes the file of one language. The same tables always make the same bytes.
package struct CompiledTableWriter {
  private typealias Format = CompiledTableFormat

  private let language: String
  private let isSourceLanguage: Bool
  private var tables: [(name: String, messages: [(key: [UInt8], message: TableMessage)])] = []

  package init(language: String, isSourceLanguage: Bool) {
    self.language = language
    self.isSourceLanguage = isSourceLanguage
  }

  /// Adds a table. Messages that cannot be written are left out.
  ///
  /// - Parameter messages: key → message.
  /// - Returns: what was left out, and why.
  package mutating func add(
    table name: String, _ messages: [(key: String, message: TableMessage)]
  ) -> [(key: String, error: TableMessageError)] {
    var refused: [(key: String, error: TableMessageError)] = []
    var kept: [[UInt8]: TableMessage] = [:]
    for (key, message) in messages {
      do throws(TableMessageError) {
        var trial = CompiledNodeWriter()
        _ = try trial.write(message)
        kept[Array(key.utf8)] = message
      } catch {
        refused.append((key, error))
      }
    }
    let sorted = kept.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { (key: $0.key, message: $0.value) }
    tables.append((name, sorted))
    tables.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    return refused
  }

  /// The file.
  package func bytes() throws(TableMessageError) -> [UInt8] {
    let slotCounts = tables.map { $0.messages.count + $0.messages.count / 2 + 1 }
    let directory = Format.headerSize
    var slots = directory + tables.count * Format.TableOffset.size
    var nodes = CompiledNodeWriter(startingAt: slots + slotCounts.reduce(0, +) * Format.SlotOffset.size)
    var directoryBytes: [UInt8] = []
    var slotBytes: [UInt8] = []
    let languageReference = try nodes.reference(to: Array(language.utf8))
    for (table, slotCount) in zip(tables, slotCounts) {
      let name = try nodes.reference(to: Array(table.name.utf8))
      var arrangement = CompiledSlotArrangement(slotCount: slotCount)
      for (key, message) in table.messages {
        let node = try nodes.write(message)
        arrangement.insert(key, reference: try nodes.reference(to: key), node: node)
      }
      directoryBytes.append(name.offset, name.count)
      directoryBytes.append32(table.messages.count)
      directoryBytes.append32(slotCount)
      directoryBytes.append32(slots)
      directoryBytes.append32(arrangement.longestProbe)
      slotBytes += arrangement.bytes()
      slots += slotCount * Format.SlotOffset.size
    }
    let size = nodes.end
    guard size <= Format.largestFile else { throw .fileTooLarge }
    var file = Format.magic
    file.append16(Int(Format.majorVersion))
    file.append16(Int(Format.minorVersion))
    file.append32(size)
    file.append32(0)
    file.append32(isSourceLanguage ? Int(Format.sourceLanguageFlag) : 0)
    file.append(languageReference.offset, languageReference.count)
    file.append32(tables.count)
    file.append32(directory)
    file += [UInt8](repeating: 0, count: Format.headerSize - file.count)
    file += directoryBytes + slotBytes + nodes.bytes
    let checksum = file.withUnsafeBytes { CompiledTableChecksum.checksum(of: $0) }
    for byte in 0..<4 { file[Format.HeaderOffset.checksum + byte] = UInt8(truncatingIfNeeded: checksum >> (8 * byte)) }
    return file
  }
}
