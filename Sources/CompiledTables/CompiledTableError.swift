/// Why a file of compiled tables is refused.
public enum CompiledTableError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The system's words.
  case cannotRead(String)
  case isNoTableFile
  /// Made by a version of the tools that this one does not know.
  case unsupportedVersion(Int)
  /// The file says that it has `expected` bytes.
  case wrongSize(expected: Int, actual: Int)
  /// What is wrong, and at which byte.
  case damaged(String, offset: Int)

  public var description: String {
    switch self {
    case .cannotRead(let reason): reason
    case .isNoTableFile: "no compiled tables, expected a file that 'dragoman compile' or the build plugin made"
    case .unsupportedVersion(let version):
      "compiled tables of version \(version), expected \(CompiledTableFormat.majorVersion)"
    case .wrongSize(let expected, let actual): "\(actual) bytes, expected \(expected)"
    case .damaged(let what, let offset): "\(what) at byte \(offset)"
    }
  }
}
