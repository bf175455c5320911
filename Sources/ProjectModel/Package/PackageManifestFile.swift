/// Which manifest of a package counts: `Package.swift` or one written for newer tools, `Package@swift-6.swift`.
///
/// SwiftPM takes the one with the newest tools version that it supports; here the newest of all, since what a project's
/// newest tools see is what it is developed with.
struct PackageManifestFile {
  let path: String
  let bytes: [UInt8]

  /// The folders with a manifest, outer ones first. A file called `Package.swift` may also be any source of an application.
  static func folders(in inventory: FileInventory) -> [String] {
    inventory.files.filter { file in
      guard ProjectPath.name(file) == "Package.swift", let bytes = inventory.contents(of: file) else { return false }
      return String(decoding: bytes, as: UTF8.self).contains("PackageDescription")
    }
    .sorted { (ProjectPath.depth($0), $0) < (ProjectPath.depth($1), $1) }
    .map { ProjectPath.folder(of: $0) }
  }

  static func isManifest(_ name: String) -> Bool {
    name == "Package.swift" || (name.hasPrefix("Package@swift-") && name.hasSuffix(".swift"))
  }

  /// Nil where no manifest can be read.
  init?(folder: String, inventory: FileInventory) {
    let names = inventory.files(directlyIn: folder).filter(Self.isManifest)
    var best: (version: [Int], path: String, bytes: [UInt8])?
    for name in names.sorted() {
      let path = ProjectPath.joined(folder, name)
      guard let bytes = inventory.contents(of: path) else { continue }
      let version = Self.versionOfName(name) ?? Self.toolsVersion(in: bytes)
      if let former = best, !former.version.lexicographicallyPrecedes(version) { continue }
      best = (version, path, bytes)
    }
    guard let best else { return nil }
    path = best.path
    bytes = best.bytes
  }

  private static func versionOfName(_ name: String) -> [Int]? {
    guard let dash = name.firstIndex(of: "-") else { return nil }
    return numbers(name[name.index(after: dash)...].dropLast(6))
  }

  /// The version of `// swift-tools-version: 6.0`, the first line by rule.
  private static func toolsVersion(in bytes: [UInt8]) -> [Int] {
    let head = String(decoding: bytes.prefix(400), as: UTF8.self)
    for line in head.split(whereSeparator: \.isNewline) where line.contains("swift-tools-version") {
      guard let colon = line.firstIndex(of: ":") else { continue }
      return numbers(line[line.index(after: colon)...])
    }
    return []
  }

  private static func numbers(_ text: Substring) -> [Int] {
    var parts = text.drop(while: \.isWhitespace).split(separator: ".").map { Int($0.prefix(while: \.isNumber)) ?? 0 }
    while parts.last == 0 { parts.removeLast() }
    return parts
  }
}
