/// A version of Xcode whose exports are imitated. Sources: exports of each in public repositories.
public struct XcodeRelease: Hashable, Sendable {
  /// As `16.4`.
  public let version: String
  /// As `16F6`; nil where no export of the version is known, so that the file does not say.
  public let build: String?
  private let major: Int

  /// The one whose exports are made unless another is asked for.
  public static let current = XcodeRelease(version: "26.5", build: "17F42", major: 26)

  private static let builds = [
    "13.1": "13A1030d", "14.0": "14A309", "14.2": "14C18", "15.0": "15A240d", "15.4": "15F31d", "16.0": "16A242",
    "16.4": "16F6", "26.3": "17C529", "26.5": "17F42", "27.0": "27A266a",
  ]

  private init(version: String, build: String?, major: Int) {
    self.version = version
    self.build = build
    self.major = major
  }

  /// - Parameter version: one to three numbers with dots, from 13 on; nil for anything else.
  public init?(version: String) {
    let numbers = version.split(separator: ".", omittingEmptySubsequences: false).map { part in
      part.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } && part.count < 4 ? Int(part) : nil
    }
    guard (1...3).contains(numbers.count), !numbers.contains(nil), let major = numbers.first ?? nil, major >= 13 else {
      return nil
    }
    let written = numbers.count == 1 ? version + ".0" : version
    self.init(version: written, build: Self.builds[written], major: major)
  }

  public var tool: XLIFFTool {
    XLIFFTool(identifier: "com.apple.dt.xcode", name: "Xcode", version: version, build: build)
  }

  /// Whether texts that are not to be translated are exported with that mark. Exports of Xcode 26 have them; what
  /// earlier versions knew no mark for is left out, so that nobody translates it.
  public var marksTextsNotToTranslate: Bool { major >= 26 }
  /// Whether a comment that Xcode made itself says so, as since Xcode 26.
  public var marksGeneratedComments: Bool { major >= 26 }
}
