import Foundation

/// The user's defaults, read without Foundation where there are none: it takes half a millisecond to begin with.
enum StoredDefaults {
  /// The argument that overrides a default, as text, else what is stored for the user.
  static func value(of name: String) -> Any? {
    if let argument = ProgramArguments.value(of: name) { return argument }
    #if !canImport(Darwin)
      guard exist else { return nil }
    #endif
    return UserDefaults.standard.object(forKey: name)
  }

  /// Whether there is one of the files that Foundation keeps defaults in.
  private static let exist: Bool = {
    let home =
      EnvironmentVariables.value(of: "XDG_CONFIG_HOME")
      ?? EnvironmentVariables.value(of: "HOME").map { $0 + "/.config" }
    let program = (CommandLine.arguments.first ?? "").split(separator: "/").last.map(String.init) ?? ""
    return [home, "/usr/local/etc"].compactMap { $0 }.contains { folder in
      SmallFile.exists(atPath: folder + "/.GlobalPreferences.plist")
        || SmallFile.exists(atPath: "\(folder)/\(program).plist")
    }
  }()
}
