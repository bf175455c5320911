import Foundation

/// What `Info.plist` says about a bundle's languages. Parsed only where it may say something that is asked for, since that
/// takes as long as all else that a first text needs.
struct BundleInformation: Sendable {
  private let contents: Data

  /// - Parameter folders: where the file may be; the first one counts.
  init(folders: [String]) {
    contents = folders.lazy.compactMap { FileManager.default.contents(atPath: $0 + "/Info.plist") }.first ?? Data()
  }

  /// `CFBundleDevelopmentRegion`.
  var developmentRegion: String? { value("CFBundleDevelopmentRegion") as? String }

  /// `CFBundleLocalizations`: languages that need no folder.
  var localizations: [String] {
    (value("CFBundleLocalizations") as? [Any])?.compactMap { $0 as? String } ?? []
  }

  private func value(_ key: String) -> Any? {
    let isUTF16 = contents.starts(with: [0xFE, 0xFF]) || contents.starts(with: [0xFF, 0xFE])
    guard isUTF16 || contents.range(of: Data(key.utf8)) != nil else { return nil }
    let list = try? PropertyListSerialization.propertyList(from: contents, format: nil)
    return (list as? [String: Any])?[key]
  }
}
