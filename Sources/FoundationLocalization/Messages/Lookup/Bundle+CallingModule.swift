public import Foundation

extension Bundle {
  /// The bundle with the resources of the module that calls, else the main bundle: what Apple's macro `#bundle` is for.
  ///
  /// ```swift
  /// let title = String(localized: "Order", bundle: .ofCallingModule())
  /// ```
  ///
  /// A macro would know the module's own `Bundle.module`, but would make every program that uses this library build
  /// SwiftSyntax. This looks for the folder that SwiftPM makes beside the program, `<package>_<module>.resources`, or
  /// `.bundle`, once for each module. Unlike `Bundle.module` it does not stop the program where the folder is missing.
  ///
  /// - Parameter fileID: the calling file, whose first part names the module; leave it out.
  public static func ofCallingModule(_ fileID: StaticString = #fileID) -> Bundle {
    let module = fileID.withUTF8Buffer { bytes in
      String(decoding: bytes.prefix { $0 != UInt8(ascii: "/") }, as: UTF8.self)
    }
    return ModuleBundles.bundle(ofModule: module) ?? .main
  }
}

/// The resource bundles beside the program, by their modules.
package enum ModuleBundles {
  private static let known = Locked<[String: Bundle?]>([:])

  static func bundle(ofModule module: String) -> Bundle? {
    known.withLock { known in
      if let bundle = known[module] { return bundle }
      let found = find(module, in: foldersOfProgram)
      known[module] = found
      return found
    }
  }

  /// Where a program, an app and a test have their resources.
  private static var foldersOfProgram: [URL] {
    var folders = [Bundle.main.resourceURL, Bundle.main.bundleURL].compactMap { $0 }
    if let program = Bundle.main.executableURL?.deletingLastPathComponent() { folders.append(program) }
    #if canImport(Darwin)
      folders += Bundle.allBundles.flatMap { [$0.resourceURL, $0.bundleURL.deletingLastPathComponent()] }
        .compactMap { $0 }
    #endif
    return folders
  }

  package static func find(_ module: String, in folders: [URL]) -> Bundle? {
    for folder in folders {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      // The shortest name is the module's own: `Site` is not to find the folder of `Web_Site`.
      let sorted = names.sorted { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
      for name in sorted where isBundle(name, ofModule: module) {
        if let bundle = Bundle(url: folder.appendingPathComponent(name)) { return bundle }
      }
    }
    return nil
  }

  /// Whether a folder's name is a package's, the module's with an underscore before it, and the ending of bundles.
  private static func isBundle(_ name: String, ofModule module: String) -> Bool {
    for ending in [".resources", ".bundle"] where name.hasSuffix(ending) {
      let stem = name.dropLast(ending.count)
      guard stem.utf8.count > module.utf8.count + 1 else { return false }
      // A target may be called `my-tool`, whose module is `my_tool`.
      return String(stem.map { $0 == "-" ? "_" : $0 }).hasSuffix("_" + module)
    }
    return false
  }
}
