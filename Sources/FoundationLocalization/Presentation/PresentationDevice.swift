/// A kind of device that texts can have variations for, by its name in String Catalogs and `.stringsdict` files.
///
/// On Apple's systems the system knows the device, and this has no say.
public struct PresentationDevice: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let iPhone = PresentationDevice(rawValue: "iphone")
  public static let iPad = PresentationDevice(rawValue: "ipad")
  public static let iPod = PresentationDevice(rawValue: "ipod")
  public static let mac = PresentationDevice(rawValue: "mac")
  public static let appleTV = PresentationDevice(rawValue: "appletv")
  public static let appleWatch = PresentationDevice(rawValue: "applewatch")
  public static let appleVision = PresentationDevice(rawValue: "applevision")
  /// What is taken where a text has no variation for the device.
  public static let other = PresentationDevice(rawValue: "other")

  /// The device that texts are for: the one that `withDevice` sets for the task, else that of the platform, which for
  /// Linux, Windows and others is `other`.
  public static var current: PresentationDevice { TaskPresentation.device ?? platform }

  private static var platform: PresentationDevice {
    #if os(macOS)
      .mac
    #elseif os(iOS)
      .iPhone
    #elseif os(tvOS)
      .appleTV
    #elseif os(watchOS)
      .appleWatch
    #elseif os(visionOS)
      .appleVision
    #else
      .other
    #endif
  }
}
