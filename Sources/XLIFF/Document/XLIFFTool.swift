/// The program that writes a file. Translation systems look at it, and Xcode takes files of others.
public struct XLIFFTool: Hashable, Sendable {
  public var identifier: String
  public var name: String
  public var version: String
  /// Xcode's build, such as `17F42`; other programs have none.
  public var build: String?

  public init(identifier: String, name: String, version: String, build: String? = nil) {
    self.identifier = identifier
    self.name = name
    self.version = version
    self.build = build
  }

  /// Xcode of a version, whose form the exports have: some translation systems know the files of Xcode by this name.
  public static func xcode(version: String, build: String) -> XLIFFTool {
    XLIFFTool(identifier: "com.apple.dt.xcode", name: "Xcode", version: version, build: build)
  }

  /// The Xcode whose exports are made unless another is asked for.
  public static let current = XcodeRelease.current.tool

  var attributes: [XLIFFAttribute] {
    [
      XLIFFAttribute("tool-id", identifier), XLIFFAttribute("tool-name", name), XLIFFAttribute("tool-version", version),
    ] + (build.map { [XLIFFAttribute("build-num", $0)] } ?? [])
  }
}
