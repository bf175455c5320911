import Foundation

/// Tells builds of the tool apart: another build may find other things in the same sources.
package enum ToolIdentity {
  /// The version, and the size and date of the running executable.
  ///
  /// - Returns: nil where the executable cannot be looked at: then nothing that was kept can be relied on.
  package static func text(version: String) -> String? {
    #if os(Linux)
      let path: String? = "/proc/self/exe"
    #else
      let path = Bundle.main.executablePath
    #endif
    guard let path, let stamp = FileStamp(of: path) else { return nil }
    return "\(version) \(stamp.size) \(stamp.modified)"
  }
}
