import Foundation

/// What `Info.plist` says about a bundle's languages. Parsed only where it may say something that is asked for, since that
/// takes as long as all else that a first text needs.
struct BundleInformation: Sendable {
  private let contents: [UInt8]

  /// - Parameter folders: where the file may be; the first one counts.
  init(folders: [String]) {
    contents = folders.lazy.compactMap { SmallFile.bytes(atPath: $0 + "/Info.plist") }.first ?? []
  }

  /// `CFBundleDevelopmentRegion`.
  var developmentRegion: String? { value("CFBundleDevelopmentRegion") as? String }

  /// `CFBundleLocalizations`: languages that need no folder.
  var localizations: [String] {
    (value("CFBundleLocalizations") as? [Any])?.compactMap { $0 as? String } ?? []
  }

  private func value(_ key: String) -> Any? {
    let isUTF16 = contents.starts(with: [0xFE, 0xFF]) || contents.starts(with: [0xFF, 0xFE])
    guard isUTF16 || mentions(key) else { return nil }
    let list = try? PropertyListSerialization.propertyList(from: Data(contents), format: nil)
    return (list as? [String: Any])?[key]
  }

  private func mentions(_ key: String) -> Bool {
    var key = key
    return key.withUTF8 { key in
      contents.withUnsafeBufferPointer { contents in
        guard let first = key.first, contents.count >= key.count else { return false }
        for start in 0...(contents.count - key.count) where contents[start] == first {
          if UnsafeBufferPointer(rebasing: contents[start..<start + key.count]).elementsEqual(key) { return true }
        }
        return false
      }
    }
  }
}
