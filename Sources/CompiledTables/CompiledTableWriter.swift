/// Makes the file of one language: texts and nodes, the tables' records, their slots. The same tables always make the same bytes.
package struct CompiledTableWriter {
  private typealias Format = CompiledTableFormat

  private let language: String
  private let isSourceLanguage: Bool
  private var tables: [(name: String, messages: [(key: [UInt8], message: TableMessage)])] = []

  /// A message that is not in the file.
  package struct RefusedMessage: Hashable, Sendable {
    package var table: String
    package var key: String
    package var error: TableMessageError
  }

  package init(language: String, isSourceLanguage: Bool) {
    self.language = language
    self.isSourceLanguage = isSourceLanguage
  }

  /// Adds a table.
  ///
  /// - Parameter messages: key → message.
  package mutating func add(table name: String, _ messages: [(key: String, message: TableMessage)]) {
    let sorted = messages.map { (key: Array($0.key.utf8), message: $0.message) }
      .sorted { $0.key.lexicographicallyPrecedes($1.key) }
    tables.append((name, sorted))
    tables.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  /// The file, and the messages that it could not take.
  package func file() throws(TableMessageError) -> (bytes: [UInt8], refused: [RefusedMessage]) {
    var nodes = CompiledNodeWriter()
    var refused: [RefusedMessage] = []
    let languageReference = try nodes.reference(to: Array(language.utf8))
    var arrangements: [(name: (offset: Int, count: Int), slots: CompiledSlotArrangement, count: Int)] = []
    for table in tables {
      let name = try nodes.reference(to: Array(table.name.utf8))
      var written: [(key: [UInt8], reference: (offset: Int, count: Int), node: Int)] = []
      for (key, message) in table.messages where key != written.last?.key {
        do throws(TableMessageError) {
          written.append((key, try nodes.reference(to: key), try nodes.write(message)))
        } catch {
          if error == .fileTooLarge { throw error }
          refused.append(RefusedMessage(table: table.name, key: String(decoding: key, as: UTF8.self), error: error))
        }
      }
      var slots = CompiledSlotArrangement(slotCount: written.count + written.count / 2 + 1)
      for (key, reference, node) in written { slots.insert(key, reference: reference, node: node) }
      arrangements.append((name, slots, written.count))
    }
    let directory = nodes.end
    var slotOffset = directory + tables.count * Format.TableOffset.size
    var directoryBytes: [UInt8] = []
    var slotBytes: [UInt8] = []
    for (name, slots, count) in arrangements {
      let bytes = slots.bytes()
      directoryBytes.append(name.offset, name.count)
      for number in [count, bytes.count / Format.SlotOffset.size, slotOffset, slots.longestProbe] {
        directoryBytes.append32(number)
      }
      slotBytes += bytes
      slotOffset += bytes.count
    }
    let size = slotOffset
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
    file += nodes.bytes
    file += directoryBytes
    file += slotBytes
    let checksum = file.withUnsafeBytes { CompiledTableChecksum.checksum(of: $0) }
    for byte in 0..<4 { file[Format.HeaderOffset.checksum + byte] = UInt8(truncatingIfNeeded: checksum >> (8 * byte)) }
    return (file, refused)
  }
}
