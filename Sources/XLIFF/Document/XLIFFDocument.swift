/// An XLIFF file: texts of files, each with its source and, where there is one, its translation.
///
/// Versions 1.2 (http://docs.oasis-open.org/xliff/v1.2/os/xliff-core.html) and 2.x
/// (http://docs.oasis-open.org/xliff/xliff-core/v2.1/) are read into the same values; what is written is 1.2, in the form
/// of Xcode's exports.
public struct XLIFFDocument: Hashable, Sendable {
  /// As the file says: `1.2`, `2.0`.
  public var version: String
  public var files: [XLIFFFile]

  public init(version: String = "1.2", files: [XLIFFFile]) {
    self.version = version
    self.files = files
  }
}
