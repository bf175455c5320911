import Foundation

/// The files below a folder, found by one walk; all questions of the readers are answered from it.
///
/// Links to folders are not entered, so loops cannot be: a link is an alias of the folder it names, if that lies inside.
final class FileInventory {
  /// Absolute, symbolic links resolved.
  let root: String
  /// The folder of the repository that holds the root (the nearest one with `.git`), or the root. Nothing outside it is
  /// read.
  let repository: String
  let exclusions: ProjectExclusions
  /// Sorted. Folders that stand for one file (`.xcodeproj`) are among them.
  private(set) var files: [String] = []
  /// Link → what it names, both relative to the root.
  private(set) var links: [String: String] = [:]
  private(set) var linksLeadingOutside: [String] = []
  /// Links that ought to name catalogs or tables, and name nothing.
  private(set) var linksLeadingNowhere: [String] = []
  private(set) var unreadableFolders: [String] = []
  /// Folders whose names say that they are catalogs or tables.
  private(set) var foldersNamedAsFiles: [String] = []
  /// Whether the walk stopped at its limit.
  private(set) var isTruncated = false
  private var known: Set<String> = []
  /// Folders outside the root that were walked on demand.
  private var outsideFiles: [String: [String]] = [:]
  private lazy var lowercased: [String: String] = Dictionary(
    files.map { ($0.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })

  init(root: String, exclusions: ProjectExclusions) {
    self.root = root
    self.exclusions = exclusions
    repository = Self.repository(holding: root)
    let walk = FolderWalk(root: root, exclusions: exclusions)
    files = walk.files
    isTruncated = walk.isTruncated
    unreadableFolders = walk.unreadableFolders
    foldersNamedAsFiles = walk.foldersNamedAsFiles
    known = Set(files)
    for link in walk.links { resolveLink(link) }
    // A source that a link names and that is not there, as in a submodule that is not checked out, is one that cannot
    // be read: its strings must not count as gone.
    let missing = walk.links.filter { link in
      ["m", "mm", "swift"].contains(ProjectPath.pathExtension(link)) && FolderWalk.canonicalPath(absolute(link)) == nil
    }
    files = (files + missing).sorted()
    known.formUnion(missing)
  }

  func absolute(_ path: String) -> String {
    path.isEmpty ? root : path.hasPrefix("/") ? path : root + "/" + path
  }

  /// The bytes of a file inside the repository, nil where it cannot be read or is no project file by its size.
  func contents(of path: String) -> [UInt8]? {
    guard isInRepository(path), FolderWalk.isRegularFile(absolute(path)) else { return nil }
    guard let data = FileManager.default.contents(atPath: absolute(path)), data.count < 1 << 28 else { return nil }
    return [UInt8](data)
  }

  /// Whether something is on disk there, inside the repository, be it left out of the walk or not.
  func exists(_ path: String) -> Bool {
    isInRepository(path) && FileManager.default.fileExists(atPath: absolute(path))
  }

  /// The path under which the inventory has the file that `path` names: with links resolved, and with the case that it
  /// has on disk, since most Macs do not tell cases apart. Files that the walk left out are looked for on disk.
  func file(_ path: String) -> String? {
    let path = resolved(path)
    if known.contains(path) { return path }
    if let other = lowercased[path.lowercased()] { return other }
    guard isInRepository(path), !isExcluded(path) else { return nil }
    guard FolderWalk.isRegularFile(absolute(path)) else { return nil }
    return path
  }

  /// All files in a folder at any depth, those behind links to folders included, each once.
  func files(in folder: String) -> [String] {
    var result: [String] = []
    var pending = [resolved(folder)]
    var seen: Set<String> = []
    while let next = pending.popLast() {
      // A folder inside one that was taken already would add its files again.
      guard !seen.contains(where: { ProjectPath.lies(next, in: $0) }) else { continue }
      seen.insert(next)
      if known.contains(next) {
        result.append(next)
      } else {
        result += next.hasPrefix("..") ? outside(next) : Array(inside(next))
      }
      for (link, target) in links where ProjectPath.lies(link, in: next) { pending.append(target) }
    }
    return seen.count == 1 ? result : ProjectPath.sortedWithoutDoubles(result)
  }

  /// The names of the files in a folder itself.
  func files(directlyIn folder: String) -> [String] {
    files(in: folder).compactMap { file in
      ProjectPath.folder(of: file) == folder ? ProjectPath.name(file) : nil
    }
  }

  func hasFiles(in folder: String) -> Bool { !files(in: folder).isEmpty }

  /// Replaces leading links by what they name.
  func resolved(_ path: String) -> String {
    guard !links.isEmpty else { return path }
    var path = path
    // A chain of links ends, a loop of them does not; both are short in practice.
    for _ in 0..<16 {
      guard let (link, rest) = leadingLink(of: path), let target = links[link] else { return path }
      path = ProjectPath.joined(target, rest)
    }
    return path
  }

  private func leadingLink(of path: String) -> (link: String, rest: String)? {
    if links[path] != nil { return (path, "") }
    for (index, character) in zip(path.indices, path) where character == "/" {
      let prefix = String(path[..<index])
      if links[prefix] != nil { return (prefix, String(path[path.index(after: index)...])) }
    }
    return nil
  }

  private func inside(_ folder: String) -> ArraySlice<String> {
    if folder.isEmpty { return files[...] }
    let prefix = folder + "/"
    var low = 0
    var high = files.count
    while low < high {
      let middle = (low + high) / 2
      if files[middle] < prefix { low = middle + 1 } else { high = middle }
    }
    var end = low
    while end < files.count, files[end].hasPrefix(prefix) { end += 1 }
    return files[low..<end]
  }

  private func outside(_ folder: String) -> [String] {
    guard isInRepository(folder) else { return [] }
    if let found = outsideFiles[folder] { return found }
    let walk = FolderWalk(root: absolute(folder), exclusions: exclusions)
    let found = walk.files.map { folder + "/" + $0 }
    outsideFiles[folder] = found
    return found
  }

  private func isExcluded(_ path: String) -> Bool {
    exclusions.paths.contains { ProjectPath.lies(path, in: $0) }
  }

  private func isInRepository(_ path: String) -> Bool {
    guard path.hasPrefix("..") || path.hasPrefix("/") else { return true }
    let whole = path.hasPrefix("/") ? path : "/" + ProjectPath.joined(root, path)
    return ProjectPath.lies(whole, in: repository)
  }

  private func resolveLink(_ link: String) {
    guard let target = FolderWalk.canonicalPath(absolute(link)) else {
      if FileKind(path: link)?.isOfTexts ?? false { linksLeadingNowhere.append(link) }
      return
    }
    if let inside = target == root ? "" : ProjectPath.relative(target, to: root) {
      links[link] = inside
    } else {
      linksLeadingOutside.append(link)
    }
  }

  private static func repository(holding root: String) -> String {
    var folder = root
    while !folder.isEmpty, folder != "/" {
      if FileManager.default.fileExists(atPath: folder + "/.git") { return folder }
      folder = ProjectPath.folder(of: folder)
    }
    return root
  }
}
