import Foundation

/// Reading of whole files.
enum FileContents {
  /// Nil where the file cannot be read.
  static func bytes(at path: String) -> [UInt8]? {
    (try? Data(contentsOf: URL(fileURLWithPath: path))).map { [UInt8]($0) }
  }
}
