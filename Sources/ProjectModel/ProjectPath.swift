/// Arithmetic on paths that are relative to the project's root, written with `/`; the root itself is the empty string.
package enum ProjectPath {
  /// `path` seen from `folder`, with `.` and `..` resolved by text alone. What climbs over the root keeps leading `..`.
  static func joined(_ folder: String, _ path: String) -> String {
    if folder.isEmpty, !path.contains("./"), !path.contains("//"), path != ".", path != "..", !path.hasSuffix("/."),
      !path.hasSuffix("/"), !path.hasSuffix("/..")
    {
      return path
    }
    var components: [Substring] = []
    for part in [folder[...], path[...]] {
      for component in part.split(separator: "/") {
        if component == "." { continue }
        if component == "..", let last = components.last, last != ".." {
          components.removeLast()
        } else {
          components.append(component)
        }
      }
    }
    return components.joined(separator: "/")
  }

  package static func name(_ path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  /// The folder of a file or folder; empty at the root.
  package static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return String(path[..<slash])
  }

  /// Without the dot; empty where there is none, as in a name that begins with its only dot.
  package static func pathExtension(_ path: String) -> String {
    let utf8 = path.utf8
    var index = utf8.endIndex
    while index > utf8.startIndex {
      let before = utf8.index(before: index)
      if utf8[before] == UInt8(ascii: "/") { return "" }
      if utf8[before] == UInt8(ascii: ".") {
        guard before > utf8.startIndex, utf8[utf8.index(before: before)] != UInt8(ascii: "/") else { return "" }
        return String(path[index...])
      }
      index = before
    }
    return ""
  }

  package static func nameWithoutExtension(_ path: String) -> String {
    let name = name(path)
    let pathExtension = pathExtension(name)
    return pathExtension.isEmpty ? name : String(name.dropLast(pathExtension.count + 1))
  }

  private static let bundleExtensions: Set<String> = [
    "help", "bundle", "framework", "xcframework", "app", "appex", "docc",
  ]

  /// The innermost folder around a file that is a bundle of its own; nil for most files.
  package static func bundle(around path: String) -> String? {
    var folder = folder(of: path)
    while !folder.isEmpty {
      if bundleExtensions.contains(pathExtension(folder).lowercased()) { return folder }
      folder = self.folder(of: folder)
    }
    return nil
  }

  /// Where a path lies that is relative to a root, which has no symbolic links in it, so that `..` can be taken
  /// literally.
  package static func absolute(_ path: String, in root: String) -> String {
    guard !path.hasPrefix("/") else { return path }
    // There are many paths, and hardly one of them has to be taken apart.
    if isPlain(path) { return root + (root.hasSuffix("/") ? "" : "/") + path }
    var names = root.split(separator: "/")
    for name in path.split(separator: "/") where name != "." {
      if name == ".." { _ = names.popLast() } else { names.append(name) }
    }
    return "/" + names.joined(separator: "/")
  }

  /// Whether no part of a relative path is empty or begins with a dot.
  private static func isPlain(_ path: String) -> Bool {
    var previous = UInt8(ascii: "/")
    for byte in path.utf8 {
      if previous == UInt8(ascii: "/"), byte == UInt8(ascii: "/") || byte == UInt8(ascii: ".") { return false }
      previous = byte
    }
    return previous != UInt8(ascii: "/")
  }

  /// An absolute path as seen from an absolute folder, which need not be around it: `../Terms.csv`; empty for the folder
  /// itself.
  package static func relative(_ path: String, from folder: String) -> String {
    let names = path.split(separator: "/")
    let start = folder.split(separator: "/")
    let common = zip(names, start).prefix { $0 == $1 }.count
    return (start.dropFirst(common).map { _ in ".." } + names.dropFirst(common)).joined(separator: "/")
  }

  static func components(_ path: String) -> [Substring] { path.split(separator: "/") }

  static func depth(_ path: String) -> Int { path.utf8.count { $0 == UInt8(ascii: "/") } }

  /// Whether `path` is `folder` or lies below it; everything lies below the root but what climbs out of it.
  package static func lies(_ path: String, in folder: String) -> Bool {
    if folder.isEmpty { return path != ".." && !path.hasPrefix("../") }
    guard path.utf8.starts(with: folder.utf8) else { return false }
    let rest = path.utf8.dropFirst(folder.utf8.count)
    return rest.isEmpty || rest.first == UInt8(ascii: "/")
  }

  /// `path` as seen from `folder`, in which it lies; nil where it does not.
  static func relative(_ path: String, to folder: String) -> String? {
    guard lies(path, in: folder) else { return nil }
    if folder.isEmpty { return path }
    let rest = path.utf8.dropFirst(folder.utf8.count)
    return rest.isEmpty ? "" : String(path[path.utf8.index(after: rest.startIndex)...])
  }

  /// The language of the `.lproj` folder that holds the file, `Base` and `mul` included.
  package static func language(of path: String) -> String? {
    for component in components(path).dropLast().reversed() where component.hasSuffix(".lproj") {
      return String(component.dropLast(6))
    }
    return nil
  }

  /// The folder of a file, or the one that holds the folders of languages where it lies in one of these:
  /// `Shared/fr.lproj/Main.strings` and `Shared/Main.storyboard` have the same.
  package static func folderOfLanguages(_ path: String) -> String {
    let folder = folder(of: path)
    return folder.hasSuffix(".lproj") ? self.folder(of: folder) : folder
  }

  static func sortedWithoutDoubles(_ paths: [String]) -> [String] {
    var result: [String] = []
    result.reserveCapacity(paths.count)
    for path in paths.sorted() where result.last != path { result.append(path) }
    return result
  }
}
