/// The compiled tables of one language: a file that is mapped into memory, or read if it is small, and looked up as it
/// lies there.
///
/// Opening checks the first 48 bytes, nothing else, so that it costs the same for any size; each later access checks
/// its own bounds. A file that was damaged after that gives no message or a wrong one, never a crash; `verify()` reads
/// all of it. A file that is in use is to be replaced by renaming another one over it, not written to: what happens to a
/// mapping whose file is cut short is the system's decision.
public struct CompiledTableFile: Sendable {
  let bytes: CheckedBytes
  /// As the catalog spells it.
  public let language: String
  /// Whether the texts are those of the developers, so that every key of the catalogs is here.
  public let isSourceLanguage: Bool

  /// Opens a file.
  public init(path: String) throws(CompiledTableError) {
    try self.init(CheckedBytes(file: path))
  }

  /// Takes a file that was read.
  public init(bytes: [UInt8]) throws(CompiledTableError) {
    guard bytes.count <= CompiledTableFormat.largestFile else { throw .isNoTableFile }
    try self.init(CheckedBytes(copying: bytes))
  }

  private init(_ bytes: CheckedBytes) throws(CompiledTableError) {
    typealias Offset = CompiledTableFormat.HeaderOffset
    guard bytes.count >= CompiledTableFormat.headerSize, bytes.all.starts(with: CompiledTableFormat.magic),
      let version = bytes.number16(at: Offset.majorVersion), let size = bytes.number32(at: Offset.fileSize),
      let flags = bytes.number32(at: Offset.flags)
    else { throw .isNoTableFile }
    guard version == CompiledTableFormat.majorVersion else { throw .unsupportedVersion(Int(version)) }
    guard Int64(size) == Int64(bytes.count) else {
      throw .wrongSize(expected: Int(clamping: size), actual: bytes.count)
    }
    guard let language = bytes.string(referredToAt: Offset.language) else {
      throw .damaged("a language outside the file", offset: Offset.language)
    }
    self.bytes = bytes
    self.language = language
    isSourceLanguage = flags & CompiledTableFormat.sourceLanguageFlag != 0
  }

  /// How many tables there are; for a damaged file, how many there can be.
  private var tableCount: Int {
    let most = bytes.count / CompiledTableFormat.TableOffset.size
    return min(bytes.size(at: CompiledTableFormat.HeaderOffset.tableCount) ?? 0, most)
  }

  /// All tables, by name.
  public var tables: [CompiledTable] { (0..<tableCount).compactMap { table(at: $0) } }

  /// The table of a name, such as `Localizable`.
  public func table(named name: String) -> CompiledTable? {
    var name = name
    return name.withUTF8 { wanted in
      for position in 0..<tableCount {
        if let table = table(at: position), bytes.textEquals(wanted, referredToAt: table.offset) { return table }
      }
      return nil
    }
  }

  func table(at position: Int) -> CompiledTable? {
    guard let start = bytes.size(at: CompiledTableFormat.HeaderOffset.tables),
      bytes.holds(0, at: start)
    else { return nil }
    return CompiledTable(bytes, offset: start + position * CompiledTableFormat.TableOffset.size, language: language)
  }
}
