extension XcodeBuildSettings {
  /// What `#if os()` calls the platforms of Xcode's SDKs, simulators included. A Mac Catalyst app counts as `iOS` there.
  private static let platformNames = [
    "iphoneos": "iOS", "iphonesimulator": "iOS", "macosx": "macOS", "appletvos": "tvOS", "appletvsimulator": "tvOS",
    "watchos": "watchOS", "watchsimulator": "watchOS", "xros": "visionOS", "xrsimulator": "visionOS",
  ]

  /// The platforms of all configurations; nil where a setting is missing or not understood, since then every branch of
  /// a condition on platforms has to count.
  var platforms: Set<String>? {
    let supported = values("SUPPORTED_PLATFORMS").flatMap { $0.split(separator: " ").map(String.init) }
    var found: Set<String> = []
    for root in values("SDKROOT") + supported where root != "auto" {
      // A version may follow: `macosx15.0`.
      let name = root.prefix { $0.isLetter }
      guard let platform = Self.platformNames[String(name)] else { return nil }
      found.insert(platform)
    }
    return found.isEmpty ? nil : found
  }
}
