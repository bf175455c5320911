import FileChanges
import Findings
import Foundation

/// The files below a folder that somebody else made, or that holds more than texts: no link is followed, and numbers
/// and sizes are bounded.
struct ExchangedFolder {
  /// Relative to the folder, sorted; hidden ones are left out.
  private(set) var files: [String] = []
  /// As the user would write it.
  let path: String
  private let environment: CommandEnvironment

  static let fileLimit = 20_000
  static let depthLimit = 32
  /// A picture, a sound or a page; bytes.
  static let sizeLimit = 64 << 20
  /// All that is taken over at once; bytes.
  static let totalLimit = 512 << 20

  /// - Throws: `RefusedInput` where the folder holds a link, or more files than anybody exchanges.
  init(_ path: String, in environment: CommandEnvironment) throws(RefusedInput) {
    self.path = path
    self.environment = environment
    try collect("", depth: 0)
    files.sort()
  }

  private mutating func collect(_ folder: String, depth: Int) throws(RefusedInput) {
    let shown = folder.isEmpty ? path : path + "/" + folder
    for name in FileAccess.names(in: environment.absolutePath(of: shown)) where !name.hasPrefix(".") {
      let file = folder.isEmpty ? name : folder + "/" + name
      let attributes = try? FileManager.default.attributesOfItem(
        atPath: environment.absolutePath(of: path + "/" + file))
      switch attributes?[.type] as? FileAttributeType {
      case .typeSymbolicLink?: throw RefusedInput(ExchangeFindings.linkInCatalog(path + "/" + file))
      case .typeDirectory?:
        guard depth < Self.depthLimit else { throw RefusedInput(AssetFindings.tooMany(path)) }
        if name != "__MACOSX" { try collect(file, depth: depth + 1) }
      case .typeRegular?:
        files.append(file)
        guard files.count <= Self.fileLimit else { throw RefusedInput(AssetFindings.tooMany(path)) }
      default: continue
      }
    }
  }

  /// - Parameter total: the sizes of all that was read so far.
  /// - Throws: `RefusedInput` where the file cannot be read, or is larger than what is exchanged.
  func bytes(of file: String, total: inout Int) throws(RefusedInput) -> [UInt8] {
    let shown = path + "/" + file
    let absolute = environment.absolutePath(of: shown)
    let size = (try? FileManager.default.attributesOfItem(atPath: absolute))?[.size] as? Int ?? 0
    guard size <= Self.sizeLimit else { throw RefusedInput(AssetFindings.tooLarge(shown, size: size)) }
    total += size
    guard total <= Self.totalLimit else { throw RefusedInput(AssetFindings.tooMany(path)) }
    do throws(FileAccessError) {
      return try FileSnapshot(reading: absolute, displayedAs: shown).bytes
    } catch {
      throw RefusedInput(Finding("file-access", .error, at: FindingLocation(path: shown), error.description))
    }
  }
}
