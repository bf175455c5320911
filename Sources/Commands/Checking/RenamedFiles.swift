/// Files that were renamed since a commit.
struct RenamedFiles {
  /// New path → old path, relative to the repository's root.
  let formerPaths: [String: String]

  func formerPath(_ path: String) -> String? { formerPaths[path] }

  /// Where most of the files lay that are in a folder now and kept their places in it; nil where none were elsewhere.
  func formerFolder(_ folder: String) -> String? {
    var counts: [String: Int] = [:]
    for (new, old) in formerPaths where new.hasPrefix(folder + "/") {
      let rest = new.dropFirst(folder.count)
      guard old.hasSuffix(rest) || old == rest.dropFirst() else { continue }
      counts[String(old.dropLast(old.count < rest.count ? rest.count - 1 : rest.count)), default: 0] += 1
    }
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }
}
