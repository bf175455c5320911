/// Parts of a path that is written with `/`.
enum Path {
  static func stem(of path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// Lower case, without the dot; empty where there is none.
  static func fileExtension(of path: String) -> String {
    guard let dot = path.lastIndex(of: ".") else { return "" }
    return path[path.index(after: dot)...].lowercased()
  }

  /// The name of the folder that holds the file; empty at the root.
  static func folderName(of path: String) -> String {
    path.split(separator: "/").dropLast().last.map(String.init) ?? ""
  }
}
